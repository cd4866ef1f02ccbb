extension Font {
  /// The slant of a font's letters.
  public enum Slant: UInt8, Sendable, Hashable, CaseIterable {
    /// Not slanted.
    case upright
    /// Slanted, with letter forms of its own.
    case italic
    /// Slanted, with the forms of the upright letters.
    case oblique
  }
}
