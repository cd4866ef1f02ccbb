import LayoutFiles

/// Reads a `.strings`: pairs of keys and texts, as old property lists have them.
struct StringsReader {
  private let bytes: [UInt8]
  private var position = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// Reads all pairs; of a key that occurs again, the last text counts as it does at run time.
  ///
  /// - Returns: The pairs in the order of the file.
  /// - Throws: `Fault` at the first character that is wrong.
  mutating func read() throws(Fault) -> [(key: String, text: String)] {
    var texts: [(key: String, text: String)] = []
    try skipSpace()
    let brace = position
    let isEnclosed = consume("{")
    while true {
      try skipSpace()
      if isEnclosed, consume("}") {
        try skipSpace()
        guard position == bytes.count else { throw fault("unexpected text after '}'") }
        return texts
      }
      guard position < bytes.count else {
        guard !isEnclosed else {
          throw Fault("unterminated list; end it with '}'", at: SourceRange(brace, brace + 1))
        }
        return texts
      }
      texts.append(try pair())
    }
  }

  /// Reads `"key" = "text";` or `"key";`, whose text is the key.
  private mutating func pair() throws(Fault) -> (key: String, text: String) {
    let key = try string("expected a key in quotes")
    try skipSpace()
    var text = key
    if consume("=") {
      try skipSpace()
      text = try string("expected a text in quotes")
      try skipSpace()
    }
    guard consume(";") else { throw fault("expected ';' after the text of '\(key)'") }
    return (key, text)
  }

  /// Reads a string in quotes, or a word of letters, digits and `_ $ / : . -`.
  private mutating func string(_ expectation: String) throws(Fault) -> String {
    guard let first = current else { throw fault(expectation) }
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") { return try quoted(first) }
    let start = position
    while let byte = current, Self.isWord(byte) {
      // A comment may follow without a space.
      if byte == UInt8(ascii: "/"), position > start, startsComment { break }
      position += 1
    }
    guard position > start else { throw fault(expectation) }
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "_"), UInt8(ascii: "$"),
      UInt8(ascii: "/"), UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
      true
    default: false
    }
  }

  private mutating func quoted(_ quote: UInt8) throws(Fault) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = current {
      position += 1
      if byte == quote { return String(decoding: content, as: UTF8.self) }
      if byte == UInt8(ascii: "\\") {
        content += try escape()
      } else {
        content.append(byte)
      }
    }
    throw Fault("unterminated text; end it with a quote", at: SourceRange(start, start + 1))
  }

  /// Reads the rest of an escape after its backslash.
  private mutating func escape() throws(Fault) -> [UInt8] {
    guard let byte = current else { throw fault("unterminated escape") }
    let start = position - 1
    position += 1
    switch byte {
    case UInt8(ascii: "n"): return [0x0A]
    case UInt8(ascii: "t"): return [0x09]
    case UInt8(ascii: "r"): return [0x0D]
    case UInt8(ascii: "a"): return [0x07]
    case UInt8(ascii: "b"): return [0x08]
    case UInt8(ascii: "f"): return [0x0C]
    case UInt8(ascii: "v"): return [0x0B]
    case UInt8(ascii: "U"), UInt8(ascii: "u"): return try unicode(from: start)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      var value = UInt32(byte) - 0x30
      for _ in 0..<2 {
        guard let next = current, (0x30...0x37).contains(next) else { break }
        value = 8 * value + UInt32(next) - 0x30
        position += 1
      }
      return Unicode.Scalar(value).map { Array(String($0).utf8) } ?? []
    default:
      // A quote, a backslash, or a character that needs no escape.
      return [byte]
    }
  }

  /// Reads the four digits of `\U`, and those of the other half of a pair.
  private mutating func unicode(from start: Int) throws(Fault) -> [UInt8] {
    var units = [try digits(from: start)]
    if (0xD800..<0xDC00).contains(units[0]), current == UInt8(ascii: "\\"),
      position + 1 < bytes.count, bytes[position + 1] | 0x20 == UInt8(ascii: "u")
    {
      position += 2
      units.append(try digits(from: start))
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw Fault("half a character of UTF-16", at: SourceRange(start, position))
    }
    return Array(text.utf8)
  }

  private mutating func digits(from start: Int) throws(Fault) -> UInt16 {
    var value: UInt16 = 0
    var count = 0
    while count < 4, let byte = current, let digit = Self.digit(byte) {
      value = value << 4 | digit
      count += 1
      position += 1
    }
    guard count == 4 else {
      throw Fault("\\U requires four hexadecimal digits", at: SourceRange(start, position))
    }
    return value
  }

  private static func digit(_ byte: UInt8) -> UInt16? {
    switch byte {
    case 0x30...0x39: UInt16(byte) - 0x30
    case 0x41...0x46: UInt16(byte) - 0x37
    case 0x61...0x66: UInt16(byte) - 0x57
    default: nil
    }
  }
}

// Characters and comments.

extension StringsReader {
  private var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  private var startsComment: Bool {
    guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "/") else { return false }
    return bytes[position + 1] == UInt8(ascii: "*") || bytes[position + 1] == UInt8(ascii: "/")
  }

  private mutating func consume(_ character: Unicode.Scalar) -> Bool {
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  private func fault(_ message: String) -> Fault {
    let message = position < bytes.count ? message : message + ", found the end of the file"
    return Fault(message, at: SourceRange(position, min(position + 1, bytes.count)))
  }

  /// Skips spaces, line ends and comments.
  private mutating func skipSpace() throws(Fault) {
    while let byte = current {
      if byte <= 0x20 {
        position += 1
      } else if position + 2 < bytes.count, byte == 0xE2, bytes[position + 1] == 0x80,
        bytes[position + 2] == 0xA8 || bytes[position + 2] == 0xA9
      {
        // The separators of lines and paragraphs.
        position += 3
      } else if startsComment {
        try skipComment()
      } else {
        return
      }
    }
  }

  private mutating func skipComment() throws(Fault) {
    let start = position
    let isLine = bytes[position + 1] == UInt8(ascii: "/")
    position += 2
    while let byte = current {
      position += 1
      if isLine {
        if byte == 0x0A || byte == 0x0D { return }
      } else if byte == UInt8(ascii: "*"), current == UInt8(ascii: "/") {
        position += 1
        return
      }
    }
    if !isLine {
      throw Fault("unterminated comment; end it with */", at: SourceRange(start, start + 2))
    }
  }
}
