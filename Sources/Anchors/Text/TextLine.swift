/// One line of a wrapped text.
public struct TextLine: Sendable {
  /// What stands on the line, without the spaces that a wrap swallowed; a soft hyphen at a wrap is a
  /// visible one, and a line of ``Label/drawnLines`` that is cut ends in "…".
  public internal(set) var text: String
  /// The width in points.
  public internal(set) var width: Double
  /// The distance down to the line's baseline, in points: from the top of the text, or from the top of the
  /// label for a line of ``Label/drawnLines``.
  public internal(set) var baseline: Double
  /// The distance from the left edge of the label to where the line begins, in points, by the label's
  /// ``Label/textAlignment``; 0 for a line of a measurer.
  public internal(set) var left = 0.0
  /// What each space is wider than usual, in points, so that a justified line reaches from edge to edge.
  public internal(set) var wordSpacing = 0.0
  /// Whether the paragraph goes on in the next line.
  public internal(set) var isWrapped = false
  /// Whether a soft hyphen of the text is the hyphen at the end.
  var hasHyphen = false
}

extension TextLine: Equatable {
  /// Whether two lines have the same text, byte by byte, at the same place.
  ///
  /// - Parameters:
  ///   - lhs: One line.
  ///   - rhs: The line that it is compared with.
  /// - Returns: True if text, size and place are the same.
  public static func == (lhs: TextLine, rhs: TextLine) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8) && lhs.width == rhs.width
      && lhs.baseline == rhs.baseline && lhs.left == rhs.left && lhs.wordSpacing == rhs.wordSpacing
      && lhs.isWrapped == rhs.isWrapped
  }
}
