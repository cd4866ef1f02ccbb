/// A colour as four parts from 0 to 1; layout does not care for it.
public struct Color: Hashable, Sendable {
  /// The share of red.
  public var red: Double
  /// The share of green.
  public var green: Double
  /// The share of blue.
  public var blue: Double
  /// How much of what is behind the colour hides: 0 nothing, 1 everything.
  public var alpha: Double

  /// A colour of its parts.
  public init(red: Double, green: Double, blue: Double, alpha: Double = 1) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }

  /// A shade of grey, 0 being black and 1 white.
  public init(white: Double, alpha: Double = 1) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// The blue of what can be tapped.
  public static let tint = Color(red: 0, green: 0.48, blue: 1)
}
