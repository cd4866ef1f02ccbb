/// The handle of a constraint in a ``Solver``.
///
/// Like ``Variable``, it contains an index, a generation and a tag of the solver, so the solver
/// recognizes handles of removed constraints and of other solvers.
@frozen
public struct ConstraintID: Hashable, Sendable {
  @usableFromInline package let index: Int32
  @usableFromInline let generation: UInt32
  @usableFromInline let tag: UInt32

  @inlinable
  init(index: Int32, generation: UInt32, tag: UInt32) {
    self.index = index
    self.generation = generation
    self.tag = tag
  }

  /// The index of the constraint in tables of its solver's constraints.
  package var position: Int { Int(index) }
}

/// The index of a live constraint in its solver: a third of its handle, for large tables.
@usableFromInline
package struct RowIndex: BitwiseCopyable, Equatable, Sendable {
  @usableFromInline let index: Int32

  /// No constraint.
  @inlinable
  package init() { index = -1 }

  /// The index of a constraint.
  @inlinable
  package init(_ id: ConstraintID) { index = id.index }

  @inlinable
  init(_ index: Int32) { self.index = index }

  /// True if there is no constraint.
  @inlinable package var isNone: Bool { index < 0 }

  /// The index of the constraint that is `count` constraints later, if there are constraints.
  @inlinable
  package func advanced(by count: Int32) -> RowIndex {
    RowIndex(index < 0 ? index : index &+ count)
  }
}
