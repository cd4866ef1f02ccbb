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

  /// The advance widths of ASCII.
  var ascii: AsciiWidths {
    switch widths {
    case .table(let font): .table(font)
    case .courier: .courier
    case .grid, .square: .square
    }
  }

  /// The advance width of a scalar, and whether the font has a glyph for it.
  ///
  /// Without a glyph, combining marks are 0 wide, East Asian wide characters 1 and all others as
  /// wide as a digit.
  func advance(of scalar: Unicode.Scalar) -> (width: Double, isMissing: Bool) {
    let digit: Int
    switch widths {
    case .square: return (CharacterWidth.columns(of: scalar) == 0 ? 0 : 1, false)
    case .grid: return (Double(CharacterWidth.columns(of: scalar)), false)
    case .table(let font):
      let known = font.width(of: scalar)
      if known > 0 { return (Double(known) / 1000, false) }
      digit = font.width(of: "0")
    case .courier:
      digit = 600
      if CoreFont.helvetica.width(of: scalar) > 0 { return (0.6, false) }
    }
    switch CharacterWidth.columns(of: scalar) {
    case 0: return (0, false)
    case 2: return (1, true)
    default: return (Double(digit) / 1000, true)
    }
  }
}
