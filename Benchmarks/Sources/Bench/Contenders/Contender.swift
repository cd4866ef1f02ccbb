/// A way to solve a problem or to lay out a tree.
protocol Contender: AnyObject {
  /// The name in tables.
  var name: String { get }

  /// Tells whether the contender supports a phase.
  func takesPart(in phase: Phase) -> Bool

  /// Prepares the initial state of a phase; not timed.
  func prepare(_ phase: Phase) throws

  /// Runs a phase a number of times.
  ///
  /// - Returns: A number that depends on the results, so that no work is optimized away.
  func run(_ phase: Phase, repetitions: Int) throws -> Double

  /// The values after the last run of a phase, in order of the problem's variables.
  func answer(after phase: Phase) throws -> [Double]
}

/// A contender whose work can be counted: this library.
protocol CountedContender: Contender {
  /// The cost of one run of a phase in a steady state.
  func counters(_ phase: Phase) throws -> Counters
}

/// The reason for which a contender failed.
struct ContenderFailure: Error {
  let text: String
}
