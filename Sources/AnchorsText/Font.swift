/// A font: a family with a weight and a slant, at a size.
///
/// The text measurer decides what it makes of a font. ``TextMeasurer/helvetica`` has the widths of
/// twelve faces and measures each font with the closest one, its ``face-swift.property``; a
/// character grid has one width for all; and a measurer of the program receives the font with the
/// text. ``TextMeasurer/resolvedFont(for:)`` is the font that a measurer uses in place of another.
///
/// ```swift
/// let font = Font(size: 22, face: .timesBold)
/// let title = Label("Title", name: "title", font: font)
/// assert(title.font.family == "Times" && title.font.weight == 700)
/// title.font = Font(family: "Inter", size: 22, weight: 600)
/// assert(title.font.face == .helveticaBold)  // measured without fonts
/// ```
public struct Font: Hashable, Sendable {
  /// The size in points, also called the em; glyph widths and heights are fractions of it.
  public var size: Double
  /// The closest built-in face; the font itself without a style.
  @usableFromInline var closestFace: Face
  /// The family and style of a font that is not a built-in face; nil for a built-in face.
  @usableFromInline package let style: FontStyle?

  /// Creates a font with a built-in face.
  ///
  /// - Parameters:
  ///   - size: The size in points.
  ///   - face: The typeface.
  public init(size: Double, face: Face = .helvetica) {
    self.init(size: size, face: face, nil)
  }

  /// Creates a font of a family.
  ///
  /// ```swift
  /// let tabular = Font(
  ///   family: "Inter", size: 13, weight: 600, features: ["tnum", "zero"])
  /// ```
  ///
  /// - Parameters:
  ///   - family: The name of the family, such as Inter, or `serif`, `sans-serif` or `monospace`.
  ///   - size: The size in points.
  ///   - weight: The weight, from 1 to 1000 as in CSS and OpenType: 400 is regular, 700 bold.
  ///   - slant: The slant.
  ///   - features: OpenType features that differ from the font's defaults; see ``features``.
  public init(
    family: String, size: Double, weight: Int = 400, slant: Slant = .upright,
    features: [String] = []
  ) {
    self.init(
      size: size, FontStyle.Fields(family, weight: weight, slant: slant, features: features))
  }

  /// Creates a font of a face, or of the style of another one.
  @inlinable
  package init(size: Double, face: Face, _ style: FontStyle?) {
    self.size = size
    closestFace = face
    self.style = style
  }

  /// Creates a font of a style, which is dropped if it is that of a built-in face.
  private init(size: Double, _ style: FontStyle.Fields) {
    var fields = style
    fields.weight = min(max(fields.weight, 1), 1000)
    let face = fields.closestFace
    let isBuiltIn = fields == FontStyle.Fields(of: face)
    self.init(size: size, face: face, isBuiltIn ? nil : .fields(fields))
  }

  /// Creates a font by the PostScript name of its face; nil if the name is unknown.
  ///
  /// ```swift
  /// title.font = Font(name: "Times-Bold", size: 24) ?? .label
  /// ```
  ///
  /// - Parameters:
  ///   - name: A name as in ``Face-swift.enum/name``.
  ///   - size: The size in points.
  public init?(name: String, size: Double) {
    guard let face = Face(name: name) else { return nil }
    self.init(size: size, face: face)
  }

  /// The built-in face that is closest to the font.
  ///
  /// The faces of Times are closest to `serif` and Times New Roman, those of Courier to `monospace`
  /// and Courier New, and those of Helvetica to all other families. A weight of at least 600 is
  /// bold. Setting a face replaces family, weight, slant and features.
  public var face: Face {
    get { closestFace }
    set { self = Font(size: size, face: newValue) }
  }

  /// The name of the family, such as Helvetica.
  public var family: String {
    get { String(decoding: fields.family, as: UTF8.self) }
    set { changeStyle { $0.family = Array(newValue.utf8) } }
  }

  /// The weight, from 1 to 1000 as in CSS and OpenType: 400 is regular, 700 bold.
  ///
  /// A number outside this range is clamped.
  public var weight: Int {
    get { fields.weight }
    set { changeStyle { $0.weight = newValue } }
  }

  /// The slant of the letters.
  public var slant: Slant {
    get { fields.slant }
    set { changeStyle { $0.slant = newValue } }
  }

  /// The OpenType features that differ from the font's defaults.
  ///
  /// An element is a tag of four characters, which switches a feature on, or a tag with a number:
  /// `["tnum", "liga=0"]` has figures of equal width and no ligatures. The built-in measurers have
  /// no features.
  public var features: [String] {
    get { fields.features.map { String(decoding: $0, as: UTF8.self) } }
    set { changeStyle { $0.features = newValue.map { Array($0.utf8) } } }
  }

  /// True if the font is one of the twelve built-in faces, at any size.
  public var isBuiltIn: Bool { style == nil }

  /// The weight of a font that stands for the system's, one of Helvetica without features; or nil.
  var systemWeight: Int? {
    if let style { return style.fields.isPlainHelvetica ? style.fields.weight : nil }
    return closestFace.isHelvetica ? (closestFace.isBold ? 700 : 400) : nil
  }

  private var fields: FontStyle.Fields {
    style?.fields ?? FontStyle.Fields(of: closestFace)
  }

  private mutating func changeStyle(_ change: (inout FontStyle.Fields) -> Void) {
    var changed = fields
    change(&changed)
    self = Font(size: size, changed)
  }
}

extension Font {
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

extension Font {
  /// A typeface that is built into every PDF reader.
  public enum Face: UInt8, Sendable, Hashable, CaseIterable {
    /// Helvetica.
    case helvetica
    /// Helvetica, bold.
    case helveticaBold
    /// Helvetica, slanted.
    case helveticaOblique
    /// Helvetica, bold and slanted.
    case helveticaBoldOblique
    /// Times.
    case timesRoman
    /// Times, bold.
    case timesBold
    /// Times, italic.
    case timesItalic
    /// Times, bold and italic.
    case timesBoldItalic
    /// Courier; all glyphs have the same width.
    case courier
    /// Courier, bold.
    case courierBold
    /// Courier, slanted.
    case courierOblique
    /// Courier, bold and slanted.
    case courierBoldOblique

    /// The name in PDF and PostScript, such as Helvetica-Bold.
    public var name: String {
      let slant = isItalic ? (isTimes ? "Italic" : "Oblique") : ""
      let style = (isBold ? "Bold" : "") + slant
      return isTimes || !style.utf8.isEmpty
        ? family + "-" + (style.utf8.isEmpty ? "Roman" : style) : family
    }

    /// Finds a face by its PostScript name; nil if the name is unknown.
    ///
    /// - Parameter name: A name as in ``name``; case matters.
    public init?(name: String) {
      let face = Self.allCases.first { $0.name.utf8.elementsEqual(name.utf8) }
      guard let face else { return nil }
      self = face
    }

    /// True if the strokes are heavier than regular.
    public var isBold: Bool { rawValue & 1 == 1 }

    /// True if the face is slanted or italic.
    public var isItalic: Bool { rawValue & 2 == 2 }

    /// The face of the same family with other traits.
    ///
    /// ```swift
    /// Font.Face.timesItalic.with(bold: true, italic: false)  // timesBold
    /// ```
    ///
    /// - Parameters:
    ///   - bold: Whether the strokes are heavier than regular.
    ///   - italic: Whether the face is slanted or italic.
    /// - Returns: The face of this family that has exactly these traits.
    public func with(bold: Bool, italic: Bool) -> Face {
      Face(rawValue: rawValue & ~3 | (bold ? 1 : 0) | (italic ? 2 : 0)) ?? self
    }
  }
}

extension Font {
  /// The slant of a font's letters.
  public enum Slant: UInt8, Sendable, Hashable, CaseIterable {
    /// Not slanted.
    case upright
    /// Slanted, with letter forms of its own.
    case italic
    /// Slanted, with the forms of the upright letters.
    case oblique
  }
}
