/// One line of a wrapped text.
public struct TextLine: Sendable {
  /// What stands on the line, without the spaces that a wrap swallowed.
  public let text: String
  /// The width in points.
  public let width: Double
  /// The distance from the top of the text to the line's baseline, in points.
  public let baseline: Double
}

extension TextLine: Equatable {
  /// Whether two lines have the same text, byte by byte, at the same place.
  public static func == (lhs: TextLine, rhs: TextLine) -> Bool {
    lhs.text.utf8.elementsEqual(rhs.text.utf8) && lhs.width == rhs.width
      && lhs.baseline == rhs.baseline
  }
}
