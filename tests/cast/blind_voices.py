#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Can the voices of a cast be told apart blind?

    tests/cast/blind_voices.py [--minimum SHARE] [--confusions] [FOLDER]

Takes twenty lines at a time from one voice, removes names and tokens, and asks a classifier that has seen only the other lines
whose they are. The lines of each voice are shuffled with a fixed seed and cut into as many sets of twenty as there are; each set
is held out once, so the figure does not hang on one lucky draw. The classifier is naive Bayes over words, pairs of words, runs of
three to five characters, and punctuation; every kind of feature has the same say.

Two figures are printed: how often twenty lines are given to the right voice, and how often a single line is. Both are set
against chance, one in as many voices as there are. With --minimum, the exit code is 1 when the first figure is lower.
FOLDER holds botfiles/; the default is the sample cast.
"""

import argparse
import collections
import math
import pathlib
import random
import re
import sys

LINES_IN_A_SET = 20
SEED = 15
SMOOTHING = 0.1
DEFAULT_FOLDER = pathlib.Path(__file__).resolve().parents[2] / "resources" / "sample"

WORD = re.compile(r"[a-z']+|[0-9]+|[^\sa-z0-9']")


def read_voices(folder):
    """The lines of each characterChat block, triggers left out: they are what others say."""
    voices = {}
    for path in sorted((folder / "botfiles" / "chats").glob("*.chat")):
        owner = None
        for line in path.read_text(encoding="latin-1").splitlines():
            line = line.strip()
            if match := re.match(r'characterChat\s+"([^"]+)"', line):
                owner = match[1]
            elif owner and (match := re.fullmatch(r'"([^"]*)"', line)):
                voices.setdefault(owner, []).append(match[1])
    return voices


def without_names(line, names):
    line = re.sub(r"\$[A-Za-z]+", " ", line)
    for name in names:
        line = re.sub(rf"(?<![A-Za-z]){re.escape(name)}(?![A-Za-z])", " ", line, flags=re.IGNORECASE)
    return " ".join(line.split())


def features(line):
    """The counted features of a line, one counter for each kind."""
    words = WORD.findall(line.lower())
    marked = ["<", *words, ">"]
    text = f" {line.lower()} "
    return {
        "words": collections.Counter(words),
        "pairs": collections.Counter(zip(marked, marked[1:])),
        "runs": collections.Counter(text[i : i + n] for n in (3, 4, 5) for i in range(len(text) - n + 1)),
        "length": collections.Counter([min(len(words), 16), line[-1:]]),
    }


def counted(lines):
    """The features of several lines, added up by kind."""
    kinds = {}
    for line in lines:
        for kind, counter in line.items():
            kinds.setdefault(kind, collections.Counter()).update(counter)
    return kinds


def logarithms(kinds, sizes):
    """For each kind the logarithm of the likelihood of each feature of a voice, and that of a feature it never uses."""
    tables = {}
    for kind, size in sizes.items():
        divisor = sum(kinds[kind].values()) + SMOOTHING * size
        known = {feature: math.log((count + SMOOTHING) / divisor) for feature, count in kinds[kind].items() if count > 0}
        tables[kind] = known, math.log(SMOOTHING / divisor)
    return tables


def score(lines, tables):
    """How well the lines fit a voice. Each kind counts by its mean, so that the many runs of characters do not drown the words."""
    total = 0.0
    for kind, (known, unknown) in tables.items():
        amount = sum(sum(line[kind].values()) for line in lines) or 1
        likelihood = sum(count * known.get(feature, unknown) for line in lines for feature, count in line[kind].items())
        total += likelihood / amount
    return total


def sets_of_lines(voices):
    """(voice, twenty lines of it that are held out), until each line was held out once or fewer than twenty are left."""
    generator = random.Random(SEED)
    for voice, lines in voices.items():
        shuffled = lines[:]
        generator.shuffle(shuffled)
        for start in range(0, len(shuffled) - LINES_IN_A_SET + 1, LINES_IN_A_SET):
            yield voice, shuffled[start : start + LINES_IN_A_SET]


def main():
    parser = argparse.ArgumentParser(description="Can the voices of a cast be told apart blind?")
    parser.add_argument("folder", nargs="?", type=pathlib.Path, default=DEFAULT_FOLDER, help="folder that holds botfiles/")
    parser.add_argument("--minimum", type=float, help="fail when fewer sets than this share are named rightly")
    parser.add_argument("--confusions", action="store_true", help="list who was taken for whom, line by line")
    options = parser.parse_args()

    voices = read_voices(options.folder)
    if len(voices) < 2 or min(map(len, voices.values())) < 2 * LINES_IN_A_SET:
        print(f"{options.folder}: needs two voices or more, each of {2 * LINES_IN_A_SET} lines or more", file=sys.stderr)
        return 2
    names = sorted(voices, key=len, reverse=True)
    voices = {voice: [without_names(line, names) for line in lines] for voice, lines in voices.items()}
    voices = {voice: [line for line in lines if line] for voice, lines in voices.items()}

    voices = {voice: [features(line) for line in lines] for voice, lines in voices.items()}
    counts = {voice: counted(lines) for voice, lines in voices.items()}
    # The held-out lines are part of this one number, the size of the vocabulary, and of nothing else that is learnt.
    sizes = {kind: len(set().union(*(kinds[kind] for kinds in counts.values()))) for kind in next(iter(counts.values()))}
    tables = {voice: logarithms(kinds, sizes) for voice, kinds in counts.items()}

    right_sets = all_sets = right_lines = all_lines = 0
    confusions = collections.Counter()
    for voice, held_out in sets_of_lines(voices):
        removed = counted(held_out)
        learnt = {**tables, voice: logarithms({kind: counts[voice][kind] - removed[kind] for kind in sizes}, sizes)}

        def name_voice(lines, learnt=learnt):
            return max(learnt, key=lambda candidate: score(lines, learnt[candidate]))

        all_sets += 1
        right_sets += name_voice(held_out) == voice
        for line in held_out:
            guess = name_voice([line])
            all_lines += 1
            right_lines += guess == voice
            if guess != voice:
                confusions[voice, guess] += 1

    print(f"voices                   {len(voices)}")
    print(f"chance                   {100 / len(voices):.1f} %")
    print(f"named from twenty lines  {100 * right_sets / all_sets:.1f} %  ({right_sets} of {all_sets})")
    print(f"named from one line      {100 * right_lines / all_lines:.1f} %  ({right_lines} of {all_lines})")
    if options.confusions:
        for (voice, guess), count in confusions.most_common(15):
            print(f"  {count:3} lines of {voice} were taken for {guess}")
    if options.minimum is not None and right_sets < options.minimum * all_sets:
        print(f"Fewer than {100 * options.minimum:.0f} % of the sets were named rightly.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
