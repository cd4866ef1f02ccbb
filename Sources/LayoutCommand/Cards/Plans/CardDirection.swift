import Anchors

/// A value of `--direction` of cards.
enum CardDirection: String, CaseIterable {
  case leftToRight
  case rightToLeft
  /// By the first letter of each name.
  case auto

  /// Returns the direction of the card of a name.
  func direction(of name: String) -> LayoutDirection {
    switch self {
    case .leftToRight: .leftToRight
    case .rightToLeft: .rightToLeft
    case .auto: Self.isRightToLeft(name) ? .rightToLeft : .leftToRight
    }
  }

  /// Returns whether the first letter of a text belongs to a script from right to left.
  private static func isRightToLeft(_ text: String) -> Bool {
    guard let letter = text.unicodeScalars.first(where: { $0.properties.isAlphabetic }) else {
      return false
    }
    return switch letter.value {
    // Hebrew, Arabic, Syriac, Thaana, N'Ko and others; their presentation forms; old and new
    // scripts beyond the first plane.
    case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFF, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }
}
