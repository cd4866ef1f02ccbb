/// A font: a size and a typeface.
///
/// The measurer decides what it makes of the typeface: ``TextMeasurer/helvetica`` has the widths of all of
/// them, a grid of cells has only one, and a measurer of yours is given the font with the text.
///
/// ```swift
/// let font = Font(size: 22, face: .timesBold)
/// let title = Label("Title", name: "title", font: font)
/// assert(title.font.face.isBold)
/// ```
public struct Font: Hashable, Sendable {
  /// The size in points: the unit that widths and heights of glyphs are fractions of.
  public var size: Double
  /// The typeface.
  public var face: Face

  /// A font of a size in points.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - face: The typeface.
  public init(size: Double, face: Face = .helvetica) {
    self.size = size
    self.face = face
  }

  /// A font by the name of its typeface, or nil if there is none of that name.
  ///
  /// ```swift
  /// title.font = Font(name: "Times-Bold", size: 24) ?? .label
  /// ```
  ///
  /// - Parameters:
  ///   - name: A name as ``Face/name`` has it.
  ///   - size: The size in points.
  public init?(name: String, size: Double) {
    guard let face = Face(name: name) else { return nil }
    self.init(size: size, face: face)
  }

  /// The font of plain text: Helvetica.
  ///
  /// ```swift
  /// let label = Label("Name", name: "name", font: .systemFont(ofSize: 13))
  /// assert(label.font == Font(size: 13, face: .helvetica))
  /// ```
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public static func systemFont(ofSize size: Double) -> Font { Font(size: size) }

  /// The font of headings: Helvetica-Bold.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public static func boldSystemFont(ofSize size: Double) -> Font {
    Font(size: size, face: .helveticaBold)
  }

  /// The slanted font: Helvetica-Oblique.
  ///
  /// - Parameter size: The size in points.
  /// - Returns: The font.
  public static func italicSystemFont(ofSize size: Double) -> Font {
    Font(size: size, face: .helveticaOblique)
  }

  /// The font of a label that was given none: 17 points.
  public static var label: Font { Font(size: 17) }
}
