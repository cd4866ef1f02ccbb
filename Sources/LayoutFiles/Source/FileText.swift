/// A text of a JSON file, which knows where each of its bytes stands in the file.
struct FileText {
  let text: String
  let bytes: [UInt8]
  /// Where the text stands, with its quotes.
  let range: SourceRange
  private let hasEscapes: Bool

  init(_ text: String, range: SourceRange) {
    self.text = text
    bytes = Array(text.utf8)
    self.range = range
    hasEscapes = range.end - range.start - 2 != bytes.count
  }

  /// Where a stretch of the text stands; a text with escapes is pointed at as a whole.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    guard !hasEscapes else { return range }
    return SourceRange(range.start + 1 + start, range.start + 1 + end)
  }
}
