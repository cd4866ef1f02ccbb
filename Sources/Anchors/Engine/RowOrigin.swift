/// The kind of a row in the solver.
enum RowKind: UInt8, CaseIterable {
  /// A constraint of the program, a stack or a guide.
  case constraint
  /// `width >= 0`.
  case minimumWidth
  /// `height >= 0`.
  case minimumHeight
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

  /// True if this is a frame row, which few items have.
  @inline(__always)
  var isOfFrame: Bool { rawValue >= Self.frameX.rawValue }
}

/// The origin of a row in the solver: a constraint or an item, by its slot in the engine.
struct RowOrigin: Equatable {
  let kind: RowKind
  let index: Int32
}
