#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Copies a part of the golden results into tests/golden, so that a plain clone tests them: all hand-made cases, every fourth random
tree and all of random-2, every fourth random file, and the lines of the .jsonl files that are about these. Results about a game's own cast stay out.

Usage: copy_golden.py ORACLE. The copy is made anew."""

import json
import pathlib
import shutil
import sys

STEP = 4
EMPTY_TREE = "t000040"  # a folder without content
MATCHED_TREES = 2       # the remainder at which the sample holds resolved and matched trees as well


def sample(folder, first):
    names = sorted(entry.name for entry in folder.iterdir())
    return set(names[first::STEP])


def main():
    oracle = pathlib.Path(sys.argv[1])
    target = pathlib.Path(__file__).resolve().parent.parent / "tests" / "golden"
    for name in ("cases", "random", "random-2", "raw"):
        shutil.rmtree(target / name, ignore_errors=True)
    shutil.copytree(oracle / "cases", target / "cases")
    shutil.copytree(oracle / "random-2", target / "random-2")
    for name in sorted(sample(oracle / "random", MATCHED_TREES) | {EMPTY_TREE}):
        shutil.copytree(oracle / "random" / name, target / "random" / name)
    (target / "raw").mkdir()
    for name in sorted(sample(oracle / "raw", 0)):
        shutil.copy(oracle / "raw" / name, target / "raw" / name)

    def copy_lines(name, keep):
        lines = (oracle / name).read_text(encoding="utf-8").splitlines(keepends=True)
        (target / name).write_text("".join(line for line in lines if keep(json.loads(line))), encoding="utf-8")

    copy_lines("tokens.jsonl", lambda row: (target / row["file"]).exists())
    copy_lines("normalize.jsonl", lambda row: True)
    copy_lines("normalize-2.jsonl", lambda row: True)
    copy_lines("match-random.jsonl", lambda row: (target / row["dir"]).exists())


if __name__ == "__main__":
    main()
