/// A width in thousandths of the font size.
///
/// All advance widths of the built-in fonts are integers in this unit, so sums are exact in any
/// order. 64 bits on every platform suffice for any text that fits into memory.
typealias FontUnits = Int64

/// The metrics of a typeface that layout uses, as fractions of the font size.
///
/// Baselines are ``lineHeight`` apart. The leading, by which a line is taller than ascender plus
/// descender, lies half above and half below the glyphs.
struct FontMetrics: Sendable {
  /// The source of advance widths.
  enum Widths: Sendable {
    /// Those of a face.
    case face(Font.Face)
    /// Widths like those of the system's font.
    case system(SystemLikeFont)
    /// Terminal columns: 0, 1 or 2 per character.
    case grid
    /// The font size for every glyph.
    case square
  }

  let widths: Widths
  /// The height of letters above the baseline.
  let ascender: Double
  /// The depth of letters below the baseline.
  let descender: Double
  /// The distance from one baseline to the next.
  let lineHeight: Double
}

extension FontMetrics {
  /// The metrics of a face by its Adobe metrics file; the file has no line height, so it is 1.2.
  init(of face: Font.Face) {
    let (ascender, descender) =
      face.isHelvetica ? (0.718, 0.207) : face.isTimes ? (0.683, 0.217) : (0.629, 0.157)
    self.init(widths: .face(face), ascender: ascender, descender: descender, lineHeight: 1.2)
  }

  /// The metrics of a font like the system's; of another family those of the closest face.
  init(systemLike font: Font) {
    guard let weight = font.systemWeight else {
      self.init(of: font.face)
      return
    }
    self.init(
      widths: .system(SystemLikeFont(size: font.size, weight: weight)), ascender: 0.952148438,
      descender: 0.241210937, lineHeight: 1.193359375)
  }

  /// The metrics of terminal cells.
  static var grid: FontMetrics {
    FontMetrics(widths: .grid, ascender: 1, descender: 0, lineHeight: 1)
  }

  /// The metrics of a font whose glyphs are squares.
  static var square: FontMetrics {
    FontMetrics(widths: .square, ascender: 0.8, descender: 0.2, lineHeight: 1)
  }

  /// The distance from the top of a line to its baseline.
  var baselineFromTop: Double { (lineHeight - ascender - descender) / 2 + ascender }

  /// The distance from the baseline of a line to its bottom.
  var baselineFromBottom: Double { lineHeight - baselineFromTop }

  /// The advance widths of ASCII characters by their byte.
  var byteWidths: ByteWidths {
    switch widths {
    case .face(let face): .face(face)
    case .system: .decoded
    case .grid, .square: .square
    }
  }

  /// Converts a width to points.
  static func points(_ width: FontUnits, size: Double) -> Double {
    width == 0 ? 0 : Double(width) * size / 1000
  }

  /// The largest width that is at most a length in points, up to a tolerance for rounding.
  ///
  /// It is unlimited for a size that is not positive, and -1 for a negative length.
  static func units(in points: Double, size: Double) -> FontUnits {
    let maximum = points + 1e-6
    let quotient = (maximum * 1000 / size).rounded(.down)
    // Nothing has a width, or the length is NaN, infinite or huge: everything fits.
    guard size > 0, quotient < 1e15 else { return .max }
    // Only text without a width fits.
    guard quotient >= 0 else { return -1 }
    let width = FontUnits(quotient)
    if Self.points(width, size: size) > maximum { return width - 1 }
    return Self.points(width + 1, size: size) <= maximum ? width + 1 : width
  }

  /// The advance width of a scalar.
  ///
  /// A scalar without a glyph is 1000 wide if it is East Asian wide, otherwise as wide as a digit.
  /// Combining and invisible characters have the width 0.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - columns: The number of grid columns of the scalar.
  /// - Returns: The width in thousandths of the font size, and whether it is assumed because the
  ///   font has no glyph.
  func advance(of scalar: Unicode.Scalar, columns: Int) -> (width: FontUnits, isMissing: Bool) {
    guard columns > 0 else { return (0, false) }
    let known: (width: Int, isEstimated: Bool)
    switch widths {
    case .square: return (1000, false)
    case .grid: return (1000 * FontUnits(columns), false)
    case .face(let face): known = (face.width(of: scalar), false)
    case .system(let font): known = font.width(of: scalar)
    }
    if known.width > 0 { return (FontUnits(known.width), known.isEstimated) }
    return (columns == 2 ? 1000 : advance(of: "0", columns: 1).width, true)
  }

  /// The advance width of a pictograph of one or more scalars, and whether its glyph is missing.
  var pictureAdvance: (width: FontUnits, isMissing: Bool) { advance(of: "\u{1F600}", columns: 2) }
}
