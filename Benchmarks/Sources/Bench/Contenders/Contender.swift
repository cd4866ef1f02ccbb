/// A way to solve a problem or to lay out a tree.
protocol Contender: AnyObject {
  /// The name in tables.
  var name: String { get }

  /// Whether it can do the phase.
  func takesPart(in phase: Phase) -> Bool

  /// Makes what the phase starts from; not timed.
  func prepare(_ phase: Phase) throws

  /// Does the work of the phase a number of times.
  ///
  /// - Returns: A number that depends on what was computed, so that nothing can be optimized away.
  func run(_ phase: Phase, repetitions: Int) throws -> Double

  /// The values after the last run of the phase, in order of the problem's variables.
  func answer(after phase: Phase) throws -> [Double]
}

/// A contender whose work can be counted: this library.
protocol CountedContender: Contender {
  /// What one run of the phase costs, once it has settled.
  func counters(_ phase: Phase) throws -> Counters
}

/// Why a contender could not do its part.
struct ContenderFailure: Error {
  let text: String
}
