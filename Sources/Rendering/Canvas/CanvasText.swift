package import Anchors

/// One line of text to draw on its baseline.
package struct CanvasText {
  /// Which part of the text lies at its position.
  package enum Anchor: Sendable {
    case start
    case middle
    case end
  }

  /// The text, on one line.
  package var text: String
  /// Where the baseline starts, has its middle or ends, in points.
  package var position: Point
  /// The font size, in points.
  package var size: Double
  /// How wide the text was measured to be, in points; it is drawn exactly that wide in any font.
  package var width: Double
  package var anchor: Anchor
  package var color: RGBColor
  /// How much the text hides of what is behind it, from 0 to 1.
  package var alpha: Double

  /// A line of text.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - position: The point of its baseline that `anchor` names, in points.
  ///   - size: The font size, in points.
  ///   - width: Its measured width in points, or nil for that of Helvetica.
  ///   - anchor: Which part of the text lies at the position.
  ///   - color: The color of the letters.
  ///   - alpha: How much they hide.
  package init(
    _ text: String, at position: Point, size: Double, width: Double? = nil,
    anchor: Anchor = .start, color: RGBColor = .black, alpha: Double = 1
  ) {
    self.text = text
    self.position = position
    self.size = size
    self.width = width ?? Self.helveticaWidth(of: text, size: size)
    self.anchor = anchor
    self.color = color
    self.alpha = alpha
  }

  /// Where the text starts, in points.
  package var left: Double {
    switch anchor {
    case .start: position.x
    case .middle: position.x - width / 2
    case .end: position.x - width
    }
  }

  /// The width of a text in Helvetica, in points.
  package static func helveticaWidth(of text: String, size: Double) -> Double {
    TextMeasurer.helvetica.measure(TextRequest(text, font: Font(size: size))).size.width
  }
}
