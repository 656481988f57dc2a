#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what no compiler does: that #include lines follow the design's arrows (parser <- previews <- validators <- app, parser <- packer
<- app), that the core libraries and the command line include nothing of Qt, and that each source file begins with its licence.

Usage: check_layers.py REPOSITORY. Prints each violation as file:line: message; exit code 1 when there is one."""

import pathlib
import re
import sys

MAY_INCLUDE = {
    "parser": {"parser"},
    "previews": {"parser", "previews"},
    "validators": {"parser", "previews", "validators"},
    "packer": {"parser", "packer"},
    "app/shared": {"parser", "previews", "validators", "packer", "app/shared"},
    "app/cli": {"parser", "previews", "validators", "packer", "app/shared", "app/cli", "app/version.h"},
    "app/gui": {"parser", "previews", "validators", "packer", "app/shared", "app/gui", "app/version.h"},
}
WITHOUT_QT = {"parser", "previews", "validators", "packer", "app/shared", "app/cli"}
SOURCE_FOLDERS = ["app", "packer", "parser", "previews", "tests", "validators"]
LICENCE = "// SPDX-License-Identifier: GPL-3.0-or-later"

INCLUDE = re.compile(rb'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
QT = re.compile(r"^(Q[A-Z]\w*|q[a-z]+\.h|(qt6/)?(Qt\w*|Qsci|KSyntaxHighlighting|KF6)/.*|KSyntaxHighlighting.*)$")


def layer_of(path):
    return next((layer for layer in MAY_INCLUDE if path.startswith(layer + "/")), None)


def violations(repository, path):
    name = path.relative_to(repository).as_posix()
    lines = path.read_bytes().splitlines()
    if not lines or lines[0].decode(errors="replace") != LICENCE:
        yield name, 1, f"the first line is not '{LICENCE}'"
    layer = layer_of(name)
    if layer is None:
        return
    for number, line in enumerate(lines, 1):
        match = INCLUDE.match(line)
        if not match:
            continue
        quoted, included = match[1] == b'"', match[2].decode(errors="replace")
        if layer in WITHOUT_QT and QT.match(included):
            yield name, number, f"{layer} includes {included}: it is standard C++ without Qt"
        allowed = any(included == one or included.startswith(one + "/") for one in MAY_INCLUDE[layer])
        if quoted and not allowed:
            yield name, number, f"{layer} includes {included}: write paths from the repository's root, and follow the arrows"


def main():
    repository = pathlib.Path(sys.argv[1]).resolve()
    found = 0
    for folder in SOURCE_FOLDERS:
        for path in sorted((repository / folder).rglob("*")):
            if path.suffix not in {".cpp", ".h"} or "fixtures" in path.parts:
                continue
            for name, number, message in violations(repository, path):
                print(f"{name}:{number}: {message}")
                found += 1
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
