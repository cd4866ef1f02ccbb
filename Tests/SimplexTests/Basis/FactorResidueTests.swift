import Buffers
import TestSupport
import Testing

@testable import Simplex

/// Rounding residue in factors, at elements that cancel.
@Suite("Residues in factors")
struct FactorResidueTests {
  /// The rows `5x + 7y = 0`, 0.7 times that plus `w`, and `x + 2w = 1` give `w` 0, `x` 1, `y` -5/7.
  ///
  /// In floating point, 3.5 / 5 and 4.9 / 7 differ in the last digit.
  private static let rows = [[5.0, 7, 0], [3.5, 4.9, 1], [1, 0, 2]]

  private func check(_ solution: [Double]) {
    expectEqual(solution[2], 0)
    expectNear(solution[0], 1, within: 1e-14)
    #expect(abs(solution[1] + 5.0 / 7) < 1e-14)
  }

  private func solve(_ body: (Buffer<GuardedSum>, Buffer<GuardedSum>) -> Void) -> [Double] {
    var right = Buffer(repeating: GuardedSum(), capacity: 3)
    var result = Buffer(repeating: GuardedSum(), capacity: 3)
    defer {
      right.free()
      result.free()
    }
    right[2].add(1)
    body(right, result)
    return (0..<3).map { result[$0].value }
  }

  @Test("the rounding residue of a canceled element counts as 0 in a small block")
  func dense() {
    var numbers = Buffer(repeating: 0.0, capacity: 9)
    var integers = Buffer(repeating: Int32(0), capacity: 3)
    defer {
      numbers.free()
      integers.free()
    }
    for (place, value) in Self.rows.joined().enumerated() { numbers[place] = value }
    let factors = DenseLU(
      count: 3, numbers: numbers, integers: integers, firstNumber: 0, firstInteger: 0)
    expectNil(factors.factor())
    check(solve { factors.solve($0, into: $1) })
  }

  @Test("a canceled element is dropped in a large block of any scale")
  func sparse() {
    let scale = 1e5
    let matrix = [[5.0, 7, 0, 0], [3.5, 4.9, 1, 1], [1, 0, 2, 1], [1, 0, 1, 3]]
    var elimination = SparseLU(count: 4)
    defer { elimination.free() }
    for (row, values) in matrix.enumerated() {
      for (column, value) in values.enumerated() where value != 0 {
        elimination.append(row: Int32(row), column: Int32(column), value: value * scale)
      }
    }
    expectNil(elimination.eliminateAll())
    // Only elements of the matrix, their quotients and sums of these remain; none is tiny.
    for value in elimination.upperValues { #expect(abs(value) > 0.01 * scale) }
    for factor in elimination.operationFactors { #expect(abs(factor) > 0.01) }
  }
}
