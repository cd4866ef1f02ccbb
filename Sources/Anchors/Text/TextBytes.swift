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

/// The advance widths of the characters of ASCII that can be seen, as fractions of the font size.
///
/// They are numbers made once of the tables of the fonts, and never freed.
struct AsciiWidths: @unchecked Sendable {
  private let first: UnsafePointer<Double>

  private init(_ first: UnsafePointer<Double>) { self.first = first }

  /// The width of a character from the space to the tilde.
  @inline(__always)
  subscript(byte: UInt8) -> Double {
    assert(Self.contains(byte))
    return first[Int(byte) - 0x20]
  }

  /// Whether a byte is a character of ASCII that can be seen.
  @inline(__always)
  static func contains(_ byte: UInt8) -> Bool { byte &- 0x20 < count }

  static func table(_ font: CoreFont) -> AsciiWidths { row(font.rawValue) }
  static var courier: AsciiWidths { row(fontCount) }
  static var square: AsciiWidths { row(fontCount + 1) }

  private static func row(_ index: Int) -> AsciiWidths {
    AsciiWidths(rows.first + index * Int(count))
  }

  private static var count: UInt8 { 0x7F - 0x20 }
  private static var fontCount: Int { 6 }

  /// A row for each font, then one for Courier and one of squares.
  private static let rows: AsciiWidths = {
    let count = Int(Self.count)
    let rows = UnsafeMutablePointer<Double>.allocate(capacity: (fontCount + 2) * count)
    for row in 0..<(fontCount + 2) {
      let font = CoreFont(rawValue: row)
      for byte in 0x20..<(0x20 + count) {
        let uniform = row == fontCount ? 0.6 : 1
        let width = font.map { Double($0.width(of: Unicode.Scalar(UInt8(byte)))) / 1000 }
        (rows + row * count + byte - 0x20).initialize(to: width ?? uniform)
      }
    }
    return AsciiWidths(rows)
  }()
}
