import Anchors

/// The lines of a text as a function of the width that it has.
///
/// Between two widths at which a line begins or ends elsewhere, nothing about them changes.
struct TextLines {
  /// The lines in a range of widths.
  struct Step {
    let low: Double
    let high: Double
    /// The number of lines, all of them.
    let count: Int
    /// The width of the widest line in points.
    let widest: Double
    /// The width that a word needs which is broken between letters; nil if none is.
    let brokenWord: Double?
  }

  let label: Label
  /// The number of lines that the label may have; 0 for any.
  let limit: Int
  /// The height of a line in points.
  let lineHeight: Double
  /// True if the text has letters of a script whose lines break by a dictionary.
  let needsDictionary: Bool
  private let measurer: TextMeasurer
  private let smallestScale: Double
  private(set) var steps: [Step] = []

  /// Prepares a text; nil if it is empty, so that nothing of it can be lost.
  init?(_ label: Label, smallestScale: Double) {
    guard label.showsText else { return nil }
    self.label = label
    self.smallestScale = smallestScale
    limit = label.numberOfLines
    measurer = label.layoutNode.effectiveTextMeasurer
    let line = measurer.measure(TextRequest(label.plainText, font: label.font, maxLines: 1))
    lineHeight = line.size.height
    needsDictionary = label.plainText.unicodeScalars.contains { Scripts.needsDictionary($0) }
    guard limit == 1 else { return }
    // One line does not depend on the width.
    let all = measurer.measure(TextRequest(label.plainText, font: label.font))
    steps = [
      Step(
        low: 0, high: .infinity, count: all.lineCount, widest: line.size.width * smallestScale,
        brokenWord: nil)
    ]
  }

  /// Returns the lines at a width; nil if the measurer does not know where they change.
  mutating func step(at width: Double) -> Step? {
    if let known = steps.first(where: { width >= $0.low && width < $0.high }) { return known }
    let width = max(0, width)
    let request = TextRequest(label.plainText, font: label.font, maxWidth: width)
    guard let range = measurer.step(request, .lines) else { return nil }
    let lines = measurer.lines(request)
    let step = Step(
      low: min(range.low, width), high: max(range.high, width), count: lines.count,
      widest: lines.reduce(0) { max($0, $1.width) }, brokenWord: brokenWord(in: lines))
    steps.append(step)
    return step
  }

  /// Returns the width of the first word that is broken between letters; nil if none is.
  private func brokenWord(in lines: [TextLine]) -> Double? {
    let text = Array(label.plainText.utf8)
    for (line, next) in zip(lines, lines.dropFirst()) {
      let end = line.range.upperBound
      guard line.isWrapped, end == next.range.lowerBound, end > 0, end < text.count,
        Scripts.isInsideWord(text, at: end)
      else { continue }
      let word = Scripts.word(text, around: end)
      return measurer.measure(TextRequest(word, font: label.font)).size.width
    }
    return nil
  }
}
