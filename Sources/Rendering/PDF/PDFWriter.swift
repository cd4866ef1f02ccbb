/// Writes the objects of a PDF file in sequence, then its cross-reference table.
///
/// Only the bytes since the last ``detachBytes()`` and the offset of each object stay in memory.
/// Nothing depends on a clock, a locale, a hash or a random number: equal calls produce equal
/// bytes.
struct PDFWriter {
  /// The largest offset that fits into the ten digits of a table entry.
  static let maximumSize: Int64 = 9_999_999_999

  /// The bytes written since the last `detachBytes`.
  private(set) var bytes: [UInt8] = []
  /// The number of bytes that `detachBytes` has returned.
  private var detachedCount: Int64 = 0
  /// The offset of each object; 0 for a reserved number without an object.
  private var positions: [Int64] = []

  init() {
    // Bytes beyond ASCII mark the file as binary.
    bytes += "%PDF-1.5\n%".utf8
    bytes += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  }

  /// The size of the file so far, in bytes.
  var count: Int64 { detachedCount + Int64(bytes.count) }

  /// Returns and discards the bytes written since the last call; a long file needs little memory.
  mutating func detachBytes() -> [UInt8] {
    var detached: [UInt8] = []
    swap(&detached, &bytes)
    detachedCount += Int64(detached.count)
    return detached
  }

  /// Reserves the number of an object to be written later.
  mutating func makeNumber() -> Int {
    positions.append(0)
    return positions.count
  }

  /// Writes an object that is not a stream.
  mutating func write(_ number: Int, _ value: String) {
    begin(number)
    bytes += value.utf8
    bytes += "\nendobj\n".utf8
  }

  /// Writes a stream.
  ///
  /// - Parameters:
  ///   - number: The number of the stream's object.
  ///   - entries: The entries of its dictionary, except the length.
  ///   - pieces: Its bytes, in pieces.
  mutating func writeStream(_ number: Int, _ entries: String, _ pieces: [ArraySlice<UInt8>]) {
    begin(number)
    let length = pieces.reduce(0) { $0 + $1.count }
    bytes += "<<\(entries)/Length \(length)>>\nstream\n".utf8
    for piece in pieces { bytes += piece }
    bytes += "\nendstream\nendobj\n".utf8
  }

  /// Writes the cross-reference table and the trailer.
  ///
  /// - Parameters:
  ///   - root: The number of the catalog.
  ///   - info: The entries of the dictionary of title and author; empty for none.
  mutating func end(root: Int, info: String) {
    let start = count
    bytes += "xref\n0 \(positions.count + 1)\n0000000000 65535 f \n".utf8
    bytes.reserveCapacity(bytes.count + 20 * positions.count + 100)
    for position in positions {
      var digits = [UInt8](repeating: UInt8(ascii: "0"), count: 10)
      var rest = position
      for index in digits.indices.reversed() {
        digits[index] += UInt8(rest % 10)
        rest /= 10
      }
      bytes += digits
      bytes += " 00000 n \n".utf8
    }
    let entry = info.isEmpty ? "" : "/Info<<\(info)>>"
    bytes += "trailer\n<</Size \(positions.count + 1)/Root \(root) 0 R\(entry)>>\n".utf8
    bytes += "startxref\n\(start)\n%%EOF\n".utf8
  }

  private mutating func begin(_ number: Int) {
    positions[number - 1] = count
    bytes += "\(number) 0 obj\n".utf8
  }
}
