#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Checks what no compiler does: that #include lines follow the design's arrows, that only the editor includes anything of Qt, and that each
source file begins with its licence.

The arrows between modules are MAY_INCLUDE. Inside app/gui the folders are floors, GUI_FLOORS from the ground up: a folder includes itself
and what lies below it, so that there is no circle and no arrow up.

Usage: check_layers.py REPOSITORY. Prints each violation as file:line: message; exit code 1 when there is one."""

import pathlib
import re
import sys

CORE = {"parser", "previews", "edits", "validators", "packer", "app/workspace"}
MAY_INCLUDE = {
    "parser": {"parser"},
    "previews": {"parser", "previews"},
    "edits": {"parser", "previews", "edits"},
    "validators": {"parser", "previews", "validators"},
    "packer": {"parser", "packer"},
    "app/workspace": CORE,
    "app/language": CORE | {"app/language"},
    "app/cli": CORE | {"app/language", "app/cli", "app/version.h"},
    "app/gui": CORE | {"app/language", "app/gui", "app/version.h"},
}
WITHOUT_QT = set(MAY_INCLUDE) - {"app/gui"}
# From the ground up; folders in one line do not include each other. A folder of app/gui that is not here is an error.
GUI_FLOORS = [
    ["jobs", "text", "theme"],
    ["document"],
    ["dialogs"],
    ["settings"],
    ["analysis"],
    ["editor"],
    ["export"],
    ["panels/parts"],
    ["panels/cast", "panels/compare", "panels/problems", "panels/traits", "pack", "session", "tabs"],
    ["panels"],
    ["window"],
]
SOURCE_FOLDERS = ["app", "edits", "packer", "parser", "previews", "tests", "validators"]
LICENCE = "// SPDX-License-Identifier: GPL-3.0-or-later"

INCLUDE = re.compile(rb'^\s*#\s*include\s*([<"])([^>"]+)[>"]')
QT = re.compile(r"^(Q[A-Z]\w*|q[a-z]+\.h|(qt6/)?(Qt\w*|Qsci|KSyntaxHighlighting|KF6)/.*|KSyntaxHighlighting.*)$")


def layer_of(path):
    return next((layer for layer in MAY_INCLUDE if path.startswith(layer + "/")), None)


def gui_floor(path):
    """The folder of app/gui that a file is in and its floor, or (None, None) outside of all."""
    for floor, folders in enumerate(GUI_FLOORS):
        for folder in folders:
            if path.startswith(f"app/gui/{folder}/"):
                return folder, floor
    return None, None


def gui_violation(name, included):
    """What is wrong with one file of app/gui including another, or None."""
    folder, floor = gui_floor(name)
    if folder is None:
        return None  # main.cpp, which may include everything; check_gui_folders sees the rest
    other, other_floor = gui_floor(included)
    if other is None:
        return f"app/gui/{folder} includes {included}, which is on no floor of GUI_FLOORS"
    if other != folder and other_floor >= floor:
        return f"app/gui/{folder} includes {included}: this arrow goes up or sideways (GUI_FLOORS in tools/check_layers.py)"
    return None


def violations(repository, path):
    name = path.relative_to(repository).as_posix()
    lines = path.read_bytes().splitlines()
    if not lines or lines[0].decode(errors="replace") != LICENCE:
        yield name, 1, f"the first line is not '{LICENCE}'"
    layer = layer_of(name)
    if layer is None:
        return
    if layer == "app/gui" and name.count("/") > 2 and gui_floor(name)[0] is None:
        yield name, 1, "its folder is on no floor of GUI_FLOORS in tools/check_layers.py"
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
        if layer == "app/gui" and included.startswith("app/gui/"):
            problem = gui_violation(name, included)
            if problem:
                yield name, number, problem


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
