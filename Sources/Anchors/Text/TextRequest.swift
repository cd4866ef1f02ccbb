/// A question to a ``TextMeasurer``: a text, its font and the room there is.
public struct TextRequest: Sendable {
  /// The text; line feeds begin new lines.
  public var text: String
  /// The font.
  public var font: Font
  /// The width that lines are wrapped at in points, or nil not to wrap.
  public var maxWidth: Double?
  /// The number of lines after which the text is cut, or 0 for any number.
  public var maxLines: Int

  /// A question about a text.
  ///
  /// - Parameters:
  ///   - text: The text; line feeds begin new lines.
  ///   - font: The font.
  ///   - maxWidth: The width that lines are wrapped at in points, or nil not to wrap.
  ///   - maxLines: The number of lines after which the text is cut, or 0 for any number.
  public init(_ text: String, font: Font = .label, maxWidth: Double? = nil, maxLines: Int = 0) {
    self.text = text
    self.font = font
    self.maxWidth = maxWidth
    self.maxLines = maxLines
  }
}
