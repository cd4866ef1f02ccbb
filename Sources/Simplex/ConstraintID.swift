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

/// A constraint of a known solver, without the tag of the solver: for tables of very many.
@_spi(Memory)
@frozen
public struct ConstraintPlace: Equatable, Sendable {
  @usableFromInline let index: Int32
  @usableFromInline let generation: UInt32

  /// No constraint.
  @inlinable
  public init() {
    index = -1
    generation = 0
  }

  /// The place of a constraint.
  @inlinable
  public init(_ id: ConstraintID) {
    index = id.index
    generation = id.generation
  }

  /// Whether there is no constraint.
  @inlinable public var isNone: Bool { index < 0 }

  @inlinable
  init(index: Int32, generation: UInt32) {
    self.index = index
    self.generation = generation
  }

  /// The place of the constraint that is added so many constraints later in the same call, of the first in the solver.
  @inlinable
  public func advanced(by count: Int) -> ConstraintPlace {
    let count = Int32(truncatingIfNeeded: count)
    return ConstraintPlace(
      index: index &+ count, generation: generation &+ UInt32(bitPattern: count))
  }

  /// The constraint, nil if there is none, of the solver that made a variable.
  @inlinable
  public func id(with variable: Variable) -> ConstraintID? {
    index < 0 ? nil : ConstraintID(index: index, generation: generation, tag: variable.tag)
  }
}
