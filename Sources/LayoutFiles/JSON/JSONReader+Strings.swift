extension JSONReader {
  /// Reads a string and resolves its escapes.
  mutating func string() throws(Fault) -> String {
    let start = position
    position += 1
    var content: [UInt8] = []
    while let byte = current {
      switch byte {
      case UInt8(ascii: "\""):
        position += 1
        guard let text = String(validating: content, as: UTF8.self) else {
          throw Fault("the string is not UTF-8", at: range(start))
        }
        return text
      case UInt8(ascii: "\\"):
        content.append(contentsOf: try escape().utf8)
      case 0x0A, 0x0D:
        throw Fault("unterminated string", at: range(start))
      case 0..<0x20:
        throw fault("escape control characters in strings, a tab as \\t")
      default:
        content.append(byte)
        position += 1
      }
    }
    throw Fault("unterminated string", at: range(start))
  }

  /// Reads an escape, from its backslash on.
  private mutating func escape() throws(Fault) -> String {
    let start = position
    position += 1
    let byte = current
    position += 1
    switch byte {
    case UInt8(ascii: "\""): return "\""
    case UInt8(ascii: "\\"): return "\\"
    case UInt8(ascii: "/"): return "/"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return String(try unicodeEscape(from: start))
    default:
      throw Fault(
        "unknown escape; write a backslash as \\\\",
        at: SourceRange(start, min(position, bytes.count)))
    }
  }

  private mutating func unicodeEscape(from start: Int) throws(Fault) -> Character {
    let first = try fourHexadecimalDigits(from: start)
    if let scalar = Unicode.Scalar(first) { return Character(scalar) }
    guard first < 0xDC00, consume("\\"), consume("u") else {
      throw Fault("unpaired surrogate", at: range(start))
    }
    let second = try fourHexadecimalDigits(from: start)
    let value = 0x10000 + (UInt32(first & 0x3FF) << 10 | UInt32(second & 0x3FF))
    guard (0xDC00..<0xE000).contains(second), let scalar = Unicode.Scalar(value) else {
      throw Fault("unpaired surrogate", at: range(start))
    }
    return Character(scalar)
  }

  private mutating func fourHexadecimalDigits(from start: Int) throws(Fault) -> UInt16 {
    let end = min(position + 4, bytes.count)
    let digits = bytes[position..<end]
    position = end
    guard digits.count == 4, digits.allSatisfy({ $0.isHexadecimalDigit }),
      let value = UInt16(String(decoding: digits, as: UTF8.self), radix: 16)
    else {
      throw Fault("\\u requires four hexadecimal digits", at: range(start))
    }
    return value
  }
}

extension UInt8 {
  fileprivate var isHexadecimalDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "f"),
      UInt8(ascii: "A")...UInt8(ascii: "F"):
      true
    default: false
    }
  }
}
