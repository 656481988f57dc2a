// SPDX-License-Identifier: GPL-3.0-or-later
#include "validators/wording/statements.h"

#include <algorithm>

namespace castwright::validators {

using namespace parser;

namespace {

struct Statement {
    std::string_view keyword;
    std::size_t values;
};

std::vector<Statement> statementsOf(const RuleContext& context, ContentKind kind) {
    if (kind == ContentKind::Chat) {
        return {{"chat", 1}, {"reply", 1}, {"trigger", 1}, {"source", 1}, {"addressed", 1}, {"priority", 1}};
    }
    std::vector<Statement> statements{{"set", 2},     {"add", 2},   {"scale", 2},      {"weapon", 2},
                                      {"inherit", 1}, {"skill", 1}, {"description", 1}};
    if (kind == ContentKind::Character) {
        statements.push_back({"skillBand", 2});
        statements.push_back({"chat", 1});
        const ModelKeys& model = context.profile().model;
        if (!model.slotKey.empty())
            statements.push_back({model.slotKey, 1});
        for (const std::string& key : model.declarationKeys)
            statements.push_back({key, 1});
    }
    return statements;
}

}  // namespace

std::optional<std::size_t> valuesOf(const RuleContext& context, const CheckedFile& file, const Token& keyword) {
    const std::vector<Statement> statements = statementsOf(context, file.kind());
    const auto found =
        std::ranges::find_if(statements, [&](const Statement& statement) { return file.isKeyword(keyword, statement.keyword); });
    return found == statements.end() ? std::nullopt : std::optional{found->values};
}

std::vector<std::string_view> keywordsOf(const RuleContext& context, ContentKind kind) {
    std::vector<std::string_view> keywords;
    for (const Statement& statement : statementsOf(context, kind))
        keywords.push_back(statement.keyword);
    return keywords;
}

bool startsNumber(const CheckedFile& file, const Token& token) {
    return token.type == TokenType::Number || file.isPunctuation(token, "-");
}

}  // namespace castwright::validators
