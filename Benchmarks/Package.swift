// swift-tools-version: 6.2
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

let package = Package(
  name: "Benchmarks",
  products: [
    .executable(name: "bench", targets: ["Bench"]),
    .executable(name: "format-bench", targets: ["FormatBench"]),
    .executable(name: "limits-bench", targets: ["LimitsBench"]),
  ],
  traits: [
    .trait(name: "Ablation", description: "Lets bench --ablate switch shortcuts off.")
  ],
  dependencies: [
    .package(
      name: "Anchors", path: "..",
      traits: [.trait(name: "Ablation", condition: .when(traits: ["Ablation"]))])
  ],
  targets: [
    .target(name: "AllocationCounter"),
    .target(name: "PeerInterface"),
    .executableTarget(
      name: "Bench",
      dependencies: [
        "AllocationCounter", "PeerInterface", .product(name: "Anchors", package: "Anchors"),
        .product(name: "AnchorsGrid", package: "Anchors"),
        .product(name: "AnchorsQuestions", package: "Anchors"),
        .product(name: "Simplex", package: "Anchors"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "FormatBench",
      dependencies: [
        .product(name: "Anchors", package: "Anchors"),
        .product(name: "VisualFormat", package: "Anchors"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "LimitsBench",
      dependencies: [
        .product(name: "Anchors", package: "Anchors"),
        .product(name: "Simplex", package: "Anchors"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
