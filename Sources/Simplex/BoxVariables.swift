/// The variables of a rectangle: handles that were made one after the other, half as large as four of them.
@_spi(Memory)
@frozen
public struct BoxVariables: Sendable {
  @usableFromInline let indexOfX: Int32
  @usableFromInline let indexOfY: Int32
  @usableFromInline let indexOfWidth: Int32
  @usableFromInline let indexOfHeight: Int32
  /// The generation of the first; those of the others follow it.
  @usableFromInline let generation: UInt32
  @usableFromInline let tag: UInt32

  init(
    _ x: Int32, _ y: Int32, _ width: Int32, _ height: Int32, generation: UInt32, tag: UInt32
  ) {
    (indexOfX, indexOfY, indexOfWidth, indexOfHeight) = (x, y, width, height)
    self.generation = generation
    self.tag = tag
  }

  /// Four variables that were made one after the other.
  init(_ x: Variable, _ y: Variable, _ width: Variable, _ height: Variable) {
    assert(height.generation == x.generation &+ 3, "other variables made between those of a box")
    self.init(
      x.index, y.index, width.index, height.index, generation: x.generation, tag: x.tag)
  }

  /// The left edge.
  @inlinable public var x: Variable {
    Variable(index: indexOfX, generation: generation, tag: tag)
  }
  /// The top edge.
  @inlinable public var y: Variable {
    Variable(index: indexOfY, generation: generation &+ 1, tag: tag)
  }
  /// The width.
  @inlinable public var width: Variable {
    Variable(index: indexOfWidth, generation: generation &+ 2, tag: tag)
  }
  /// The height.
  @inlinable public var height: Variable {
    Variable(index: indexOfHeight, generation: generation &+ 3, tag: tag)
  }
}
