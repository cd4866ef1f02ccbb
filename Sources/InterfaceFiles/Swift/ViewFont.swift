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
    if let name = document.partner(of: description, "style", in: Self.styles) {
      self.init(".preferredFont(forTextStyle: .\(name))", isInUIKitNames: false)
      return
    }
    if let name = try document.value(description, "name"), !name.utf8.isEmpty {
      self.init(
        "UIFont(name: \(SwiftText.quoted(name)), size: \(points)) ?? .systemFont(ofSize: \(points))"
      )
      return
    }
    if let weight = document.partner(of: description, "weight", in: Self.weights) {
      self.init(
        ".systemFont(ofSize: \(points), weight: .\(weight))",
        isInUIKitNames: XMLDocument.contains(weight, in: "light regular medium semibold bold"))
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

  static var weights: StaticString {
    """
    light light regular regular medium medium semibold semibold bold bold ultraLight ultraLight \
    thin thin heavy heavy black black
    """
  }

  private static var styles: StaticString {
    """
    UICTFontTextStyleLargeTitle largeTitle UICTFontTextStyleTitle0 largeTitle \
    UICTFontTextStyleTitle1 title1 UICTFontTextStyleTitle2 title2 UICTFontTextStyleTitle3 title3 \
    UICTFontTextStyleHeadline headline UICTFontTextStyleSubhead subheadline UICTFontTextStyleBody \
    body UICTFontTextStyleCallout callout UICTFontTextStyleFootnote footnote \
    UICTFontTextStyleCaption1 caption1 UICTFontTextStyleCaption2 caption2
    """
  }
}
