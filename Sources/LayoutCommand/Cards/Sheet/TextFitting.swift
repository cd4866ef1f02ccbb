import Anchors

/// Shortens a line of text to a width, the way a label truncates its tail.
enum TextFitting {
  /// The text itself, or its longest beginning that fits with an ellipsis after it.
  ///
  /// - Parameters:
  ///   - text: One line of text.
  ///   - width: The room there is, in points.
  ///   - measure: The width of a text.
  /// - Returns: What to draw.
  /// - Complexity: O(log *n*) measurements for *n* characters.
  static func truncate(_ text: String, to width: Double, measure: (String) -> Double) -> String {
    // A label that got its own width may lack the last bit of it to rounding.
    let room = width + 0.001
    if measure(text) <= room { return text }
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
    return String(characters[..<fitting]) + "…"
  }
}
