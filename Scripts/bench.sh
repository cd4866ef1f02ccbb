#!/usr/bin/env bash
# Builds and runs the benchmarks; `Scripts/bench.sh --help` lists what they can do.
#
#   Scripts/bench.sh --check     counted work against Benchmarks/Thresholds.json; no peer, no clock
#   Scripts/bench.sh --record    writes the thresholds anew, after a change that is meant
#   Scripts/bench.sh --ablate    what each shortcut of the solver gains on every workload
#   Scripts/bench.sh --goals     every goal with what is found, against Kiwi if its driver is built
#   Scripts/bench.sh --limits    what is as large as Docs/Limits.md says, under a memory limit of 2 GB
#   Scripts/bench.sh --instructions --check     instructions against Benchmarks/Instructions.json
#   Scripts/bench.sh --instructions WORKLOAD     instructions by callgrind, and how they grow with size
set -euo pipefail
cd "$(dirname "$0")/.."
if [ "${1:-}" = --instructions ]; then
  exec Scripts/parts/instructions.sh "${@:2}"
fi
if [ "${1:-}" = --limits ]; then
  swift build -c release --product layout >&2
  swift build -c release --package-path Benchmarks --product limits-bench >&2
  exec Benchmarks/limits.py .build/release/layout Benchmarks/.build/release/limits-bench
fi
if [ "${1:-}" = --ablate ]; then
  build=.build/ablation
  swift build -c release --package-path Benchmarks --scratch-path "$build" --traits Ablation --product bench >&2
  exec "$build/release/bench" "$@"
fi
arguments=("$@")
for argument in "$@"; do
  if [ "$argument" = --goals ] && [ -e Benchmarks/.peers/libkiwidriver.so ]; then
    arguments+=(--peers)
  fi
done
swift build -c release --package-path Benchmarks --product bench >&2
exec Benchmarks/.build/release/bench "${arguments[@]}"
