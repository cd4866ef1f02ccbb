#!/usr/bin/env bash
# Everything that a change must pass beside `swift test`.
# Usage: Scripts/check.sh      runs every step; exit status 1 if one of them fails
set -uo pipefail
cd "$(dirname "$0")/.." || exit 1

. Scripts/steps.sh

formatting() {
  local sources=(Package.swift) folder
  for folder in Sources Tests Benchmarks Snippets Examples Web; do
    [ -d "$folder" ] && sources+=("$folder")
  done
  find "${sources[@]}" -name '*.swift' -not -path '*/.build/*' -print0 \
    | xargs -0 swift format lint --strict
}

# A build folder of its own, because these flags would have `swift test` build everything anew. It is
# also the build that verifies the solver's invariants, for which Scripts/invariants.sh uses it.
build() {
  swift build --build-tests --scratch-path .build/check --traits InternalChecks \
    -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error
}

benchmarks() {
  swift build --package-path Benchmarks --scratch-path .build/check-benchmarks \
    -Xswiftc -warnings-as-errors
}

sources() {
  step 'project rules (Scripts/guards.sh)' Scripts/guards.sh
  step 'every rule notices when it is broken (Scripts/guards-test.sh)' Scripts/guards-test.sh
  step 'the chain of anchors is what its script writes (Scripts/chain.py)' Scripts/chain.py --check
  step 'formatting (swift format lint --strict)' formatting
  step 'build of all targets, warnings as errors' build
  step 'README.md and the figures say what is so (Scripts/readme.sh)' \
    Scripts/readme.sh .build/check/debug
  step 'documentation, warnings as errors (Scripts/documentation.sh)' \
    Scripts/documentation.sh .build/check/debug
  step 'examples of the articles compile and run (Scripts/catalogues.sh)' \
    Scripts/catalogues.sh .build/check/debug
  step 'programs that call what throws compile (Scripts/uses.sh)' \
    Scripts/uses.sh .build/check/debug
  step 'layouts exported as Swift have the same frames (Scripts/export-tests.sh)' \
    Scripts/export-tests.sh .build/check/debug
}

embedded() {
  step 'Embedded Swift (Scripts/embedded.sh)' Scripts/embedded.sh
}

counted() {
  step 'build of the benchmarks, warnings as errors' benchmarks
  step 'counted work (Scripts/bench.sh --check)' Scripts/bench.sh --check
}

# Lanes, because the compiler of Embedded Swift and that of one optimized module use one core each.
lane sources sources
lane embedded embedded
lane benchmarks counted
finish
