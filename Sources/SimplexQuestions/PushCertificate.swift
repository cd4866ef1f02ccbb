import Buffers
import Simplex

/// The constraints that prove the cost of pushing a constraint, with the weights of levels.
///
/// At each level the violated rows have a composition in active rows. The weight of a level is so
/// large that its loss by loosening an active row that it blocks outweighs the gain of lower
/// levels.
struct PushCertificate {
  private let pushed: Int32
  /// The rank of the level that loses.
  private let rank: Int
  private var violated: [Int32] = []
  /// The prices of active rows, by row and rank.
  private var prices: [(row: Int32, rank: Int, price: Double)] = []
  private(set) var weights: [(rank: Int, weight: Double)] = []
  private var multipliers: [(row: Int32, multiplier: Double)] = []

  init(pushed: Int32, rank: Int) {
    self.pushed = pushed
    self.rank = rank
  }

  /// Collects the violated rows that are connected with the pushed row, directly or indirectly.
  ///
  /// Two rows are connected if their compositions share an active row that may be loosened;
  /// required equalities never may.
  mutating func collect(_ state: inout SolverState) {
    let ahead = state.scratch.nextEpoch()
    var isBehind = [Bool](repeating: false, count: state.problem.variableCount)
    var forward = [state.problem.rows[pushed].basicVariable]
    state.scratch.variableMark[forward[0]] = ahead
    var backward: [Int32] = []
    while let variable = forward.popLast() {
      for member in state.blockMembers(of: variable) {
        for term in state.problem.column(of: member) {
          let row = state.problem.rows[term.row]
          if row.basicVariable != noVariable {
            state.visit(row.basicVariable, ahead, &forward)
          } else if state.scratch.rowMark[term.row] != ahead {
            state.scratch.rowMark[term.row] = ahead
            guard row.isAlive, row.side.costSign(for: row.relation) != 0,
              state.problem.rank(ofRow: row) <= rank
            else { continue }
            violated.append(term.row)
            for term in state.problem.terms(of: row) { backward.append(term.variable) }
          }
        }
      }
      while let variable = backward.popLast() {
        guard !isBehind[Int(variable)] else { continue }
        isBehind[Int(variable)] = true
        let entry = state.problem.basisEntry(of: variable)
        guard !entry.isHold else { continue }
        let row = state.problem.rows[entry.row]
        for term in state.problem.terms(of: row) { backward.append(term.variable) }
        if row.level != PriorityLevels.required || row.relation != .equal {
          state.visit(variable, ahead, &forward)
        }
      }
    }
  }

  /// Computes the prices, the weights and the multipliers.
  mutating func computeWeights(_ state: inout SolverState) {
    var ranks: [Int] = []
    for row in violated {
      let own = state.problem.rank(ofRow: state.problem.rows[row])
      if !ranks.contains(own) { ranks.append(own) }
    }
    for own in ranks { appendPrices(ofRank: own, &state) }
    prices.sortByNumber { UInt64($0.row) }
    for entry in prices {
      let row = state.problem.rows[entry.row]
      let own = state.problem.rank(ofRow: row)
      if row.level != PriorityLevels.required, own <= rank, !ranks.contains(own) {
        ranks.append(own)
      }
    }
    ranks.sortByNumber { UInt64(Int.max - $0) }
    var gains = Gains(prices, state)
    for own in ranks {
      let weight = own == rank ? 1 : gains.weight(for: own, except: pushed, state)
      gains.add(weight, own, state)
      weights.append((own, weight))
    }
    multipliers = gains.multipliers
  }

  /// Appends the prices of the active rows in the composition of a rank's violated rows.
  private mutating func appendPrices(ofRank own: Int, _ state: inout SolverState) {
    for row in violated where state.problem.rank(ofRow: state.problem.rows[row]) == own {
      let record = state.problem.rows[row]
      state.seedRow(
        record, record.side.costSign(for: record.relation) * state.problem.scaledWeight(record))
    }
    let composition = state.btran()
    for variable in composition.variables {
      let price = composition[variable].value
      let row = state.problem.variables[variable].basicRow
      guard row != noRow, price.magnitude > Tolerance.slope else { continue }
      prices.append((row, own, price))
    }
    state.clear(composition)
  }

  /// All constraints with their multipliers, except the pushed one, in order of adding.
  func shares(_ state: SolverState) -> [ConstraintShare] {
    var found: [(row: Int32, multiplier: Double)] = []
    for row in violated {
      let record = state.problem.rows[row]
      let own = state.problem.rank(ofRow: record)
      let weight = weights.first { $0.rank == own }?.weight ?? 0
      if weight != 0 { found.append((row, weight * record.side.costSign(for: record.relation))) }
    }
    for (row, multiplier) in multipliers where row != pushed {
      let own = multiplier.scaled(by: Int(state.problem.rows[row].exponent))
      if own.magnitude > 1e-9 { found.append((row, own)) }
    }
    let rows = state.problem.rows
    found.sortByNumber { UInt64(rows[$0.row].serial) }
    return found.map {
      ConstraintShare(id: state.problem.id(ofRow: $0.row), multiplier: $0.multiplier)
    }
  }
}

/// The cost of loosening each active row, summed over the weighted levels.
private struct Gains {
  private struct Entry {
    let row: Int32
    /// The range of this entry in `prices`.
    let prices: Range<Int>
    var up = 0.0
    var down = 0.0
    var price = 0.0
  }

  private let prices: [(row: Int32, rank: Int, price: Double)]
  private var entries: [Entry] = []

  /// Groups prices that are sorted by row.
  init(_ prices: [(row: Int32, rank: Int, price: Double)], _ state: SolverState) {
    self.prices = prices
    var start = 0
    while start < prices.count {
      var end = start
      while end < prices.count, prices[end].row == prices[start].row { end += 1 }
      entries.append(Entry(row: prices[start].row, prices: start..<end))
      start = end
    }
  }

  /// The smallest weight of a rank that outweighs the gains of lower ranks where this one blocks.
  func weight(for rank: Int, except pushed: Int32, _ state: SolverState) -> Double {
    var weight = 0.0
    for entry in entries where entry.row != pushed {
      let slopes = slopes(of: entry, rank, state)
      let blocking = state.problem.blockingLevels(BasisEntry(row: entry.row))
      let level = state.problem.levels.level(rank: rank)
      if blocking.up == level, entry.up < -1e-11, slopes.up > 0 {
        weight = Swift.max(weight, -entry.up / slopes.up)
      }
      if blocking.down == level, entry.down < -1e-11, slopes.down > 0 {
        weight = Swift.max(weight, -entry.down / slopes.down)
      }
    }
    return weight
  }

  mutating func add(_ weight: Double, _ rank: Int, _ state: SolverState) {
    for index in entries.indices {
      let slopes = slopes(of: entries[index], rank, state)
      entries[index].up += weight * slopes.up
      entries[index].down += weight * slopes.down
      entries[index].price += weight * price(of: entries[index], rank)
    }
  }

  var multipliers: [(row: Int32, multiplier: Double)] { entries.map { ($0.row, -$0.price) } }

  private func price(of entry: Entry, _ rank: Int) -> Double {
    for index in entry.prices where prices[index].rank == rank { return prices[index].price }
    return 0
  }

  private func slopes(
    of entry: Entry, _ rank: Int, _ state: SolverState
  ) -> (up: Double, down: Double) {
    let price = price(of: entry, rank)
    return state.slopes(of: BasisEntry(row: entry.row), rank: rank, price: price)
  }
}

extension SolverState {
  /// Enqueues a variable unless it was visited in this epoch.
  fileprivate mutating func visit(_ variable: Int32, _ epoch: UInt32, _ found: inout [Int32]) {
    guard scratch.variableMark[variable] != epoch else { return }
    scratch.variableMark[variable] = epoch
    found.append(variable)
  }
}
