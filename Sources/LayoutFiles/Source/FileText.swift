/// A string of a JSON file that maps its bytes to positions in the file.
package struct FileText {
  package let text: String
  let bytes: [UInt8]
  /// The range of the string in the file, including quotes.
  package let range: SourceRange
  private let hasEscapes: Bool

  package init(_ text: String, range: SourceRange) {
    self.text = text
    bytes = Array(text.utf8)
    self.range = range
    hasEscapes = range.end - range.start - 2 != bytes.count
  }

  /// Returns the range of a part of the string in the file, or of all of it if it has escapes.
  package func range(_ start: Int, _ end: Int) -> SourceRange {
    guard !hasEscapes else { return range }
    return SourceRange(range.start + 1 + start, range.start + 1 + end)
  }
}
