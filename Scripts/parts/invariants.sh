#!/usr/bin/env bash
# Runs tests with the condition InternalChecks, which verifies every invariant of the solver after every
# change, under the address sanitizer. All tests take too long with it; these reach every part of the solver. They get
# a package of their own: nothing else has to be built for them.
# Usage: Scripts/sanitize.sh invariants [SYSTEMS]      100 random systems unless another number is given
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/core-package.sh

build=.build/invariants
core_package "$build" '.define("InternalChecks")' '' "${core_tests[@]}"
flags=(--package-path "$build" --sanitize address -debug-info-format none)
swift build --build-tests "${flags[@]}"
# Each run of a process leaves 32 bytes behind in Foundation.
echo 'leak:10Foundation7ProcessC3run' >"$build/leaks.txt"
export LSAN_OPTIONS=suppressions=$PWD/$build/leaks.txt:print_suppressions=0

solver='Random|LargeSystem|Crash|CandidateQueue|Termination|Number|Transaction|Change|Edit|Removal|Query|Update'
solver+='|Copy|BoundSwap|SimultaneousPivot|Solver|Slope|Freedom|LevelVisit'
layout='Example|PriorityRule|Recovery|Hierarchy|Fitting|RandomLayout|LayoutPass|AmbiguousItem'
layout+='|StackExample|StackChange|StackHistory|StackRandom|ScrollView|ScrollRule|ScrollZoom'
export ANCHORS_RANDOM_SYSTEMS=${1:-100}
swift test --skip-build --disable-xctest "${flags[@]}" \
  --filter "^SimplexTests\.(${solver})\w*Tests/" --filter "^AnchorTests\.(${layout})Tests/"
