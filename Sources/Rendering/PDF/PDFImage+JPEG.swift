extension PDFImage {
  /// Embeds a JPEG with 8 bits per component; nil if PDF does not support it.
  ///
  /// Supported are baseline, extended and progressive JPEGs in grayscale, RGB and CMYK.
  init?(jpeg bytes: [UInt8]) {
    guard let header = JPEGHeader(bytes), (0xC0...0xC2).contains(header.marker), header.bits == 8
    else { return nil }
    let space: String
    switch header.components {
    case 1: space = "/DeviceGray"
    case 3: space = "/DeviceRGB"
    // Adobe's applications write inverted CMYK values, which the Adobe marker indicates.
    case 4: space = "/DeviceCMYK" + (header.isFromAdobe ? "/Decode[1 0 1 0 1 0 1 0]" : "")
    default: return nil
    }
    self.init(
      width: Int64(header.width), height: Int64(header.height), bits: 8,
      entries: "/ColorSpace\(space)/Filter/DCTDecode", pieces: [bytes[...]])
  }
}
