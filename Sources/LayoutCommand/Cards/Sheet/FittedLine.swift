import Anchors

/// A label's text as one line that fits into a width, truncated at its tail like a label's text.
struct FittedLine {
  /// The text, its longest prefix that fits with an ellipsis, or empty if not even that fits.
  let text: String
  /// The width of the text, in points.
  let width: Double
  /// The width of the whole text, in points.
  let wholeWidth: Double
  /// True if the text is not whole.
  let isShortened: Bool

  /// Truncates a label's text.
  ///
  /// - Parameters:
  ///   - label: The label, whose font and measurer apply.
  ///   - room: The available width, in points.
  init(of label: Label, to room: Double) {
    let text = label.text.onOneLine
    let measurer = label.layoutNode.effectiveTextMeasurer
    wholeWidth = measurer.measure(TextRequest(text, font: label.font)).size.width
    // Rounding may leave a label slightly narrower than its text.
    let room = room + 0.001
    isShortened = wholeWidth > room
    if isShortened {
      (self.text, width) = measurer.truncated(text, font: label.font, to: room)
    } else {
      (self.text, width) = (text, wholeWidth)
    }
  }
}
