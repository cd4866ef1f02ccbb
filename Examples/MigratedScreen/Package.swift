// swift-tools-version: 6.2
import PackageDescription

// A screen written for UIKit, moved into a package: on iOS it is compiled against UIKit, elsewhere
// against UIKitAppearance. Docs/FromUIKit.md describes the steps.
let package = Package(
  name: "MigratedScreen",
  platforms: [.iOS(.v16)],
  products: [.library(name: "CheckoutScreen", targets: ["CheckoutScreen"])],
  // The trait is for sources that were never migrated from Swift 3; leave it out if you have none.
  dependencies: [.package(name: "Anchors", path: "../..", traits: ["Swift3Names"])],
  targets: [
    .target(
      name: "CheckoutScreen",
      dependencies: [
        .product(
          name: "UIKitAppearance", package: "Anchors",
          condition: .when(platforms: [.macOS, .linux, .windows, .android]))
      ]),
    .testTarget(
      name: "CheckoutScreenTests",
      dependencies: [
        "CheckoutScreen", .product(name: "AnchorsTesting", package: "Anchors"),
        .product(name: "UIKitAppearance", package: "Anchors"),
      ],
      exclude: ["Snapshots"]),
  ],
  swiftLanguageModes: [.v5]
)
