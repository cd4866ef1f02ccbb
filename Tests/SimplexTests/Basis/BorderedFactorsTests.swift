import Buffers
import TestSupport
import Testing

@testable import Simplex

/// Factorization of blocks that one border variable makes triangular.
@Suite("Bordered factors")
struct BorderedFactorsTests {
  /// Entries as (row, column, value), row by row, each position once.
  private typealias Matrix = [(row: Int, column: Int, value: Double)]

  /// Builds a triangular matrix in random row and column order, plus full border rows and columns.
  private func matrix(_ count: Int, border: Int, _ random: inout SplitMix64) -> Matrix {
    let (rows, columns) = (
      (0..<count).shuffled(using: &random), (0..<count).shuffled(using: &random)
    )
    var places = [[Int: Double]](repeating: [:], count: count)
    for step in 0..<count {
      let isBorder = step >= count - border
      places[rows[step]][columns[step]] = isBorder ? 8 : random.pick([-2, 1, 1.5])
      for other in isBorder ? 0..<count : max(0, step - 2)..<step where other != step {
        places[rows[step]][columns[other]] = random.pick([-1, 0.5, 1])
      }
      for other in (count - border)..<count where other != step {
        places[rows[step]][columns[other]] = random.pick([-1, 0.25, 1])
      }
    }
    return places.enumerated().flatMap { row, entries in
      entries.sorted { $0.key < $1.key }.map { (row, $0.key, $0.value) }
    }
  }

  /// Writes the factors of a matrix to a store.
  ///
  /// - Returns: Whether the border has one variable and the factors are stable.
  private func factor(_ matrix: Matrix, _ count: Int, _ store: inout BlockStore) -> Bool {
    var border = BlockBorder(count: count, entries: matrix.count)
    defer { border.free() }
    var last = -1
    for (row, column, value) in matrix {
      if row != last { border.begin(row: row) }
      last = row
      border.append(row: row, column: Int32(column), value: value)
    }
    return border.findBorderAndOrder() && border.writeFactors(to: &store)
  }

  /// The largest residual of a solution of the matrix, or of its transpose.
  private func error(
    _ matrix: Matrix, _ solution: [Double], _ right: [Double], isTransposed: Bool
  ) -> Double {
    var product = [Double](repeating: 0, count: right.count)
    for (row, column, value) in matrix {
      product[isTransposed ? column : row] += value * solution[isTransposed ? row : column]
    }
    return zip(product, right).map { abs($0 - $1) }.max() ?? 0
  }

  private func solve<Number: Accumulator>(
    _ factors: BorderedFactors, _ right: [Double], as type: Number.Type, isTransposed: Bool
  ) -> [Double] {
    var work = Buffer(repeating: Number(), capacity: right.count)
    var result = Buffer(repeating: Number(), capacity: right.count)
    defer {
      work.free()
      result.free()
    }
    for (index, number) in right.enumerated() { work[index].add(number) }
    _ =
      isTransposed
      ? factors.solveTransposed(work, into: result) : factors.solve(work, into: result)
    return right.indices.map { result[$0].value }
  }

  @Test("bordered factors solve with the matrix and with its transpose") func solving() {
    var random = SplitMix64(seed: 31)
    for count in [2, 4, 13, 60] {
      let matrix = matrix(count, border: 1, &random)
      var store = BlockStore()
      defer { store.free() }
      expect(factor(matrix, count, &store), "\(count) rows")
      let factors = BorderedFactors(
        count: count, numbers: store.numbers.items, integers: store.integers.items,
        firstNumber: 0, firstInteger: 0)
      for isTransposed in [false, true] {
        let right = (0..<count).map { _ in random.integer(-9...9) }
        let plain = solve(factors, right, as: Double.self, isTransposed: isTransposed)
        #expect(error(matrix, plain, right, isTransposed: isTransposed) < 1e-8)
        let sums = solve(factors, right, as: GuardedSum.self, isTransposed: isTransposed)
        #expect(error(matrix, sums, right, isTransposed: isTransposed) < 1e-8)
      }
    }
  }

  @Test("a block with several border variables or with dependent rows gets no bordered factors")
  func refused() {
    var random = SplitMix64(seed: 32)
    var store = BlockStore()
    defer { store.free() }
    expect(!factor(matrix(40, border: 3, &random), 40, &store))
    // Equal widths whose sum is stated twice: the last row is the sum of all others.
    let count = 20
    var dependent: Matrix = []
    for row in 0..<(count - 1) { dependent += [(row, 0, -1), (row, row + 1, 1)] }
    dependent.append((count - 1, 0, 1 - Double(count)))
    for column in 1..<count { dependent.append((count - 1, column, 1)) }
    expect(!factor(dependent, count, &store))
    expect(store.numbers.count == 0 && store.integers.count == 0)
  }

  @Test("a block with growing factors gets no bordered factors")
  func growing() {
    let count = 60
    var matrix: Matrix = []
    for row in 0..<(count - 2) {
      matrix += [(row, row, -1), (row, row + 1, -1.5), (row, row + 2, 1)]
    }
    matrix += [(count - 2, 0, 1), (count - 2, count - 1, 1)]
    matrix += [(count - 1, 1, 1), (count - 1, count - 2, 1)]
    var store = BlockStore()
    defer { store.free() }
    expect(!factor(matrix, count, &store))
  }

  @Test("equal shares of a length are solved by bordered factors and stay exact through edits")
  func equalShares() throws {
    var solver = Solver()
    let widths = (0..<20).map { _ in solver.makeVariable() }
    let length = solver.makeVariable()
    let sum = widths.reduce(LinearExpression()) { $0 + $1 }
    try solver.add(contentsOf: widths.dropFirst().map { $0 == widths[0] } + [sum == length])
    try solver.addEdit(length, priority: .high)
    let forms = solver.state.pointee.basis.blocks.blocks.map(\.form)
    expect(forms.contains(.bordered), "\(forms)")
    for value in [100.0, 250, 30] {
      try solver.suggest(value, for: length)
      for width in widths { #expect(abs(solver[width] - value / 20) < 1e-12) }
    }
  }
}
