import Anchors

/// A label's text as one line that fits into a width, shortened the way a label truncates its tail.
struct FittedLine {
  /// The text itself, or its longest beginning that fits with an ellipsis after it.
  let text: String
  /// The width of the text, in points.
  let width: Double

  /// Shortens a label's text.
  ///
  /// - Parameters:
  ///   - label: The label, whose font and measurer hold.
  ///   - room: The room there is, in points.
  /// - Complexity: O(log *n*) measurements for *n* characters.
  init(of label: Label, to room: Double) {
    let text = label.text.onOneLine
    let content = label.intrinsicContentSize.width
    if text == label.text, content <= room {
      self.init(text: text, width: content)
      return
    }
    let measurer = label.layoutNode.effectiveTextMeasurer
    self.init(text, room: room) { text in
      measurer.measure(TextRequest(text, font: label.font)).size.width
    }
  }

  private init(text: String, width: Double) {
    self.text = text
    self.width = width
  }

  private init(_ text: String, room: Double, measure: (String) -> Double) {
    // Rounding may leave a label slightly narrower than its text.
    let room = room + 0.001
    let whole = measure(text)
    if whole <= room {
      self.text = text
      width = whole
      return
    }
    let characters = Array(text)
    var fitting = 0
    var tooLong = characters.count
    while tooLong - fitting > 1 {
      let middle = (fitting + tooLong) / 2
      if measure(String(characters[..<middle]) + "…") <= room {
        fitting = middle
      } else {
        tooLong = middle
      }
    }
    while fitting > 0, characters[fitting - 1].isWhitespace { fitting -= 1 }
    self.text = String(characters[..<fitting]) + "…"
    width = measure(self.text)
  }
}
