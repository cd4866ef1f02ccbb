#!/usr/bin/env bash
# Runs tests with the trait InternalChecks, which verifies every invariant of the solver after every
# change. All tests take too long with it; these reach every part of the solver.
# Usage: Scripts/sanitize.sh invariants      after the strict build of .ci/run, which this runs
set -euo pipefail
cd "$(dirname "$0")/../.."

solver='Random|LargeSystem|Crash|FirstPrice|EvaluationPlan|Termination|Number|Transaction|Change|Edit|Removal|Query|Update'
solver+='|Copy|BoundExchange|Solver|Slope|Freedom|LevelVisit'
layout='Example|PriorityRule|Recovery|Hierarchy|Fitting|RandomLayout|LayoutPass|AmbiguousItem'
layout+='|StackExample|StackChange|StackHistory|StackRandom|ScrollView|ScrollRule|ScrollZoom'
export ANCHORS_RANDOM_SYSTEMS=${ANCHORS_RANDOM_SYSTEMS:-100}
swift test --skip-build --scratch-path .build/check --traits InternalChecks \
  -Xswiftc -warnings-as-errors --explicit-target-dependency-import-check error \
  --filter "^SimplexTests\.(${solver})\w*Tests/" --filter "^AnchorTests\.(${layout})Tests/"
