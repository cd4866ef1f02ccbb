/// One line of a wrapped text.
public struct TextLine: Sendable {
  /// The text of the line, without the spaces that a wrap drops.
  ///
  /// A soft hyphen at a wrap is replaced by a visible one. A truncated line of ``Label/drawnLines``
  /// ends in "…".
  public internal(set) var text: String
  /// The width in points.
  public internal(set) var width: Double
  /// The vertical distance to the baseline in points, from the top of the text.
  ///
  /// For a line of ``Label/drawnLines`` it is measured from the top of the label.
  public internal(set) var baseline: Double
  /// The distance of the line from the left edge of the label in points.
  ///
  /// It depends on ``Label/textAlignment``, and is 0 for a line of a measurer.
  public internal(set) var left = 0.0
  /// The extra width of each space in a justified line, in points.
  public internal(set) var wordSpacing = 0.0
  /// True if the paragraph continues on the next line.
  public internal(set) var isWrapped = false
  /// True if the last character of `text` replaces a soft hyphen.
  var hasHyphen = false
}

extension TextLine: Equatable {
  /// Compares text, byte by byte, and geometry of two lines.
  ///
  /// - Parameters:
  ///   - lhs: A line.
  ///   - rhs: The line to compare with.
  /// - Returns: Whether all public properties are equal.
  public static func == (lhs: TextLine, rhs: TextLine) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8) && lhs.width == rhs.width
      && lhs.baseline == rhs.baseline && lhs.left == rhs.left && lhs.wordSpacing == rhs.wordSpacing
      && lhs.isWrapped == rhs.isWrapped
  }
}
