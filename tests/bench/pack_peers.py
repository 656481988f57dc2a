#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Packs the same trees with castwright-cli and with its peers, and prints time, processor time and size of each, and the time of a repack
after an edit of one line.

Usage: pack_peers.py --program CASTWRIGHT_CLI --scratch FOLDER [--shared FOLDER] [--sample FOLDER] [--megabytes N] [--files N]

Trees: a cast (the real one when --shared has it, else the sample), and a generated one of 2,000 files and 500 MB, half text and half noise.
Needs about three times the size of the larger tree in the scratch folder."""

import argparse
import os
import pathlib
import random
import resource
import shutil
import subprocess
import sys
import time

WORDS = """again armour around behind beneath between bridge careful corner corridor count damn door echo every floor forget frag from
ghost glass hall heavy hide hold hunger into kill last left light listen loud metal missed move never noise nothing nowhere other over
patience push quiet railing reload rocket round run shadow shoot silence slow small smoke stairs steady still sudden there through time
turn under until walk wall watch weapon where while wrong you your""".split()


PYTHON_PACKER = """
import pathlib, sys, zipfile
source = pathlib.Path(sys.argv[1])
with zipfile.ZipFile(sys.argv[2], "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
    for path in sorted(source.rglob("*")):
        if path.is_file():
            archive.write(path, path.relative_to(source))
"""


def generate(folder, files, megabytes):
    """A tree that is the same each time."""
    average = megabytes * 1_000_000 // files
    for number in range(files):
        chance = random.Random(number)
        size = chance.randint(average // 4, average * 7 // 4)
        path = folder / f"group{number % 40:02}" / f"file{number:04}.{'txt' if number % 2 else 'bin'}"
        path.parent.mkdir(parents=True, exist_ok=True)
        if number % 2:
            words = chance.choices(WORDS, k=size // 5)
            lines = (" ".join(words[at : at + 12]) + f" {chance.randint(0, 999)}" for at in range(0, len(words), 12))
            path.write_bytes("\n".join(lines).encode()[:size])
        else:
            path.write_bytes(chance.randbytes(size))


def tree_size(folder):
    sizes = [path.stat().st_size for path in folder.rglob("*") if path.is_file()]
    return len(sizes), sum(sizes)


def measured(action):
    """Wall and processor seconds, children among them."""
    before = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    start = time.perf_counter()
    action()
    wall = time.perf_counter() - start
    after = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return wall, sum(b.ru_utime + b.ru_stime - a.ru_utime - a.ru_stime for a, b in zip(before, after))


class Peers:
    def __init__(self, options, source):
        self.source = source
        self.program = options.program
        self.out = options.scratch / "out"
        shutil.rmtree(self.out, ignore_errors=True)
        self.out.mkdir()
        self.environment = {**os.environ, "XDG_CACHE_HOME": str(self.out / "cache")}

    def run(self, *command, cwd=None):
        done = subprocess.run(command, cwd=cwd, env=self.environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, check=False)
        if done.returncode != 0:
            sys.exit(f"{command[0]} failed: {done.stderr.decode(errors='replace')}")

    def castwright(self, target):
        self.run(self.program, "pack", str(self.source), "-o", str(target), "--force")

    def python(self, target):
        self.run(sys.executable, "-c", PYTHON_PACKER, str(self.source), str(target))

    def zip(self, target):
        self.run("zip", "-9", "-q", "-r", "-X", "-D", str(target), ".", cwd=self.source)

    def seven_zip(self, target):
        self.run("7z", "a", "-tzip", "-mm=Deflate", "-mx9", "-bd", str(target), ".", cwd=self.source)


def edit_one_line(source):
    """Changes a line of the first text file, keeping its size; gives back how to undo that."""
    path = next(path for path in sorted(source.rglob("*")) if path.suffix in {".txt", ".chat"})
    before = path.read_bytes()
    line = before.index(b"\n", len(before) // 2) + 1
    changed = bytearray(before)
    changed[line + 4 : line + 6] = b"zq"
    path.write_bytes(bytes(changed))
    return lambda: path.write_bytes(before)


def row(name, wall, cpu, size, best):
    ratio = f"{wall / best:8.2f}x" if best else ""
    print(f"  {name:<34}{wall:10.3f} s {cpu:10.3f} s {size:>14,} bytes{ratio}", flush=True)


def compare(options, title, source):
    files, size = tree_size(source)
    print(f"\n{title}: {files} files, {size:,} bytes")
    print(f"  {'':<34}{'wall':>12} {'processor':>12} {'size':>20}   wall to castwright's")
    peers = Peers(options, source)
    rows = {}
    for name, pack, tool in (
        ("castwright-cli pack", peers.castwright, None),
        ("python3 zipfile, level 9", peers.python, None),
        ("zip -9", peers.zip, "zip"),
        ("7z -tzip -mm=Deflate -mx9", peers.seven_zip, "7z"),
    ):
        if tool and not shutil.which(tool):
            print(f"  {name:<34} is not installed")
            continue
        target = peers.out / f"{len(rows)}.zip"
        wall, cpu = measured(lambda: pack(target))
        rows[name] = wall
        row(name, wall, cpu, target.stat().st_size, rows["castwright-cli pack"])
    ours = peers.out / "0.zip"
    fresh = rows["castwright-cli pack"]
    wall, cpu = measured(lambda: peers.castwright(ours))
    row("castwright: nothing changed", wall, cpu, ours.stat().st_size, fresh)
    undo = edit_one_line(source)
    try:
        wall, cpu = measured(lambda: peers.castwright(ours))
        row("castwright: one line changed", wall, cpu, ours.stat().st_size, fresh)
    finally:
        undo()
    shutil.rmtree(peers.out)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", required=True)
    parser.add_argument("--scratch", type=pathlib.Path, required=True)
    parser.add_argument("--shared", type=pathlib.Path)
    parser.add_argument("--sample", type=pathlib.Path)
    parser.add_argument("--megabytes", type=int, default=500)
    parser.add_argument("--files", type=int, default=2000)
    options = parser.parse_args()
    options.scratch = options.scratch.resolve()
    options.program = str(pathlib.Path(options.program).resolve())
    options.scratch.mkdir(parents=True, exist_ok=True)

    cast = options.scratch / "cast"
    shutil.rmtree(cast, ignore_errors=True)
    real = options.shared / "corpus/openprey" if options.shared else None
    if real and real.is_dir():
        shutil.copytree(real, cast)
        compare(options, "the openPREY cast", cast)
    elif options.sample:
        shutil.copytree(options.sample, cast)
        compare(options, "the sample cast", cast)
    shutil.rmtree(cast, ignore_errors=True)

    tree = options.scratch / "tree"
    shutil.rmtree(tree, ignore_errors=True)
    generate(tree, options.files, options.megabytes)
    compare(options, "generated", tree)
    shutil.rmtree(options.scratch)


if __name__ == "__main__":
    main()
