// SPDX-License-Identifier: GPL-3.0-or-later
#include "parser/loader/block_reader.h"

namespace castwright::parser {

bool StyleReader::read(const Token& keyword) {
    Style style;
    const Token* name = m_reader.read();
    if (!name) {
        note(LoadNoteKind::NameMissing, at(keyword), m_reader.text(keyword), 0.0, at(m_reader.failedAt()));
        return false;
    }
    style.name = m_reader.text(*name);
    style.nameWhere = at(*name);
    if (!openBlock(keyword) || !readBody(keyword, style))
        return false;
    style.where = from(keyword);

    if (style.name.empty())
        note(LoadNoteKind::EmptyName, style.nameWhere, m_reader.text(keyword));
    else
        keep(m_context.reading.styles, std::move(style));
    return true;
}

bool StyleReader::readBody(const Token& keyword, Style& style) {
    while (const Token* token = m_reader.read()) {
        if (m_reader.is(*token, "}"))
            return true;
        if (m_reader.isKeyword(*token, "description")) {
            (void)readText(*token, style.description);
        } else if (m_reader.isKeyword(*token, "inherit")) {
            style.inheritWhere = readText(*token, style.inherit);
        } else {
            switch (readLayerStatement(*token, style.layer)) {
            case Outcome::Read: break;
            case Outcome::Failed: return false;
            case Outcome::NotMine: skipUnknown(*token);
            }
        }
    }
    return unterminated(keyword, 1);
}

}  // namespace castwright::parser
