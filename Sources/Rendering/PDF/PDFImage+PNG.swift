extension PDFImage {
  /// Embeds a PNG that is not interlaced.
  ///
  /// PDF supports PNG's row filters as predictors, so the compressed data of an opaque one is
  /// copied as it is. One with an alpha channel, or a palette with transparent colors, is
  /// decompressed.
  init?(png bytes: [UInt8]) {
    guard let file = PNGFile(bytes) else { return nil }
    if file.hasAlpha {
      self.init(decompressing: file)
    } else {
      self.init(copying: file)
    }
  }

  private init?(copying file: PNGFile) {
    guard let space = Self.space(of: file), let mask = Self.mask(of: file) else { return nil }
    self.init(
      width: file.width, height: file.height, bits: file.bits,
      entries: "/ColorSpace\(space)\(mask)/Filter/FlateDecode/DecodeParms<</Predictor 15"
        + "/Colors \(file.channels)/BitsPerComponent \(file.bits)/Columns \(file.width)>>",
      pieces: file.data)
  }

  private init?(decompressing file: PNGFile) {
    guard let (colors, alpha) = file.colorsAndAlpha() else { return nil }
    let mask = PDFImage(
      width: file.width, height: file.height, bits: 8, entries: "/ColorSpace/DeviceGray",
      pieces: [alpha[...]])
    self.init(
      width: file.width, height: file.height, bits: 8,
      entries: "/ColorSpace\(file.isGray ? "/DeviceGray" : "/DeviceRGB")", pieces: [colors[...]],
      mask: mask)
  }

  /// The color space of an opaque PNG, or nil if the header is invalid.
  private static func space(of file: PNGFile) -> String? {
    switch (file.colorType, file.bits) {
    case (0, 1), (0, 2), (0, 4), (0, 8), (0, 16): return "/DeviceGray"
    case (2, 8), (2, 16): return "/DeviceRGB"
    case (3, 1), (3, 2), (3, 4), (3, 8):
      guard file.hasPalette else { return nil }
      let digits = file.palette.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }
      return "[/Indexed/DeviceRGB \(file.palette.count / 3 - 1)<\(digits.joined())>]"
    default: return nil
    }
  }

  /// The entry for the color that is transparent, if any; nil if it is damaged.
  private static func mask(of file: PNGFile) -> String? {
    guard let transparency = file.transparency else { return "" }
    guard transparency.count == 2 * file.channels else { return nil }
    let bytes = Array(transparency)
    let limit = 1 << file.bits - 1
    let ranges = stride(from: 0, to: bytes.count, by: 2).map { index in
      let value = (Int(bytes[index]) << 8 | Int(bytes[index + 1])) & limit
      return "\(value) \(value)"
    }
    return "/Mask[\(ranges.joined(separator: " "))]"
  }
}
