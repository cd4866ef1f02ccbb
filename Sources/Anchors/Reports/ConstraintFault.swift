/// Why a constraint is invalid.
///
/// Making and activating a constraint never fails. A faulty constraint is left out of the solver;
/// strict layout throws ``LayoutError/invalidConstraints(_:)`` while there is one.
public enum ConstraintFault: Sendable, Hashable {
  /// A leading or trailing edge stands against a left or right one.
  case directionalWithAbsolute
  /// A width or height stands against a location.
  case sizeWithLocation
  /// A horizontal location stands against a vertical one.
  case axesMixed
  /// A location stands alone, or against 0 times another.
  case locationWithoutPartner
  /// The first attribute is ``LayoutAttribute/notAnAttribute``.
  case firstAttributeMissing
  /// A second item stands without an attribute, or an attribute without a second item.
  case secondSideIncomplete
  /// The multiplier or the constant is NaN, infinite, or of a magnitude over 1e9.
  case invalidNumber
  /// Together with what insets, baselines, distances and the other constraints add to them or multiply
  /// them by, the numbers of the constraint are too large to compute.
  case numbersTooLarge
  /// The priority is not in (0, 1000].
  case invalidPriority
  /// An item that the constraint spoke about no longer exists.
  case itemGone

  /// What is wrong and what to do about it, as a sentence.
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
