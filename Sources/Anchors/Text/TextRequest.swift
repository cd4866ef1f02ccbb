/// The input of a ``TextMeasurer``: a text, its font and its limits.
public struct TextRequest: Sendable {
  /// The text; a line feed starts a new line.
  public var text: String
  /// The font.
  public var font: Font
  /// The width at which lines wrap, in points; nil for no wrapping.
  public var maxWidth: Double?
  /// The maximum number of lines, after which the text is cut; 0 for no limit.
  public var maxLines: Int

  /// Creates a request.
  ///
  /// - Parameters:
  ///   - text: The text; a line feed starts a new line.
  ///   - font: The font.
  ///   - maxWidth: The width at which lines wrap, in points; nil for no wrapping.
  ///   - maxLines: The maximum number of lines, after which the text is cut; 0 for no limit.
  public init(_ text: String, font: Font = .label, maxWidth: Double? = nil, maxLines: Int = 0) {
    self.text = text
    self.font = font
    self.maxWidth = maxWidth
    self.maxLines = maxLines
  }
}
