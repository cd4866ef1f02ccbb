// Results of solves with the active rows.
//
// Ftran and btran work on one vector in scratch memory. A caller seeds it, solves, reads the result
// and clears it before anything else is solved. The result is a view of that memory.

package import Buffers

/// The movement of variables and inactive rows, as ftran computes it.
package struct Direction {
  /// The variables that the solve reached.
  package let variables: List<Int32>
  /// The inactive rows that move.
  package let rows: List<Int32>
  /// The epoch that marks these rows in `scratch.rowMark`.
  package let epoch: UInt32
  private let movements: Buffer<GuardedSum>
  private let alphas: Buffer<Double>

  fileprivate init(
    _ variables: List<Int32>, _ movements: Buffer<GuardedSum>, _ rows: List<Int32>,
    _ alphas: Buffer<Double>, epoch: UInt32
  ) {
    (self.variables, self.movements) = (variables, movements)
    (self.rows, self.alphas) = (rows, alphas)
    self.epoch = epoch
  }

  /// The movement of a variable; 0 if the solve did not reach it.
  @inline(__always)
  package subscript(variable: Int32) -> GuardedSum { movements[variable] }

  /// The change of the activity of one of ``rows``.
  @inline(__always)
  package func alpha(_ row: Int32) -> Double { alphas[row] }
}

/// The composition of a vector, as btran computes it: a multiplier for each basis entry.
package struct Multipliers {
  /// The variables of the basis entries that the solve reached.
  package let variables: List<Int32>
  private let numbers: Buffer<GuardedSum>

  fileprivate init(_ variables: List<Int32>, _ numbers: Buffer<GuardedSum>) {
    self.variables = variables
    self.numbers = numbers
  }

  /// The multiplier of a variable's basis entry; 0 if the solve did not reach it.
  @inline(__always)
  package subscript(variable: Int32) -> GuardedSum { numbers[variable] }

  /// The largest magnitude of a multiplier.
  package var largest: Double {
    var largest = 0.0
    for variable in variables { largest = Swift.max(largest, numbers[variable].value.magnitude) }
    return largest
  }
}

/// The vector of a solve and the lists of what the solve reaches.
///
/// Invariant: outside solves all numbers of the vector are 0 and the lists are empty.
package struct SolveVectors {
  /// By variable: the seeded amounts, then the result.
  private(set) var numbers = Buffer<GuardedSum>()
  /// The variables that the solve has reached.
  var reached = List(Buffer<Int32>())
  /// By inactive row: the change of its activity.
  package private(set) var alphas = Buffer<Double>()
  /// The inactive rows that move.
  package var movedRows = List(Buffer<Int32>())

  static func bytes(variables count: Int) -> Int {
    Arena.size(count, of: GuardedSum.self) + Arena.size(count, of: Int32.self)
  }

  static func bytes(rows count: Int) -> Int {
    Arena.size(count, of: Double.self) + Arena.size(count, of: Int32.self)
  }

  mutating func carve(variables count: Int, from arena: inout Arena) {
    numbers = arena.carve(count, repeating: GuardedSum())
    reached = List(arena.carve(count, of: Int32.self))
  }

  mutating func carve(rows count: Int, from arena: inout Arena) {
    alphas = arena.carve(count, repeating: 0)
    movedRows = List(arena.carve(count, of: Int32.self))
  }

  /// The movement that an ftran has left, with the epoch that marks its rows.
  @inline(__always)
  package func direction(_ epoch: UInt32) -> Direction {
    Direction(reached, numbers, movedRows, alphas, epoch: epoch)
  }

  /// The composition that a btran has left.
  @inline(__always)
  package var multipliers: Multipliers { Multipliers(reached, numbers) }

  /// Restores the invariant after a solve.
  @inline(__always)
  mutating func clear() {
    for variable in reached { numbers[variable] = GuardedSum() }
    reached.removeAll()
    movedRows.removeAll()
  }
}

extension SolverState {
  /// Adds an amount to the element of a variable in the vector to solve for.
  @inline(__always)
  package mutating func seed(_ variable: Int32, _ amount: Double) {
    scratch.solve.numbers[variable].add(amount)
    scratch.pendingPositions.insert(problem.variables[variable].position)
  }

  /// Ends the use of a direction, so that another vector can be solved for.
  @inline(__always)
  package mutating func clear(_: Direction) { scratch.solve.clear() }

  /// Ends the use of a composition, so that another vector can be solved for.
  @inline(__always)
  package mutating func clear(_: Multipliers) { scratch.solve.clear() }
}
