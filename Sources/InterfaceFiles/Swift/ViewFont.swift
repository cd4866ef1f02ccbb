import LayoutFiles

/// The font of a text as an expression of Swift.
struct ViewFont {
  let text: String
  /// True if UIKitNames has the font too.
  let isInUIKitNames: Bool
  /// True if it is the font that a label has without being told.
  let isUsual: Bool

  /// Reads the font of a view.
  ///
  /// - Parameters:
  ///   - document: The file.
  ///   - element: The view.
  ///   - usual: The size without a description.
  /// - Throws: `Fault` if a number is wrong.
  init(_ document: XMLDocument, _ element: Int, usual: Double) throws(Fault) {
    let description = document.child(element, "fontDescription")
    guard let description else {
      self.init(".systemFont(ofSize: \(usual.shortest))", isUsual: usual == 17)
      return
    }
    var size = try document.number(description, "pointSize") ?? usual
    if size == 0 { size = usual }
    let points = size.shortest
    if let style = try document.value(description, "style"), let name = Self.style(style) {
      self.init(".preferredFont(forTextStyle: .\(name))", isInUIKitNames: false)
      return
    }
    if let name = try document.value(description, "name"), !name.utf8.isEmpty {
      self.init(
        "UIFont(name: \(SwiftText.quoted(name)), size: \(points)) ?? .systemFont(ofSize: \(points))"
      )
      return
    }
    let weights: [StaticString] = [
      "light", "regular", "medium", "semibold", "bold", "ultraLight", "thin", "heavy", "black",
    ]
    if let weight = weights.firstIndex(where: { document.has(description, "weight", $0) }) {
      self.init(
        ".systemFont(ofSize: \(points), weight: .\(weights[weight]))", isInUIKitNames: weight < 5)
    } else if document.has(description, "type", "boldSystem") {
      self.init(".boldSystemFont(ofSize: \(points))")
    } else if document.has(description, "type", "italicSystem") {
      self.init(".italicSystemFont(ofSize: \(points))")
    } else {
      self.init(".systemFont(ofSize: \(points))", isUsual: size == 17)
    }
  }

  private init(_ text: String, isInUIKitNames: Bool = true, isUsual: Bool = false) {
    self.text = text
    self.isInUIKitNames = isInUIKitNames
    self.isUsual = isUsual
  }

  /// Returns the text style with the name of a file, or nil for another.
  private static func style(_ name: String) -> String? {
    let styles: [(StaticString, StaticString)] = [
      ("LargeTitle", "largeTitle"), ("Title0", "largeTitle"), ("Title1", "title1"),
      ("Title2", "title2"), ("Title3", "title3"), ("Headline", "headline"),
      ("Subhead", "subheadline"), ("Body", "body"), ("Callout", "callout"),
      ("Footnote", "footnote"), ("Caption1", "caption1"), ("Caption2", "caption2"),
    ]
    let prefix = "UICTFontTextStyle".utf8
    guard name.utf8.starts(with: prefix) else { return nil }
    let suffix = String(decoding: Array(name.utf8.dropFirst(prefix.count)), as: UTF8.self)
    return styles.first { "\($0.0)".isSame(as: suffix) }.map { "\($0.1)" }
  }
}
