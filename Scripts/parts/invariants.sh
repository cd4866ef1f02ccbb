#!/usr/bin/env bash
# Runs tests with the condition InternalChecks, which verifies every invariant of the solver after every
# change. All tests take too long with it; these reach every part of the solver. They get a package of their
# own: nothing else has to be built for them.
# Usage: Scripts/sanitize.sh invariants
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/core-package.sh

build=.build/invariants
core_package "$build" '.define("InternalChecks")' '' "${core_tests[@]}"
swift build --package-path "$build" --build-tests

solver='Random|LargeSystem|Crash|CandidateQueue|EvaluationPlan|Termination|Number|Transaction|Change|Edit|Removal|Query|Update'
solver+='|Copy|BoundSwap|SimultaneousPivot|Solver|Slope|Freedom|LevelVisit'
layout='Example|PriorityRule|Recovery|Hierarchy|Fitting|RandomLayout|LayoutPass|AmbiguousItem'
layout+='|StackExample|StackChange|StackHistory|StackRandom|ScrollView|ScrollRule|ScrollZoom'
export ANCHORS_RANDOM_SYSTEMS=${ANCHORS_RANDOM_SYSTEMS:-100}
swift test --package-path "$build" --skip-build \
  --filter "^SimplexTests\.(${solver})\w*Tests/" --filter "^AnchorTests\.(${layout})Tests/"
