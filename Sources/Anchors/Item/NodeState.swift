/// What a node is.
enum NodeKind: UInt8 {
  case item
  /// An item whose content scrolls.
  case scrollView
  /// A stack without items, which is as small as it may be.
  case emptyStack
  /// A layout guide that the program made.
  case guide
  /// A guide that constraints of other modules need, and of no interest by itself.
  case auxiliaryGuide
  /// A guide that the constraints of a stack need, and of no interest by itself.
  case stackGuide
  /// The guide for the frame of a scroll view.
  case frameGuide
  /// A guide inset from its item: of the margins, the safe area, or what is comfortable to read.
  case insetGuide
  /// The guide for the content of a scroll view.
  case contentGuide

  /// Whether it is a guide of any kind.
  @inline(__always)
  var isGuide: Bool { rawValue >= Self.guide.rawValue }

  /// Whether frames as text and reports of ambiguity leave it out.
  var isAuxiliary: Bool { self == .auxiliaryGuide || self == .stackGuide }

  /// Whether it is a guide that comes with its item and stays with it.
  var comesWithItem: Bool { rawValue >= Self.stackGuide.rawValue }
}

extension NodeKind {
  /// Whether what constraints say of the item decides how the content of a scroll view is held.
  @inline(__always)
  var isTiedToContent: Bool { self == .scrollView || self == .contentGuide }
}

/// What the engine of a node's tree still has to do about it.
struct NodeState: OptionSet {
  let rawValue: UInt16

  /// Its frame and autoresizing mask are turned into constraints.
  static var translatesMask: Self { Self(rawValue: 1) }
  /// Its `updateConstraints` must run.
  static var needsConstraintUpdate: Self { Self(rawValue: 2) }
  /// A node below it needs `updateConstraints`.
  static var descendantNeedsConstraintUpdate: Self { Self(rawValue: 4) }
  /// Its `layoutSubviews` must run.
  static var needsLayout: Self { Self(rawValue: 8) }
  /// Its engine has it in the list of nodes whose content changed.
  static var contentQueued: Self { Self(rawValue: 16) }
  /// It is not shown.
  static var hidden: Self { Self(rawValue: 32) }
  /// The engine of its tree has scanned it.
  static var scanned: Self { Self(rawValue: 64) }
  /// Its parent no longer exists, and with it the engine that knew the node.
  static var orphaned: Self { Self(rawValue: 128) }
  /// The stack that it is in has asked for its fitting size.
  static var usesFittingSize: Self { Self(rawValue: 256) }
  /// It is a stack whose constraints or baselines follow from measured sizes.
  static var dependsOnMeasurement: Self { Self(rawValue: 512) }
  /// The stack that arranges it hides it, so that it has outer extents as well.
  static var collapsed: Self { Self(rawValue: 1024) }
  /// It is the root of a tree in which a closure of `remakeConstraints` runs.
  static var remaking: Self { Self(rawValue: 2048) }

  /// The direction of reading that holds in it is from right to left; right while it is known.
  static var rightToLeft: Self { Self(rawValue: 4096) }
  /// It is in a subtree that is leaving its place.
  static var leaving: Self { Self(rawValue: 8192) }
  /// Whether the content wrapped when the row that the item is in was last brought up to date.
  static var wrapsInRow: Self { Self(rawValue: 16_384) }

  /// Priorities of its content are others than its engine has stated, or may be.
  static var prioritiesChanged: Self { Self(rawValue: 32_768) }

  /// Whether it or a node below it needs `updateConstraints`.
  var needsConstraintUpdateWithin: Bool {
    !isDisjoint(with: [.needsConstraintUpdate, .descendantNeedsConstraintUpdate])
  }
}
