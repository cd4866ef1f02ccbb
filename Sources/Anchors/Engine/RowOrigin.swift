/// What a row of the solver says, and for whom.
enum RowKind: UInt8, CaseIterable {
  /// A constraint of the user.
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
  /// The left edge by the autoresizing mask or by the frame that is kept.
  case frameX
  /// The top edge by the autoresizing mask or by the frame that is kept.
  case frameY
  /// The width by the autoresizing mask, by the frame that is kept, or of the root.
  case frameWidth
  /// The height by the autoresizing mask, by the frame that is kept, or of the root.
  case frameHeight

  /// Whether it says something of a frame, which few items have rows for.
  @inline(__always)
  var isOfFrame: Bool { rawValue >= Self.frameX.rawValue }
}

/// Where a row of the solver comes from: a constraint or an item, by its slot in the engine.
struct RowOrigin: Equatable {
  let kind: RowKind
  let index: Int32
}
