/// Flags of a constraint, and of pending work in its engine.
package struct ConstraintState: OptionSet {
  package let rawValue: UInt16

  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// It is active.
  static var active: Self { Self(rawValue: 1) }
  /// It is in its engine's queue of changes.
  static var queued: Self { Self(rawValue: 2) }
  /// Its row must be rebuilt.
  static var stale: Self { Self(rawValue: 4) }
  /// It is excluded so that other constraints can be satisfied.
  static var broken: Self { Self(rawValue: 8) }
  /// Its constant is a multiple of the standard spacing.
  package static var systemSpacing: Self { Self(rawValue: 16) }
  /// It is excluded because it is invalid or has no host.
  static var invalid: Self { Self(rawValue: 64) }
  /// It belongs to a margins guide or scroll view, not to client code.
  package static var system: Self { Self(rawValue: 128) }
  /// It has been collected by the running search of a subtree; clear between searches.
  static var collected: Self { Self(rawValue: 256) }
  /// A stack created it.
  package static var stackMade: Self { Self(rawValue: 512) }
  /// The enclosing stack imposed it on one item alone; it does not count as inside the item.
  static var imposedByStack: Self { Self(rawValue: 1024) }
  /// It collapses an item that its stack hides; recovery never breaks it.
  static var hiding: Self { Self(rawValue: 2048) }
  /// It represents the supposed value in reports about a supposition.
  package static var supposed: Self { Self(rawValue: 4096) }
  /// It relates the inside of a scroll view to the outside, so that scrolling changes its row.
  static var crossesScrollView: Self { Self(rawValue: 8192) }
  /// Its row has numbers that the solver rejects, although its own numbers are in range.
  static var overflowing: Self { Self(rawValue: 16384) }
  /// It is active and retains itself, because the engine of its tree no longer exists.
  ///
  /// Its slot is still that in the old engine.
  static var detached: Self { Self(rawValue: 32768) }
}
