public import Anchors

/// A line of text, positioned by its baseline.
public struct CanvasText: Sendable {
  /// The part of the text that is at its position.
  public enum Anchor: Sendable {
    /// The left end.
    case start
    /// The middle.
    case middle
    /// The right end.
    case end

    /// The part of a text that stays fixed if the text is drawn in another width.
    ///
    /// - Parameter leftShare: The fraction of the free width of the line that is left of the text.
    public init(leftShare: Double) {
      self = leftShare == 0 ? .start : leftShare == 1 ? .end : .middle
    }
  }

  /// The text, on one line.
  public var text: String
  /// The start, middle or end of the baseline, in points, by ``anchor``.
  public var position: Point
  /// The font.
  public var font: Font
  /// The measured width, in points; the text is drawn exactly this wide in any font, except in SVG
  /// where it is the guess of the built-in metrics for letters that they lack.
  public var width: Double
  /// The extra width of each space, in points; `width` includes it.
  public var wordSpacing: Double
  /// The part of the text that is at ``position``.
  public var anchor: Anchor
  /// The color of the text.
  public var color: RGBColor
  /// The opacity, from 0 to 1.
  public var alpha: Double

  /// Creates a line of text.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - position: The point on the baseline that `anchor` selects, in points.
  ///   - font: The font.
  ///   - width: The measured width in points, or nil to measure it in the closest typeface.
  ///   - wordSpacing: The extra width of each space, in points.
  ///   - anchor: The part of the text that is at the position.
  ///   - color: The color of the text.
  ///   - alpha: The opacity of the text, from 0 to 1.
  public init(
    _ text: String, at position: Point, font: Font, width: Double? = nil,
    wordSpacing: Double = 0, anchor: Anchor = .start, color: RGBColor = .black, alpha: Double = 1
  ) {
    self.text = text
    self.position = position
    self.font = font
    self.width = width ?? Self.width(of: text, size: font.size, face: font.face)
    self.wordSpacing = wordSpacing
    self.anchor = anchor
    self.color = color
    self.alpha = alpha
  }

  /// Creates a line of text in Helvetica.
  package init(
    _ text: String, at position: Point, size: Double, width: Double? = nil,
    anchor: Anchor = .start, color: RGBColor = .black, alpha: Double = 1
  ) {
    self.init(
      text, at: position, font: Font(size: size), width: width, anchor: anchor, color: color,
      alpha: alpha)
  }

  /// The font size, in points.
  package var size: Double { font.size }

  /// The built-in typeface that is closest to the font.
  package var face: Font.Face { font.face }

  /// True if the width is what the built-in metrics make of a text with letters that they lack.
  var hasGuessedWidth: Bool {
    let own = TextMeasurer.helvetica.measure(
      TextRequest(text, font: Font(size: size, face: face)))
    return own.missingGlyphs > 0 && abs(own.size.width - width) < 1e-6 * max(1, width)
  }

  /// The left edge of the text, in points.
  public var left: Double {
    switch anchor {
    case .start: position.x
    case .middle: position.x - width / 2
    case .end: position.x - width
    }
  }

  /// The width of a text by the metrics of its typeface, in points.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - size: The font size, in points.
  ///   - face: The typeface.
  /// - Returns: The width by `TextMeasurer.helvetica`.
  public static func width(
    of text: String, size: Double, face: Font.Face = .helvetica
  ) -> Double {
    TextMeasurer.helvetica.measure(TextRequest(text, font: Font(size: size, face: face))).size.width
  }
}
