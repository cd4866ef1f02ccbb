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

build=.build/sanitize
mkdir -p "$build"
for folder in Sources Tests Examples; do
  ln -sfn "../../$folder" "$build/$folder"
done
mkdir -p "$build/HostileLayoutTests"
ln -sfn ../Tests/LayoutFilesTests/HostileLayoutTests.swift "$build/HostileLayoutTests"
cat > "$build/Package.swift" <<'END'
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
let unoptimized = settings + [.unsafeFlags(["-Onone"])]

let package = Package(
  name: "anchors",
  targets: [
    .target(name: "Simplex", swiftSettings: settings),
    .target(name: "Anchors", dependencies: ["Simplex"], swiftSettings: settings),
    .target(
      name: "AnchorsQuestions", dependencies: ["Anchors", "Simplex"], swiftSettings: settings),
    .target(name: "Replay", dependencies: ["Anchors", "Simplex"], swiftSettings: settings),
    .target(name: "VisualFormat", dependencies: ["Anchors"], swiftSettings: settings),
    .target(
      name: "LayoutFiles", dependencies: ["Anchors", "AnchorsQuestions", "VisualFormat"], swiftSettings: settings),
    .target(
      name: "Rendering", dependencies: ["Anchors", "AnchorsQuestions"], swiftSettings: settings),
    .target(name: "Devices", dependencies: ["Anchors"], swiftSettings: settings),
    .target(
      name: "AnchorsTesting", dependencies: ["Anchors", "Devices", "Rendering"],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Anchors", "Simplex"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "SimplexTests", dependencies: ["AnchorsTesting", "Simplex", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: unoptimized),
    .testTarget(
      name: "AnchorTests",
      dependencies: ["Anchors", "AnchorsQuestions", "Replay", "Simplex", "TestSupport"],
      swiftSettings: unoptimized),
    .testTarget(
      name: "HostileLayoutTests", dependencies: ["Anchors", "LayoutFiles", "TestSupport"],
      path: "HostileLayoutTests", swiftSettings: unoptimized),
  ],
  swiftLanguageModes: [.v6]
)
END

flags=(--package-path "$build" -c release --sanitize address -debug-info-format none
  -Xswiftc -enable-testing)
swift build --build-tests "${flags[@]}"

export ANCHORS_RANDOM_SYSTEMS=${ANCHORS_RANDOM_SYSTEMS:-4000}
# Each run of a process leaves 32 bytes behind in Foundation.
echo 'leak:10Foundation7ProcessC3run' > "$build/leaks.txt"
export LSAN_OPTIONS=suppressions=$PWD/$build/leaks.txt:print_suppressions=0
swift test --skip-build --disable-xctest "${flags[@]}"
