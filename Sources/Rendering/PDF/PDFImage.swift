/// A photo as an image of a PDF file: the bytes of a JPEG as they are, of a PNG its packed pixels.
struct PDFImage {
  /// What the dictionary of the image says.
  let entries: String
  /// The bytes of the stream, piece by piece.
  let pieces: [ArraySlice<UInt8>]

  /// Takes over a photo.
  ///
  /// - Returns: nil if a PDF cannot show it as it is: a PNG that is interlaced or transparent, a JPEG
  ///   of a rare kind, or one that breaks off.
  init?(_ image: CanvasImage) {
    switch image.format {
    case .jpeg: self.init(jpeg: image.bytes)
    case .png: self.init(png: image.bytes)
    }
  }

  init(width: Int, height: Int, bits: Int, entries: String, pieces: [ArraySlice<UInt8>]) {
    self.entries =
      "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent \(bits)"
      + entries
    self.pieces = pieces
  }

  /// A number written with its highest byte first.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
