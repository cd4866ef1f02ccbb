/// A picture embedded in a card, as encoded bytes with the size that their header states.
public struct ContactPhoto: Sendable, Equatable {
  /// The format of the bytes.
  public enum MediaType: String, Sendable {
    /// Portable Network Graphics.
    case png = "image/png"
    /// JPEG, baseline or progressive.
    case jpeg = "image/jpeg"
  }

  /// The file as it would stand on disk; only its header was looked at.
  public let bytes: [UInt8]
  /// The format found in the bytes, whatever the card declared.
  public let mediaType: MediaType
  /// The width in pixels, at least 1.
  public let pixelWidth: Int
  /// The height in pixels, at least 1.
  public let pixelHeight: Int
}
