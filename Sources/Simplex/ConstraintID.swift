/// The handle of a constraint in a ``Solver``.
///
/// Like ``Variable`` it holds an index, a generation and a tag of the solver, so that a handle of a
/// removed constraint or of another solver is recognized.
@frozen
public struct ConstraintID: Hashable, Sendable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: UInt32
  @usableFromInline let tag: UInt32

  @inlinable
  init(index: Int32, generation: UInt32, tag: UInt32) {
    self.index = index
    self.generation = generation
    self.tag = tag
  }
}

/// Where a constraint that is known to exist is in its solver: a third of its handle, for tables of very many.
@_spi(Memory)
@frozen
public struct RowIndex: Equatable, Sendable {
  @usableFromInline let index: Int32

  /// No constraint.
  @inlinable
  public init() { index = -1 }

  /// The place of a constraint.
  @inlinable
  public init(_ id: ConstraintID) { index = id.index }

  /// The place of a constraint that is added by pieces, by its position among all of them.
  @inlinable
  public init(ofPiece position: Int) { index = Int32(truncatingIfNeeded: position) }

  /// Whether there is no constraint.
  @inlinable public var isNone: Bool { index < 0 }

  /// The place of the constraint that is added by pieces so many constraints later.
  @inlinable
  public func advanced(by count: Int) -> RowIndex {
    RowIndex(ofPiece: Int(index) &+ count)
  }
}
