// swift-tools-version: 6.3
import PackageDescription

var settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]
// Set by .ci/run alone: another compiler may warn of more.
if Context.environment["ANCHORS_WARNINGS"] == "errors" {
  settings.append(.treatAllWarnings(as: .error))
}

// Rounding lives in a C library that is linked by itself only where Foundation is imported.
let mathematics: [LinkerSetting] = [.linkedLibrary("m", .when(platforms: [.linux, .android]))]

let package = Package(
  name: "Anchors",
  // Those with Synchronization, which UIKitNames uses. No version of them was ever tried.
  platforms: [.macOS(.v15), .iOS(.v18), .tvOS(.v18), .watchOS(.v11), .visionOS(.v2)],
  products: [
    .library(name: "Simplex", targets: ["Simplex"]),
    .library(name: "SimplexQuestions", targets: ["SimplexQuestions"]),
    .library(name: "Anchors", targets: ["Anchors"]),
    .library(name: "AnchorsText", targets: ["AnchorsText"]),
    .library(name: "AnchorsGrid", targets: ["AnchorsGrid"]),
    .library(name: "AnchorsQuestions", targets: ["AnchorsQuestions"]),
    .library(name: "Rendering", targets: ["Rendering"]),
    .library(name: "VisualFormat", targets: ["VisualFormat"]),
    .library(name: "UIKitNames", targets: ["UIKitNames"]),
    .library(name: "UIKitFoundation", targets: ["UIKitFoundation"]),
    .library(name: "UIKitAppearance", targets: ["UIKitAppearance"]),
    .library(name: "Certify", targets: ["Certify"]),
    .library(name: "Texts", targets: ["Texts"]),
    .library(name: "AnchorsTesting", targets: ["AnchorsTesting"]),
    // For the packages of this repository; its declarations may change in any version.
    .library(name: "LayoutCommand", targets: ["LayoutCommand"]),
    .executable(name: "layout", targets: ["LayoutTool"]),
  ],
  traits: [
    .trait(
      name: "Swift3Names",
      description:
        "Adds the names of UIKit in Swift 3, such as NSLayoutAttribute, to UIKitNames and UIKitAppearance."
    ),
    .trait(
      name: "InternalChecks",
      description: "Verifies every invariant of the solver after every mutation. Slow; for tests."),
    .trait(
      name: "Ablation",
      description:
        "Lets a program switch off single shortcuts of the solver, to measure their gain."
    ),
  ],
  targets: [
    // Lists of solver and engine, which belong to neither's interface.
    .target(name: "Buffers", swiftSettings: settings),
    .target(name: "Simplex", dependencies: ["Buffers"], swiftSettings: settings),
    .target(
      name: "SimplexQuestions", dependencies: ["Buffers", "Simplex"], swiftSettings: settings),
    // Sizes, and measuring of texts.
    .target(name: "AnchorsText", swiftSettings: settings),
    .target(
      name: "Anchors", dependencies: ["AnchorsText", "Buffers", "Simplex", "SimplexQuestions"],
      swiftSettings: settings,
      linkerSettings: mathematics),
    .target(name: "AnchorsGrid", dependencies: ["Anchors"], swiftSettings: settings),
    // The functions of a C library, which Scripts/targets.sh clib builds.
    .target(
      name: "SimplexC", dependencies: ["Buffers", "Simplex", "SimplexQuestions"],
      exclude: ["include", "support"],
      swiftSettings: settings),
    .target(
      name: "AnchorsQuestions",
      dependencies: ["Anchors", "Buffers", "Simplex", "SimplexQuestions"],
      swiftSettings: settings),
    .target(name: "VisualFormat", dependencies: ["Anchors"], swiftSettings: settings),
    .target(
      name: "UIKitNames", dependencies: ["Anchors", "VisualFormat"], swiftSettings: settings),
    .target(name: "UIKitFoundation", dependencies: ["UIKitNames"], swiftSettings: settings),
    .target(name: "Devices", dependencies: ["Anchors"], swiftSettings: settings),
    .target(
      name: "UIKitAppearance",
      dependencies: ["Anchors", "Devices", "Rendering", "UIKitFoundation", "UIKitNames"],
      swiftSettings: settings),
    .target(
      name: "Rendering", dependencies: ["Anchors", "AnchorsGrid", "AnchorsQuestions"],
      swiftSettings: settings),
    .target(
      name: "AnchorsTesting",
      dependencies: ["Anchors", "Certify", "Devices", "Rendering"],
      swiftSettings: settings),
    .target(name: "Contacts", swiftSettings: settings),
    .target(name: "Gallery", dependencies: ["Anchors", "AnchorsGrid"], swiftSettings: settings),
    .target(
      name: "LayoutFiles",
      dependencies: ["Anchors", "AnchorsGrid", "AnchorsQuestions", "VisualFormat"],
      swiftSettings: settings),
    .target(
      name: "InterfaceFiles",
      dependencies: ["Anchors", "AnchorsQuestions", "Devices", "LayoutFiles"],
      swiftSettings: settings),
    .target(
      name: "Texts", dependencies: ["Certify", "InterfaceFiles", "LayoutFiles"],
      swiftSettings: settings),
    .target(
      name: "Certify", dependencies: ["Anchors", "AnchorsQuestions", "Devices"],
      swiftSettings: settings),
    .target(
      name: "Replay", dependencies: ["Anchors", "Simplex", "SimplexQuestions"],
      swiftSettings: settings),
    .target(
      name: "LayoutCommand",
      dependencies: [
        "Anchors", "AnchorsQuestions", "Certify", "Contacts", "Devices", "Gallery",
        "InterfaceFiles", "LayoutFiles", "Rendering", "Replay", "Texts",
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LayoutTool", dependencies: ["LayoutCommand"], swiftSettings: settings),
    .executableTarget(
      name: "HostAdapter", dependencies: ["Anchors"], path: "Examples/HostAdapter",
      swiftSettings: settings),
    .target(
      name: "TestSupport", dependencies: ["Anchors", "Buffers", "Simplex", "SimplexQuestions"],
      path: "Tests/TestSupport",
      swiftSettings: settings),
    .testTarget(
      name: "BuffersTests", dependencies: ["Buffers", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "SimplexTests",
      dependencies: ["AnchorsTesting", "Buffers", "Simplex", "SimplexQuestions", "TestSupport"],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "AnchorTests",
      dependencies: [
        "Anchors", "AnchorsGrid", "AnchorsQuestions", "AnchorsText", "Buffers", "Replay", "Simplex",
        "SimplexQuestions", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "VisualFormatTests", dependencies: ["Anchors", "TestSupport", "VisualFormat"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitNamesTests",
      dependencies: ["Anchors", "TestSupport", "UIKitFoundation", "UIKitNames", "VisualFormat"],
      swiftSettings: settings),
    .testTarget(
      name: "UIKitAppearanceTests",
      dependencies: [
        "Anchors", "Devices", "TestSupport", "UIKitAppearance", "UIKitFoundation", "UIKitNames",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "AnchorsTestingTests",
      dependencies: ["Anchors", "AnchorsTesting", "Certify", "Devices", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "RenderingTests",
      dependencies: ["Anchors", "AnchorsGrid", "AnchorsQuestions", "Rendering", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "ContactsTests", dependencies: ["Contacts", "TestSupport"], swiftSettings: settings),
    .testTarget(
      name: "GalleryTests",
      dependencies: [
        "Anchors", "AnchorsQuestions", "AnchorsTesting", "Gallery", "Rendering", "TestSupport",
      ],
      exclude: ["Snapshots"], swiftSettings: settings),
    .testTarget(
      name: "LayoutFilesTests",
      dependencies: [
        "Anchors", "AnchorsGrid", "AnchorsQuestions", "AnchorsTesting", "LayoutFiles", "Simplex",
        "SimplexQuestions", "TestSupport",
      ],
      exclude: ["Diagnostics"],
      swiftSettings: settings),
    .testTarget(
      name: "InterfaceFilesTests",
      dependencies: [
        "Anchors", "AnchorsQuestions", "InterfaceFiles", "LayoutFiles", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "CertifyTests",
      dependencies: ["Anchors", "AnchorsQuestions", "Certify", "Devices", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "TextsTests", dependencies: ["Certify", "LayoutFiles", "TestSupport", "Texts"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutCommandTests",
      dependencies: [
        "Anchors", "AnchorsQuestions", "Gallery", "LayoutCommand", "LayoutFiles", "TestSupport",
      ],
      swiftSettings: settings),
    .testTarget(
      name: "ReplayTests", dependencies: ["Replay", "Simplex", "SimplexQuestions", "TestSupport"],
      swiftSettings: settings),
    .testTarget(
      name: "LayoutToolTests",
      dependencies: [
        "Anchors", "AnchorsQuestions", "LayoutFiles", "LayoutTool", "Rendering", "TestSupport",
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
