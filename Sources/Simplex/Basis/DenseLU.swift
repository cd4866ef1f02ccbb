/// The LU factors of a small block in one square of numbers: `P·B = L·U` with partial pivoting.
///
/// Golub & Van Loan, *Matrix Computations*, algorithm 3.4.1. Rows and columns are numbered by the
/// members of the block.
struct DenseLU {
  let count: Int
  let numbers: Buffer<Double>
  let integers: Buffer<Int32>
  let firstNumber: Int
  let firstInteger: Int

  /// Factors the square that starts at `firstNumber`, row by row, and writes its row exchanges.
  ///
  /// - Returns: The row and column of the first pivot that vanishes; nil if the block is regular.
  func factor() -> (row: Int32, column: Int)? {
    for row in 0..<count { integers[firstInteger + row] = Int32(truncatingIfNeeded: row) }
    for step in 0..<count {
      var best = step
      for row in step..<count where self[row, step].magnitude > self[best, step].magnitude {
        best = row
      }
      guard self[best, step].magnitude >= Tolerance.singular else {
        return (integers[firstInteger + step], step)
      }
      if best != step { swapRows(step, best) }
      let pivot = self[step, step]
      for row in (step + 1)..<Swift.max(count, step + 1) where self[row, step] != 0 {
        let factor = self[row, step] / pivot
        numbers[firstNumber + row * count + step] = factor
        for column in (step + 1)..<count where self[step, column] != 0 {
          let index = firstNumber + row * count + column
          numbers[index] = cancelingDifference(numbers[index], factor * self[step, column])
        }
      }
    }
    return nil
  }

  /// Solves `B z = right`, with the result in `z`.
  func solve<Number: Accumulator>(_ right: Buffer<Number>, into z: Buffer<Number>) {
    if count == 2 || count == 3 { return solveUnrolled(right, into: z) }
    for row in 0..<count {
      var sum = right[integers[firstInteger + row]]
      for column in 0..<row { sum.add(-self[row, column] * z[column].value) }
      sum.roundCancellation()
      z[row] = sum
    }
    for row in stride(from: count - 1, through: 0, by: -1) {
      var sum = z[row]
      for column in (row + 1)..<Swift.max(count, row + 1) {
        sum.add(-self[row, column] * z[column].value)
      }
      sum.roundCancellation()
      sum.divide(by: self[row, row])
      z[row] = sum
    }
  }

  /// Solves `B z = right` for two or three variables, as most blocks have, without loops.
  @inline(__always)
  private func solveUnrolled<Number: Accumulator>(_ right: Buffer<Number>, into z: Buffer<Number>) {
    var first = right[integers[firstInteger]]
    first.roundCancellation()
    var second = right[integers[firstInteger &+ 1]]
    second.add(-self[1, 0] * first.value)
    second.roundCancellation()
    if count == 3 {
      var third = right[integers[firstInteger &+ 2]]
      third.add(-self[2, 0] * first.value)
      third.add(-self[2, 1] * second.value)
      third.roundCancellation()
      third.divide(by: self[2, 2])
      z[2] = third
      second.add(-self[1, 2] * third.value)
      second.roundCancellation()
    }
    second.divide(by: self[1, 1])
    z[1] = second
    first.add(-self[0, 1] * second.value)
    if count == 3 { first.add(-self[0, 2] * z[2].value) }
    first.roundCancellation()
    first.divide(by: self[0, 0])
    z[0] = first
  }

  /// Solves `Bᵀ y = right`, overwriting `right`, with the result in `y`.
  func solveTransposed<Number: Accumulator>(_ right: Buffer<Number>, into y: Buffer<Number>) {
    for column in 0..<count {
      var sum = right[column]
      for row in 0..<column { sum.add(-self[row, column] * right[row].value) }
      sum.roundCancellation()
      sum.divide(by: self[column, column])
      right[column] = sum
    }
    for column in stride(from: count - 1, through: 0, by: -1) {
      var sum = right[column]
      for row in (column + 1)..<Swift.max(count, column + 1) {
        sum.add(-self[row, column] * right[row].value)
      }
      sum.roundCancellation()
      right[column] = sum
    }
    for row in 0..<count { y[integers[firstInteger + row]] = right[row] }
  }

  @inline(__always)
  private subscript(row: Int, column: Int) -> Double {
    numbers[firstNumber &+ row &* count &+ column]
  }

  /// Swaps two rows and their numbers.
  private func swapRows(_ first: Int, _ second: Int) {
    for column in 0..<count {
      let number = self[first, column]
      numbers[firstNumber + first * count + column] = self[second, column]
      numbers[firstNumber + second * count + column] = number
    }
    let row = integers[firstInteger + first]
    integers[firstInteger + first] = integers[firstInteger + second]
    integers[firstInteger + second] = row
  }
}
