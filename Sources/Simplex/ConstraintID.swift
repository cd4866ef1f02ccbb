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
