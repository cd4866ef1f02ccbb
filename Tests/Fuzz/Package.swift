// swift-tools-version: 6.2
import PackageDescription

// A separate package, because the main one has no unsafe flags.
// Scripts/sanitize.sh fuzz builds and runs it.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .unsafeFlags(["-sanitize=fuzzer,address"]),
]

let package = Package(
  name: "Fuzz",
  targets: [
    .target(name: "Buffers", swiftSettings: settings),
    .target(name: "Simplex", dependencies: ["Buffers"], swiftSettings: settings),
    .target(
      name: "SimplexQuestions", dependencies: ["Buffers", "Simplex"], swiftSettings: settings),
    .target(name: "AnchorsText", swiftSettings: settings),
    .target(
      name: "Anchors", dependencies: ["AnchorsText", "Buffers", "Simplex", "SimplexQuestions"],
      swiftSettings: settings),
    .target(name: "AnchorsGrid", dependencies: ["Anchors"], swiftSettings: settings),
    .target(
      name: "AnchorsQuestions",
      dependencies: ["Anchors", "Buffers", "Simplex", "SimplexQuestions"], swiftSettings: settings),
    .target(name: "VisualFormat", dependencies: ["Anchors"], swiftSettings: settings),
    .target(name: "Contacts", swiftSettings: settings),
    .target(
      name: "LayoutFiles",
      dependencies: ["Anchors", "AnchorsGrid", "AnchorsQuestions", "VisualFormat"],
      swiftSettings: settings),
    .target(name: "Devices", dependencies: ["Anchors"], swiftSettings: settings),
    .target(
      name: "InterfaceFiles",
      dependencies: ["Anchors", "AnchorsQuestions", "Devices", "LayoutFiles"],
      swiftSettings: settings),
    .target(
      name: "Replay", dependencies: ["Anchors", "Simplex", "SimplexQuestions"],
      swiftSettings: settings),
    .executableTarget(
      name: "Fuzz",
      dependencies: [
        "Anchors", "AnchorsQuestions", "Contacts", "InterfaceFiles", "LayoutFiles", "Replay",
      ],
      swiftSettings: settings,
      linkerSettings: [.unsafeFlags(["-sanitize=fuzzer,address", "-use-ld=lld"])]),
  ],
  swiftLanguageModes: [.v6]
)
