import Buffers
import TestSupport
import Testing

@testable import Simplex

/// Factorization of larger blocks.
@Suite("Sparse LU")
struct SparseLUTests {
  /// Entries as (row, column, value), each position once.
  private typealias Matrix = [(row: Int, column: Int, value: Double)]

  /// A sparse matrix that a permuted dominant diagonal keeps from being singular.
  private func matrix(_ count: Int, _ random: inout SplitMix64) -> Matrix {
    let columns = (0..<count).shuffled(using: &random)
    var matrix: Matrix = []
    for row in 0..<count {
      var others = Set((0..<3).map { _ in Int.random(in: 0..<count, using: &random) })
      others.remove(columns[row])
      matrix.append((row, columns[row], 8))
      for column in others.sorted() { matrix.append((row, column, random.pick([-2, -1, 0.5, 1]))) }
    }
    return matrix
  }

  private func elimination(_ matrix: Matrix, _ count: Int) -> SparseLU {
    var elimination = SparseLU(count: count)
    for (row, column, value) in matrix {
      elimination.append(row: Int32(row), column: Int32(column), value: value)
    }
    return elimination
  }

  @Test("sparse factors solve with the matrix and with its transpose")
  func solving() {
    var random = SplitMix64(seed: 21)
    for count in [1, 2, 5, 40, 200] {
      let matrix = matrix(count, &random)
      var lu = elimination(matrix, count)
      expectNil(lu.eliminateAll())
      var store = BlockStore()
      store.blocks.append(
        BlockStore.Block(
          start: 0, count: Int32(count), integers: 0, numbers: 0))
      store.store(lu, of: 0)
      lu.free()
      let factors = SparseLUFactors(
        count: count, numbers: store.numbers.items, integers: store.integers.items,
        firstNumber: 0, firstInteger: 0)
      for isTransposed in [false, true] {
        let right = (0..<count).map { _ in random.integer(-9...9) }
        var work = Buffer(repeating: 0.0, capacity: count)
        var result = Buffer(repeating: 0.0, capacity: count)
        for index in 0..<count { work[index] = right[index] }
        if isTransposed {
          factors.solveTransposed(work, into: result)
        } else {
          factors.solve(work, into: result)
        }
        var product = [Double](repeating: 0, count: count)
        for (row, column, value) in matrix {
          product[isTransposed ? column : row] += value * result[isTransposed ? row : column]
        }
        for (value, wanted) in zip(product, right) { expectNear(value, wanted, within: 1e-10) }
        work.free()
        result.free()
      }
      store.free()
    }
  }

  @Test("a dependent row is reported, and replacing it by a unit row makes the matrix regular")
  func dependentRow() {
    var random = SplitMix64(seed: 22)
    for count in [2, 6, 40] {
      let regular = matrix(count, &random)
      // The last row becomes the sum of two others, or twice the only other one.
      let (first, second) = (0, max(count - 2, 0))
      var dependent = regular.filter { $0.row != count - 1 }
      var sums = [Double](repeating: 0, count: count)
      for entry in dependent {
        if entry.row == first { sums[entry.column] += entry.value }
        if entry.row == second { sums[entry.column] += entry.value }
      }
      for (column, sum) in sums.enumerated() where sum != 0 {
        dependent.append((count - 1, column, sum))
      }
      var lu = elimination(dependent, count)
      let left = lu.eliminateAll()
      #expect(left != nil, "\(count) rows")
      lu.free()
      guard let left else { continue }
      // Replacing the dependent row by a unit entry in the column without a pivot makes it regular.
      var mended = dependent.filter { $0.row != Int(left.row) }
      mended.append((Int(left.row), Int(left.column), 1))
      var again = elimination(mended, count)
      expectNil(again.eliminateAll(), "\(count) rows")
      again.free()
    }
  }

  @Test("equal shares of a length stay exact through edits")
  func equalShares() throws {
    var solver = Solver()
    let widths = (0..<20).map { _ in solver.makeVariable() }
    let length = solver.makeVariable()
    let sum = widths.reduce(LinearExpression()) { $0 + $1 }
    try solver.add(contentsOf: widths.dropFirst().map { $0 == widths[0] } + [sum == length])
    try solver.addEdit(length, priority: .high)
    for value in [100.0, 250, 30] {
      try solver.suggest(value, for: length)
      for width in widths { expectNear(solver[width], value / 20, within: 1e-12) }
    }
  }
}
