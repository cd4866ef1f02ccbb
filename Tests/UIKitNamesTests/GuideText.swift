import Foundation

/// The guides in `Docs`, and the files with their code.
enum GuideText {
  private static var root: URL {
    var folder = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { folder.deleteLastPathComponent() }
    return folder
  }

  /// The Swift files that guides quote.
  static func sources() throws -> [String] {
    try [
      "Tests/UIKitNamesTests/UIKitRecipes.swift", "Tests/UIKitNamesTests/AnchorsRecipes.swift",
      "Tests/UIKitNamesTests/GuideListings.swift",
      "Examples/SnapshotTests/Sources/OrderScreen/OrderView.swift",
      "Examples/SnapshotTests/Tests/OrderScreenTests/OrderViewTests.swift",
      "Examples/SnapshotTests/Package.swift",
      "Examples/MigratedScreen/Sources/CheckoutScreen/CheckoutView.swift",
      "Examples/MigratedScreen/Tests/CheckoutScreenTests/CheckoutViewTests.swift",
      "Examples/MigratedScreen/Package.swift",
    ].map { normal(try String(contentsOf: root.appendingPathComponent($0), encoding: .utf8)) }
  }

  /// The blocks of Swift in a guide.
  static func blocks(of guide: String) throws -> [String] {
    let text = try String(
      contentsOf: root.appendingPathComponent("Docs/\(guide).md"), encoding: .utf8)
    return text.components(separatedBy: "```swift\n").dropFirst().map {
      normal($0.components(separatedBy: "```")[0])
    }
  }

  /// A text without indentation.
  private static func normal(_ text: String) -> String {
    text.split(separator: "\n").map { $0.drop { $0 == " " } }.joined(separator: "\n")
  }
}
