import CAnchorsSolver
import Glibc
import Simplex

/// Random calls of the C library, and the same of a solver of Swift: results and values must have the same bits.
@main struct Compare {
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

  static func main() {
    let count = CommandLine.arguments.count > 1 ? Int(CommandLine.arguments[1]) ?? 20_000 : 20_000
    var calls = 0
    var refused = 0
    for seed in 0..<count {
      guard sequence(UInt64(seed), &calls, &refused) else {
        print("FAIL  the C library and Simplex differ at sequence \(seed)")
        return exit(1)
      }
    }
    print("ok    \(count) random sequences, \(calls) calls, \(refused) of them refused: the bits of Simplex")
  }

  static func sequence(_ seed: UInt64, _ calls: inout Int, _ refused: inout Int) -> Bool {
    var random = Generator(state: seed)
    let library = anchors_solver_create()
    defer { anchors_solver_destroy(library) }
    var solver = Solver()
    var variables: [Variable] = []
    var numbers: [Int32] = []
    var rows: [(number: Int32, id: ConstraintID)] = []
    for _ in 0..<Int.random(in: 1...6, using: &random) {
      var number: Int32 = -1
      anchors_solver_add_variable(library, &number)
      numbers.append(number)
      variables.append(solver.makeVariable())
    }
    let priorities = [1000.0, 1000, 750, 500, 250, 1, 0, 1001]
    for _ in 0..<Int.random(in: 1...25, using: &random) {
      calls += 1
      var (status, own): (Int32, Int32)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<5:
        var terms = LinearExpression()
        var (names, factors): ([Int32], [Double]) = ([], [])
        for _ in 0..<Int.random(in: 0...3, using: &random) {
          let index = Int.random(in: 0..<variables.count, using: &random)
          let factor = Double(Int.random(in: -4...4, using: &random)) / 2
          terms.append(variables[index], coefficient: factor)
          names.append(numbers[index])
          factors.append(factor)
        }
        let relation = Int32.random(in: -1...1, using: &random)
        let constant = Double(Int.random(in: -40...40, using: &random))
        let priority = priorities.randomElement(using: &random)!
        var number: Int32 = -1
        status = anchors_solver_add(
          library, names, factors, Int32(names.count), relation, constant, priority, 1, &number)
        let kind: Relation = relation < 0 ? .lessThanOrEqual : relation > 0 ? .greaterThanOrEqual : .equal
        own = attempt {
          let id = try solver.add(
            LinearConstraint(terms, kind, LinearExpression(constant: constant), priority: Priority(priority)))
          rows.append((number, id))
        }
      case 5, 6:
        guard let index = rows.indices.randomElement(using: &random) else { continue }
        let constant = Double(Int.random(in: -40...40, using: &random))
        status = anchors_solver_set_constant(library, rows[index].number, constant)
        own = attempt { try solver.setConstant(constant, of: rows[index].id) }
      case 7:
        guard let index = rows.indices.randomElement(using: &random) else { continue }
        let priority = priorities.randomElement(using: &random)!
        status = anchors_solver_set_priority(library, rows[index].number, priority)
        own = attempt { try solver.setPriority(Priority(priority), of: rows[index].id) }
      case 8:
        guard let index = rows.indices.randomElement(using: &random) else { continue }
        status = anchors_solver_remove(library, rows[index].number)
        own = attempt { try solver.remove(rows[index].id) }
        rows.remove(at: index)
      default:
        guard let index = variables.indices.randomElement(using: &random) else { continue }
        let value = Double(Int.random(in: -40...40, using: &random))
        if solver.hasEdit(variables[index]) {
          status = anchors_solver_suggest(library, numbers[index], value)
          own = attempt { try solver.suggest(value, for: variables[index]) }
        } else {
          status = anchors_solver_add_edit(library, numbers[index], 500)
          own = attempt { try solver.addEdit(variables[index], priority: 500) }
        }
      }
      guard status == own else { return false }
      if status != 0 { refused += 1 }
      var values = [Double](repeating: 0, count: variables.count)
      anchors_solver_values(library, &values, Int32(values.count))
      for (index, variable) in variables.enumerated() where values[index].bitPattern != solver[variable].bitPattern {
        return false
      }
    }
    return true
  }

  /// The status that the C library has for the result of a call.
  static func attempt(_ body: () throws -> Void) -> Int32 {
    do {
      try body()
      return 0
    } catch let error as SolverError {
      switch error {
      case .unsatisfiable: return 1
      case .unknownVariable: return 2
      case .unknownConstraint: return 3
      case .variableInUse: return 4
      case .unknownEdit: return 5
      case .duplicateEdit: return 6
      case .requiredEdit: return 7
      case .invalidNumber: return 8
      case .invalidPriority: return 9
      case .pivotLimit: return 10
      case .illConditioned: return 11
      }
    } catch {
      return -1
    }
  }
}
