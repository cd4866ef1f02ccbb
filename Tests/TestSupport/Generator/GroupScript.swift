private import Simplex

/// Makes random calls that remove and restore groups of a system: variables with all their rows,
/// replaced in one update by rows that connect the rest, as in removing a view from a list.
package struct GroupScript: Sendable {
  /// Number of variables in the calls.
  package let variableCount: Int
  private var random: SplitMix64
  private let system: TestSystem
  /// The removed groups, for later restoration.
  private var outside: [[TestConstraint]] = []

  /// Makes the calls of a seed on a system of a kind or, if it is nil, of factors far apart.
  package init(seed: UInt64, _ kind: SystemKind?) {
    var generator = SystemGenerator(seed: seed)
    system = kind.map { generator.system($0) } ?? generator.wide()
    variableCount = system.variableCount
    random = generator.random
  }

  /// The first calls: the system at once, in parts, or with a conflicting row.
  package mutating func opening() -> [ScriptOperation] {
    var rows = system.constraints
    // A duplicate row is removed twice.
    if random.chance(0.3), let row = rows.randomElement(using: &random) { rows.append(row) }
    if random.chance(0.2) { rows.shuffle(using: &random) }
    var calls: [ScriptOperation] = []
    if random.chance(0.3), let row = rows.first(where: { $0.priority == 1000 }) {
      var clash = row
      clash.relation = .equal
      clash.constant += row.relation == .lessThanOrEqual ? 7 : -7
      calls.append(.addAll(rows + [clash], slot: 0))
    }
    let cut = random.chance(0.3) ? Int.random(in: 0...rows.count, using: &random) : rows.count
    if cut > 0 { calls.append(.addAll(Array(rows[..<cut]), slot: 0)) }
    if cut < rows.count { calls.append(.addAll(Array(rows[cut...]), slot: cut)) }
    return calls
  }

  /// A call that is valid for a model.
  package mutating func operation(for model: ScriptModel) -> ScriptOperation {
    let draw = Int.random(in: 0..<100, using: &random)
    let call: ScriptOperation
    switch draw {
    case 0..<45: call = takeOut(model)
    case 45..<70: call = restoreRemoved(model) ?? takeOut(model)
    case 70..<80: call = removeSome(model)
    default: call = change(model)
    }
    return random.chance(0.05) ? .abandoned([call]) : call
  }

  /// Removes all rows of some variables, and often connects their neighbors.
  private mutating func takeOut(_ model: ScriptModel) -> ScriptOperation {
    let live = model.liveSlots
    guard let seed = live.randomElement(using: &random), let row = model.slots[seed],
      let first = row.terms.randomElement(using: &random)?.variable
    else { return restoreRemoved(model) ?? change(model) }
    var group = [first]
    // Coupled variables are often removed together.
    while group.count < 4, random.chance(0.55) {
      let near = live.compactMap { model.slots[$0] }.filter { row in
        row.terms.count > 1 && row.terms.contains { group.contains($0.variable) }
      }
      guard let next = near.randomElement(using: &random)?.terms.randomElement(using: &random)
      else { break }
      if !group.contains(next.variable) { group.append(next.variable) }
    }
    var slots = live.filter { slot in
      model.slots[slot]?.terms.contains { group.contains($0.variable) } ?? false
    }
    if random.chance(0.6) { slots.shuffle(using: &random) }
    let rows = slots.compactMap { model.slots[$0] }
    outside.append(rows)
    if outside.count > 4 { outside.removeFirst() }
    var calls = slots.map { ScriptOperation.remove(slot: $0) }
    let ties = ties(rows, without: group)
    if random.chance(0.7), !ties.isEmpty {
      let made = ScriptOperation.addAll(ties, slot: model.slots.count)
      calls.insert(made, at: random.chance(0.7) ? calls.count : 0)
    }
    if random.chance(0.25) { calls.insert(number(model), at: random.chance(0.5) ? 0 : calls.count) }
    if random.chance(0.2) { calls.append(.renew(variable: first)) }
    return .transaction(calls)
  }

  /// Rows implied by pairs of removed rows, without the removed variables.
  private mutating func ties(_ rows: [TestConstraint], without group: [Int]) -> [TestConstraint] {
    var found: [TestConstraint] = []
    for (place, one) in rows.enumerated() {
      for other in rows[(place + 1)...] where found.count < 3 {
        guard let tie = eliminate(group, one, other) else { continue }
        found.append(tie)
      }
    }
    return found
  }

  private func eliminate(
    _ group: [Int], _ one: TestConstraint, _ other: TestConstraint
  ) -> TestConstraint? {
    guard one.relation == .equal, other.relation == .equal,
      let shared = one.terms.first(where: { term in
        group.contains(term.variable) && other.terms.contains { $0.variable == term.variable }
      })?.variable
    else { return nil }
    func factor(_ row: TestConstraint) -> Double {
      row.terms.reduce(0) { $0 + ($1.variable == shared ? $1.coefficient : 0) }
    }
    let (mine, its) = (factor(one), factor(other))
    guard mine != 0, its != 0 else { return nil }
    let rest =
      one.terms.map { TestConstraint.Term($0.variable, $0.coefficient * its) }
      + other.terms.map { TestConstraint.Term($0.variable, -$0.coefficient * mine) }
    let terms = rest.filter { $0.variable != shared }
    let constant = one.constant * its - other.constant * mine
    // The solver accepts numbers up to 1e9.
    guard constant.magnitude < 1e8, !terms.isEmpty,
      !terms.contains(where: { group.contains($0.variable) || $0.coefficient.magnitude > 1e6 })
    else { return nil }
    return TestConstraint(
      terms, .equal, constant, priority: min(one.priority, other.priority))
  }

  /// Restores rows that were removed together, some of them with another constant.
  private mutating func restoreRemoved(_ model: ScriptModel) -> ScriptOperation? {
    guard !outside.isEmpty else { return nil }
    var rows = outside.remove(at: Int.random(in: outside.indices, using: &random))
    for place in rows.indices where rows[place].priority < 1000 && random.chance(0.15) {
      rows[place].constant += random.pick([-20, -1, 1, 20])
    }
    var calls: [ScriptOperation] = []
    if random.chance(0.2), let slot = model.liveSlots.randomElement(using: &random) {
      calls.append(.remove(slot: slot))
    }
    calls.append(.addAll(rows, slot: model.slots.count))
    // Removes a row again before it is solved.
    if random.chance(0.1), !rows.isEmpty { calls.append(.remove(slot: model.slots.count)) }
    return calls.count == 1 ? calls[0] : .transaction(calls)
  }

  private mutating func removeSome(_ model: ScriptModel) -> ScriptOperation {
    var slots = model.liveSlots
    slots.shuffle(using: &random)
    return .transaction(
      slots.prefix(Int.random(in: 1...5, using: &random)).map { .remove(slot: $0) })
  }

  private mutating func change(_ model: ScriptModel) -> ScriptOperation {
    if random.chance(0.3) { return edit(model) }
    var calls: [ScriptOperation] = []
    for _ in 0..<Int.random(in: 1...3, using: &random) { calls.append(number(model)) }
    return calls.count == 1 ? calls[0] : .transaction(calls)
  }

  /// Changes the constant or priority of some row.
  private mutating func number(_ model: ScriptModel) -> ScriptOperation {
    guard let slot = model.liveSlots.randomElement(using: &random), let row = model.slots[slot]
    else { return .renew(variable: 0) }
    if random.chance(0.3) {
      let level = random.chance(0.1) ? 1000 : random.pick(SystemGenerator.levels)
      return .setPriority(level, slot: slot)
    }
    return .setConstant(row.constant + random.pick([-50, -8, -1, 1, 8, 50]), slot: slot)
  }

  private mutating func edit(_ model: ScriptModel) -> ScriptOperation {
    let value = random.pick([-500, 0, 13, 62.5, 150, 1000])
    if let edit = model.edits.randomElement(using: &random), random.chance(0.8) {
      return random.chance(0.3)
        ? .removeEdit(variable: edit.variable) : .suggest(value, variable: edit.variable)
    }
    let variable = Int.random(in: 0..<variableCount, using: &random)
    return .addEdit(variable: variable, priority: random.pick(SystemGenerator.levels), value: value)
  }
}
