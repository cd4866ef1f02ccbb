#!/usr/bin/env bash
# Runs the concurrent tests, the files named …ConcurrencyTests.swift, under the thread sanitizer, after
# a program with a planted race, which the sanitizer must find. They get a package of their own: nothing
# else has to be built for it.
set -euo pipefail
cd "$(dirname "$0")/../.."
. Scripts/parts/core-package.sh

build=.build/threads
rm -rf "$build"/{SimplexTests,AnchorTests,PlantedRace}
mkdir -p "$build"/{SimplexTests,AnchorTests,PlantedRace}
cp Tests/Fixtures/PlantedRace/PlantedRace.swift "$build/PlantedRace/main.swift"
for tests in SimplexTests AnchorTests; do
  find "$PWD/Tests/$tests" \( -name '*ConcurrencyTests.swift' -o -name LayoutHelpers.swift \) \
    -exec ln -s {} "$build/$tests" \;
done
core_package "$build" '' '' \
  '.executableTarget(name: "PlantedRace", path: "PlantedRace")' \
  '.testTarget(name: "SimplexTests", dependencies: ["Buffers", "Simplex", "SimplexQuestions", "TestSupport"], path: "SimplexTests", swiftSettings: testSettings)' \
  '.testTarget(name: "AnchorTests", dependencies: ["Anchors", "TestSupport"], path: "AnchorTests", swiftSettings: testSettings)'

swift build --package-path "$build" --build-tests --sanitize thread
# On a busy machine a run may end without both threads having been at it: three of twenty did.
finds_race() {
  local attempt found
  for attempt in {1..20}; do
    if ! found=$("$build/.build/debug/PlantedRace" 2>&1) && grep -q 'ThreadSanitizer: .* race' <<<"$found"; then
      return 0
    fi
  done
  return 1
}
if ! finds_race; then
  echo 'FAIL  the thread sanitizer does not find the planted race' >&2
  exit 1
fi
echo 'ok    the thread sanitizer finds the planted race'
swift test --package-path "$build" --skip-build --sanitize thread
