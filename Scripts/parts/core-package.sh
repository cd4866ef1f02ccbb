# A package of solver, layout and their tests alone, for checks with flags of their own; scripts source this file.

# core_package FOLDER SETTING TEST_SETTING [TARGET…]: makes the package in FOLDER, a folder in .build. SETTING goes to
# all modules, TEST_SETTING to test modules in addition, and each TARGET is one more line of the manifest.
core_package() {
  local build=$1 setting=$2 test_setting=$3 folder
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
  $setting
]
let testSettings = settings + [$test_setting]

let package = Package(
  name: "anchors",
  targets: [
    .target(name: "Buffers", swiftSettings: settings),
    .target(name: "Simplex", dependencies: ["Buffers"], swiftSettings: settings),
    .target(name: "Anchors", dependencies: ["Buffers", "Simplex"], swiftSettings: settings),
    .target(
      name: "AnchorsQuestions", dependencies: ["Anchors", "Buffers", "Simplex"],
      swiftSettings: settings),
    .target(name: "Replay", dependencies: ["Anchors", "Simplex"], swiftSettings: settings),
    .target(
      name: "Rendering", dependencies: ["Anchors", "AnchorsQuestions"], swiftSettings: settings),
    .target(name: "Devices", dependencies: ["Anchors"], swiftSettings: settings),
    .target(
      name: "AnchorsTesting", dependencies: ["Anchors", "Devices", "Rendering"],
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Anchors", "Buffers", "Simplex"], path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "SimplexTests", dependencies: ["AnchorsTesting", "Buffers", "Simplex", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: testSettings),
    .testTarget(
      name: "AnchorTests",
      dependencies: ["Anchors", "AnchorsQuestions", "Buffers", "Replay", "Simplex", "TestSupport"],
      swiftSettings: testSettings),
END
    for target in "${@:4}"; do printf '    %s,\n' "$target"; done
    printf '  ],\n  swiftLanguageModes: [.v6]\n)\n'
  } >"$build/Package.swift"
}
