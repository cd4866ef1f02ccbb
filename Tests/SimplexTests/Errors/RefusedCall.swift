import Simplex
import Testing

/// A call that must be refused, with the error it must throw.
struct RefusedCall: Sendable, CustomTestStringConvertible {
  let testDescription: String
  /// Tells whether an error is the expected one, also if it carries NaN.
  let isExpected: @Sendable (SolverError, Scene) -> Bool
  let call: @Sendable (inout Solver, Scene) throws -> Void

  init(
    _ name: String, _ isExpected: @escaping @Sendable (SolverError, Scene) -> Bool,
    _ call: @escaping @Sendable (inout Solver, Scene) throws -> Void
  ) {
    testDescription = name
    self.isExpected = isExpected
    self.call = call
  }
}

extension RefusedCall {
  /// A call with a variable that the solver does not have.
  static func unknownVariable(
    _ name: String,
    _ call: @escaping @Sendable (inout Solver, Variable) throws -> Void
  ) -> [RefusedCall] {
    [
      RefusedCall("\(name), removed") { error, scene in
        error == .unknownVariable(scene.stale)
      } _: { (solver, scene) throws in
        try call(&solver, scene.stale)
      },
      RefusedCall("\(name), another solver's") { error, scene in
        error == .unknownVariable(scene.foreign)
      } _: { (solver, scene) throws in
        try call(&solver, scene.foreign)
      },
    ]
  }

  /// A call with a constraint that the solver does not have.
  static func unknownConstraint(
    _ name: String,
    _ call: @escaping @Sendable (inout Solver, ConstraintID) throws -> Void
  ) -> [RefusedCall] {
    [
      RefusedCall("\(name), removed") { error, scene in
        error == .unknownConstraint(scene.staleID)
      } _: { (solver, scene) throws in
        try call(&solver, scene.staleID)
      },
      RefusedCall("\(name), another solver's") { error, scene in
        error == .unknownConstraint(scene.foreignID)
      } _: { (solver, scene) throws in
        try call(&solver, scene.foreignID)
      },
    ]
  }

  /// A call with a number out of range: NaN, infinite or too large.
  static func invalidNumber(
    _ name: String,
    _ call: @escaping @Sendable (inout Solver, Scene, Double) throws -> Void
  ) -> [RefusedCall] {
    let numbers: [Double] = [.nan, .signalingNaN, .infinity, -.infinity, 1e300, -1e300, 1.5e9]
    return numbers.map { number in
      RefusedCall("\(name) \(number)") { error, _ in
        guard case .invalidNumber(let culprit) = error else { return false }
        return culprit.isNaN ? number.isNaN : culprit.magnitude == number.magnitude
      } _: { (solver, scene) throws in
        try call(&solver, scene, number)
      }
    }
  }

  /// A call with a priority out of range.
  static func invalidPriority(
    _ name: String,
    _ call: @escaping @Sendable (inout Solver, Scene, Priority) throws -> Void
  ) -> [RefusedCall] {
    let numbers: [Double] = [0, -0.0, -1, 1000.5, .nan, .infinity, -.infinity]
    return numbers.map { number in
      RefusedCall("\(name) \(number)") { error, _ in
        guard case .invalidPriority(let culprit) = error else { return false }
        return culprit.isNaN ? number.isNaN : culprit == number
      } _: { (solver, scene) throws in
        try call(&solver, scene, Priority(number))
      }
    }
  }
}
