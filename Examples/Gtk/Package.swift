// swift-tools-version: 6.2
import PackageDescription

// A settings dialog of GTK 4 whose widgets are placed by the engine. A package of its own, because
// the main one depends on nothing but the toolchain.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Gtk",
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .systemLibrary(name: "CGtk", pkgConfig: "gtk4", providers: [.apt(["libgtk-4-dev"])]),
    .target(
      name: "AnchorsGtk", dependencies: ["CGtk", .product(name: "Anchors", package: "Anchors")],
      swiftSettings: settings),
    .executableTarget(
      name: "settings",
      dependencies: [
        "AnchorsGtk", "CGtk", .product(name: "Anchors", package: "Anchors"),
        .product(name: "AnchorsGrid", package: "Anchors"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
