#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Reads the output of ninja and says in one short line how far it is: "dev: building dev: 120 of 480 steps, 1 min 20 s".

On a terminal the line is renewed in place; elsewhere a line is written after each tenth of the steps and at least each 20 seconds. Warnings
are shown at once, and so is the output of a step that fails. Everything goes to the log. Exit code 1 when ninja failed.

Usage: ninja … 2>&1 | progress.py --log FILE NAME"""

import argparse
import pathlib
import re
import sys
import time

STEP = re.compile(r"^\[(\d+)/(\d+)\] ")
# The lines that ninja and CMake write about themselves.
NOISE = re.compile(r"^(ninja: (no work to do|Entering directory)|-- |\s*$)")
FAILED = re.compile(r"^(FAILED: |ninja: (build stopped|error|fatal)|CMake Error)")
SECONDS_BETWEEN = 20


def duration(seconds):
    minutes, rest = divmod(int(seconds), 60)
    return f"{minutes} min {rest} s" if minutes else f"{rest} s"


class Progress:
    """What has been said of the steps so far."""

    def __init__(self, name, terminal, clock=time.monotonic):
        self.name, self.terminal, self.clock = name, terminal, clock
        self.start = self.said_at = clock()
        self.said_tenth = 0
        self.line_is_open = False

    def line(self, done, total):
        return f"dev: building {self.name}: {done} of {total} steps, {duration(self.clock() - self.start)}"

    def step(self, done, total):
        """The text to write for a finished step, perhaps none."""
        if self.terminal:
            self.line_is_open = True
            return f"\r\033[K{self.line(done, total)}"
        tenth = done * 10 // total
        if tenth == self.said_tenth and self.clock() - self.said_at < SECONDS_BETWEEN:
            return ""
        self.said_tenth, self.said_at = tenth, self.clock()
        return self.line(done, total) + "\n"

    def message(self, line):
        """A line of output, below the line of progress."""
        opened, self.line_is_open = self.line_is_open, False
        return ("\n" if opened else "") + line

    def end(self):
        return self.message("")


def main():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--log", type=pathlib.Path, required=True)
    parser.add_argument("name")
    options = parser.parse_args()
    progress = Progress(options.name, sys.stdout.isatty())
    failed = False
    with options.log.open("w", encoding="utf-8") as log:
        for raw in sys.stdin.buffer:
            line = raw.decode("utf-8", "replace")
            log.write(line)
            log.flush()
            failed = failed or bool(FAILED.match(line))
            step = STEP.match(line)
            if step:
                text = progress.step(int(step[1]), int(step[2]))
            elif NOISE.match(line):
                text = ""
            else:
                text = progress.message(line)
            sys.stdout.write(text)
            sys.stdout.flush()
    sys.stdout.write(progress.end())
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
