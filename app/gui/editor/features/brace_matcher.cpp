// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/gui/editor/features/brace_matcher.h"

#include "app/gui/editor/code_editor.h"
#include "app/gui/editor/scintilla.h"
#include "parser/tree/syntax_views.h"

#include <QByteArrayView>

namespace castwright::gui {

namespace {

// Read at once when the caret stands at a brace: a millisecond at most. Larger texts wait for their analysis.
constexpr qsizetype kSmallText = 256 * 1024;
constexpr qsizetype kNowhere = -1;

/// The offset of a brace beside the caret, the one before it first; -1 when there is none.
qsizetype braceBesideCaret(const CodeEditor& editor) {
    const qsizetype caret = editor.caretByte();
    for (const qsizetype offset : {caret - 1, caret}) {
        const auto byte = offset < 0 ? '\0' : static_cast<char>(send(editor, Sci::SCI_GETCHARAT, offset));
        if (byte == '{' || byte == '}')
            return offset;
    }
    return -1;
}

/// True when `offset` is a token of its own: not in quotes, not in a comment.
bool isPunctuation(const parser::SourceText& text, std::uint32_t offset) {
    const auto tokens = text.tokens();
    const auto after = std::ranges::upper_bound(tokens, offset, {}, &parser::Token::begin);
    return after != tokens.begin() && std::prev(after)->type == parser::TokenType::Punctuation
        && std::prev(after)->range().contains(offset);
}

}  // namespace

BraceMatcher::BraceMatcher(CodeEditor& editor) : EditorFeature{editor} {
    connect(&editor, &CodeEditor::caretMoved, this, &BraceMatcher::update);
}

void BraceMatcher::setText(std::shared_ptr<const parser::SourceText> text, quint64 revision) {
    m_text = std::move(text);
    m_revision = revision;
    update();
}

const parser::SourceText* BraceMatcher::currentText() {
    if (m_text && m_revision == editor().revision())
        return m_text.get();
    if (editor().byteCount() > kSmallText)
        return nullptr;
    m_text = std::make_shared<const parser::SourceText>(editor().bytes().toStdString());
    m_revision = editor().revision();
    return m_text.get();
}

void BraceMatcher::update() {
    const qsizetype brace = isEnabled() ? braceBesideCaret(editor()) : -1;
    const parser::SourceText* const text = brace < 0 ? nullptr : currentText();
    const auto offset = static_cast<std::uint32_t>(brace);
    if (text == nullptr || !isPunctuation(*text, offset)) {
        send(editor(), Sci::SCI_BRACEHIGHLIGHT, kNowhere, kNowhere);
        return;
    }
    if (const auto partner = parser::matchingBrace(*text, offset))
        send(editor(), Sci::SCI_BRACEHIGHLIGHT, brace, *partner);
    else
        send(editor(), Sci::SCI_BRACEBADLIGHT, brace);
}

}  // namespace castwright::gui
