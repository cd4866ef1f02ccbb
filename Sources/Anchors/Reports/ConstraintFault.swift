/// The reason why a constraint is invalid.
///
/// Creating and activating a constraint never fails. An invalid constraint is excluded from the
/// solver; strict layout throws ``LayoutError/invalidConstraints(_:)`` while one is active.
public enum ConstraintFault: Sendable, Hashable {
  /// A leading or trailing edge is related to a left or right edge.
  case directionalWithAbsolute
  /// A size is related to a position.
  case sizeWithLocation
  /// A horizontal position is related to a vertical one.
  case axesMixed
  /// A position has no second position, or a multiplier of 0.
  case locationWithoutPartner
  /// The first attribute is ``LayoutAttribute/notAnAttribute``.
  case firstAttributeMissing
  /// There is a second item without an attribute, or a second attribute without an item.
  case secondSideIncomplete
  /// The multiplier or the constant is NaN, infinite or larger than 1e9 in magnitude.
  case invalidNumber
  /// The numbers of the constraint are too large once combined with those of others.
  ///
  /// Insets, baselines and distances add to them, and the factors of other constraints multiply
  /// them.
  case numbersTooLarge
  /// The priority is not in (0, 1000].
  case invalidPriority
  /// An item of the constraint no longer exists.
  case itemGone

  /// The fault and its fix, as a sentence.
  public var explanation: String {
    switch self {
    case .directionalWithAbsolute:
      "leading or trailing cannot be combined with left or right; "
        + "use leading and trailing for both, or neither"
    case .sizeWithLocation:
      "a size cannot be related to a position; relate two sizes or two positions"
    case .axesMixed:
      "a horizontal position cannot be related to a vertical one; relate two positions of one axis"
    case .locationWithoutPartner:
      "a position needs a second position and a nonzero multiplier"
    case .firstAttributeMissing:
      "the first attribute is missing; specify it"
    case .secondSideIncomplete:
      "a second item requires an attribute, and an attribute an item; "
        + "specify both, or nil and notAnAttribute"
    case .invalidNumber:
      "the multiplier and the constant must be finite and at most 1e9 in magnitude"
    case .numbersTooLarge:
      "insets, baselines and the factors of other constraints make its numbers too large; "
        + "use smaller ones"
    case .invalidPriority:
      "the priority must be above 0 and at most 1000"
    case .itemGone:
      "an item of the constraint no longer exists; recreate the constraint with existing items"
    }
  }
}
