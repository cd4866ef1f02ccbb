/// The parts of a PNG that is not interlaced.
struct PNGFile {
  /// The size in pixels, each at most 32 bits.
  let width, height: Int64
  /// The number of bits of a channel or an index.
  let bits: Int
  let colorType: UInt8
  /// The colors, three bytes each; empty without a palette.
  private(set) var palette: ArraySlice<UInt8> = []
  /// The transparent color, or the alpha of each color of the palette; nil without either.
  private(set) var transparency: ArraySlice<UInt8>?
  /// The compressed rows, in pieces.
  private(set) var data: [ArraySlice<UInt8>] = []

  /// The largest number of bytes to which rows are decompressed.
  private static var maximumSize: Int64 { 1 << 28 }

  /// Reads the chunks of a file; nil if it is interlaced, truncated, or has no rows.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 33, bytes[26] == 0, bytes[27] == 0, bytes[28] == 0 else { return nil }
    (width, height) = (PDFImage.number(bytes[16..<20]), PDFImage.number(bytes[20..<24]))
    (bits, colorType) = (Int(bytes[24]), bytes[25])
    var position = 33
    var isWhole = false
    while !isWhole {
      guard position + 12 <= bytes.count else { return nil }
      let length = PDFImage.number(bytes[position..<position + 4])
      guard length <= bytes.count - position - 12 else { return nil }
      let chunk = bytes[position + 8..<position + 8 + Int(length)]
      switch String(decoding: bytes[position + 4..<position + 8], as: UTF8.self) {
      case "PLTE": palette = chunk
      case "tRNS": transparency = chunk
      case "IDAT": data.append(chunk)
      case "IEND": isWhole = true
      default: break
      }
      position += 12 + chunk.count
    }
    guard !data.isEmpty else { return nil }
  }

  /// The number of values of a pixel.
  var channels: Int { colorType == 6 ? 4 : colorType == 2 ? 3 : colorType == 4 ? 2 : 1 }

  var isGray: Bool { colorType == 0 || colorType == 4 }

  /// True if each pixel, or each color of the palette, has an alpha of its own.
  var hasAlpha: Bool {
    colorType == 4 || colorType == 6 || colorType == 3 && transparency != nil
  }

  /// True if the palette has one to 256 colors.
  var hasPalette: Bool { !palette.isEmpty && palette.count % 3 == 0 && palette.count <= 768 }

  /// Decompresses the colors and the alpha of all pixels, eight bits each.
  ///
  /// - Returns: Both, row by row; nil if the rows are damaged, or larger than 256 MB.
  func colorsAndAlpha() -> (colors: [UInt8], alpha: [UInt8])? {
    guard bits == 8 || bits == 16 && colorType != 3 || colorType == 3 && [1, 2, 4].contains(bits),
      colorType != 3 || hasPalette, width > 0, height > 0,
      height <= Self.maximumSize / (width * 8 + 1)
    else { return nil }
    let rowSize = (Int(width) * channels * bits + 7) / 8
    guard
      var rows = Inflate.bytes(of: data, size: (rowSize + 1) * Int(height)),
      Self.unfilter(&rows, rowSize, step: max(1, channels * bits / 8))
    else { return nil }
    var (colors, alpha): ([UInt8], [UInt8]) = ([], [])
    alpha.reserveCapacity(Int(width * height))
    for row in 0..<Int(height) {
      let start = row * (rowSize + 1) + 1
      for column in 0..<Int(width) {
        if colorType == 3 {
          let bit = column * bits
          let index = Int(rows[start + bit / 8]) >> (8 - bits - bit % 8) & (1 << bits - 1)
          guard 3 * index + 2 < palette.count else { return nil }
          colors += palette.dropFirst(3 * index).prefix(3)
          alpha.append(transparency?.dropFirst(index).first ?? 255)
        } else {
          // Of 16 bits, the higher eight.
          let pixel = start + column * channels * bits / 8
          for channel in 0..<channels - 1 { colors.append(rows[pixel + channel * bits / 8]) }
          alpha.append(rows[pixel + (channels - 1) * bits / 8])
        }
      }
    }
    return (colors, alpha)
  }

  /// Adds to each byte what the filter of its row predicts.
  ///
  /// - Parameters:
  ///   - rows: The rows, each after the number of its filter.
  ///   - size: The number of bytes of a row.
  ///   - step: The distance of the byte of the pixel before.
  /// - Returns: Whether all filters are known.
  private static func unfilter(_ rows: inout [UInt8], _ size: Int, step: Int) -> Bool {
    for start in stride(from: 0, to: rows.count, by: size + 1) {
      let filter = rows[start]
      guard filter <= 4 else { return false }
      for index in start + 1..<start + 1 + size where filter > 0 {
        let isFirst = index <= start + step
        let left = isFirst ? 0 : Int(rows[index - step])
        let above = start == 0 ? 0 : Int(rows[index - size - 1])
        let corner = isFirst || start == 0 ? 0 : Int(rows[index - size - 1 - step])
        let predicted =
          switch filter {
          case 1: left
          case 2: above
          case 3: (left + above) / 2
          default: nearest(left, above, corner)
          }
        rows[index] &+= UInt8(predicted)
      }
    }
    return true
  }

  /// The one of three neighbors that is nearest to their plane (PNG's filter of Paeth).
  private static func nearest(_ left: Int, _ above: Int, _ corner: Int) -> Int {
    let plane = left + above - corner
    let distances = (abs(plane - left), abs(plane - above), abs(plane - corner))
    if distances.0 <= distances.1, distances.0 <= distances.2 { return left }
    return distances.1 <= distances.2 ? above : corner
  }
}
