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
