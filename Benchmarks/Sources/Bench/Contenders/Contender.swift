/// A way to solve a problem.
protocol Contender: AnyObject {
  /// The name in tables.
  var name: String { get }

  /// Whether the phase makes sense for it.
  func takesPart(in phase: Phase) -> Bool

  /// Makes what the phase starts from; not timed.
  func prepare(_ phase: Phase) throws

  /// Does the work of the phase a number of times. Returns a number that depends on what was
  /// computed, so that nothing can be left out.
  func run(_ phase: Phase, repetitions: Int) throws -> Double

  /// The values after the last run of the phase, in order of the problem's variables.
  func answer(after phase: Phase) throws -> [Double]
}

/// Why a contender could not do its part.
struct ContenderFailure: Error {
  let text: String
}
