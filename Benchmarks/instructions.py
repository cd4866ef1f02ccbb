#!/usr/bin/env python3
"""Counts the instructions of first layouts and changes with callgrind, and compares them with Instructions.json.

Usage: Scripts/bench.sh --instructions --check     exit status 1 if a case or the mean exceeds its band
       Scripts/bench.sh --instructions --record    writes the counts anew; the commit gives the reason

Pivots and cells did not show that first layouts cost 14 % more in one round; instructions do. A case may exceed its
count by 1 %, the geometric mean of all by 0.3 %. Processors differ in how the C library copies memory, not in more.
What Docs/Performance.md says of these counts may be off by 2 %.
"""

import concurrent.futures
import json
import math
import os
import re
import subprocess
import sys

CASES = [
    (f"anchors/{name}", size, phase)
    for name in ("chain", "activated-chain", "cards", "label-chain", "nested", "nested-stacks")
    for size in (100, 1000)
    for phase in ("cold", "edit")
]
BAND, MEAN = 1.01, 1.003
FOLDER = os.path.dirname(os.path.abspath(__file__))
RECORD = os.path.join(FOLDER, "Instructions.json")

# Sentences of Docs/Performance.md with a count of one of 1 000, or of one edit.
STATEMENTS = [
    (r"a view in a chain of 1 000, cold.*\n\| its instructions \| ([\d ]+)", "anchors/chain 1000 cold", 1000),
    (r"a card of six views among 1 000, cold.*\n\| its instructions, and its allocations \| ([\d ]+)", "anchors/cards 1000 cold", 1000),
    (r"a label in a stack of 1 000, cold \| [^|,]*, ([\d ]+) instructions", "anchors/label-chain 1000 cold", 1000),
    (r"the width of one card of 1 000 \| [^|,]*, ([\d ]+) instructions", "anchors/cards 1000 edit", 1),
]


def stale(recorded):
    """The statements of Docs/Performance.md that differ from the recorded counts, as lines of text."""
    with open(os.path.join(FOLDER, "../Docs/Performance.md"), encoding="utf-8") as file:
        text = file.read()
    for pattern, case, size in STATEMENTS:
        found = re.search(pattern, text)
        said = int(found[1].replace(" ", "")) if found else 0
        if abs(said * size / recorded[case] - 1) > 0.02:
            yield f"FAIL  Docs/Performance.md says {said} of {case}: {recorded[case] // size}"


def count(bench, workload, size, phase):
    """The instructions of one run of a phase, of which the profiled region has two."""
    run = subprocess.run(
        ["valgrind", "--tool=callgrind", "--collect-atstart=no", "--toggle-collect=*profiledRegion*",
         "--callgrind-out-file=/dev/null", bench, "--profile", workload, str(size), phase],
        capture_output=True, text=True)
    found = re.search(r"Collected : (\d+)", run.stderr)
    if run.returncode != 0 or not found:
        sys.exit(f"FAIL  {workload} {size} {phase}\n{run.stderr[-2000:]}")
    return int(found[1]) // 2


def main():
    bench, action = sys.argv[1:]
    titles = [f"{workload} {size} {phase}" for workload, size, phase in CASES]
    with concurrent.futures.ThreadPoolExecutor(os.cpu_count()) as pool:
        counts = dict(zip(titles, pool.map(lambda case: count(bench, *case), CASES)))
    if action == "--record":
        with open(RECORD, "w", encoding="utf-8") as file:
            json.dump(counts, file, indent=2)
            file.write("\n")
        print(f"Recorded {len(counts)} cases in Benchmarks/Instructions.json.")
        return
    with open(RECORD, encoding="utf-8") as file:
        recorded = json.load(file)
    status, logs = 0, []
    for title, found in counts.items():
        if title not in recorded:
            print(f"FAIL  {title}: no count is recorded")
            status = 1
            continue
        ratio = found / recorded[title]
        logs.append(math.log(ratio))
        size = int(title.split()[1])
        within = ratio <= BAND
        status |= not within
        print(f"{'ok  ' if within else 'FAIL'}  {title}: {found} instructions, {found // size} each, {ratio:.4f} of what is recorded")
    mean = math.exp(sum(logs) / len(logs)) if logs else 1
    within = mean <= MEAN
    print(f"{'ok  ' if within else 'FAIL'}  geometric mean {mean:.4f} of what is recorded, at most {MEAN}")
    if min(logs, default=0) < -math.log(BAND):
        print("note  some cases are below their band: Scripts/bench.sh --instructions --record")
    wrong = list(stale(recorded))
    for line in wrong:
        print(line)
    sys.exit(status or not within or wrong != [])


main()
