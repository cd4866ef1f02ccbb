// swift-tools-version: 6.2
import PackageDescription

// Texts in all scripts, through the libraries that GTK, LibreOffice and Chromium's Linux port use
// too. A package of its own, because the main one depends on nothing but the toolchain.
let settings: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "AnchorsPango",
  products: [
    .library(name: "PangoText", targets: ["PangoText"]),
    .library(name: "CairoRendering", targets: ["CairoRendering"]),
    .executable(name: "cards", targets: ["cards"]),
  ],
  dependencies: [.package(name: "Anchors", path: "../..")],
  targets: [
    .systemLibrary(
      name: "CPangoCairo", pkgConfig: "pangocairo", providers: [.apt(["libpango1.0-dev"])]),
    .systemLibrary(
      name: "CGdkPixbuf", pkgConfig: "gdk-pixbuf-2.0", providers: [.apt(["libgdk-pixbuf-2.0-dev"])]),
    .target(
      name: "PangoText",
      dependencies: ["CPangoCairo", .product(name: "Anchors", package: "Anchors")],
      swiftSettings: settings),
    .target(
      name: "CairoRendering",
      dependencies: [
        "CGdkPixbuf", "CPangoCairo", "PangoText", .product(name: "Anchors", package: "Anchors"),
        .product(name: "Rendering", package: "Anchors"),
      ],
      swiftSettings: settings),
    .executableTarget(
      name: "cards",
      dependencies: [
        "CairoRendering", "PangoText", .product(name: "LayoutCommand", package: "Anchors"),
        .product(name: "Rendering", package: "Anchors"),
      ],
      // The files and messages of the tool `layout`.
      exclude: ["Host/main.swift"],
      // They import the C library, whose types would count as those of GLib's module.
      swiftSettings: Array(settings.dropLast())),
    .executableTarget(
      name: "specimen",
      dependencies: [
        "CairoRendering", "PangoText", .product(name: "Anchors", package: "Anchors"),
        .product(name: "Rendering", package: "Anchors"),
      ],
      path: "Examples/Specimen", swiftSettings: settings),
    .executableTarget(
      name: "invoice",
      dependencies: [
        "CairoRendering", "PangoText", .product(name: "Anchors", package: "Anchors"),
        .product(name: "AnchorsGrid", package: "Anchors"),
        .product(name: "Rendering", package: "Anchors"),
      ],
      path: "Examples/Invoice", swiftSettings: settings),
    .testTarget(
      name: "PangoTextTests",
      dependencies: ["PangoText", .product(name: "Anchors", package: "Anchors")],
      swiftSettings: settings),
    .testTarget(
      name: "CairoRenderingTests",
      dependencies: [
        "CPangoCairo", "CairoRendering", "PangoText",
        .product(name: "Anchors", package: "Anchors"),
        .product(name: "Rendering", package: "Anchors"),
      ],
      swiftSettings: settings),
    .testTarget(
      name: "InvoiceTests",
      dependencies: [
        "invoice", "PangoText", .product(name: "Anchors", package: "Anchors"),
        .product(name: "Rendering", package: "Anchors"),
      ],
      swiftSettings: settings),
  ],
  swiftLanguageModes: [.v6]
)
