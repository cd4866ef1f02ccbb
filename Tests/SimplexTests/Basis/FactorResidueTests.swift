import Testing

@_spi(Memory) @testable import Simplex

/// What rounding leaves in factors where an element cancels.
@Suite("Residues in factors")
struct FactorResidueTests {
  /// `5x + 7y = 0`, seven tenths of that with `w` added, `x + 2w = 1`: so `w` is 0, `x` is 1, and `y` is -5/7.
  ///
  /// As numbers 3.5 / 5 and 4.9 / 7 differ in the last digit.
  private static let rows = [[5.0, 7, 0], [3.5, 4.9, 1], [1, 0, 2]]

  private func check(_ solution: [Double]) {
    #expect(solution[2] == 0)
    #expect(abs(solution[0] - 1) < 1e-14)
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

  @Test("an element that cancels but for rounding counts as 0 in a small block")
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
    #expect(factors.factor() == nil)
    check(solve { factors.solve($0, into: $1) })
  }

  @Test("an element that cancels is dropped in a large block, however large the others are")
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
    #expect(elimination.run() == nil)
    // Beside the pivots only numbers of the matrix are left, their quotients, and their sums.
    for value in elimination.upperValues { #expect(abs(value) > 0.01 * scale) }
    for factor in elimination.operationFactors { #expect(abs(factor) > 0.01) }
  }
}
