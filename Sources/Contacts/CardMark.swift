/// A line that begins or ends a card or another object: `BEGIN:VCARD`, `end : vcard`.
struct CardMark {
  /// True if the line begins something; otherwise it ends something.
  let isBegin: Bool
  /// The kind of object that begins or ends, in capitals and without blanks.
  let kind: [UInt8]

  /// True if a card begins or ends.
  var isCard: Bool { kind.elementsEqual("VCARD".utf8) }
  /// The kind of object as text for a message.
  var kindText: String { excerpt(of: kind[...]) }

  /// The number of bytes of a line to search for its colon.
  private static let maximumNameLength = 64

  /// Reads a line, or returns nil if it neither begins nor ends an object.
  ///
  /// Case, blanks, a group and a byte order mark are ignored.
  ///
  /// - Complexity: O(1), or O(length) for a mark.
  init?(_ line: ArraySlice<UInt8>) {
    let line = line.withoutByteOrderMark
    let head = line.prefix(Self.maximumNameLength)
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

  /// Returns whether the bytes, without blanks around them, are a name, in capitals or not.
  func hasName(_ name: StaticString) -> Bool {
    let bytes = trimmed
    guard bytes.count == name.utf8CodeUnitCount else { return false }
    return name.withUTF8Buffer { name in
      zip(bytes, name).allSatisfy { Ascii.capital($0) == $1 }
    }
  }
}

/// Returns whether a byte is a space, a tab or a line end.
func isBlank(_ byte: UInt8) -> Bool {
  byte == Ascii.space || byte == Ascii.tab || byte == Ascii.lineFeed
    || byte == Ascii.carriageReturn
}
