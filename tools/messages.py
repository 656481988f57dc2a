#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""The sentences that the libraries say to people, marked with CASTWRIGHT_TR_NOOP, and the catalogue for their translators.

lupdate does not know that mark, nor the modules without Qt. So `--source FILE` writes all of them into a C++ file in lupdate's own terms, in
the context "messages"; the target update_castwright_translations does that and runs lupdate. Without arguments the catalogue
translations/castwright_en.ts is compared with the sources: it must have these sentences in that context, and no others.

Usage: messages.py [--source FILE]. Prints what is wrong; exit code 1 when something is."""

import argparse
import pathlib
import re
import sys
import xml.etree.ElementTree

REPOSITORY = pathlib.Path(__file__).resolve().parent.parent
CATALOGUE = REPOSITORY / "translations" / "castwright_en.ts"
FOLDERS = ["app", "edits", "packer", "parser", "previews", "validators"]

LITERAL = r'"(?:[^"\\\n]|\\.)*"'
# A mark and its literals, which the compiler joins; and any other use of the mark, which nothing could extract.
MARKED = re.compile(r"CASTWRIGHT_TR_NOOP\(\s*((?:%s\s*)+)\)" % LITERAL)
MARK = re.compile(r"CASTWRIGHT_TR_NOOP\(")
ESCAPES = {"n": "\n", "t": "\t", "\\": "\\", '"': '"', "'": "'"}


def text_of(literals):
    """What the compiler makes of literals one after the other."""
    return "".join(
        re.sub(r"\\(.)", lambda escape: ESCAPES[escape[1]], literal[1:-1]) for literal in re.findall(LITERAL, literals)
    )


def marked_texts():
    """The texts with the place of their first use, and complaints about marks that cannot be read."""
    texts, wrong = {}, []
    for folder in FOLDERS:
        for path in sorted((REPOSITORY / folder).rglob("*")):
            if path.suffix not in {".cpp", ".h"}:
                continue
            name = path.relative_to(REPOSITORY).as_posix()
            source = path.read_text(encoding="utf-8")
            begins = {match.start() for match in MARKED.finditer(source)}
            for match in MARKED.finditer(source):
                texts.setdefault(text_of(match[1]), name)
            for match in MARK.finditer(source):
                line = source.count("\n", 0, match.start()) + 1
                define = source.rfind("\n", 0, match.start()) + 1
                if match.start() not in begins and not source.startswith("#define", define):
                    wrong.append(f"{name}:{line}: CASTWRIGHT_TR_NOOP has to hold string literals and nothing else")
    return texts, wrong


def catalogue_texts():
    root = xml.etree.ElementTree.parse(CATALOGUE).getroot()
    contexts = [context for context in root.iter("context") if context.findtext("name") == "messages"]
    return {message.findtext("source") for context in contexts for message in context.iter("message")}


def write_source(path, texts):
    quoted = [text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n").replace("\t", "\\t") for text in sorted(texts)]
    lines = [f'    QT_TRANSLATE_NOOP("messages", "{text}"),' for text in quoted]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("\n".join(["static const char* const messages[] = {", *lines, "};", ""]), encoding="utf-8")


def main():
    arguments = argparse.ArgumentParser(description=__doc__)
    arguments.add_argument("--source", type=pathlib.Path, metavar="FILE")
    options = arguments.parse_args()
    texts, wrong = marked_texts()
    if options.source:
        write_source(options.source, texts)
    else:
        known = catalogue_texts()
        refresh = "build the target update_castwright_translations"
        wrong += [f"{texts[text]}: not in translations/castwright_en.ts ({refresh}): {text}" for text in sorted(texts.keys() - known)]
        wrong += [f"translations/castwright_en.ts: no source says this any more ({refresh}): {text}" for text in sorted(known - texts.keys())]
    for line in wrong:
        print(line)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
