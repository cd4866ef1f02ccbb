/// What a constraint is and what its engine still has to do about it.
struct ConstraintState: OptionSet {
  let rawValue: UInt16

  /// The user wants it to hold.
  static var active: Self { Self(rawValue: 1) }
  /// The solver has a row for it.
  static var lowered: Self { Self(rawValue: 2) }
  /// It waits in its engine's list of changes.
  static var queued: Self { Self(rawValue: 4) }
  /// Its row must be made anew.
  static var stale: Self { Self(rawValue: 8) }
  /// It was left out so that the others can hold.
  static var broken: Self { Self(rawValue: 16) }
  /// Its constant counts standard spacings.
  static var systemSpacing: Self { Self(rawValue: 32) }
  /// It has a multiplier or constant that is no number, or a priority out of range.
  static var hasBadNumber: Self { Self(rawValue: 64) }
}
