import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// One solver in long use, compared with sums, with new solvers and with the exact reference.
@Suite("Long use")
struct EnduranceTests {
  @Test("a list has the positions of its sums after thousands of changes")
  func list() throws {
    var list = try EditedList()
    for step in 1...3_000 {
      try list.change()
      if step % 25 == 0 { expectSums(list, step) }
      guard step % 500 == 0 else { continue }
      expectNil(list.solver.invariantFault(), "step \(step)")
      let fresh = try EditedList(copying: list)
      expectSums(fresh, step)
      // A solver in use has no rows and variables but those of a new one.
      expectEqual(list.solver.constraints.count, fresh.solver.constraints.count, "step \(step)")
      expectEqual(list.solver.variables.count, fresh.solver.variables.count, "step \(step)")
    }
    expect(list.refusals > 100 && list.abandoned > 100)
  }

  /// The numbers are whole, so sums of them are exact.
  private func expectSums(_ list: EditedList, _ step: Int) {
    var top = 0.0
    for (place, row) in list.rows.enumerated() {
      let found = [list.solver[row.top], list.solver[row.height], list.solver[row.width]]
      let width = min(row.preferredWidth, list.window - 16)
      expectEqual(found, [top, row.size, width], "step \(step), row \(place)")
      top += row.size + list.gap
    }
  }

  @Test("thousands of random calls end in the optimum, at every check on the way")
  func random() throws {
    var generator = ScriptGenerator(seed: 20_281)
    var random = SplitMix64(seed: 11)
    var run = ScriptRun(variableCount: generator.variableCount)
    for step in 1...2_000 {
      var operation = generator.operation(for: run.model)
      let live = run.model.liveSlots
      // Without this the system would grow all the time.
      if live.count > 20 { operation = .remove(slot: random.pick(live)) }
      var faults = try run.step(operation)
      if step % 100 == 0 {
        faults += try run.differences()
        let fresh = try LoadedSolver(run.model.system)
        for number in run.loaded.variables.indices
        where try fresh.solver.isDetermined(fresh.variables[number]) {
          let (value, afresh) = (run.loaded.point[number], fresh.point[number])
          if !OptimumCheck.isClose(value, afresh) {
            faults.append("x\(number) is \(value), in a new solver \(afresh)")
          }
        }
      }
      expectEmpty(faults, "step \(step) \(operation): \(faults)")
      if !faults.isEmpty { return }
    }
  }
}

/// A list of rows, one below the other, that is edited at random, with a model of its state.
private struct EditedList {
  struct Row {
    let top: Variable
    let height: Variable
    let width: Variable
    var size: Double
    var preferredWidth: Double
    let sizeID: ConstraintID
    let preferenceID: ConstraintID
    /// The constraint on the position below the row before.
    var link: ConstraintID
  }

  private(set) var solver = Solver()
  private(set) var rows: [Row] = []
  private(set) var gap = 5.0
  private(set) var window = 400.0
  private(set) var refusals = 0
  private(set) var abandoned = 0
  private let windowWidth: Variable
  private var random = SplitMix64(seed: 7)

  init() throws {
    windowWidth = solver.makeVariable("window")
    try solver.addEdit(windowWidth, priority: 999)
    try solver.suggest(window, for: windowWidth)
    for place in 0..<20 {
      try insert(at: place, size: Double(20 + place % 7), preferredWidth: 300)
    }
  }

  /// Makes a new list with the state of another one.
  init(copying other: EditedList) throws {
    (gap, window) = (other.gap, other.window)
    windowWidth = solver.makeVariable("window")
    try solver.addEdit(windowWidth, priority: 999)
    try solver.suggest(window, for: windowWidth)
    for (place, row) in other.rows.enumerated() {
      try insert(at: place, size: row.size, preferredWidth: row.preferredWidth)
    }
  }

  /// Makes one random change, several changes at once, or a change that has no effect.
  mutating func change() throws {
    let place = Int.random(in: rows.indices, using: &random)
    switch Int.random(in: 0..<100, using: &random) {
    case 0..<15:
      if rows.count < 40 {
        let size = random.integer(0...60)
        try insert(at: place, size: size, preferredWidth: random.integer(10...600))
      } else {
        try remove(at: place)
      }
    case 15..<30:
      if rows.count > 8 { try remove(at: place) }
    case 30..<50:
      rows[place].size = random.integer(0...60)
      try solver.setConstant(rows[place].size, of: rows[place].sizeID)
    case 50..<60:
      rows[place].preferredWidth = random.integer(10...600)
      try solver.setConstant(rows[place].preferredWidth, of: rows[place].preferenceID)
      // Any soft level will do: they do not compete.
      try solver.setPriority(random.pick([.low, .medium, .high]), of: rows[place].preferenceID)
    case 60..<70:
      window = random.integer(50...700)
      try solver.suggest(window, for: windowWidth)
    case 70..<80: try setGap(random.integer(0...20))
    case 80..<88: try move(place, to: Int.random(in: rows.indices, using: &random))
    case 88..<94: refuse(place)
    default: try abandon(place)
    }
  }

  private mutating func insert(at place: Int, size: Double, preferredWidth: Double) throws {
    let names = ["top", "height", "width"].map { "\($0) \(place)" }
    let (top, height) = (solver.makeVariable(names[0]), solver.makeVariable(names[1]))
    let width = solver.makeVariable(names[2])
    let ids = try solver.add(contentsOf: [
      height == size, (width == preferredWidth).priority(.medium), width <= windowWidth - 16,
      linked(top, after: place - 1),
    ])
    rows.insert(
      Row(
        top: top, height: height, width: width, size: size, preferredWidth: preferredWidth,
        sizeID: ids[0], preferenceID: ids[1], link: ids[3]),
      at: place)
    try relink(place + 1)
  }

  private mutating func remove(at place: Int) throws {
    let row = rows.remove(at: place)
    let variables = [row.top, row.height, row.width]
    try solver.update { solver in
      for id in solver.constraints {
        let terms = try solver.constraint(id).terms
        let mentions = (0..<terms.termCount).contains { position in
          variables.contains { $0.isSame(as: terms.term(at: position).variable) }
        }
        if mentions { try solver.remove(id) }
      }
      for variable in variables { try solver.remove(variable) }
    }
    guard place < rows.count else { return }
    rows[place].link = try solver.add(linked(rows[place].top, after: place - 1))
  }

  private mutating func move(_ place: Int, to other: Int) throws {
    let row = rows.remove(at: place)
    rows.insert(row, at: other)
    try solver.update { [rows] solver in
      for row in rows { try solver.remove(row.link) }
    }
    try linkAll()
  }

  private mutating func setGap(_ gap: Double) throws {
    self.gap = gap
    try solver.update { [rows] solver in
      for row in rows.dropFirst() { try solver.setConstant(gap, of: row.link) }
    }
  }

  private mutating func linkAll() throws {
    let links = rows.indices.map { linked(rows[$0].top, after: $0 - 1) }
    for (place, id) in try solver.add(contentsOf: links).enumerated() { rows[place].link = id }
  }

  /// Replaces the constraint on the position of a row, if there is such a row.
  private mutating func relink(_ place: Int) throws {
    guard place < rows.count else { return }
    let (old, new) = (rows[place].link, linked(rows[place].top, after: place - 1))
    rows[place].link = try solver.update { solver in
      try solver.remove(old)
      return try solver.add(new)
    }
  }

  /// The position of a row: 0, or the gap below another row.
  private func linked(_ top: Variable, after place: Int) -> LinearConstraint {
    guard place >= 0 else { return top == 0 }
    return top - rows[place].top - rows[place].height == gap
  }

  /// Adds constraints that contradict the size of a row.
  private mutating func refuse(_ place: Int) {
    let row = rows[place]
    let bits = rows.map { solver[$0.top].bitPattern }
    do {
      try solver.add(contentsOf: [row.width >= 0, row.height >= row.size + 1])
      Issue.record("nothing was thrown")
    } catch {
      refusals += 1
      expectEqual(rows.map { solver[$0.top].bitPattern }, bits)
    }
  }

  /// Makes several changes and abandons them.
  private mutating func abandon(_ place: Int) throws {
    let row = rows[place]
    let before = (solver.dump(), solver.stateDigest)
    do {
      try solver.update { [rows] solver in
        try solver.setConstant(row.size + 9, of: row.sizeID)
        try solver.remove(row.preferenceID)
        let variable = solver.makeVariable("abandoned")
        try solver.add(variable >= row.top + 3)
        for other in rows.prefix(place) { try solver.setPriority(1, of: other.preferenceID) }
        throw SolverError.pivotLimit(-1)
      }
    } catch {
      if error as? SolverError != .pivotLimit(-1) { throw error }
    }
    abandoned += 1
    expectEqual(solver.dump(), before.0)
    expectEqual(solver.stateDigest, before.1)
  }
}
