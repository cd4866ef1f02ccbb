/// A photo to draw, as the bytes of its file.
package struct CanvasImage {
  /// The formats that can be drawn.
  package enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// What tells the photo from others: each is stored once, however often it is drawn.
  ///
  /// Photos are drawn for the first time in ascending order of their keys.
  package let key: Int
  package let bytes: [UInt8]
  package let format: Format
  /// The width in pixels, at least 1.
  package let pixelWidth: Int
  /// The height in pixels, at least 1.
  package let pixelHeight: Int

  /// A photo.
  package init(key: Int, bytes: [UInt8], format: Format, pixelWidth: Int, pixelHeight: Int) {
    self.key = key
    self.bytes = bytes
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }
}
