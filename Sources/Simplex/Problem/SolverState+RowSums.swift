// The sums of rows at the current values.

import Buffers

extension SolverState {
  /// The activity: the sum of a row's terms at the current values, scaled.
  @inline(__always)
  package func activity(_ row: RowRecord) -> Double {
    problem.terms(of: row).activity(at: basis.values)
  }

  /// The residual: activity minus constant, scaled.
  @inline(__always)
  package func residual(_ row: RowRecord) -> Double {
    problem.terms(of: row).difference(from: row.constant, at: basis.values)
  }

  /// The sum of the magnitudes of a row's constant and terms.
  @inline(__always)
  package func magnitude(of row: RowRecord) -> Double {
    problem.terms(of: row).magnitude(with: row.constant, at: basis.values)
  }

}

extension Run<Term> {
  /// The sum of the terms.
  @inline(__always)
  func activity(at values: Buffer<Double>) -> Double {
    var sum = 0.0
    for term in self { sum += term.coefficient * values[term.variable] }
    return sum
  }

  /// The sum of the terms minus a constant.
  ///
  /// Out of line: many callers.
  @inline(never)
  func difference(from constant: Double, at values: Buffer<Double>) -> Double {
    activity(at: values) - constant
  }

  /// The sum of the magnitudes of the terms and of the constant.
  func magnitude(with constant: Double, at values: Buffer<Double>) -> Double {
    var size = constant.magnitude
    for term in self { size += (term.coefficient * values[term.variable]).magnitude }
    return size
  }
}

extension Double {
  /// The number times 2 to the power of `exponent`.
  @inline(__always)
  package func scaled(by exponent: Int) -> Double {
    exponent == 0 ? self : Double(sign: .plus, exponent: exponent, significand: self)
  }
}
