/// The factors of a block that is triangular but for a few variables: `B = [T C; R D]`, where the rows of `T` can be
/// solved one after the other once the variables of the border are known.
///
/// Items that share a length equally are such a block: with the width of one, all others and their edges follow, and
/// one row remains to find it by. The rows themselves stand in place of factors, beside `T⁻¹C` and the factors of the
/// Schur complement `D − R T⁻¹C`. ``BlockBorder`` finds the border.
///
/// Layout from `firstInteger` on: the size of the border and the number of entries; the steps of solving, those of the
/// border last, each with its column, its row and the end of the row's other entries; the entries' columns; the row
/// exchanges of the Schur complement. Layout from `firstNumber` on: a pivot for each step, the entries' values, `T⁻¹C`
/// column after column, the factors of the Schur complement.
struct BorderedFactors {
  let count: Int
  let numbers: Buffer<Double>
  let integers: Buffer<Int32>
  let firstNumber: Int
  let firstInteger: Int

  /// The largest border.
  static let widest = 3
  /// The least magnitude of a pivot of `T`, in rows whose largest coefficient is in [1, 2).
  static let leastPivot = Tolerance.pivotThreshold
  /// The least share that a pivot of the Schur complement is of what it is the sum of: below, an elimination that
  /// chooses its pivots decides whether the rows are dependent.
  static let leastShare = 1e-6
  /// How large solving with `T` may make what is about 1: adding up along a block of thousands does as much, factors
  /// that multiply soon do more.
  static let mostGrowth = 1e5

  private var border: Int { Int(integers[firstInteger]) }
  private var entryCount: Int { Int(integers[firstInteger + 1]) }
  private var steps: Int { firstInteger + 2 }
  private var columns: Int { steps + 3 * count }
  private var values: Int { firstNumber + count }
  private var spikes: Int { values + entryCount }

  private var complement: DenseLU {
    DenseLU(
      count: border, numbers: numbers, integers: integers,
      firstNumber: spikes + border * count, firstInteger: columns + entryCount)
  }

  @inline(__always)
  private func column(_ step: Int) -> Int32 { integers[steps &+ 3 &* step] }

  @inline(__always)
  private func row(_ step: Int) -> Int32 { integers[steps &+ 3 &* step &+ 1] }

  /// The entries of the row of a step.
  @inline(__always)
  private func entries(_ step: Int) -> Range<Int> {
    let first = step == 0 ? 0 : Int(integers[steps &+ 3 &* step &- 1])
    return first..<Int(integers[steps &+ 3 &* step &+ 2])
  }

  /// Solves `B z = right`, with the result in `z`; returns the elements gone through.
  func solve<Number: Accumulator>(_ right: Buffer<Number>, into z: Buffer<Number>) -> Int {
    let (border, inner) = (border, count - border)
    for step in inner..<count { z[column(step)] = Number() }
    for step in 0..<inner {
      var sum = rest(of: step, right[row(step)], z)
      sum.divide(by: numbers[firstNumber + step])
      z[column(step)] = sum
    }
    withBorder { (known: Buffer<Number>, found: Buffer<Number>) in
      for index in 0..<border {
        known[index] = rest(of: inner + index, right[row(inner + index)], z)
      }
      complement.solve(known, into: found)
      for index in 0..<border {
        z[column(inner + index)] = found[index]
        let value = found[index].value
        if value == 0 { continue }
        for step in 0..<inner {
          let spike = numbers[spikes + index * count + step]
          if spike == 0 { continue }
          z[column(step)].add(-spike * value)
          z[column(step)].settle()
        }
      }
    }
    return 2 * count + 2 * entryCount + border * inner
  }

  /// A right side less what is known of the row of a step.
  @inline(__always)
  private func rest<Number: Accumulator>(
    of step: Int, _ right: Number, _ z: Buffer<Number>
  ) -> Number {
    var sum = right
    for entry in entries(step) {
      sum.add(-numbers[values &+ entry] * z[integers[columns &+ entry]].value)
    }
    sum.settle()
    return sum
  }

  /// Solves `Bᵀ y = right`, overwriting `right`, with the result in `y`; returns the elements gone through.
  func solveTransposed<Number: Accumulator>(
    _ right: Buffer<Number>, into y: Buffer<Number>
  ) -> Int {
    let (border, inner) = (border, count - border)
    withBorder { (known: Buffer<Number>, found: Buffer<Number>) in
      for index in 0..<border {
        var sum = right[column(inner + index)]
        for step in 0..<inner {
          right[column(step)].settle()
          let value = right[column(step)].value
          if value != 0 { sum.add(-numbers[spikes + index * count + step] * value) }
        }
        sum.settle()
        known[index] = sum
      }
      complement.solveTransposed(known, into: found)
      for index in 0..<border {
        y[row(inner + index)] = found[index]
        pass(found[index].value, of: inner + index, right)
      }
    }
    for step in stride(from: inner - 1, through: 0, by: -1) {
      var share = right[column(step)]
      share.settle()
      share.divide(by: numbers[firstNumber + step])
      y[row(step)] = share
      pass(share.value, of: step, right)
    }
    return 2 * count + 2 * entryCount + border * inner
  }

  /// Subtracts a multiple of the row of a step from the right sides of its columns.
  @inline(__always)
  private func pass<Number: Accumulator>(_ share: Double, of step: Int, _ right: Buffer<Number>) {
    if share == 0 { return }
    for entry in entries(step) {
      right[integers[columns &+ entry]].add(-numbers[values &+ entry] * share)
    }
  }

  /// Calls a function with memory for two numbers of each variable of the border.
  @inline(__always)
  private func withBorder<Number: Accumulator>(
    _ body: (Buffer<Number>, Buffer<Number>) -> Void
  ) {
    Arena.withTemporary(bytes: 2 * Arena.size(Self.widest, of: Number.self)) { memory in
      var arena = memory
      let known = arena.carve(Self.widest, of: Number.self)
      body(known, arena.carve(Self.widest, of: Number.self))
    }
  }
}

// MARK: Factoring

extension BorderedFactors {
  /// Begins to write factors; everything is written in the order of solving.
  func start(border: Int, entries: Int) {
    integers[firstInteger] = Int32(truncatingIfNeeded: border)
    integers[firstInteger + 1] = Int32(truncatingIfNeeded: entries)
  }

  @inline(__always)
  func write(entry: Int, column: Int32, value: Double) {
    integers[columns &+ entry] = column
    numbers[values &+ entry] = value
  }

  /// Writes a step, behind the entries of its row.
  @inline(__always)
  func write(_ step: Int, row: Int32, column: Int32, pivot: Double, end: Int) {
    integers[steps &+ 3 &* step] = column
    integers[steps &+ 3 &* step &+ 1] = row
    integers[steps &+ 3 &* step &+ 2] = Int32(truncatingIfNeeded: end)
    numbers[firstNumber &+ step] = pivot
  }

  /// Completes factors whose rows are written; returns whether solving with them is safe.
  func factor() -> Bool {
    Arena.withTemporary(bytes: Arena.size(count, of: Sum.self)) { memory in
      var arena = memory
      let found = arena.carve(count, repeating: Sum())
      return isSteady(found) && formComplement(found)
    }
  }

  /// Whether solving with `T` for numbers of about 1 gives none that is large.
  private func isSteady(_ found: Buffer<Sum>) -> Bool {
    var signs: UInt32 = 1
    for step in 0..<(count - border) {
      // Signs that nothing in the block has to do with (Lehmer 1951).
      signs = signs &* 1_664_525 &+ 1_013_904_223
      var value = Int32(bitPattern: signs) < 0 ? -1.0 : 1.0
      for entry in entries(step) {
        value -= numbers[values &+ entry] * found[integers[columns &+ entry]].value
      }
      value /= numbers[firstNumber + step]
      guard value.magnitude <= Self.mostGrowth else { return false }
      found[column(step)].value = value
    }
    return true
  }

  /// Solves for the columns of the border, and factors what is left for its rows.
  private func formComplement(_ found: Buffer<Sum>) -> Bool {
    let inner = count - border
    var largest = 0.0
    for index in 0..<border {
      for other in 0..<border { found[column(inner + other)] = Sum() }
      found[column(inner + index)].add(-1)
      for step in 0..<inner {
        var sum = rest(of: step, Sum(), found)
        sum.divide(by: numbers[firstNumber + step])
        guard sum.value.magnitude <= Self.mostGrowth else { return false }
        found[column(step)] = sum
        numbers[spikes + index * count + step] = sum.value
      }
      for row in 0..<border {
        let sum = rest(of: inner + row, Sum(), found)
        largest = Swift.max(largest, sum.size)
        numbers[spikes + border * count + row * border + index] = sum.value
      }
    }
    guard complement.factor() == nil else { return false }
    for index in 0..<border {
      let pivot = numbers[spikes + border * count + index * (border + 1)]
      guard pivot.magnitude >= Self.leastShare * largest else { return false }
    }
    return true
  }
}
