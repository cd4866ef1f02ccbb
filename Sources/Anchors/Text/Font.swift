/// A font: a size and a typeface.
///
/// The text measurer decides how it uses the typeface. ``TextMeasurer/helvetica`` has the widths of
/// all faces, a character grid has one width for all, and a custom measurer receives the font with
/// the text.
///
/// ```swift
/// let font = Font(size: 22, face: .timesBold)
/// let title = Label("Title", name: "title", font: font)
/// assert(title.font.face.isBold)
/// ```
public struct Font: Hashable, Sendable {
  /// The size in points, also called the em; glyph widths and heights are fractions of it.
  public var size: Double
  /// The typeface.
  public var face: Face

  /// Creates a font of a size.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - face: The typeface.
  public init(size: Double, face: Face = .helvetica) {
    self.size = size
    self.face = face
  }

  /// Creates a font by the PostScript name of its face; nil if the name is unknown.
  ///
  /// ```swift
  /// title.font = Font(name: "Times-Bold", size: 24) ?? .label
  /// ```
  ///
  /// - Parameters:
  ///   - name: A name as in ``Face/name``.
  ///   - size: The size in points.
  public init?(name: String, size: Double) {
    guard let face = Face(name: name) else { return nil }
    self.init(size: size, face: face)
  }

  /// The font of plain text, Helvetica.
  ///
  /// ```swift
  /// let label = Label("Name", name: "name", font: .systemFont(ofSize: 13))
  /// assert(label.font == Font(size: 13, face: .helvetica))
  /// ```
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }

  /// The font of headings, Helvetica-Bold.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(size: size, face: .helveticaBold)
  }

  /// The slanted font, Helvetica-Oblique.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(size: size, face: .helveticaOblique)
  }

  /// The default font of labels: 17 points.
  public static var label: Font { Font(size: 17) }
}
