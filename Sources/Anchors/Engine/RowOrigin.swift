/// The kind of a row in the solver.
package enum RowKind: UInt8, CaseIterable, BitwiseCopyable {
  /// A constraint of the program, a stack or a guide.
  case constraint
  /// `width >= 0`.
  case nonnegativeWidth
  /// `height >= 0`.
  case nonnegativeHeight
  /// `width <= content width`.
  case hugWidth
  /// `width >= content width`.
  case resistWidth
  /// `height <= content height`.
  case hugHeight
  /// `height >= content height`.
  case resistHeight
  /// The left edge of the autoresizing mask or of the item's own frame.
  case frameX
  /// The top edge of the autoresizing mask or of the item's own frame.
  case frameY
  /// The width of the autoresizing mask, of the item's own frame, or of the root.
  case frameWidth
  /// The height of the autoresizing mask, of the item's own frame, or of the root.
  case frameHeight
  /// `width >= minimum content width`.
  case minimumContentWidth
  /// `height >= minimum content height`.
  case minimumContentHeight

  /// True if this is a row that few items have: one of a frame or of a minimum content size.
  @inline(__always)
  var isRare: Bool { rawValue >= Self.frameX.rawValue }

  /// The number of rare rows of an item; all kinds from the first rare one on are rare.
  static var rareCount: Int { Int(minimumContentHeight.rawValue - frameX.rawValue) + 1 }

  /// True if the row bounds an extent by a size of the content.
  var isOfContent: Bool {
    switch self {
    case .hugWidth, .resistWidth, .hugHeight, .resistHeight, .minimumContentWidth,
      .minimumContentHeight:
      true
    case .constraint, .nonnegativeWidth, .nonnegativeHeight, .frameX, .frameY, .frameWidth,
      .frameHeight:
      false
    }
  }
}

/// The origin of a row in the solver: a constraint or an item, by its slot in the engine.
package struct RowOrigin: Equatable, BitwiseCopyable {
  package let kind: RowKind
  package let index: Int32

  package init(kind: RowKind, index: Int32) {
    self.kind = kind
    self.index = index
  }
}
