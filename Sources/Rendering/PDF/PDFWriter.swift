/// Writes the objects of a PDF file one after the other and the table of where they are at its end.
///
/// Only the bytes not taken yet and the position of each object are held. Nothing depends on a
/// clock, a locale, a hash or a random number: equal calls give equal bytes.
struct PDFWriter {
  /// The table has ten digits for the position of an object.
  static let largestSize = 9_999_999_999

  /// What was written since the last `takeBytes`.
  private(set) var bytes: [UInt8] = []
  /// How many bytes were taken.
  private var takenCount = 0
  /// Where each object begins; 0 for a number that was given out but not written yet.
  private var positions: [Int] = []

  init() {
    // Bytes that are not ASCII tell programs that the file is not a text.
    bytes += "%PDF-1.5\n%".utf8
    bytes += [0xE2, 0xE3, 0xCF, 0xD3, 0x0A]
  }

  /// How many bytes were written altogether.
  var count: Int { takenCount + bytes.count }

  /// Hands over what was written, so that a long file takes little memory.
  mutating func takeBytes() -> [UInt8] {
    var taken: [UInt8] = []
    swap(&taken, &bytes)
    takenCount += taken.count
    return taken
  }

  /// Gives out the number of an object that is written later.
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
  ///   - number: Its number.
  ///   - entries: What its dictionary has besides the length.
  ///   - pieces: Its bytes, piece by piece.
  mutating func writeStream(_ number: Int, _ entries: String, _ pieces: [ArraySlice<UInt8>]) {
    begin(number)
    let length = pieces.reduce(0) { $0 + $1.count }
    bytes += "<<\(entries)/Length \(length)>>\nstream\n".utf8
    for piece in pieces { bytes += piece }
    bytes += "\nendstream\nendobj\n".utf8
  }

  /// Writes the table of positions and what follows it.
  ///
  /// - Parameter root: The number of the catalog.
  mutating func end(root: Int) {
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
    bytes += "trailer\n<</Size \(positions.count + 1)/Root \(root) 0 R>>\n".utf8
    bytes += "startxref\n\(start)\n%%EOF\n".utf8
  }

  private mutating func begin(_ number: Int) {
    positions[number - 1] = count
    bytes += "\(number) 0 obj\n".utf8
  }
}
