// The rows as stated: sparse, scaled, each a contiguous run of terms. Columns are linked lists
// through the terms, built when first needed; a first solve needs none.

import Buffers

/// The reason why a row cannot be added.
enum RowFault: Error {
  case variable(Variable)
  case number(Double)
  case priority(Double)
}

extension Problem {
  /// Indicates whether a handle refers to a live constraint of this solver.
  @inline(__always)
  package func isLive(_ id: ConstraintID) -> Bool {
    let index = Int(truncatingIfNeeded: id.index)
    guard id.tag == tag, index >= 0, index < rowCount else { return false }
    let record = rows[index]
    return record.generation == id.generation && record.isAlive
  }

  @inline(__always)
  package func id(ofRow row: Int32) -> ConstraintID {
    ConstraintID(index: row, generation: rows[row].generation, tag: tag)
  }

  @inline(__always)
  package func handle(ofVariable variable: Int32) -> Variable {
    Variable(index: variable, generation: variables[variable].generation, tag: tag)
  }

  /// Scales coefficients so that the largest is in [1, 2), and drops those that count as 0.
  ///
  /// Sets `hasWideFactors` if they are far apart.
  ///
  /// - Returns: The end of the terms, and the exponent of the scale.
  mutating func scale(_ start: Int, _ last: Int, largest: Double) -> (end: Int, exponent: Int) {
    let exponent = largest < Tolerance.smallestCoefficient ? 0 : -Int(largest.exponent)
    var end = start
    for index in start..<last
    where terms[index].coefficient.magnitude >= Tolerance.smallestCoefficient {
      if terms[index].coefficient.magnitude < Tolerance.wideFactor * largest {
        hasWideFactors = true
      }
      terms[end] = terms[index]
      terms[end].coefficient = terms[index].coefficient.scaled(by: exponent)
      end += 1
    }
    return (end, exponent)
  }

  /// The coefficient of a variable in a row that contains it.
  ///
  /// In a block, a variable's basic row need not contain the variable.
  @inline(__always)
  func coefficient(of variable: Int32, in row: RowRecord) -> Double {
    for term in terms(of: row) where term.variable == variable { return term.coefficient }
    assert(false, "a row that does not contain the variable")
    return 0
  }
}
