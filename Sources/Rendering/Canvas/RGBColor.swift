/// An opaque sRGB color.
public struct RGBColor: Hashable, Sendable {
  /// The red component; 255 is full.
  public var red: UInt8
  /// The green component; 255 is full.
  public var green: UInt8
  /// The blue component; 255 is full.
  public var blue: UInt8

  /// Creates a color from its components, in which 255 is full.
  ///
  /// - Parameters:
  ///   - red: The red component.
  ///   - green: The green component.
  ///   - blue: The blue component.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Creates a color from its hexadecimal notation: `0x2563EB` is `#2563eb` in CSS.
  ///
  /// - Parameter hexadecimal: The components in 8 bits each, red in the highest of 24.
  public init(_ hexadecimal: UInt32) {
    red = UInt8(truncatingIfNeeded: hexadecimal >> 16)
    green = UInt8(truncatingIfNeeded: hexadecimal >> 8)
    blue = UInt8(truncatingIfNeeded: hexadecimal)
  }

  /// Black.
  public static let black = RGBColor(0)
  /// White.
  public static let white = RGBColor(0xFFFFFF)
}
