extension PDFImage {
  /// Embeds a PNG that is neither interlaced nor transparent.
  ///
  /// PDF supports PNG's row filters as predictors, so the compressed data is copied as it is.
  init?(png bytes: [UInt8]) {
    guard bytes.count >= 33 else { return nil }
    let colorType = bytes[25]
    guard bytes[26] == 0, bytes[27] == 0, bytes[28] == 0 else { return nil }
    var palette: ArraySlice<UInt8>?
    var pieces: [ArraySlice<UInt8>] = []
    var position = 33
    var isWhole = false
    while !isWhole {
      guard position + 12 <= bytes.count else { return nil }
      let length = Self.number(bytes[position..<position + 4])
      guard length <= bytes.count - position - 12 else { return nil }
      let data = bytes[position + 8..<position + 8 + Int(length)]
      switch String(decoding: bytes[position + 4..<position + 8], as: UTF8.self) {
      case "PLTE": palette = data
      case "tRNS": return nil
      case "IDAT": pieces.append(data)
      case "IEND": isWhole = true
      default: break
      }
      position += 12 + data.count
    }
    let bits = Int(bytes[24])
    guard !pieces.isEmpty, let space = Self.pngSpace(colorType, bits, palette) else { return nil }
    let width = Self.number(bytes[16..<20])
    self.init(
      width: width, height: Self.number(bytes[20..<24]), bits: bits,
      entries: "/ColorSpace\(space)/Filter/FlateDecode/DecodeParms<</Predictor 15"
        + "/Colors \(colorType == 2 ? 3 : 1)/BitsPerComponent \(bits)/Columns \(width)>>",
      pieces: pieces)
  }

  /// The color space of an opaque PNG, or nil if the header is invalid or has an alpha channel.
  private static func pngSpace(
    _ colorType: UInt8, _ bits: Int, _ palette: ArraySlice<UInt8>?
  ) -> String? {
    switch (colorType, bits) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16): return "/DeviceGray"
    case (2, 8), (2, 16): return "/DeviceRGB"
    case (3, 1), (3, 2), (3, 4), (3, 8):
      guard let palette, !palette.isEmpty, palette.count % 3 == 0, palette.count <= 768 else {
        return nil
      }
      let digits = palette.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "[/Indexed/DeviceRGB \(palette.count / 3 - 1)<\(digits.joined())>]"
    default: return nil
    }
  }
}
