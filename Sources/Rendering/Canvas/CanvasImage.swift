public import Anchors

/// A photo to draw, as an encoded file.
public struct CanvasImage: Sendable {
  /// The supported file formats.
  public enum Format: String, Sendable {
    /// PNG.
    case png = "image/png"
    /// JPEG.
    case jpeg = "image/jpeg"
  }

  /// The identity of the photo, which is stored once however often it is drawn.
  public let key: Int
  /// The bytes of the file.
  public let bytes: [UInt8]
  /// The format of the file.
  public let format: Format
  /// The width in pixels, at least 1.
  public let pixelWidth: Int
  /// The height in pixels, at least 1.
  public let pixelHeight: Int

  /// Creates a photo.
  ///
  /// - Parameters:
  ///   - key: The identity of the photo, another one for each file.
  ///   - bytes: The bytes of the file.
  ///   - format: The format of the file.
  ///   - pixelWidth: The width in pixels, at least 1.
  ///   - pixelHeight: The height in pixels, at least 1.
  public init(key: Int, bytes: [UInt8], format: Format, pixelWidth: Int, pixelHeight: Int) {
    self.key = key
    self.bytes = bytes
    self.format = format
    self.pixelWidth = pixelWidth
    self.pixelHeight = pixelHeight
  }

  /// Creates a photo from the bytes of a file; nil if it is neither PNG nor JPEG.
  ///
  /// Its key is a number that equal bytes share, so that a logo on each page is stored once.
  ///
  /// - Parameter bytes: The bytes of the file.
  /// - Complexity: O(*n*) in the number of bytes.
  public init?(_ bytes: [UInt8]) {
    var hash: UInt64 = 14_695_981_039_346_656_037
    for byte in bytes { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
    let key = Int(truncatingIfNeeded: hash & 0x7FFF_FFFF_FFFF_FFFF)
    if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count >= 33 {
      let (width, height) = (PDFImage.number(bytes[16..<20]), PDFImage.number(bytes[20..<24]))
      guard let width = Int(exactly: width), let height = Int(exactly: height), width > 0,
        height > 0
      else { return nil }
      self.init(key: key, bytes: bytes, format: .png, pixelWidth: width, pixelHeight: height)
    } else if let header = JPEGHeader(bytes) {
      self.init(
        key: key, bytes: bytes, format: .jpeg, pixelWidth: header.width,
        pixelHeight: header.height)
    } else {
      return nil
    }
  }

  /// Decides whether the photo fills a frame or is shown whole inside it.
  ///
  /// - Parameter frame: The frame, in points.
  /// - Returns: Whether it fills the frame, which it does if at least half of it remains visible.
  public func fills(_ frame: Rect) -> Bool {
    let (width, height) = (Double(pixelWidth), Double(pixelHeight))
    let scale = max(frame.width / width, frame.height / height)
    return frame.width * frame.height * 2 >= width * scale * height * scale
  }

  /// The position and size of the whole photo, filling a frame or fitted inside it.
  ///
  /// The photo is centered. A photo that fills the frame and is taller is aligned to its top, since
  /// that is the position of faces.
  ///
  /// - Parameter frame: The frame, in points.
  /// - Returns: The rectangle, which extends beyond the frame if the photo fills it.
  public func placement(in frame: Rect) -> Rect {
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
