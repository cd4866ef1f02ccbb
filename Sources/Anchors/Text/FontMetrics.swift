/// A width in thousandths of the font size.
///
/// All widths of the built-in fonts are whole numbers of them, as in the files that they come from, so sums are exact
/// in any order. They have 64 bits on every platform, more than any text in memory is wide.
typealias FontUnits = Int64

/// The numbers of a typeface that layout needs, as fractions of the font size.
///
/// Lines are ``lineHeight`` apart. What a line is taller than ascender and descender together lies
/// half above and half below them.
struct FontMetrics: Sendable {
  /// How advance widths are found.
  enum Widths: Sendable {
    /// The table of a font whose glyphs differ.
    case table(CoreFont)
    /// Courier's: one width for each glyph that the other fonts have as well.
    case courier
    /// Columns of a terminal: 0, 1 or 2 of them a character.
    case grid
    /// Every glyph as wide as the font size.
    case square
  }

  let widths: Widths
  /// How far letters reach above the baseline.
  let ascender: Double
  /// How far letters reach below the baseline.
  let descender: Double
  /// The distance from one baseline to the next.
  let lineHeight: Double

  /// A typeface by its metrics file, which gives no line height; it is 1.2 here, the usual leading.
  init(of face: Font.Face) {
    lineHeight = 1.2
    switch face {
    case .helvetica, .helveticaOblique: widths = .table(.helvetica)
    case .helveticaBold, .helveticaBoldOblique: widths = .table(.helveticaBold)
    case .timesRoman: widths = .table(.timesRoman)
    case .timesBold: widths = .table(.timesBold)
    case .timesItalic: widths = .table(.timesItalic)
    case .timesBoldItalic: widths = .table(.timesBoldItalic)
    case .courier, .courierBold, .courierOblique, .courierBoldOblique: widths = .courier
    }
    switch face {
    case .helvetica, .helveticaBold, .helveticaOblique, .helveticaBoldOblique:
      (ascender, descender) = (0.718, 0.207)
    case .timesRoman, .timesBold, .timesItalic, .timesBoldItalic:
      (ascender, descender) = (0.683, 0.217)
    case .courier, .courierBold, .courierOblique, .courierBoldOblique:
      (ascender, descender) = (0.629, 0.157)
    }
  }

  private init(_ widths: Widths, ascender: Double, descender: Double) {
    self.widths = widths
    self.ascender = ascender
    self.descender = descender
    lineHeight = 1
  }

  /// Cells of a terminal.
  static var grid: FontMetrics { FontMetrics(.grid, ascender: 1, descender: 0) }

  /// Squares.
  static var square: FontMetrics { FontMetrics(.square, ascender: 0.8, descender: 0.2) }

  /// The distance from the top of a line to its baseline.
  var baselineFromTop: Double { (lineHeight - ascender - descender) / 2 + ascender }

  /// The distance from the baseline of a line to its bottom.
  var baselineFromBottom: Double { lineHeight - baselineFromTop }

  /// The advance widths by bytes.
  var byteWidths: ByteWidths {
    switch widths {
    case .table(let font): .table(font)
    case .courier: .courier
    case .grid, .square: .square
    }
  }

  /// A width in points at a font size.
  static func points(_ width: FontUnits, size: Double) -> Double {
    width == 0 ? 0 : Double(width) * size / 1000
  }

  /// The largest width that is no more than so many points at a font size, but for what rounding may add to a text that
  /// fits exactly.
  static func units(in points: Double, size: Double) -> FontUnits {
    let most = points + 1e-6
    let quotient = (most * 1000 / size).rounded(.down)
    // Where nothing has a width, and where that is not a number, everything fits.
    guard size > 0, quotient < 1e15 else { return .max }
    // Nothing that has a width fits in less than none.
    guard quotient >= 0 else { return -1 }
    let width = FontUnits(quotient)
    if Self.points(width, size: size) > most { return width - 1 }
    return Self.points(width + 1, size: size) <= most ? width + 1 : width
  }

  /// The advance width of a scalar, and whether the font has no glyph for it.
  ///
  /// Without a glyph, East Asian wide characters are 1000 wide and all others as wide as a digit. What combines with the
  /// character before or cannot be seen is 0 wide.
  ///
  /// - Parameters:
  ///   - scalar: The scalar.
  ///   - columns: How many columns of a grid it takes.
  /// - Returns: The width in thousandths of the font size, and whether it was assumed.
  func advance(of scalar: Unicode.Scalar, columns: Int) -> (width: FontUnits, isMissing: Bool) {
    guard columns > 0 else { return (0, false) }
    let digit: Int
    switch widths {
    case .square: return (1000, false)
    case .grid: return (1000 * FontUnits(columns), false)
    case .table(let font):
      let known = font.width(of: scalar)
      if known > 0 { return (FontUnits(known), false) }
      digit = font.width(of: "0")
    case .courier:
      digit = 600
      if CoreFont.helvetica.width(of: scalar) > 0 { return (600, false) }
    }
    return (columns == 2 ? 1000 : FontUnits(digit), true)
  }

  /// The advance width of a pictograph of one or more scalars, and whether the font has no glyph for it.
  var pictureAdvance: (width: FontUnits, isMissing: Bool) {
    switch widths {
    case .square: (1000, false)
    case .grid: (2000, false)
    case .table, .courier: (1000, true)
    }
  }
}
