/// What a node is and what its engine still has to do about it.
struct NodeState: OptionSet {
  let rawValue: UInt32

  /// It is a layout guide.
  static var guide: Self { Self(rawValue: 1) }
  /// Its frame and autoresizing mask are turned into constraints.
  static var translatesMask: Self { Self(rawValue: 2) }
  /// Its `updateConstraints` must run.
  static var needsConstraintUpdate: Self { Self(rawValue: 4) }
  /// Its `layoutSubviews` must run.
  static var needsLayout: Self { Self(rawValue: 8) }
  /// Its engine has it in the list of nodes whose content changed.
  static var contentQueued: Self { Self(rawValue: 16) }
  /// It is not shown.
  static var hidden: Self { Self(rawValue: 32) }
  /// A node below it needs `updateConstraints`.
  static var descendantNeedsConstraintUpdate: Self { Self(rawValue: 64) }
  /// The engine of its tree has looked at it.
  static var known: Self { Self(rawValue: 128) }
  /// Its parent no longer exists, and with it the engine that knew the node.
  static var orphaned: Self { Self(rawValue: 256) }
  /// It is a guide that comes with its item and stays with it.
  static var ownGuide: Self { Self(rawValue: 512) }
  /// Its content scrolls.
  static var scrolls: Self { Self(rawValue: 1024) }
  /// It is the guide for the content of a node that scrolls.
  static var contentGuide: Self { Self(rawValue: 2048) }
  /// It is a guide that other constraints need, and of no interest by itself.
  static var auxiliary: Self { Self(rawValue: 4096) }
  /// The stack that it is in has asked for its fitting size.
  static var fitted: Self { Self(rawValue: 8192) }
  /// It is a stack whose constraints or baselines follow from measured sizes.
  static var measures: Self { Self(rawValue: 32768) }
  /// It is a guide inset from its item: of the margins, the safe area, or what is comfortable to read.
  static var insetGuide: Self { Self(rawValue: 16384) }

  /// The stack that arranges it hides it, so that it has outer extents as well.
  static var collapsed: Self { Self(rawValue: 65536) }

  /// Whether it or a node below it needs `updateConstraints`.
  var needsConstraintUpdateWithin: Bool {
    !isDisjoint(with: [.needsConstraintUpdate, .descendantNeedsConstraintUpdate])
  }
}
