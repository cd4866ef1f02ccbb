/// A string of a JSON file that knows the position of each of its bytes in the file.
struct FileText {
  let text: String
  let bytes: [UInt8]
  /// The range of the string in the file, quotes included.
  let range: SourceRange
  private let hasEscapes: Bool

  init(_ text: String, range: SourceRange) {
    self.text = text
    bytes = Array(text.utf8)
    self.range = range
    hasEscapes = range.end - range.start - 2 != bytes.count
  }

  /// The range of a part of the string in the file; of a string with escapes, the range of all of it.
  func range(_ start: Int, _ end: Int) -> SourceRange {
    guard !hasEscapes else { return range }
    return SourceRange(range.start + 1 + start, range.start + 1 + end)
  }
}
