/// The line of a file that contains a fault, with a mark under the wrong text.
struct Excerpt {
  /// The line, counted from 1.
  let line: Int
  /// The index of the wrong text's first character in that line, counted from 1.
  let column: Int
  /// The text of the line, or of a long line the part around the fault.
  let text: String
  /// Spaces up to the wrong text, `^`, and `~` under the rest of it.
  let mark: String

  private static let maximumTextLength = 76
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
    let end = max(offset, min(range.end, lineEnd))
    let before = Self.count(bytes[lineStart..<offset])
    let all = before + Self.count(bytes[offset..<lineEnd])
    // Only the visible part is decoded: the line may be the whole file.
    let first = all > Self.maximumTextLength ? max(0, before - Self.context) : 0
    let lead = Self.scalars(bytes[lineStart..<offset], last: before - first)
    let rest = Self.scalars(
      bytes[offset..<lineEnd], first: min(all - first, Self.maximumTextLength) - lead.count)
    var shown = lead + rest
    if first > 0, !shown.isEmpty { shown[0] = "…" }
    if first + shown.count < all, !shown.isEmpty { shown[shown.count - 1] = "…" }
    var text = ""
    text.unicodeScalars.append(contentsOf: shown)
    self.line = line
    column = before + 1
    self.text = text
    let marked = min(Self.count(bytes[offset..<end]), max(1, rest.count))
    mark =
      String(repeating: " ", count: lead.count) + "^"
      + String(repeating: "~", count: max(0, marked - 1))
  }

  /// Returns the number of characters in UTF-8 bytes.
  private static func count(_ bytes: ArraySlice<UInt8>) -> Int {
    var count = 0
    for byte in bytes where byte & 0xC0 != 0x80 { count += 1 }
    return count
  }

  /// Returns the last characters of UTF-8 bytes.
  private static func scalars(_ bytes: ArraySlice<UInt8>, last count: Int) -> [Unicode.Scalar] {
    var start = bytes.endIndex
    var left = count
    while left > 0, start > bytes.startIndex {
      start -= 1
      if bytes[start] & 0xC0 != 0x80 { left -= 1 }
    }
    return decoded(bytes[start...])
  }

  /// Returns the first characters of UTF-8 bytes.
  private static func scalars(_ bytes: ArraySlice<UInt8>, first count: Int) -> [Unicode.Scalar] {
    var end = bytes.startIndex
    var left = count
    while end < bytes.endIndex {
      if bytes[end] & 0xC0 != 0x80 {
        if left <= 0 { break }
        left -= 1
      }
      end += 1
    }
    return decoded(bytes[..<end])
  }

  /// Decodes UTF-8 bytes, with a space for each control character, so that the mark stays aligned.
  private static func decoded(_ bytes: ArraySlice<UInt8>) -> [Unicode.Scalar] {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.map {
      ShownText.isUnsafe($0) || $0 == "\t" ? " " : $0
    }
  }
}
