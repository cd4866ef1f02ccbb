/// One line of a wrapped text.
public struct TextLine: Sendable, Hashable {
  /// What stands on the line, without the spaces that a wrap swallowed.
  public let text: String
  /// The width in points.
  public let width: Double
  /// The distance from the top of the text to the line's baseline, in points.
  public let baseline: Double
}
