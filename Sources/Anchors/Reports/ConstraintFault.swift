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
      "leading and trailing cannot meet left and right; use leading and trailing for both, or neither"
    case .sizeWithLocation:
      "a width or height cannot meet a location; relate two sizes or two locations"
    case .axesMixed:
      "a horizontal location cannot meet a vertical one; relate two locations of one axis"
    case .locationWithoutPartner:
      "a location needs a second location, with a multiplier other than 0"
    case .firstAttributeMissing:
      "the first attribute is missing; name the attribute that the constraint is about"
    case .secondSideIncomplete:
      "a second item and its attribute go together; give both, or nil and notAnAttribute"
    case .invalidNumber:
      "the multiplier and the constant must be finite and at most 1e9 in magnitude"
    case .numbersTooLarge:
      "with insets, baselines, distances and what other constraints multiply them by, its numbers are "
        + "too large to compute; use smaller ones"
    case .invalidPriority:
      "the priority must be over 0 and at most 1000"
    case .itemGone:
      "an item of the constraint no longer exists; make the constraint again with living items"
    }
  }
}
