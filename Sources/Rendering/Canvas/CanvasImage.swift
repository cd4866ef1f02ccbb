package import Anchors

/// A photo to draw, as an encoded file.
package struct CanvasImage {
  /// The supported file formats.
  package enum Format: String, Sendable {
    case png = "image/png"
    case jpeg = "image/jpeg"
  }

  /// The identity of the photo, which is stored once however often it is drawn.
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

  /// Decides whether the photo fills a frame or is shown whole inside it.
  ///
  /// - Parameter frame: The frame, in points.
  /// - Returns: Whether it fills the frame, which it does if at least half of it remains visible.
  package func fills(_ frame: Rect) -> Bool {
    let (width, height) = (Double(pixelWidth), Double(pixelHeight))
    let scale = max(frame.width / width, frame.height / height)
    return frame.width * frame.height * 2 >= width * scale * height * scale
  }

  /// The position and size of the whole photo, filling a frame or fitted inside it.
  ///
  /// The photo is centered. A photo that fills the frame and is taller is aligned to its top, since
  /// that is the position of faces.
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
