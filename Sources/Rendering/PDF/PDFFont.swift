import Anchors

/// A font of a PDF: a typeface with the characters of WinAnsi, or with its remaining glyphs.
struct PDFFont {
  let face: Font.Face
  let hasCoreGlyphs: Bool

  /// The number of fonts.
  static var count: Int { 2 * Font.Face.allCases.count }

  /// All fonts in the order of their indices.
  static var allCases: [PDFFont] {
    [false, true].flatMap { hasCoreGlyphs in
      Font.Face.allCases.map { PDFFont(face: $0, hasCoreGlyphs: hasCoreGlyphs) }
    }
  }

  /// The index, from 0 to `count` - 1.
  var index: Int { Int(face.rawValue) + (hasCoreGlyphs ? Font.Face.allCases.count : 0) }

  /// The name in the resources of a page.
  var name: String {
    (face == .helvetica ? "F" : "F\(face.rawValue)") + (hasCoreGlyphs ? "g" : "")
  }
}
