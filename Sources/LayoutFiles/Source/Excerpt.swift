/// The line of a file around a fault, with a mark under the offending text.
struct Excerpt {
  /// The line, counted from 1.
  let line: Int
  /// The offending text's first character in that line, counted from 1.
  let column: Int
  /// The line's text, or the part of a long one that matters.
  let text: String
  /// Spaces up to the offending text, `^`, and `~` under the rest of it.
  let mark: String

  private static let longestText = 76
  private static let context = 30

  /// Finds the line of a range.
  ///
  /// - Complexity: O(*n*) in the number of bytes before the range and in its line.
  init(_ range: SourceRange, in bytes: [UInt8]) {
    // A byte order mark has no width.
    let textStart = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    let offset = max(textStart, min(range.start, bytes.count))
    var line = 1
    var lineStart = textStart
    for index in textStart..<offset where bytes[index] == UInt8(ascii: "\n") {
      line += 1
      lineStart = index + 1
    }
    var lineEnd = offset
    while lineEnd < bytes.count, bytes[lineEnd] != UInt8(ascii: "\n"),
      bytes[lineEnd] != UInt8(ascii: "\r")
    {
      lineEnd += 1
    }
    let before = Self.scalars(bytes[lineStart..<offset])
    let end = max(offset, min(range.end, lineEnd))
    let marked = Self.scalars(bytes[offset..<end])
    let all = before + Self.scalars(bytes[offset..<lineEnd])
    var first = 0
    if all.count > Self.longestText { first = max(0, before.count - Self.context) }
    var shown = Array(all[first..<min(all.count, first + Self.longestText)])
    if first > 0 { shown[0] = "…" }
    if first + shown.count < all.count { shown[shown.count - 1] = "…" }
    var text = ""
    text.unicodeScalars.append(contentsOf: shown)
    self.line = line
    column = before.count + 1
    self.text = text
    let room = max(1, shown.count - (before.count - first))
    mark =
      String(repeating: " ", count: before.count - first) + "^"
      + String(repeating: "~", count: max(0, min(marked.count, room) - 1))
  }

  /// The characters of some bytes, control characters as spaces so that the mark stays in place.
  private static func scalars(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map { $0.value < 0x20 ? " " : $0 }
  }
}
