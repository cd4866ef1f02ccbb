import Anchors

// Tokens of a format: names, numbers and single characters.

extension FormatReader {
  /// The byte at the position, or nil at the end.
  var current: UInt8? { position < bytes.count ? bytes[position] : nil }

  var isAtEnd: Bool { position >= bytes.count }

  /// Creates a fault at the position.
  func fault(_ kind: VisualFormatError.Kind) -> FormatFault {
    let isForeign = (current ?? 0) >= 0x80
    return FormatFault(kind: isForeign ? .nonASCII : kind, column: position)
  }

  /// Creates a fault at a name.
  func unknown(_ kind: VisualFormatError.Kind, _ range: Range<Int>) -> FormatFault {
    FormatFault(
      kind: kind, column: range.lowerBound, length: range.count,
      name: String(decoding: bytes[range], as: UTF8.self))
  }

  mutating func consume(_ character: Unicode.Scalar) -> Bool {
    if settings.isExtended { skipBlanks() }
    guard current == UInt8(ascii: character) else { return false }
    position += 1
    return true
  }

  /// Skips blanks, and a comment up to the end of the format, in the extended dialect.
  mutating func skipBlanks() {
    guard settings.isExtended else { return }
    while let byte = current, byte == 0x20 || byte == 0x09 || byte == 0x0A || byte == 0x0D {
      position += 1
    }
    if current == UInt8(ascii: "/"), position + 1 < bytes.count,
      bytes[position + 1] == UInt8(ascii: "/")
    {
      position = bytes.count
    }
  }

  /// Reads `name = ( letter | "_" ) { letter | digit | "_" }`.
  ///
  /// - Returns: The range of the name, or nil if there is none; then the position is unchanged.
  mutating func name() -> Range<Int>? {
    guard let first = current, first.startsName else { return nil }
    let start = position
    while let byte = current, byte.startsName || byte.isDigit { position += 1 }
    return start..<position
  }

  /// Returns the value of a metric, where no other name is allowed.
  ///
  /// - Parameter range: The range of the name.
  /// - Returns: The value.
  /// - Throws: `numberOutOfRange`, `unknownMetric` or `viewNotAllowedInSpacing`.
  func metric(_ range: Range<Int>) throws(FormatFault) -> Double {
    if let value = names.metric(named: range, in: bytes) {
      guard value.magnitude <= 1e9 else { throw unknown(.numberOutOfRange, range) }
      return value
    }
    throw unknown(
      names.node(named: range, in: bytes) == nil ? .unknownMetric : .viewNotAllowedInSpacing, range)
  }

  /// Reads `number = digits [ "." [ digits ] ] [ exponent ] | "." digits [ exponent ]`.
  ///
  /// - Parameter isSigned: Whether the number may have a sign.
  /// - Returns: The number, or nil if there is none; then the position is unchanged.
  /// - Throws: `numberOutOfRange` if the number is over 1e9 in magnitude.
  mutating func number(isSigned: Bool) throws(FormatFault) -> Double? {
    let start = position
    if isSigned, current == UInt8(ascii: "-") || current == UInt8(ascii: "+") { position += 1 }
    let isNegative = position > start && bytes[start] == UInt8(ascii: "-")
    guard let decimal = Decimal.read(bytes, &position) else {
      position = start
      return nil
    }
    let value = decimal.value
    guard value <= 1e9 else {
      throw FormatFault(kind: .numberOutOfRange, column: start, length: position - start)
    }
    return isNegative ? 0 - value : value
  }
}

extension UInt8 {
  /// True if a name may begin with the byte: a letter or an underscore.
  var startsName: Bool {
    (self | 0x20 >= UInt8(ascii: "a") && self | 0x20 <= UInt8(ascii: "z"))
      || self == UInt8(ascii: "_")
  }

  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }
}
