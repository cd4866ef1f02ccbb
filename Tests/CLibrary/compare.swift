import CAnchorsSolver
import Glibc
import Simplex
import SimplexQuestions

/// Random calls of the C library, and the same of a solver of Swift: all results have the same
/// bits.
@main struct Compare {
  static func main() {
    let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 20_000 : 20_000
    var (calls, refused) = (0, 0)
    for seed in 0..<UInt64(count) {
      var pair = Pair(seed: seed)
      let isSame = pair.run()
      pair.end()
      guard isSame else {
        print("FAIL  the library and Simplex differ at sequence \(seed) after \(pair.last)")
        exit(1)
      }
      calls += pair.calls
      refused += pair.refused
    }
    print(
      "ok    \(count) random sequences, \(calls) calls, \(refused) refused: the bits of Simplex")
  }
}

/// SplitMix64.
struct Generator: RandomNumberGenerator {
  var state: UInt64
  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A solver of the library, and one of Swift, that get the same calls.
struct Pair {
  var random: Generator
  let library = anchors_solver_create()
  var solver = Solver()
  var variables: [(number: Int64, own: Variable)] = []
  var rows: [(number: Int64, own: ConstraintID)] = []
  var (calls, refused) = (0, 0)
  /// The name of the last call.
  var last = ""

  init(seed: UInt64) { random = Generator(state: seed) }

  mutating func run() -> Bool {
    for _ in 0..<number(1...6) { guard addVariable() else { return false } }
    for _ in 0..<number(1...25) { guard call() && isSame() else { return false } }
    return true
  }

  func end() { anchors_solver_destroy(library) }

  mutating func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
  mutating func constant() -> Double { Double(number(-40...40)) / 4 }
  mutating func priority() -> Double {
    [1000, 1000, 750, 500, 250, 1, 0.5, 0, 1001, .nan][number(0...9)]
  }

  /// Makes one call of both; false if the results differ.
  mutating func call() -> Bool {
    calls += 1
    switch number(0...16) {
    case 0...5: return addRows(count: 1)
    case 6: return addRows(count: number(0...4))
    case 7, 8:
      let (row, constant) = (anyRow(), number(0...30) == 0 ? .infinity : constant())
      return compare("set_constant", anchors_solver_set_constant(library, row.number, constant)) {
        (solver) throws in try solver.setConstant(constant, of: row.own)
      }
    case 9:
      let (row, priority) = (anyRow(), priority())
      return compare("set_priority", anchors_solver_set_priority(library, row.number, priority)) {
        (solver) throws in try solver.setPriority(Priority(priority), of: row.own)
      }
    case 10:
      let row = anyRow()
      return compare("remove", anchors_solver_remove(library, row.number)) {
        (solver) throws in try solver.remove(row.own)
      }
    case 11: return addVariable()
    case 12:
      let variable = anyVariable()
      return compare("remove_variable", anchors_solver_remove_variable(library, variable.number)) {
        (solver) throws in try solver.remove(variable.own)
      }
    case 13: return update()
    case 14:
      let (row, weight) = (anyRow(), [0.5, 1, 3, 1e9, 1e-9, 0, .infinity][number(0...6)])
      return compare("set_weight", anchors_solver_set_weight(library, row.number, weight)) {
        (solver) throws in try solver.setWeight(weight, of: row.own)
      }
    default: return edit()
    }
  }

  /// A row, often one that was removed or has never been.
  mutating func anyRow() -> (number: Int64, own: ConstraintID) {
    rows.isEmpty ? (77, Self.foreign.row) : rows[number(0...rows.count - 1)]
  }

  mutating func anyVariable() -> (number: Int64, own: Variable) {
    variables[number(0...variables.count - 1)]
  }

  /// A handle of another solver, which lives as long as the program: the memory of one that does
  /// not may become this solver's.
  static let foreign: (solver: Solver, row: ConstraintID) = {
    var other = Solver()
    let variable = other.makeVariable()
    guard let id = try? other.add(variable >= 0) else { preconditionFailure("one bound conflicts") }
    return (other, id)
  }()

  mutating func addVariable() -> Bool {
    var number: Int64 = -1
    let status = anchors_solver_add_variable(library, &number)
    variables.append((number, solver.makeVariable()))
    return status == 0 && number >= 0
  }

  mutating func edit() -> Bool {
    let (variable, value, kind) = (anyVariable(), constant(), number(0...3))
    let priority = priority()
    if kind == 0 {
      return compare("remove_edit", anchors_solver_remove_edit(library, variable.number)) {
        (solver) throws in try solver.removeEdit(variable.own)
      }
    }
    if kind == 1 {
      return compare("add_edit", anchors_solver_add_edit(library, variable.number, priority)) {
        (solver) throws in try solver.addEdit(variable.own, priority: Priority(priority))
      }
    }
    return compare("suggest", anchors_solver_suggest(library, variable.number, value)) {
      (solver) throws in try solver.suggest(value, for: variable.own)
    }
  }

  /// Adds constraints, by the call for one or the call for many.
  mutating func addRows(count: Int) -> Bool {
    var (names, factors, counts): ([Int64], [Double], [Int32]) = ([], [], [])
    var (relations, constants, priorities): ([Int32], [Double], [Double]) = ([], [], [])
    var (stated, weights): ([LinearConstraint], [Double]) = ([], [])
    for _ in 0..<count {
      weights.append([1, 1, 1, 2, 0.3, -1][number(0...5)])
      var terms = LinearExpression()
      counts.append(Int32(number(0...3)))
      for _ in 0..<counts[counts.count - 1] {
        let (variable, factor) = (anyVariable(), Double(number(-4...4)) / 2)
        names.append(variable.number)
        factors.append(factor)
        terms.append(variable.own, coefficient: factor)
      }
      relations.append(Int32(number(-1...1)))
      constants.append(constant())
      priorities.append(priority())
      let relation: [Relation] = [.lessThanOrEqual, .equal, .greaterThanOrEqual]
      stated.append(
        LinearConstraint(
          terms, relation[Int(relations[relations.count - 1]) + 1],
          LinearExpression(constant: constants[constants.count - 1]),
          priority: Priority(priorities[priorities.count - 1])))
    }
    var made = [Int64](repeating: -1, count: count + 1)
    var own: [ConstraintID] = []
    let status =
      count == 1
      ? anchors_solver_add(
        library, names, factors, counts[0], relations[0], constants[0], priorities[0],
        weights[0], &made)
      : anchors_solver_add_many(
        library, Int32(count), counts, names, factors, relations, constants, priorities, weights,
        &made)
    let isSame = compare("add", status) { (solver) throws in
      own = try solver.update { solver throws in
        let ids = try solver.add(contentsOf: stated)
        for (id, weight) in zip(ids, weights) { try solver.setWeight(weight, of: id) }
        return ids
      }
    }
    for (number, id) in zip(made, own) { rows.append((number, id)) }
    return isSame && (status == 0) == (own.count == count)
  }

  /// Makes a few calls as an update.
  mutating func update() -> Bool {
    let before = (solver, variables, rows)
    guard anchors_solver_begin(library) == 0 else { return false }
    let savepoint = solver.beginUpdate()
    for _ in 0..<number(0...4) {
      let isSame = number(0...2) == 0 ? addVariable() : addRows(count: number(0...2))
      guard isSame else { return false }
    }
    if number(0...2) == 0 {
      solver.abandonUpdate(undoingTo: savepoint)
      (variables, rows) = (before.1, before.2)
      return anchors_solver_roll_back(library) == 0
    }
    let status = anchors_solver_commit(library)
    if status != 0 { (variables, rows) = (before.1, before.2) }
    return compare("commit", status) { (solver) throws in try solver.finishUpdate() }
  }

  /// Makes a call of the solver of Swift; false if its result is not the status of the library.
  mutating func compare(
    _ name: String, _ status: Int32, _ body: (inout Solver) throws -> Void
  ) -> Bool {
    last = name
    var expected: Int32 = 0
    do {
      try body(&solver)
    } catch {
      expected = (error as? SolverError).map(Self.status) ?? -1
      refused += 1
    }
    if status != expected { last += ", with status \(status) in place of \(expected)" }
    return status == expected
  }

  /// The status in `anchors_solver.h` of an error.
  static func status(_ error: SolverError) -> Int32 { Int32(number(error)) }

  private static func number(_ error: SolverError) -> Int {
    switch error {
    case .unsatisfiable: ANCHORS_UNSATISFIABLE
    case .unknownVariable: ANCHORS_UNKNOWN_VARIABLE
    case .unknownConstraint: ANCHORS_UNKNOWN_CONSTRAINT
    case .variableInUse: ANCHORS_VARIABLE_IN_USE
    case .unknownEdit: ANCHORS_UNKNOWN_EDIT
    case .duplicateEdit: ANCHORS_DUPLICATE_EDIT
    case .requiredEdit: ANCHORS_REQUIRED_EDIT
    case .invalidNumber: ANCHORS_INVALID_NUMBER
    case .invalidPriority: ANCHORS_INVALID_PRIORITY
    case .invalidWeight: ANCHORS_INVALID_WEIGHT
    case .pivotLimit: ANCHORS_PIVOT_LIMIT
    case .illConditioned: ANCHORS_ILL_CONDITIONED
    }
  }

  /// Returns whether all that can be read is equal.
  mutating func isSame() -> Bool {
    for variable in variables {
      var value = 0.0
      let status = anchors_solver_value(library, variable.number, &value)
      let isKnown = solver.contains(variable.own)
      guard Int(status) == (isKnown ? ANCHORS_OK : ANCHORS_UNKNOWN_VARIABLE) else { return false }
      guard isKnown else { continue }
      guard value.bitPattern == solver[variable.own].bitPattern else { return false }
      var isDetermined = false
      anchors_solver_is_determined(library, variable.number, &isDetermined)
      guard isDetermined == (try? solver.isDetermined(variable.own)) else { return false }
    }
    for row in rows {
      var violation = 0.0
      let status = anchors_solver_violation(library, row.number, &violation)
      guard let own = try? solver.violation(of: row.own) else {
        guard Int(status) == ANCHORS_UNKNOWN_CONSTRAINT else { return false }
        continue
      }
      guard status == 0, violation.bitPattern == own.bitPattern else { return false }
    }
    return changes() && text() == solver.dump()
  }

  mutating func changes() -> Bool {
    var own: [Variable] = []
    solver.drainChanges(into: &own)
    var listed = [Int64](repeating: 0, count: own.count)
    // Without room nothing is written and nothing lost.
    if !own.isEmpty, anchors_solver_changes(library, &listed, 0) != own.count { return false }
    guard anchors_solver_changes(library, &listed, Int32(own.count)) == own.count else {
      return false
    }
    return zip(listed, own).allSatisfy { number, variable in
      variables.contains { $0.number == number && $0.own == variable }
    }
  }

  func text() -> String {
    var bytes = [CChar](repeating: 0, count: Int(anchors_solver_dump(library, nil, 0)) + 1)
    anchors_solver_dump(library, &bytes, Int32(bytes.count))
    return String(decoding: bytes.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
  }
}
