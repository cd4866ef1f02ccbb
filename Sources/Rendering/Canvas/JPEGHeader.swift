/// The size and the colors of a JPEG, from the header of its frame.
struct JPEGHeader {
  /// The size in pixels, at least 1.
  let width: Int
  let height: Int
  /// The marker of the frame, which tells the kind of compression.
  let marker: UInt8
  let bits: UInt8
  let components: UInt8
  /// True if an application of Adobe wrote the file.
  private(set) var isFromAdobe = false

  /// Finds the frame of a file; nil if there is none.
  init?(_ bytes: [UInt8]) {
    guard bytes.starts(with: [0xFF, 0xD8]) else { return nil }
    var isFromAdobe = false
    var position = 2
    while position + 3 < bytes.count, bytes[position] == 0xFF {
      let marker = bytes[position + 1]
      switch marker {
      case 0xFF:  // a fill byte before the marker
        position += 1
        continue
      case 0x01, 0xD0...0xD7:  // markers without data
        position += 2
        continue
      default: break
      }
      let length = Int(PDFImage.number(bytes[position + 2..<position + 4]))
      guard length >= 2, position + 2 + length <= bytes.count else { return nil }
      let segment = bytes[position + 4..<position + 2 + length]
      switch marker {
      case 0xC4, 0xC8, 0xCC: break  // tables, numbered among the frames
      case 0xC0...0xCF:
        self.init(frame: Array(segment), marker)
        self.isFromAdobe = isFromAdobe
        return
      case 0xD9, 0xDA: return nil
      case 0xEE where segment.starts(with: "Adobe".utf8): isFromAdobe = true
      default: break
      }
      position += 2 + length
    }
    return nil
  }

  private init?(frame: [UInt8], _ marker: UInt8) {
    guard frame.count >= 6 else { return nil }
    self.marker = marker
    (bits, components) = (frame[0], frame[5])
    height = Int(PDFImage.number(frame[1..<3]))
    width = Int(PDFImage.number(frame[3..<5]))
    guard width > 0, height > 0 else { return nil }
  }
}
