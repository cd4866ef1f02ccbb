/// A photo to draw, as an encoded file.
package struct CanvasImage {
  /// The supported file formats.
  package enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// Identifies the photo, which is stored once however often it is drawn.
  ///
  /// Keys must ascend in the order in which photos are first drawn.
  package let key: Int
  package let bytes: [UInt8]
  package let format: Format
  /// The width in pixels, at least 1.
  package let pixelWidth: Int
  /// The height in pixels, at least 1.
  package let pixelHeight: Int

  /// Creates a photo.
  package init(key: Int, bytes: [UInt8], format: Format, pixelWidth: Int, pixelHeight: Int) {
    self.key = key
    self.bytes = bytes
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
