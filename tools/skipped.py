#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Says how many test cases of the last run of ctest were skipped and why, from ctest's log, where Qt Test writes each of them.

Usage: skipped.py LOG, which is BUILD/Testing/Temporary/LastTest.log. Prints "2 test cases were skipped:" and a line for each reason:
"  2: ../shared/oracle is not there (parser/golden_load, parser/golden_tokens)". Prints "No test case was skipped." otherwise."""

import pathlib
import re
import sys

TEST = re.compile(r"^\d+/\d+ Test: (.+)$")
SKIP = re.compile(r"^SKIP   : \S+?\(.*?\) (.+)$")
PLAIN_SKIP = re.compile(r"^SKIP   : (.+)$")


def skipped(log):
    """{reason: [the test of each skipped case]} of a log's text."""
    reasons, test = {}, ""
    for line in log.splitlines():
        if found := TEST.match(line):
            test = found[1]
        elif found := SKIP.match(line) or PLAIN_SKIP.match(line):
            reasons.setdefault(found[1].strip(), []).append(test)
    return reasons


def summary(reasons):
    count = sum(len(tests) for tests in reasons.values())
    if count == 0:
        return "No test case was skipped."
    lines = ["1 test case was skipped:" if count == 1 else f"{count} test cases were skipped:"]
    for reason, tests in sorted(reasons.items(), key=lambda item: (-len(item[1]), item[0])):
        lines.append(f"  {len(tests)}: {reason} ({', '.join(sorted(set(tests)))})")
    return "\n".join(lines)


def main():
    path = pathlib.Path(sys.argv[1])
    if path.exists():
        print(summary(skipped(path.read_text(encoding="utf-8", errors="replace"))))
    return 0


if __name__ == "__main__":
    sys.exit(main())
