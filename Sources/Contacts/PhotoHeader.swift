/// The format and size of a picture, from its bytes without decoding them.
enum PhotoHeader: Equatable {
  /// A PNG or JPEG of this size in pixels.
  case picture(ContactPhoto.MediaType, width: Int, height: Int)
  /// A PNG or JPEG that is truncated or has no size in its header.
  case broken
  /// A picture in a format of this name.
  case other(String)
  /// An unknown format.
  case unknown

  /// Reads the header at the start of encoded bytes and searches for the end of the picture.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = PhotoHeader.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = PhotoHeader.jpeg(bytes)
    } else if let name = PhotoHeader.otherFormat(bytes) {
      self = .other(name)
    } else {
      self = .unknown
    }
  }

  /// Reads a PNG.
  ///
  /// The first chunk is `IHDR`, 13 bytes long, and starts with width and height; `IEND` is the
  /// last.
  private static func png(_ bytes: [UInt8]) -> PhotoHeader {
    guard bytes.count >= 33, bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    else { return .broken }
    var position = 33
    while true {
      guard position + 12 <= bytes.count else { return .broken }
      let length = number(bytes[position..<position + 4])
      guard length <= bytes.count - position - 12 else { return .broken }
      if bytes[position + 4..<position + 8].elementsEqual("IEND".utf8) { break }
      position += 12 + Int(length)
    }
    return sized(.png, width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// Reads a JPEG.
  ///
  /// Segments precede the picture data, among them the frame header with height and width. An end
  /// marker follows the data.
  private static func jpeg(_ bytes: [UInt8]) -> PhotoHeader {
    var position = 2
    var size: (width: Int64, height: Int64)?
    while position + 3 < bytes.count {
      guard bytes[position] == 0xFF else { return .broken }
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF:  // a fill byte before the marker
        position += 1
      case 0x01, 0xD0...0xD7:  // segments without a length
        position += 2
      case 0xD9:  // the end before any picture data
        return .broken
      case 0xDA:
        guard let size, hasEnd(bytes[position...]) else { return .broken }
        return sized(.jpeg, width: size.width, height: size.height)
      default:
        let length = Int(number(bytes[position + 2..<position + 4]))
        guard length >= 2, position + 2 + length <= bytes.count else { return .broken }
        if isFrame(marker) {
          guard length >= 8, size == nil else { return .broken }
          size = (
            number(bytes[position + 7..<position + 9]), number(bytes[position + 5..<position + 7])
          )
        }
        position += 2 + length
      }
    }
    return .broken
  }

  /// Returns whether the bytes contain the end marker, which cannot occur in picture data.
  private static func hasEnd(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard var position = bytes.indices.last else { return false }
    while position > bytes.startIndex {
      if bytes[position] == 0xD9, bytes[position - 1] == 0xFF { return true }
      position -= 1
    }
    return false
  }

  /// Returns whether a marker is a frame header: C0 to CF without the tables (C4, CC) and C8.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  /// Returns the name of a format that cards do not show, from the first bytes.
  private static func otherFormat(_ bytes: [UInt8]) -> String? {
    if bytes.starts(with: "GIF8".utf8) { return "GIF" }
    if bytes.starts(with: "BM".utf8) { return "BMP" }
    if bytes.starts(with: "II*\0".utf8) || bytes.starts(with: "MM\0*".utf8) { return "TIFF" }
    if bytes.starts(with: "RIFF".utf8), bytes.dropFirst(8).starts(with: "WEBP".utf8) {
      return "WebP"
    }
    guard bytes.dropFirst(4).starts(with: "ftyp".utf8) else { return nil }
    return bytes.dropFirst(8).starts(with: "avif".utf8) ? "AVIF" : "HEIF"
  }

  private static func sized(
    _ type: ContactPhoto.MediaType, width: Int64, height: Int64
  ) -> PhotoHeader {
    let allowed: ClosedRange<Int64> = 1...0x7FFF_FFFF
    guard allowed.contains(width), allowed.contains(height) else { return .broken }
    return .picture(type, width: Int(width), height: Int(height))
  }

  /// Returns a big-endian number of at most four bytes, which a 32-bit `Int` need not hold.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
    bytes.reduce(0) { $0 << 8 | Int64($1) }
  }
}
