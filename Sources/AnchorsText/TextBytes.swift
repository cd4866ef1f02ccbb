/// The UTF-8 bytes of a text, read without string indices.
///
/// They are valid only during the call that receives them. Every access is asserted.
@usableFromInline
package struct TextBytes {
  private let first: UnsafePointer<UInt8>
  let count: Int

  /// The bytes of a literal, which are valid forever.
  init(_ literal: StaticString) {
    (first, count) = (literal.utf8Start, literal.utf8CodeUnitCount)
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>) {
    (first, count) = (bytes.baseAddress ?? TextBytes("").first, bytes.count)
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return first[index]
  }

  /// Calls a function with the bytes of a text.
  static func with<Result>(_ text: String, _ body: (TextBytes) -> Result) -> Result {
    // Bridged Foundation strings may not be stored contiguously.
    var copy = text
    return copy.withUTF8 { body(TextBytes($0)) }
  }

  /// Compares two texts byte by byte.
  ///
  /// - Parameters:
  ///   - one: A text.
  ///   - other: The text to compare with.
  /// - Returns: Whether they have the same bytes.
  @inlinable
  package static func areSame(_ one: String, _ other: String) -> Bool {
    one.utf8.count == other.utf8.count && one.utf8.elementsEqual(other.utf8)
  }

  /// The scalar that starts at an index, and the index after it.
  func scalar(at index: Int) -> (scalar: Unicode.Scalar, end: Int) {
    let lead = UInt32(self[index])
    let value: UInt32
    let length: Int
    switch lead {
    case ..<0x80: (value, length) = (lead, 1)
    case ..<0xE0: (value, length) = ((lead & 0x1F) << 6 | tail(index + 1), 2)
    case ..<0xF0:
      (value, length) = ((lead & 0x0F) << 12 | tail(index + 1) << 6 | tail(index + 2), 3)
    default:
      value = (lead & 0x07) << 18 | tail(index + 1) << 12 | tail(index + 2) << 6 | tail(index + 3)
      length = 4
    }
    return (Unicode.Scalar(value) ?? "\u{FFFD}", index + length)
  }

  private func tail(_ index: Int) -> UInt32 { UInt32(self[index]) & 0x3F }

  /// The text of a range, which begins and ends at characters.
  func text(in range: Range<Int>) -> String {
    assert(range.lowerBound >= 0 && range.upperBound <= count)
    let bytes = UnsafeBufferPointer(start: first + range.lowerBound, count: range.count)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// The number at an index of a table of pairs of characters.
  ///
  /// A pair is two digits to the base 32, with "0" as the zero.
  func number(at index: Int) -> Int {
    32 * Int(self[2 * index]) + Int(self[2 * index + 1]) - 33 * 48
  }
}

/// The properties of characters by their first byte, for one font: width and word breaks.
///
/// Only printable ASCII characters have a width; all others need decoding. The tables are built
/// once and never freed.
struct ByteWidths: @unchecked Sendable {
  /// The width of a character, with flags that end the loops over words and lines.
  struct Entry {
    private let bits: UInt16

    /// A character that needs decoding: a control character, or one outside ASCII.
    static var other: Entry { Entry(bits: 0xE000) }

    private init(bits: UInt16) { self.bits = bits }

    init(width: Int, mayEndWord: Bool, mayBeginLine: Bool) {
      bits =
        UInt16(truncatingIfNeeded: width) & 0x1FFF | (mayEndWord ? 0x4000 : 0)
        | (mayBeginLine ? 0 : 0x2000)
    }

    /// The advance width of a printable ASCII character.
    @inline(__always)
    var width: FontUnits { FontUnits(bits & 0x1FFF) }

    @inline(__always)
    var isOther: Bool { bits >= 0x8000 }

    /// True for characters that may end a word, such as spaces and hyphens, and for `other`.
    @inline(__always)
    var mayEndWord: Bool { bits & 0x4000 != 0 }

    /// True if the character needs no decoding, and a line may start with it after a space.
    @inline(__always)
    var beginsWord: Bool { bits < 0x2000 }
  }

  private let first: UnsafePointer<Entry>

  @inline(__always)
  subscript(byte: UInt8) -> Entry { first[Int(byte)] }

  static func face(_ face: Font.Face) -> ByteWidths { row(Int(face.rawValue)) }
  static var square: ByteWidths { row(faceCount) }
  /// Nothing but characters that need decoding.
  static var decoded: ByteWidths { row(faceCount + 1) }

  private static func row(_ index: Int) -> ByteWidths {
    ByteWidths(first: rows.first + index * byteCount)
  }

  private static var byteCount: Int { 256 }
  private static var faceCount: Int { 12 }

  /// A row for each face, then one for squares and one without widths.
  private static let rows: ByteWidths = {
    let count = (faceCount + 2) * byteCount
    let rows = UnsafeMutablePointer<Entry>.allocate(capacity: count)
    rows.initialize(repeating: .other, count: count)
    for byte in UInt8(0x20)..<0x7F {
      let scalar = Unicode.Scalar(byte)
      // No line ends between two characters that do not end words, whatever is next to them.
      let mayEndWord = " !$%(+-/?[\\{|}".unicodeScalars.contains(scalar)
      let mayBeginLine = !",.:;)]".unicodeScalars.contains(scalar)
      for row in 0...faceCount {
        rows[row * byteCount + Int(byte)] = Entry(
          width: Font.Face(rawValue: UInt8(row))?.width(of: scalar) ?? 1000,
          mayEndWord: mayEndWord, mayBeginLine: mayBeginLine)
      }
    }
    return ByteWidths(first: rows)
  }()
}
