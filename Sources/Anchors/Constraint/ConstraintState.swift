/// What a constraint is and what its engine still has to do about it.
struct ConstraintState: OptionSet {
  let rawValue: UInt16

  /// The user wants it to hold.
  static var active: Self { Self(rawValue: 1) }
  /// It waits in its engine's list of changes.
  static var queued: Self { Self(rawValue: 4) }
  /// Its row must be remade.
  static var stale: Self { Self(rawValue: 8) }
  /// It was left out so that the others can hold.
  static var broken: Self { Self(rawValue: 16) }
  /// Its constant counts standard spacings.
  static var systemSpacing: Self { Self(rawValue: 32) }
  /// Its row is stated in mirrored coordinates.
  static var mirrored: Self { Self(rawValue: 64) }
  /// It is left out because it is invalid or has no host.
  static var invalid: Self { Self(rawValue: 256) }
  /// It comes with an item, and is never left out so that others can hold.
  static var system: Self { Self(rawValue: 2) }
  /// It is among those gathered while a subtree moves.
  static var collected: Self { Self(rawValue: 128) }
  /// A stack view made it.
  static var stackMade: Self { Self(rawValue: 1024) }
  /// It says something of one item alone on behalf of the stack around it, and is no part of what is
  /// inside of the item.
  static var imposedByStack: Self { Self(rawValue: 4096) }
  /// It gives a view that a stack hides no room, and is never broken so that others can hold.
  static var hiding: Self { Self(rawValue: 8192) }
  /// It stands for what somebody supposes, in reports about that.
  static var supposed: Self { Self(rawValue: 16384) }
  /// It leads from the inside of a scroll view to the outside, so that scrolling moves it.
  static var crossesScrollView: Self { Self(rawValue: 512) }
  /// Its row has numbers that the solver refuses, though those of the constraint are in range.
  static var overflowing: Self { Self(rawValue: 32768) }
  /// It is active and keeps itself alive, because the engine of its tree has gone; its slot is still
  /// the one that it had there.
  static var detached: Self { Self(rawValue: 2048) }
}
