/// An unknown of a ``Solver``: a number that the solver computes.
///
/// A variable is a handle, a small value without storage of its own. It contains the variable's
/// index, a generation that distinguishes a removed variable from its successor, and a tag of the
/// solver that made it. Passing it to another solver, or after ``Solver/remove(_:)-(Variable)``, is
/// an error of the call, never a wrong answer. One limit: the tag is derived from the solver's
/// memory address, so a solver made after another was freed may have the same one; do not use
/// handles after their solver is freed.
///
/// Two variables compared where a `Bool` is expected are compared as handles. Everywhere else
/// `left == right` creates a ``LinearConstraint``.
///
/// ```swift
/// var solver = Solver()
/// let left = solver.makeVariable("left"), width = solver.makeVariable("width")
/// try solver.add(left + width == 300)
/// ```
@frozen
public struct Variable: Hashable, Sendable {
  @usableFromInline package let index: Int32
  @usableFromInline let generation: UInt32
  @usableFromInline let tag: UInt32

  @inlinable
  init(index: Int32, generation: UInt32, tag: UInt32) {
    self.index = index
    self.generation = generation
    self.tag = tag
  }

  /// Compares two handles.
  ///
  /// Disfavored, so that `let c = a == b` is a constraint; `if a == b` still compares handles.
  ///
  /// - Parameters:
  ///   - lhs: The first handle.
  ///   - rhs: The second handle.
  /// - Returns: Whether they refer to the same variable; false for variables of different solvers.
  @_disfavoredOverload
  @inlinable
  public static func == (lhs: Variable, rhs: Variable) -> Bool {
    lhs.index == rhs.index && lhs.generation == rhs.generation && lhs.tag == rhs.tag
  }

  /// A small number, from 0 upward, that no other current variable of the solver has.
  ///
  /// Use it as an index into an array with data per variable. The number of a removed variable may
  /// be reused.
  @inlinable
  public var position: Int { Int(index) }
}

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
