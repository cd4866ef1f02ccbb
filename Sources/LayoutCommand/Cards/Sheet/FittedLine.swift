import Anchors

/// A label's text as one line that fits into a width, shortened the way a label truncates its tail.
struct FittedLine {
  /// The text itself, its longest beginning that fits with an ellipsis after it, or nothing where not even that
  /// fits.
  let text: String
  /// The width of the text, in points.
  let width: Double

  /// Shortens a label's text.
  ///
  /// - Parameters:
  ///   - label: The label, whose font and measurer hold.
  ///   - room: The room there is, in points.
  init(of label: Label, to room: Double) {
    let text = label.text.onOneLine
    let measurer = label.layoutNode.effectiveTextMeasurer
    let whole = measurer.measure(TextRequest(text, font: label.font)).size.width
    // Rounding may leave a label slightly narrower than its text.
    let room = room + 0.001
    if whole <= room {
      (self.text, width) = (text, whole)
    } else {
      (self.text, width) = measurer.truncated(text, font: label.font, to: room)
    }
  }
}
