import Buffers
import Simplex

/// The constraints that prove the cost of pushing a constraint, with the weights of levels.
///
/// At each level the violated rows have a composition in active rows. The weight of a level is so
/// large that its loss by loosening an active row that it blocks outweighs the gain of lower
/// levels.
struct PushCertificate {
  /// The cost of loosening an active row, summed over the weighted levels.
  private struct Gain {
    let row: Int32
    /// The range of its prices.
    var prices: Range<Int>
    var up = 0.0
    var down = 0.0
    var price = 0.0
  }

  private let pushed: Int32
  /// The rank of the level that loses.
  private let rank: Int
  private var violated: [Int32] = []
  /// The prices of active rows, by row and rank.
  private var prices: [(row: Int32, rank: Int, price: Double)] = []
  private var gains: [Gain] = []
  /// The weights of the levels, less important ones first.
  private(set) var weights: [(rank: Int, weight: Double)] = []

  /// Computes the weights and the multipliers for pushing an active row at the cost of a level.
  init(pushed: Int32, rank: Int, _ state: inout SolverState) {
    self.pushed = pushed
    self.rank = rank
    collect(&state)
    computeWeights(&state)
  }

  /// Collects the violated rows that are connected with the pushed row, directly or indirectly.
  ///
  /// Two rows are connected if their compositions share an active row that may be loosened;
  /// required equalities never may.
  private mutating func collect(_ state: inout SolverState) {
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

  private mutating func computeWeights(_ state: inout SolverState) {
    var ranks: [Int] = []
    for row in violated { addRank(of: row, to: &ranks, state) }
    for own in ranks { appendPrices(ofRank: own, &state) }
    prices.sortByNumber { UInt64($0.row) }
    for (index, entry) in prices.enumerated() {
      if gains.last?.row != entry.row { gains.append(Gain(row: entry.row, prices: index..<index)) }
      gains[gains.count - 1].prices = gains[gains.count - 1].prices.lowerBound..<(index + 1)
      if state.problem.rows[entry.row].level != PriorityLevels.required {
        addRank(of: entry.row, to: &ranks, state)
      }
    }
    ranks.sortByNumber { UInt64(Int.max - $0) }
    for own in ranks {
      let weight = own == rank ? 1 : weight(for: own, state)
      for index in gains.indices {
        let (price, up, down) = slopes(of: gains[index], own, state)
        gains[index].up += weight * up
        gains[index].down += weight * down
        gains[index].price += weight * price
      }
      weights.append((own, weight))
    }
  }

  /// Adds the rank of a row to a list that does not have it, unless it is less important.
  private func addRank(of row: Int32, to ranks: inout [Int], _ state: SolverState) {
    let own = state.problem.rank(ofRow: state.problem.rows[row])
    if own <= rank, !ranks.contains(own) { ranks.append(own) }
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
    for gain in gains where gain.row != pushed {
      let own = (-gain.price).scaled(by: Int(state.problem.rows[gain.row].exponent))
      if own.magnitude > 1e-9 { found.append((gain.row, own)) }
    }
    let rows = state.problem.rows
    found.sortByNumber { UInt64(rows[$0.row].serial) }
    return found.map {
      ConstraintShare(id: state.problem.id(ofRow: $0.row), multiplier: $0.multiplier)
    }
  }

  /// The smallest weight of a rank that outweighs the gains of lower ranks where this one blocks.
  private func weight(for own: Int, _ state: SolverState) -> Double {
    var weight = 0.0
    let level = state.problem.levels.level(rank: own)
    for gain in gains where gain.row != pushed {
      let (_, up, down) = slopes(of: gain, own, state)
      let blocking = state.problem.blockingLevels(BasisEntry(row: gain.row))
      if blocking.up == level, gain.up < -1e-11, up > 0 { weight = max(weight, -gain.up / up) }
      if blocking.down == level, gain.down < -1e-11, down > 0 {
        weight = max(weight, -gain.down / down)
      }
    }
    return weight
  }

  private func slopes(
    of gain: Gain, _ own: Int, _ state: SolverState
  ) -> (price: Double, up: Double, down: Double) {
    let price = prices[gain.prices].first { $0.rank == own }?.price ?? 0
    let slopes = state.slopes(of: BasisEntry(row: gain.row), rank: own, price: price)
    return (price, slopes.up, slopes.down)
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
