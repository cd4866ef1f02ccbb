/// Converts a file to UTF-8 if it is UTF-16, from pieces of any size.
///
/// Address books of around 2005 export UTF-16, with a byte order mark or without one. A file
/// without a mark is UTF-16 if its first two characters are ASCII in it, as in every beginning of
/// a card. Half a character, which is a surrogate without the other one or a single byte at the
/// end, becomes the three bytes that UTF-8 would have for a surrogate. `TextCheck` finds them.
package struct UTF16Converter: Sendable {
  private enum Encoding { case undecided, utf8, bigEndian, littleEndian }

  private var encoding = Encoding.undecided
  /// The bytes that decide about the encoding, or the first byte of a unit.
  private var pending: [UInt8] = []
  /// A high surrogate, whose other half has not been read.
  private var high: UInt16?

  /// Creates a converter at the beginning of a file.
  package init() {}

  /// True if the bytes from here on are those of the file.
  package var isUTF8: Bool { encoding == .utf8 }

  /// Converts the next bytes of the file.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The text that is complete, in UTF-8 if the file is UTF-16.
  /// - Complexity: O(bytes).
  package mutating func convert(_ bytes: some Sequence<UInt8>) -> [UInt8] {
    pending.append(contentsOf: bytes)
    if encoding == .undecided {
      decide(isComplete: false)
      guard encoding != .undecided else { return [] }
    }
    return convertPending()
  }

  /// Ends the file.
  ///
  /// - Returns: The rest of the text.
  package mutating func finish() -> [UInt8] {
    if encoding == .undecided { decide(isComplete: true) }
    var text = convertPending()
    if let half = high ?? (pending.isEmpty ? nil : Self.firstSurrogate) {
      Self.append(UInt32(half), to: &text)
    }
    (high, pending) = (nil, [])
    return text
  }

  private static let firstSurrogate: UInt16 = 0xD800

  private mutating func decide(isComplete: Bool) {
    if pending.starts(with: [0xFE, 0xFF]) {
      encoding = .bigEndian
    } else if pending.starts(with: [0xFF, 0xFE]) {
      encoding = .littleEndian
    } else if pending.count >= 4 {
      let zeros = pending.prefix(4).map { $0 == 0 }
      let isBig = zeros == [true, false, true, false]
      encoding = isBig ? .bigEndian : zeros == [false, true, false, true] ? .littleEndian : .utf8
    } else if isComplete {
      encoding = .utf8
    }
  }

  private mutating func convertPending() -> [UInt8] {
    guard encoding != .utf8 else {
      defer { pending = [] }
      return pending
    }
    var text: [UInt8] = []
    text.reserveCapacity(pending.count)
    var position = 0
    while position + 1 < pending.count {
      let (first, second) = (UInt16(pending[position]), UInt16(pending[position + 1]))
      append(encoding == .bigEndian ? first << 8 | second : second << 8 | first, to: &text)
      position += 2
    }
    pending.removeFirst(position)
    return text
  }

  private mutating func append(_ unit: UInt16, to text: inout [UInt8]) {
    if let high {
      self.high = nil
      if (0xDC00...0xDFFF).contains(unit) {
        let scalar = 0x10000 + (UInt32(high & 0x3FF) << 10 | UInt32(unit & 0x3FF))
        return Self.append(scalar, to: &text)
      }
      Self.append(UInt32(high), to: &text)
    }
    switch unit {
    case 0xD800...0xDBFF: high = unit
    // A byte order mark in the other order: another file was appended to this one.
    case 0xFFFE: encoding = encoding == .bigEndian ? .littleEndian : .bigEndian
    default: Self.append(UInt32(unit), to: &text)
    }
  }

  /// Appends the UTF-8 of a scalar, or the same pattern of bits of a surrogate.
  private static func append(_ scalar: UInt32, to text: inout [UInt8]) {
    func trail(_ shift: UInt32) -> UInt8 { UInt8(0x80 | scalar >> shift & 0x3F) }
    switch scalar {
    case ..<0x80: text.append(UInt8(scalar))
    case ..<0x800: text += [UInt8(0xC0 | scalar >> 6), trail(0)]
    case ..<0x10000: text += [UInt8(0xE0 | scalar >> 12), trail(6), trail(0)]
    default: text += [UInt8(0xF0 | scalar >> 18), trail(12), trail(6), trail(0)]
    }
  }
}
