/// A line that begins or ends a card or another object: `BEGIN:VCARD`, `end : vcard`.
struct CardMark {
  /// Whether the line begins something; otherwise it ends something.
  let isBegin: Bool
  /// The bytes of what begins or ends, without blanks, in capitals.
  let kind: [UInt8]

  /// Whether it is a card that begins or ends.
  var isCard: Bool { kind.elementsEqual("VCARD".utf8) }
  /// What begins or ends, as a text.
  var kindText: String { excerpt(of: kind[...]) }

  /// How far a line is searched for its colon.
  private static let longestName = 64

  /// Reads a line; nil if it neither begins nor ends anything.
  ///
  /// Capitals, blanks, a group and a byte order mark make no difference.
  ///
  /// - Complexity: O(1), or O(length) for a mark.
  init?(_ line: ArraySlice<UInt8>) {
    let line = line.withoutByteOrderMark
    let head = line.prefix(Self.longestName)
    guard let colon = head.firstIndex(of: Ascii.colon) else { return nil }
    var name = head[..<colon]
    if let dot = name.lastIndex(of: Ascii.dot) { name = name[(dot + 1)...] }
    if name.hasName("BEGIN") {
      isBegin = true
    } else if name.hasName("END") {
      isBegin = false
    } else {
      return nil
    }
    kind = line[(colon + 1)...].filter { !isBlank($0) }.map(Ascii.capital)
  }
}

extension ArraySlice<UInt8> {
  /// The bytes after a byte order mark, or all of them.
  var withoutByteOrderMark: ArraySlice<UInt8> {
    starts(with: [0xEF, 0xBB, 0xBF]) ? dropFirst(3) : self
  }

  /// The bytes without blanks at both ends.
  var trimmed: ArraySlice<UInt8> {
    var bytes = drop(while: isBlank)
    while let last = bytes.last, isBlank(last) { bytes.removeLast() }
    return bytes
  }

  /// Whether the bytes, without blanks around them, are a name, in capitals or not.
  func hasName(_ name: StaticString) -> Bool {
    let bytes = trimmed
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      zip(bytes, name).allSatisfy { Ascii.capital($0) == $1 }
    }
  }
}

/// Whether a byte is a space, a tab or a line end.
func isBlank(_ byte: UInt8) -> Bool {
  byte == Ascii.space || byte == Ascii.tab || byte == Ascii.lineFeed
    || byte == Ascii.carriageReturn
}
