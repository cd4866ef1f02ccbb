/// The variables of a rectangle, as one compact handle.
///
/// Invariant: their indices, generations and positions are consecutive.
@usableFromInline
package struct BoxVariables: BitwiseCopyable, Sendable {
  /// The index of the first variable; the others have the next ones.
  @usableFromInline let index: Int32
  /// The generation of the first variable; the others have the next ones.
  @usableFromInline let generation: UInt32
  @usableFromInline let tag: UInt32

  init(from index: Int32, generation: UInt32, tag: UInt32) {
    self.index = index
    self.generation = generation
    self.tag = tag
  }

  /// The left edge.
  @inlinable package var x: Variable {
    Variable(index: index, generation: generation, tag: tag)
  }
  /// The top edge.
  @inlinable package var y: Variable {
    Variable(index: index &+ 1, generation: generation &+ 1, tag: tag)
  }
  /// The width.
  @inlinable package var width: Variable {
    Variable(index: index &+ 2, generation: generation &+ 2, tag: tag)
  }
  /// The height.
  @inlinable package var height: Variable {
    Variable(index: index &+ 3, generation: generation &+ 3, tag: tag)
  }
}
