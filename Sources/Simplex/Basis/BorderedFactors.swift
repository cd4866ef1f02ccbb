/// The factors of a block that is triangular except for one variable, the border.
///
/// `B = [T c; r d]`, where the rows of `T` can be solved one after the other once the border is
/// solved. Items that share a length equally form such a block: all other widths and edges depend
/// on one width, and one row remains that determines it. The factors are the rows themselves, the
/// spike `T⁻¹c` and the Schur complement `d − r T⁻¹c`. ``BlockBorder`` finds the border.
///
/// Layout from `firstInteger` on: the number of entries; for each step of solving, the border last,
/// its column, its row and the end of the row's other entries; the columns of the entries. Layout
/// from `firstNumber` on: a pivot for each step, which is the Schur complement for the border; the
/// values of the entries; the spike, by step.
struct BorderedFactors {
  let count: Int
  let numbers: Buffer<Double>
  let integers: Buffer<Int32>
  let firstNumber: Int
  let firstInteger: Int

  private var steps: Int { firstInteger &+ 1 }
  private var columns: Int { steps &+ 3 &* count }
  private var values: Int { firstNumber &+ count }
  private var spike: Int { values &+ Int(integers[firstInteger]) }
  private var border: Int { count &- 1 }

  @inline(__always)
  private func column(_ step: Int) -> Int32 { integers[steps &+ 3 &* step] }

  @inline(__always)
  private func row(_ step: Int) -> Int32 { integers[steps &+ 3 &* step &+ 1] }

  /// The indices of the entries of a step's row.
  @inline(__always)
  private func entries(_ step: Int) -> Range<Int> {
    let first = step == 0 ? 0 : Int(integers[steps &+ 3 &* step &- 1])
    return first..<Int(integers[steps &+ 3 &* step &+ 2])
  }

  /// Solves `B z = right`.
  ///
  /// - Parameters:
  ///   - right: The right side, by row.
  ///   - z: The result, by column.
  /// - Returns: The number of elements visited.
  func solve<Number: Accumulator>(_ right: Buffer<Number>, into z: Buffer<Number>) -> Int {
    z[column(border)] = Number()
    for step in 0..<count {
      var sum = right[row(step)]
      subtract(step, z, from: &sum)
      sum.divide(by: numbers[firstNumber + step])
      z[column(step)] = sum
    }
    let value = z[column(border)].value
    guard value != 0 else { return 2 * count + 2 * entries(border).upperBound }
    for step in 0..<border {
      let share = numbers[spike + step]
      if share == 0 { continue }
      z[column(step)].add(-share * value)
      z[column(step)].roundCancellation()
    }
    return 3 * count + 2 * entries(border).upperBound
  }

  /// Subtracts the solved terms of a step's row from a sum.
  @inline(__always)
  private func subtract<Known: Accumulator, Number: Accumulator>(
    _ step: Int, _ z: Buffer<Known>, from sum: inout Number
  ) {
    for entry in entries(step) {
      sum.add(-numbers[values &+ entry] * z[integers[columns &+ entry]].value)
    }
    sum.roundCancellation()
  }

  /// Solves `Bᵀ y = right`.
  ///
  /// - Parameters:
  ///   - right: The right side, by column; overwritten.
  ///   - y: The result, by row.
  /// - Returns: The number of elements visited.
  func solveTransposed<Number: Accumulator>(
    _ right: Buffer<Number>, into y: Buffer<Number>
  ) -> Int {
    for step in 0..<border {
      right[column(step)].roundCancellation()
      let value = right[column(step)].value
      if value != 0 { right[column(border)].add(-numbers[spike + step] * value) }
    }
    for step in stride(from: border, through: 0, by: -1) {
      var share = right[column(step)]
      share.roundCancellation()
      share.divide(by: numbers[firstNumber + step])
      y[row(step)] = share
      let value = share.value
      if value == 0 { continue }
      for entry in entries(step) {
        right[integers[columns &+ entry]].add(-numbers[values &+ entry] * value)
      }
    }
    return 3 * count + 2 * entries(border).upperBound
  }
}

// MARK: Factoring

extension BorderedFactors {
  func setEntryCount(_ entries: Int) { integers[firstInteger] = Int32(truncatingIfNeeded: entries) }

  @inline(__always)
  func writeEntry(_ entry: Int, column: Int32, value: Double) {
    integers[columns &+ entry] = column
    numbers[values &+ entry] = value
  }

  /// Writes a step after the entries of its row; steps come in the order of solving.
  @inline(__always)
  func writeStep(_ step: Int, row: Int32, column: Int32, pivot: Double, end: Int) {
    integers[steps &+ 3 &* step] = column
    integers[steps &+ 3 &* step &+ 1] = row
    integers[steps &+ 3 &* step &+ 2] = Int32(truncatingIfNeeded: end)
    numbers[firstNumber &+ step] = pivot
  }

  /// Computes the spike and the Schur complement of factors whose rows are written.
  ///
  /// Solving with `T` must not produce large numbers, either for the column of the border or for a
  /// right side of 1 and -1: errors would grow likewise.
  ///
  /// - Parameters:
  ///   - found: Memory for one number of each column.
  ///   - trial: The same amount of memory.
  /// - Returns: Whether solving with the factors is accurate.
  func factorBorder(_ found: Buffer<Double>, _ trial: Buffer<Double>) -> Bool {
    let maximum = Tolerance.borderGrowth * Double(count)
    var signs: UInt32 = 1
    found[column(border)] = -1
    trial[column(border)] = 0
    for step in 0..<border {
      // Pseudorandom signs, unrelated to the block (Lehmer 1951).
      signs = signs &* 1_664_525 &+ 1_013_904_223
      var tried = Int32(bitPattern: signs) < 0 ? -1.0 : 1.0
      var sum = GuardedSum()
      for entry in entries(step) {
        let (coefficient, column) = (numbers[values &+ entry], integers[columns &+ entry])
        tried -= coefficient * trial[column]
        sum.add(-coefficient * found[column])
      }
      sum.roundCancellation()
      let share = sum.value / numbers[firstNumber + step]
      tried /= numbers[firstNumber + step]
      guard tried.magnitude <= maximum, share.magnitude <= maximum else { return false }
      trial[column(step)] = tried
      found[column(step)] = share
      numbers[spike + step] = share
    }
    var complement = GuardedSum()
    subtract(border, found, from: &complement)
    numbers[firstNumber + border] = complement.value
    return complement.value.magnitude
      >= Swift.max(Tolerance.borderShare * complement.absoluteSum, Tolerance.singular)
  }
}
