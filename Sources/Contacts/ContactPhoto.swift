/// A picture embedded in a card: encoded bytes, with the size in their header.
public struct ContactPhoto: Sendable, Equatable {
  /// The format of the bytes.
  public enum MediaType: String, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG, baseline or progressive.
    case jpeg = "image/jpeg"
  }

  /// The encoded file; only its header was read.
  public let bytes: [UInt8]
  /// The format found in the bytes, regardless of the card's declaration.
  public let mediaType: MediaType
  /// The width in pixels, at least 1.
  public let pixelWidth: Int
  /// The height in pixels, at least 1.
  public let pixelHeight: Int
}
