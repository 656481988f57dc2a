#!/usr/bin/env python3
# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs clang-tidy on every source file of the product that the build compiles, two or more at a time, and remembers what passed.

A file is looked at again only when something that its result depends on has changed: clang-tidy itself, a .clang-tidy file, the
compiler's command line, or the text of the file or of any of the project's headers that it includes (ninja knows which).
Exit code 1 when clang-tidy has a warning."""

import argparse
import concurrent.futures
import hashlib
import json
import os
import pathlib
import shlex
import subprocess
import sys
import time

# Tests are left to the compiler: they are as many files again, the slowest ones for Qt Test, and nobody ships them.
FOLDERS = ("app", "edits", "packer", "parser", "previews", "validators")

# GCC's own options, which clang would complain about; and ccache at the front of the command is no compiler.
EXTRA = ["--extra-arg=-Wno-unknown-warning-option", "--extra-arg=-Wno-ignored-optimization-argument", "--quiet"]


def arguments():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--repository", type=pathlib.Path, required=True)
    parser.add_argument("--build", type=pathlib.Path, required=True, help="a build folder, built with Ninja")
    parser.add_argument("--cache", type=pathlib.Path, required=True, help="where to remember what passed")
    parser.add_argument("--clang-tidy", default="clang-tidy-19")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 2)
    parser.add_argument("files", nargs="*", help="only files whose path contains one of these")
    return parser.parse_args()


def compiled_files(options):
    """The entries of compile_commands.json for the project's own files: {path relative to the repository: entry}."""
    result = {}
    commands = options.build / "compile_commands.json"
    # CMake writes none while there is nothing to compile.
    for entry in json.loads(commands.read_text()) if commands.exists() else []:
        path = pathlib.Path(entry["directory"], entry["file"]).resolve()
        if not path.is_relative_to(options.repository):
            continue
        name = path.relative_to(options.repository).as_posix()
        if name.split("/")[0] in FOLDERS and (not options.files or any(part in name for part in options.files)):
            result.setdefault(name, entry)
    return result


def dependencies(options):
    """What each object file was made from, as ninja keeps it: {object file: [paths]}."""
    text = subprocess.run(["ninja", "-C", str(options.build), "-t", "deps"], capture_output=True, text=True, check=True).stdout
    result, current = {}, None
    for line in text.splitlines():
        if line.startswith("    "):
            current.append(line.strip())
        elif ": #deps" in line:
            current = result.setdefault(line.split(": #deps")[0], [])
    return result


class Keys:
    """Computes the key that stands for all that the result of one file depends on."""

    def __init__(self, options):
        self.options = options
        self.hashes = {}
        self.dependencies = dependencies(options)
        version = subprocess.run([options.clang_tidy, "--version"], capture_output=True, text=True, check=True).stdout
        self.common = version + repr(EXTRA)
        for config in sorted(options.repository.glob("**/.clang-tidy")):
            if "build" not in config.relative_to(options.repository).parts:
                self.common += str(config.relative_to(options.repository)) + config.read_text()

    def hash_of(self, path):
        if path not in self.hashes:
            try:
                self.hashes[path] = hashlib.sha256(path.read_bytes()).hexdigest()
            except OSError:
                self.hashes[path] = "absent"
        return self.hashes[path]

    def of(self, name, entry):
        root = str(self.options.repository)
        key = hashlib.sha256((self.common + name + entry["command"].replace(root, "")).encode())
        output = entry.get("output") or next(iter(shlex.split(entry["command"].partition(" -o ")[2])), "")
        for dependency in sorted({*self.dependencies.get(output, []), str(self.options.repository / name)}):
            path = pathlib.Path(os.path.normpath(self.options.build / dependency))
            # A system header changes with the environment, whose compiler is in the version above.
            if path.is_relative_to(self.options.repository):
                key.update(f"{path.relative_to(self.options.repository)} {self.hash_of(path)}\n".encode())
        return key.hexdigest()


def run(options, name):
    command = [options.clang_tidy, "-p", str(options.build), *EXTRA, str(options.repository / name)]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    # clang counts the warnings in system headers on stderr, which tells nobody anything; what it says of errors is on stdout.
    return done.returncode, done.stdout if done.returncode == 0 or done.stdout else done.stdout + done.stderr


def main():
    options = arguments()
    options.repository = options.repository.resolve()
    options.cache.mkdir(parents=True, exist_ok=True)
    files = compiled_files(options)
    keys = Keys(options)
    marks = {name: options.cache / keys.of(name, entry) for name, entry in files.items()}
    todo = [name for name in sorted(files) if not marks[name].exists()]
    for name in files.keys() - set(todo):
        marks[name].touch()

    failed = 0
    start = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(options.jobs) as pool:
        results = {pool.submit(run, options, name): name for name in todo}
        for count, result in enumerate(concurrent.futures.as_completed(results), 1):
            name = results[result]
            code, output = result.result()
            print(f"[{count}/{len(todo)}] {name}", flush=True)
            if output.strip():
                print(output.strip(), flush=True)
            if code == 0:
                marks[name].touch()
            else:
                failed += 1

    month_ago = time.time() - 30 * 24 * 3600
    for mark in options.cache.iterdir():
        if mark.stat().st_mtime < month_ago:
            mark.unlink(missing_ok=True)
    print(f"clang-tidy: {len(files)} files, {len(files) - len(todo)} unchanged since they passed, {failed} with warnings "
          f"({time.monotonic() - start:.0f} s)")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
