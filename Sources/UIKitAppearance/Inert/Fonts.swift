// Written by Scripts/generators/appearance.py from appearance.txt.

extension UIFontDescriptor {
  /// The traits of a font, of which bold and slanted are used.
  public struct SymbolicTraits: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt32
    /// Creates a set from its bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = Self(rawValue: 1)
    /// Bold.
    public static let traitBold = Self(rawValue: 2)
    /// With one width; without effect.
    public static let traitMonoSpace = Self(rawValue: 1 << 10)
  }
}

extension UIFontDescriptor {
  /// A design of the system's font, without effect.
  public enum SystemDesign: Int, Sendable {
    case `default`, serif, monospaced, rounded
  }
}
