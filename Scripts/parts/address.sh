#!/usr/bin/env bash
# Runs the tests of the solver and of layout, and those of hostile files, under the address sanitizer:
# the sources optimized, with many more random systems than `swift test` tries and with the large inputs.
# The one build serves all three: what only optimized code does shows here, and what only the sanitizer sees.
#
# The tests get a package of their own: nothing else has to be built for them. They are not optimized
# themselves, because the compiler takes longer over their macros than they take to run.
# Usage: Scripts/sanitize.sh address
set -euo pipefail
cd "$(dirname "$0")/../.."

. Scripts/parts/core-package.sh

build=.build/sanitize
core_package "$build" '' '.unsafeFlags(["-Onone"])' "${core_tests[@]}" \
  '.target(name: "VisualFormat", dependencies: ["Anchors"], swiftSettings: settings)' \
  '.target(name: "LayoutFiles", dependencies: ["Anchors", "AnchorsGrid", "AnchorsQuestions", "VisualFormat"], swiftSettings: settings)' \
  '.testTarget(name: "HostileLayoutTests", dependencies: ["Anchors", "LayoutFiles", "TestSupport"], path: "HostileLayoutTests", swiftSettings: testSettings)'
mkdir -p "$build/HostileLayoutTests"
ln -sfn ../Tests/LayoutFilesTests/HostileLayoutTests.swift "$build/HostileLayoutTests"

flags=(--package-path "$build" -c release --sanitize address -debug-info-format none
  -Xswiftc -enable-testing)
swift build --build-tests "${flags[@]}"

export ANCHORS_RANDOM_SYSTEMS=${ANCHORS_RANDOM_SYSTEMS:-4000}
# Each run of a process leaves 32 bytes behind in Foundation.
echo 'leak:10Foundation7ProcessC3run' > "$build/leaks.txt"
export LSAN_OPTIONS=suppressions=$PWD/$build/leaks.txt:print_suppressions=0
swift test --skip-build --disable-xctest "${flags[@]}"
