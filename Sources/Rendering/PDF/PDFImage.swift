/// A photo as a PDF image, embedded without decoding it unless it has an alpha channel.
struct PDFImage {
  /// The entries of the image's dictionary.
  let entries: String
  /// The stream's bytes, in pieces.
  let pieces: [ArraySlice<UInt8>]
  /// The alpha of each pixel, as a grayscale image; empty for an opaque photo.
  let mask: [PDFImage]

  /// Embeds a photo; nil if PDF does not support it.
  ///
  /// Unsupported are interlaced PNGs, rare kinds of JPEG, and truncated files.
  init?(_ image: CanvasImage) {
    switch image.format {
    case .jpeg: self.init(jpeg: image.bytes)
    case .png: self.init(png: image.bytes)
    }
  }

  init(
    width: Int64, height: Int64, bits: Int, entries: String, pieces: [ArraySlice<UInt8>],
    mask: PDFImage? = nil
  ) {
    self.entries =
      "/Type/XObject/Subtype/Image/Width \(width)/Height \(height)/BitsPerComponent \(bits)"
      + entries
    self.pieces = pieces
    self.mask = mask.map { [$0] } ?? []
  }

  /// A big-endian number of at most four bytes, which a 32-bit `Int` need not hold.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int64 {
    bytes.reduce(0) { $0 << 8 | Int64($1) }
  }
}
