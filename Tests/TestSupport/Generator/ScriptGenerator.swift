/// Makes random sequences of calls, each valid in the state after the previous ones.
package struct ScriptGenerator: Sendable {
  private var systems: SystemGenerator
  private let point: [Double]
  /// Probability of a required constraint that may conflict with others.
  private let clashes: Double

  /// Makes the generator of a seed.
  ///
  /// - Parameters:
  ///   - seed: The seed.
  ///   - clashes: Probability, from 0 to 1, of a required constraint that ignores the others.
  package init(seed: UInt64, clashes: Double = 0.15) {
    systems = SystemGenerator(seed: seed)
    point = systems.point(Int.random(in: 2...6, using: &systems.random), in: -20...80)
    self.clashes = clashes
  }

  /// Number of variables in the calls.
  package var variableCount: Int { point.count }

  /// A call that is valid for a model.
  package mutating func operation(for model: ScriptModel) -> ScriptOperation {
    guard systems.random.chance(0.1) else { return single(for: model) }
    var trial = model
    var operations: [ScriptOperation] = []
    for _ in 0..<Int.random(in: 2...4, using: &systems.random) {
      let next =
        systems.random.chance(0.1) ? .abandoned([single(for: trial)]) : single(for: trial)
      if trial.apply(next) { operations.append(next) }
    }
    return systems.random.chance(0.15) ? .abandoned(operations) : .transaction(operations)
  }

  private mutating func single(for model: ScriptModel) -> ScriptOperation {
    let live = model.liveSlots
    let slot = model.slots.count
    let draw = Int.random(in: 0..<100, using: &systems.random)
    if draw < 35 || live.count < 3 {
      if systems.random.chance(0.15) {
        return .addAll((0..<3).map { _ in constraint() }, slot: slot)
      }
      return .add(constraint(), slot: slot)
    }
    let old = systems.random.pick(live)
    switch draw {
    case 35..<55: return .remove(slot: old)
    case 55..<68:
      return .setConstant(constant(for: model.slots[old]), slot: old)
    case 68..<80: return .setPriority(priority(), slot: old)
    case 80..<82:
      return .renew(variable: Int.random(in: 0..<variableCount, using: &systems.random))
    default: return edit(for: model)
    }
  }

  private mutating func edit(for model: ScriptModel) -> ScriptOperation {
    let value = systems.random.pick([-500, -20, 0, 13, 37, 50, 62.5, 99, 150, 1000])
    if let edit = model.edits.randomElement(using: &systems.random), systems.random.chance(0.8) {
      return systems.random.chance(0.2)
        ? .removeEdit(variable: edit.variable) : .suggest(value, variable: edit.variable)
    }
    let free = (0..<variableCount).filter { variable in
      !model.edits.contains { $0.variable == variable }
    }
    guard let variable = free.randomElement(using: &systems.random) else {
      return .suggest(value, variable: model.edits[0].variable)
    }
    return .addEdit(variable: variable, priority: systems.level(), value: value)
  }

  private mutating func constraint() -> TestConstraint {
    if systems.random.chance(0.45) {
      var required = systems.constraint(holdingAt: point)
      if systems.random.chance(clashes) { required.constant += systems.random.integer(-60...60) }
      return required
    }
    return systems.preference(near: point)
  }

  /// A constant with which the constraint holds at the point, or sometimes another.
  private mutating func constant(for constraint: TestConstraint?) -> Double {
    let terms = constraint?.terms ?? []
    let value = terms.reduce(0) { $0 + $1.coefficient * point[$1.variable] }
    let isRequired = constraint?.priority == 1000
    if isRequired && !systems.random.chance(clashes) { return value }
    return value + systems.random.integer(-40...40)
  }

  private mutating func priority() -> Double {
    systems.random.chance(clashes) ? 1000 : systems.level()
  }
}
