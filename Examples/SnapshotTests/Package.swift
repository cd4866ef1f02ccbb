// swift-tools-version: 6.2
import PackageDescription

// A screen written for UIKit, and tests of its frames without a simulator. On iOS the target uses
// UIKit itself; elsewhere it gets UIKit's names from the library.
let package = Package(
  name: "SnapshotTests",
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .target(
      name: "OrderScreen",
      dependencies: [
        .product(
          name: "UIKitNames", package: "Anchors",
          condition: .when(platforms: [.macOS, .linux, .windows, .wasi, .android]))
      ]),
    .testTarget(
      name: "OrderScreenTests",
      dependencies: [
        "OrderScreen", .product(name: "AnchorsTesting", package: "Anchors"),
        .product(name: "UIKitNames", package: "Anchors"),
      ],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v6]
)
