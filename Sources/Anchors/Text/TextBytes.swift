/// The bytes of a text in UTF-8, read without the cost of an index into a string.
///
/// They are valid during the call they are handed to; every access is asserted.
struct TextBytes {
  private let first: UnsafePointer<UInt8>
  let count: Int

  /// The bytes of a literal, which are there for as long as the program is.
  init(_ literal: StaticString) {
    first = literal.utf8Start
    count = literal.utf8CodeUnitCount
  }

  private init(_ bytes: UnsafeBufferPointer<UInt8>, from start: UnsafePointer<UInt8>) {
    first = start
    count = bytes.count
  }

  @inline(__always)
  subscript(index: Int) -> UInt8 {
    assert(index >= 0 && index < count)
    return first[index]
  }

  /// Calls a function with the bytes of a text that is not empty; nothing happens with an empty one.
  static func with(_ text: String, _ body: (TextBytes) -> Void) {
    let done: Void? = text.utf8.withContiguousStorageIfAvailable { bytes in
      if let start = bytes.baseAddress { body(TextBytes(bytes, from: start)) }
    }
    guard done == nil else { return }
    // Strings of Foundation may be stored otherwise.
    var copy = text
    copy.withUTF8 { bytes in
      if let start = bytes.baseAddress { body(TextBytes(bytes, from: start)) }
    }
  }

  /// Whether two texts are the same, byte by byte.
  static func areSame(_ one: String, _ other: String) -> Bool {
    guard one.utf8.count == other.utf8.count else { return false }
    var areSame = true
    with(one) { one in
      with(other) { other in
        var index = 0
        while index < one.count, one[index] == other[index] { index += 1 }
        areSame = index == one.count
      }
    }
    return areSame
  }

  /// The scalar that begins at an index, and where it ends.
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
}

/// What a font says of a character by its first byte: the advance width of what can be seen of ASCII, and what
/// takes more than a look at a table.
///
/// They are numbers made once of the tables of the fonts, and never freed.
struct ByteWidths: @unchecked Sendable {
  /// One byte's width, or what stops a loop that adds widths.
  struct Entry {
    private let bits: UInt16

    /// A character that takes more than a look: a control character, or one that is not ASCII.
    static var other: Entry { Entry(bits: 0xC000) }

    private init(bits: UInt16) { self.bits = bits }

    init(width: Int, mayEndWord: Bool, mayBeginLine: Bool) {
      bits =
        UInt16(truncatingIfNeeded: width) & 0x1FFF | (mayEndWord ? 0x4000 : 0)
        | (mayBeginLine ? 0 : 0x2000)
    }

    /// The width of a character of ASCII that can be seen.
    @inline(__always)
    var width: FontUnits { FontUnits(bits & 0x1FFF) }

    @inline(__always)
    var isOther: Bool { bits >= 0x8000 }

    /// Whether it is a space, a hyphen or what else lines may end beside, or takes more than a look.
    @inline(__always)
    var mayEndWord: Bool { bits & 0x4000 != 0 }

    /// Whether a line may begin with it after a space, and it takes no more than a look.
    @inline(__always)
    var beginsWord: Bool { bits < 0x2000 }
  }

  private let first: UnsafePointer<Entry>

  private init(_ first: UnsafePointer<Entry>) { self.first = first }

  @inline(__always)
  subscript(byte: UInt8) -> Entry { first[Int(byte)] }

  static func table(_ font: CoreFont) -> ByteWidths { row(font.rawValue) }
  static var courier: ByteWidths { row(fontCount) }
  static var square: ByteWidths { row(fontCount + 1) }

  private static func row(_ index: Int) -> ByteWidths {
    assert(index >= 0 && index < rowCount)
    return ByteWidths(rows.first + index * byteCount)
  }

  private static var byteCount: Int { 256 }
  private static var fontCount: Int { 6 }
  private static var rowCount: Int { fontCount + 2 }

  /// A row for each font, then one for Courier and one of squares.
  private static let rows: ByteWidths = {
    let rows = UnsafeMutablePointer<Entry>.allocate(capacity: rowCount * byteCount)
    rows.initialize(repeating: .other, count: rowCount * byteCount)
    for row in 0..<rowCount {
      let font = CoreFont(rawValue: row)
      for byte in 0x20..<0x7F {
        let scalar = Unicode.Scalar(UInt8(byte))
        let width = font?.width(of: scalar) ?? (row == fontCount ? 600 : 1000)
        rows[row * byteCount + byte] = Entry(
          width: width, mayEndWord: mayEndWord(scalar), mayBeginLine: mayBeginLine(scalar))
      }
    }
    return ByteWidths(rows)
  }()

  /// Whether a line may end before or after a character, or what stands beside it decides: not between any
  /// two of the others.
  private static func mayEndWord(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case " ", "!", "$", "%", "(", "+", "-", "/", "?", "[", "\\", "{", "|", "}": true
    default: false
    }
  }

  private static func mayBeginLine(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ",", ".", ":", ";", ")", "]": false
    default: true
    }
  }
}
