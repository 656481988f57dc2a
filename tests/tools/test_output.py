#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Tests of what ./dev says about builds and tests: tools/progress.py and tools/skipped.py."""

import pathlib
import subprocess
import sys
import tempfile
import unittest

TOOLS = pathlib.Path(__file__).resolve().parents[2] / "tools"
sys.path.insert(0, str(TOOLS))
sys.dont_write_bytecode = True

import progress  # noqa: E402
import skipped  # noqa: E402


def read_build(output):
    """(exit code, what was said, the log) for ninja's output."""
    with tempfile.TemporaryDirectory() as folder:
        log = pathlib.Path(folder, "log")
        done = subprocess.run([sys.executable, "-B", str(TOOLS / "progress.py"), "--log", str(log), "dev"], input=output, capture_output=True,
                              text=True, check=False)
        return done.returncode, done.stdout, log.read_text()


class Progress(unittest.TestCase):
    def test_a_line_for_each_tenth(self):
        output = "".join(f"[{n}/200] Building CXX object a{n}.o\n" for n in range(1, 201))
        code, said, log = read_build(output)
        self.assertEqual(code, 0)
        self.assertEqual([line.split(",")[0] for line in said.splitlines()],
                         [f"dev: building dev: {n} of 200 steps" for n in range(20, 201, 20)])
        self.assertEqual(log, output)

    def test_a_failure_is_shown_whole(self):
        code, said, _ = read_build("[1/100] ok\nFAILED: a.o\na.cpp:1:1: error: no\nninja: build stopped: subcommand failed.\n")
        self.assertEqual(code, 1)
        self.assertEqual(said, "FAILED: a.o\na.cpp:1:1: error: no\nninja: build stopped: subcommand failed.\n")

    def test_nothing_to_do_says_nothing(self):
        self.assertEqual(read_build("[0/2] Re-checking globbed directories...\nninja: no work to do.\n")[:2], (0, ""))

    def test_a_terminal_gets_one_line(self):
        now = iter([0, 75, 76]).__next__
        line = progress.Progress("dev", True, now)
        self.assertEqual(line.step(1, 9), "\r\033[Kdev: building dev: 1 of 9 steps, 1 min 15 s")
        self.assertEqual(line.message("warning\n"), "\nwarning\n")
        self.assertEqual(line.end(), "")

    def test_a_slow_step_is_said_after_twenty_seconds(self):
        now = 0
        line = progress.Progress("dev", False, lambda: now)
        now = 19
        self.assertEqual(line.step(1, 100), "")
        now = 20
        self.assertEqual(line.step(2, 100), "dev: building dev: 2 of 100 steps, 20 s\n")


class Skipped(unittest.TestCase):
    LOG = """1/2 Test: parser/golden
SKIP   : Golden::load(shared) the set is not there
   Loc: [../../tests/parser/tst_golden.cpp(33)]
PASS   : Golden::load(copy)
2/2 Test: cli/check
SKIP   : Check::unreadable() this user may read everything
SKIP   : Check::other() the set is not there
"""

    def test_reasons_with_their_tests(self):
        self.assertEqual(skipped.summary(skipped.skipped(self.LOG)),
                         "3 test cases were skipped:\n  2: the set is not there (cli/check, parser/golden)\n"
                         "  1: this user may read everything (cli/check)")

    def test_none(self):
        self.assertEqual(skipped.summary(skipped.skipped("1/1 Test: a\nPASS   : A::a()\n")), "No test case was skipped.")


if __name__ == "__main__":
    unittest.main()
