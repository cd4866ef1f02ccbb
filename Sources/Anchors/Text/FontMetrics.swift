/// The numbers of a typeface that layout needs, as fractions of the font size.
///
/// Lines are ``lineHeight`` apart. What a line is taller than ascender and descender together lies
/// half above and half below them.
struct FontMetrics: Sendable {
  /// How advance widths are found.
  enum Widths: Sendable {
    /// Helvetica's table.
    case helvetica
    /// Columns of a terminal: 0, 1 or 2 of them a scalar.
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

  /// Helvetica: ascender 0.718 and descender 0.207 by its metrics file, which gives no line height;
  /// it is 1.2 here, the usual leading.
  static var helvetica: FontMetrics {
    FontMetrics(widths: .helvetica, ascender: 0.718, descender: 0.207, lineHeight: 1.2)
  }

  /// The distance from the top of a line to its baseline.
  var baselineFromTop: Double { (lineHeight - ascender - descender) / 2 + ascender }

  /// The distance from the baseline of a line to its bottom.
  var baselineFromBottom: Double { lineHeight - baselineFromTop }

  /// The advance width of a scalar, and whether the font has a glyph for it.
  ///
  /// Without a glyph, combining marks are 0 wide, East Asian wide characters 1 and all others as
  /// wide as a Helvetica digit.
  func advance(of scalar: Unicode.Scalar) -> (width: Double, isMissing: Bool) {
    switch widths {
    case .square: return (CharacterWidth.columns(of: scalar) == 0 ? 0 : 1, false)
    case .grid: return (Double(CharacterWidth.columns(of: scalar)), false)
    case .helvetica:
      // A no-break space is as wide as a space.
      let known = scalar.value == 0xA0 ? 278 : Self.helveticaWidth(of: scalar)
      if let known { return (Double(known) / 1000, false) }
      switch CharacterWidth.columns(of: scalar) {
      case 0: return (0, false)
      case 2: return (1, true)
      default: return (0.556, true)
      }
    }
  }
}
