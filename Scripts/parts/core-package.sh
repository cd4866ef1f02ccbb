# A package of solver and layout for checks with flags of their own; scripts source this file.

# The tests of both, and what they need; one line of the manifest each.
core_tests=(
  '.target(name: "AnchorsQuestions", dependencies: ["Anchors", "Buffers", "Simplex", "SimplexQuestions"], swiftSettings: settings)'
  '.target(name: "AnchorsGrid", dependencies: ["Anchors"], swiftSettings: settings)'
  '.target(name: "Replay", dependencies: ["Anchors", "Simplex", "SimplexQuestions"], swiftSettings: settings)'
  '.target(name: "Rendering", dependencies: ["Anchors", "AnchorsGrid", "AnchorsQuestions"], swiftSettings: settings)'
  '.target(name: "Devices", dependencies: ["Anchors"], swiftSettings: settings)'
  '.target(name: "Certify", dependencies: ["Anchors", "AnchorsQuestions", "Devices"], swiftSettings: settings)'
  '.target(name: "AnchorsTesting", dependencies: ["Anchors", "Certify", "Devices", "Rendering"], swiftSettings: settings)'
  '.testTarget(name: "SimplexTests", dependencies: ["AnchorsTesting", "Buffers", "Simplex", "SimplexQuestions", "TestSupport"], exclude: ["Snapshots"], swiftSettings: testSettings)'
  '.testTarget(name: "AnchorTests", dependencies: ["Anchors", "AnchorsGrid", "AnchorsQuestions", "AnchorsText", "Buffers", "Replay", "Simplex", "SimplexQuestions", "TestSupport"], swiftSettings: testSettings)'
)

# core_package FOLDER SETTING TEST_SETTING TARGET…: makes the package in FOLDER, a folder in .build. SETTING goes to
# all modules, TEST_SETTING to test modules in addition, and each TARGET is one more line of the manifest.
core_package() {
  local build=$1 folder
  mkdir -p "$build"
  for folder in Sources Tests Examples; do
    ln -sfn "../../$folder" "$build/$folder"
  done
  {
    cat <<END
// swift-tools-version: 6.2
import PackageDescription

let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  $2
]
let testSettings = settings + [$3]

let package = Package(
  name: "anchors",
  targets: [
    .target(name: "Buffers", swiftSettings: settings),
    .target(name: "Simplex", dependencies: ["Buffers"], swiftSettings: settings),
    .target(name: "SimplexQuestions", dependencies: ["Buffers", "Simplex"], swiftSettings: settings),
    .target(name: "AnchorsText", swiftSettings: settings),
    .target(name: "Anchors", dependencies: ["AnchorsText", "Buffers", "Simplex", "SimplexQuestions"], swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Anchors", "Buffers", "Simplex", "SimplexQuestions"], path: "Tests/TestSupport",
      swiftSettings: settings),
END
    printf '    %s,\n' "${@:4}"
    printf '  ],\n  swiftLanguageModes: [.v6]\n)\n'
  } >"$build/Package.swift"
}
