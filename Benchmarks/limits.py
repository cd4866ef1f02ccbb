#!/usr/bin/env python3
"""Lays out what is as large as Docs/Limits.md says, under a memory limit of 2 GB, and prints time and memory.

Usage: Benchmarks/limits.py LAYOUT LIMITS-BENCH    the two commands, built with -c release
"""

import os
import resource
import subprocess
import sys
import tempfile
import time

LIMIT = 2_000_000 * 1024


def limited():
    resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))


def run(name, command, **options):
    """Runs a command under the limit and prints its processor time and its memory."""
    start = time.time()
    process = subprocess.Popen(
        command, preexec_fn=limited, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options
    )
    output, errors = process.communicate()
    # The usage of this child alone: children are waited for one at a time.
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    used = usage.ru_utime + usage.ru_stime - run.before
    run.before += used
    text = (output[:60] if process.returncode == 0 else errors[-160:]).decode(errors="replace")
    text = " ".join(text.split())
    print(f"{name:34} {used:7.2f} s processor  {time.time() - start:7.2f} s  {len(output):>9} bytes  {text}")
    return output


run.before = 0.0


def items(count, folder):
    """A layout file of items one below the other, with four constraints each."""
    path = os.path.join(folder, f"{count}.json")
    with open(path, "w") as file:
        file.write('{"width":320,"items":[\n')
        file.write(",\n".join(f'{{"name":"i{index}"}}' for index in range(count)))
        file.write('],"constraints":[\n')
        rows = []
        for index in range(count):
            above = f"i{index - 1}.bottom" if index else "root.top"
            rows.append(
                f'"i{index}.leading == root.leading + 1","i{index}.trailing == root.trailing - 1",'
                f'"i{index}.top == {above} + 1","i{index}.height == {10 + index % 7}"'
            )
        file.write(",\n".join(rows) + "]}\n")
    return path


def main():
    layout, bench = (os.path.abspath(path) for path in sys.argv[1:3])
    with tempfile.TemporaryDirectory() as folder:
        for count in (20_000, 170_000):
            path = items(count, folder)
            size = os.path.getsize(path) / 1e6
            run(
                f"file of {count} items, {size:.0f} MB",
                [layout, "solve", path, "--no-ambiguity", "--format", "json"],
            )
    for kind, counts in (
        ("list", (100_000, 200_000, 400_000, 800_000)),
        ("deep", (100_000, 200_000, 400_000, 800_000)),
        ("text", (1_000_000, 10_000_000, 100_000_000)),
        ("variables", (1_000_000, 4_000_000)),
    ):
        for count in counts:
            run(f"{kind} {count}", [bench, kind, str(count)])


if __name__ == "__main__":
    main()
