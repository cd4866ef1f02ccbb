#!/usr/bin/env python3
"""Lays out what is as large as Docs/Limits.md says, under a memory limit of 2 GB, and prints time and memory.

Usage: Benchmarks/limits.py LAYOUT LIMITS-BENCH    the two commands, built with -c release; Scripts/bench.sh --limits
                                                   builds them and runs this
"""

import os
import resource
import subprocess
import sys
import tempfile

LIMIT = 2_000_000 * 1024


def limited():
    resource.setrlimit(resource.RLIMIT_AS, (LIMIT, LIMIT))


def run(name, command, **options):
    """Runs a command under the limit and prints its processor time and the most memory it held."""
    with tempfile.TemporaryFile() as output, tempfile.TemporaryFile() as errors:
        process = subprocess.Popen(
            command, preexec_fn=limited, stdout=output, stderr=errors, **options
        )
        # The usage of this child alone.
        _, status, usage = os.wait4(process.pid, 0)
        used = usage.ru_utime + usage.ru_stime
        size = output.tell()
        shown = output if os.waitstatus_to_exitcode(status) == 0 else errors
        shown.seek(0)
        text = " ".join(shown.read(200).decode(errors="replace").split())[:80]
    print(f"{name:34} {used:7.2f} s  {usage.ru_maxrss // 1024:6} MB  {size:>9} bytes  {text}", flush=True)


def items(count, folder):
    """A layout file of items one below the other, with four constraints each."""
    path = os.path.join(folder, f"{count}.json")
    with open(path, "w") as file:
        file.write('{"width":320,"items":[\n')
        file.write(",\n".join(f'{{"name":"it{index}"}}' for index in range(count)))
        file.write('],"constraints":[\n')
        rows = []
        for index in range(count):
            above = f"it{index - 1}.bottom" if index else "root.top"
            rows.append(
                f'"it{index}.leading == root.leading + 1","it{index}.trailing == root.trailing - 1",'
                f'"it{index}.top == {above} + 1","it{index}.height == {10 + index % 7}"'
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
        ("clash", (50_000, 100_000, 200_000, 400_000)),
        ("text", (1_000_000, 10_000_000, 100_000_000)),
        ("variables", (1_000_000, 4_000_000)),
    ):
        for count in counts:
            run(f"{kind} {count}", [bench, kind, str(count)])


if __name__ == "__main__":
    main()
