extension PDFImage {
  /// Embeds a JPEG with 8 bits per component; nil if PDF does not support it.
  ///
  /// Supported are baseline, extended and progressive JPEGs in grayscale, RGB and CMYK.
  init?(jpeg bytes: [UInt8]) {
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
      let length = Int(Self.number(bytes[position + 2..<position + 4]))
      guard length >= 2, position + 2 + length <= bytes.count else { return nil }
      let segment = bytes[position + 4..<position + 2 + length]
      switch marker {
      case 0xC0, 0xC1, 0xC2:
        self.init(jpegFrame: segment, isFromAdobe: isFromAdobe, bytes: bytes)
        return
      case 0xC4, 0xC8, 0xCC: break  // tables, numbered among the frames
      case 0xC3...0xCF, 0xD9, 0xDA:  // frames that PDF does not support, or no frame
        return nil
      case 0xEE where segment.starts(with: "Adobe".utf8): isFromAdobe = true
      default: break
      }
      position += 2 + length
    }
    return nil
  }

  private init?(jpegFrame frame: ArraySlice<UInt8>, isFromAdobe: Bool, bytes: [UInt8]) {
    let frame = Array(frame)
    guard frame.count >= 6, frame[0] == 8 else { return nil }
    let space: String
    switch frame[5] {
    case 1: space = "/DeviceGray"
    case 3: space = "/DeviceRGB"
    // Adobe's applications write inverted CMYK values, which the Adobe marker indicates.
    case 4: space = "/DeviceCMYK" + (isFromAdobe ? "/Decode[1 0 1 0 1 0 1 0]" : "")
    default: return nil
    }
    self.init(
      width: Self.number(frame[3..<5]), height: Self.number(frame[1..<3]), bits: 8,
      entries: "/ColorSpace\(space)/Filter/DCTDecode", pieces: [bytes[...]])
  }
}
