/// A photo as a PDF image, embedded without decoding it.
struct PDFImage {
  /// The entries of the image's dictionary.
  let entries: String
  /// The stream's bytes, in pieces.
  let pieces: [ArraySlice<UInt8>]

  /// Embeds a photo; nil if PDF does not support it.
  ///
  /// Unsupported are interlaced and transparent PNGs, rare kinds of JPEG, and truncated files.
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

  /// A big-endian number.
  static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
