package import Anchors

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

  /// Whether the photo fills a frame, or is shown whole inside of it.
  ///
  /// It fills the frame if at least half of it stays visible then.
  package func fills(_ frame: Rect) -> Bool {
    let (width, height) = (Double(pixelWidth), Double(pixelHeight))
    let scale = max(frame.width / width, frame.height / height)
    return frame.width * frame.height * 2 >= width * scale * height * scale
  }

  /// Where the whole photo lies so that it fills a frame or is shown inside of it.
  ///
  /// It is centered; one that is taller than the frame which it fills begins at the top, where people
  /// have their heads.
  package func placement(in frame: Rect) -> Rect {
    let (width, height) = (Double(pixelWidth), Double(pixelHeight))
    let scales = (frame.width / width, frame.height / height)
    let isFilling = fills(frame)
    let scale = isFilling ? max(scales.0, scales.1) : min(scales.0, scales.1)
    let size = Size(width: width * scale, height: height * scale)
    return Rect(
      x: frame.midX - size.width / 2,
      y: isFilling ? frame.minY : frame.midY - size.height / 2,
      width: size.width, height: size.height)
  }
}
