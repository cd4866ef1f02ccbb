/// The kind of a node.
package enum NodeKind: UInt8 {
  case item
  /// An item with scrolling content.
  case scrollView
  /// A stack without items, which is as small as possible.
  case emptyStack
  /// A layout guide made by client code.
  case guide
  /// A guide for constraints of other modules, hidden from reports.
  case auxiliaryGuide
  /// A guide for constraints of a stack, hidden from reports.
  case stackGuide
  /// A guide that is a row or a column of a grid.
  case gridGuide
  /// The guide for the frame of a scroll view.
  case frameGuide
  /// A guide inset from its item, for margins, safe area or readable width.
  case insetGuide
  /// The guide for the content of a scroll view.
  case contentGuide

  /// True for guides of any kind.
  @inline(__always)
  package var isGuide: Bool { rawValue >= Self.guide.rawValue }

  /// True if frame descriptions omit it.
  package var isAuxiliary: Bool { isUnreported || self == .gridGuide }

  /// True if reports omit it, too.
  package var isUnreported: Bool { self == .auxiliaryGuide || self == .stackGuide }

  /// True for a guide that belongs to its item permanently.
  package var comesWithItem: Bool { rawValue >= Self.stackGuide.rawValue }

  /// True if the item's constraints determine the frame rows of scrolling content.
  @inline(__always)
  var isTiedToContent: Bool { self == .scrollView || self == .contentGuide }
}

/// Flags of a node, most of them work that the engine of its tree has yet to do.
struct NodeState: OptionSet {
  let rawValue: UInt16

  /// Its frame and autoresizing mask become constraints.
  static var translatesMask: Self { Self(rawValue: 1) }
  /// Its `updateConstraints` must run.
  static var needsConstraintUpdate: Self { Self(rawValue: 2) }
  /// A node below it needs `updateConstraints`.
  static var descendantNeedsConstraintUpdate: Self { Self(rawValue: 4) }
  /// Its `layoutSubviews` must run.
  static var needsLayout: Self { Self(rawValue: 8) }
  /// It is in its engine's queue of changed contents.
  static var contentQueued: Self { Self(rawValue: 16) }
  /// It is hidden.
  static var hidden: Self { Self(rawValue: 32) }
  /// The engine of its tree has scanned it.
  static var scanned: Self { Self(rawValue: 64) }
  /// Its parent was deallocated, and the engine of the tree with it.
  static var orphaned: Self { Self(rawValue: 128) }
  /// Its stack has queried its fitting size.
  static var usesFittingSize: Self { Self(rawValue: 256) }
  /// It is a stack whose constraints or baselines depend on measured sizes.
  static var dependsOnMeasurement: Self { Self(rawValue: 512) }
  /// The stack that arranges it collapses it, so that it has outer extents, too.
  static var collapsed: Self { Self(rawValue: 1024) }
  /// It is the root of a tree in which a closure of `remakeConstraints` runs.
  static var remaking: Self { Self(rawValue: 2048) }

  /// Its direction of layout is from right to left; valid while `scanned`.
  static var rightToLeft: Self { Self(rawValue: 4096) }
  /// It is in a subtree that is leaving its parent.
  static var leaving: Self { Self(rawValue: 8192) }
  /// Its content wrapped at the last update of the row that arranges it.
  static var wrapsInRow: Self { Self(rawValue: 16_384) }

  /// The priorities of its content may differ from those in its engine's rows.
  static var prioritiesChanged: Self { Self(rawValue: 32_768) }

  /// True if it or a node below it needs `updateConstraints`.
  var needsConstraintUpdateWithin: Bool {
    !isDisjoint(with: [.needsConstraintUpdate, .descendantNeedsConstraintUpdate])
  }
}
