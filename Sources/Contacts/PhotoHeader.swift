/// What the first bytes of a picture reveal about it.
enum PhotoHeader: Equatable {
  /// A PNG or JPEG of this size in pixels.
  case picture(ContactPhoto.MediaType, width: Int, height: Int)
  /// A PNG or JPEG whose header is truncated or has no size.
  case broken
  /// Neither PNG nor JPEG.
  case unknown

  /// Reads the header at the start of encoded bytes.
  init(of bytes: [UInt8]) {
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = PhotoHeader.png(bytes)
    } else if bytes.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = PhotoHeader.jpeg(bytes)
    } else {
      self = .unknown
    }
  }

  /// PNG: the first chunk is `IHDR`, 13 bytes long, and starts with width and height.
  private static func png(_ bytes: [UInt8]) -> PhotoHeader {
    guard bytes.count >= 33, bytes[8..<16].elementsEqual([0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52])
    else { return .broken }
    return sized(.png, width: number(bytes[16..<20]), height: number(bytes[20..<24]))
  }

  /// JPEG: segments follow one another until the frame header, which holds height and width.
  private static func jpeg(_ bytes: [UInt8]) -> PhotoHeader {
    var position = 2
    while position + 3 < bytes.count {
      guard bytes[position] == 0xFF else { return .broken }
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF:  // a fill byte before the marker
        position += 1
      case 0x01, 0xD0...0xD7:  // markers that stand alone
        position += 2
      case 0xD9, 0xDA:  // the end, or picture data before any frame header
        return .broken
      default:
        let length = number(bytes[position + 2..<position + 4])
        guard length >= 2, position + 2 + length <= bytes.count else { return .broken }
        if isFrame(marker) {
          guard length >= 8 else { return .broken }
          return sized(
            .jpeg, width: number(bytes[position + 7..<position + 9]),
            height: number(bytes[position + 5..<position + 7]))
        }
        position += 2 + length
      }
    }
    return .broken
  }

  /// Frame headers are C0 to CF, but for the tables (C4, CC) and the reserved C8.
  private static func isFrame(_ marker: UInt8) -> Bool {
    (0xC0...0xCF).contains(marker) && marker != 0xC4 && marker != 0xC8 && marker != 0xCC
  }

  private static func sized(
    _ type: ContactPhoto.MediaType, width: Int, height: Int
  ) -> PhotoHeader {
    let allowed = 1...0x7FFF_FFFF
    guard allowed.contains(width), allowed.contains(height) else { return .broken }
    return .picture(type, width: width, height: height)
  }

  /// A number written with its highest byte first, of at most four bytes.
  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
