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

/// A sum that is accumulated term by term while solving with the active rows.
protocol Accumulator: BitwiseCopyable {
  init()
  var value: Double { get }
  mutating func add(_ term: Double)
  mutating func divide(by pivot: Double)
  /// Ends the accumulation.
  mutating func roundCancellation()
}

/// A plain sum, for values.
extension Double: Accumulator {
  @inline(__always) var value: Double { self }
  @inline(__always) mutating func add(_ term: Double) { self += term }
  @inline(__always) mutating func divide(by pivot: Double) { self /= pivot }
  @inline(__always) mutating func roundCancellation() {}
}

/// A sum with the absolute sum of its terms, for directions and prices.
///
/// Only the absolute sum distinguishes a small true result from the rounding residue of canceling
/// terms: coefficients may differ by a factor of a million.
package struct GuardedSum: Accumulator {
  package var value = 0.0
  package var absoluteSum = 0.0

  package init() {}

  @inline(__always)
  package mutating func add(_ term: Double) {
    value += term
    absoluteSum += term.magnitude
  }

  @inline(__always)
  mutating func divide(by pivot: Double) {
    value /= pivot
    absoluteSum /= pivot.magnitude
  }

  /// Adds a multiple of another sum, and sets the result to 0 if it is within rounding.
  @inline(__always)
  package mutating func add(_ other: GuardedSum, times factor: Double) {
    value += factor * other.value
    absoluteSum += (factor * other.absoluteSum).magnitude
    roundCancellation()
  }

  /// Sets the sum to 0 if it is within rounding of its terms.
  @inline(__always)
  mutating func roundCancellation() {
    if value.magnitude <= Tolerance.rounding * absoluteSum { value = 0 }
  }
}

extension GuardedSum {
  /// Compares the sum with the result of the opposite solve.
  ///
  /// Ftran and btran of one slope round differently, so rounding residues do not agree.
  ///
  /// - Returns: Whether the two are equal within rounding.
  @inline(__always)
  func agrees(with other: Double) -> Bool {
    (value - other).magnitude <= Tolerance.agreement * value.magnitude
  }

  /// Compares a slope computed from movement with the slope of the price.
  ///
  /// - Returns: Whether the slope is more than rounding.
  @inline(__always)
  func isSignificant(givenSlope slope: Double) -> Bool {
    value.magnitude > Tolerance.movementSlope * absoluteSum || agrees(with: slope)
  }
}

/// Subtracts two numbers, with 0 for a difference within rounding.
///
/// Factors consist of such differences. A solve cannot detect a residue in a factor, because it
/// sees only the magnitude of the residue itself.
@inline(__always)
func cancelingDifference(_ number: Double, _ subtracted: Double) -> Double {
  let difference = number - subtracted
  let size = number.magnitude + subtracted.magnitude
  // Not `<=`: an infinite difference must stay infinite, so that the value is refused.
  return difference.magnitude < Tolerance.rounding * size ? 0 : difference
}

/// The right side and the result of a solve with a block.
///
/// One number per variable for values; a sum of two numbers for all other solves.
struct BlockWorkspace {
  private var arena = Arena()
  private(set) var right = Buffer<Double>()
  private(set) var result = Buffer<Double>()

  /// Reserves `count` numbers each.
  @inline(never)
  mutating func prepare(_ count: Int) {
    guard count > right.capacity else { return }
    let room = Swift.max(Arena.growth(to: count, from: right.capacity), 16)
    arena.free()
    arena = Arena(bytes: 2 * Arena.size(room, of: Double.self))
    right = arena.carve(room, of: Double.self)
    result = arena.carve(room, of: Double.self)
  }

  mutating func free() { arena.free() }
}
