import Simplex
import TestSupport
import Testing

/// Texts of errors.
@Suite("Error texts")
struct ErrorTextTests {
  @Test("the text of a conflict lists its constraints, their factors and the contradiction")
  func conflict() throws {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let right = solver.makeVariable("right")
    try solver.add(right - left >= 16)
    try solver.add(2 * right <= 20)
    var text = ""
    do { try solver.add(left == 3.5) } catch { text = "\(error)" }
    // right >= 16 + 3.5 and right <= 10: halved, the second leaves 0 >= 9.5.
    expectEqual(
      text,
      """
      These required constraints cannot all be satisfied; remove one or lower its priority:
        right - left >= 16  (existing, multiplier 1)
        2 right <= 20  (existing, multiplier -0.5)
        left == 3.5  (constraint 0 of this call, multiplier 1)
      Together they imply 0 >= 9.5.
      """)
  }

  @Test("variables without a name are numbered, and a name that is reused is the latest")
  func names() throws {
    var solver = Solver()
    let unused = solver.makeVariable("unused")
    let plain = solver.makeVariable()
    try solver.remove(unused)
    let late = solver.makeVariable("late")
    try solver.add(late - plain >= 16)
    try solver.add(plain >= 1)
    var conflicts: [Conflict] = []
    for name in ["first", "second"] {
      do {
        try solver.update { solver in
          let new = solver.makeVariable(name)
          try solver.add(new == late)
          try solver.add(new <= 4)
        }
      } catch SolverError.unsatisfiable(let conflict) {
        conflicts.append(conflict)
      }
    }
    // A variable of the failed update is gone, and the conflict still has its name.
    expectEqual(solver.makeVariable().description, "v2")
    for (conflict, name) in zip(conflicts, ["first", "second"]) {
      let lines = "\(conflict)".split(separator: "\n")
      expect(lines.contains { $0.hasPrefix("  late - v1 >= 16  ") })
      expect(lines.contains { $0.hasPrefix("  v1 >= 1  ") })
      expect(lines.contains { $0.hasPrefix("  \(name) <= 4  ") })
    }
    expectEqual(conflicts.count, 2)
  }

  @Test("a constraint is printed as in source code")
  func constraint() {
    var solver = Solver()
    let x = solver.makeVariable()
    let y = solver.makeVariable()
    expectEqual("\(x == 2 * y + 5)", "v0 - 2 v1 == 5")
    expectEqual("\((-0.25 * x <= y).priority(.high))", "-0.25 v0 - v1 <= 0 @750")
    expectEqual("\(LinearExpression(constant: 0) >= LinearExpression(constant: 2))", "0 >= 2")
  }

  @Test("every error message proposes a fix")
  func sentences() throws {
    var solver = Solver()
    let x = solver.makeVariable()
    let id = try solver.add(x == 1)
    try solver.remove(id)
    let errors: [SolverError] = [
      .unknownVariable(x), .unknownConstraint(id), .variableInUse(x, [id]), .unknownEdit(x),
      .duplicateEdit(x), .requiredEdit(x), .invalidNumber(.nan), .invalidPriority(1000.5),
      .invalidWeight(0),
      .pivotLimit(7), .illConditioned,
    ]
    for error in errors {
      let text = "\(error)"
      expect(text.hasSuffix(".") && text.contains(";"), "\(text)")
    }
    expect("\(SolverError.invalidPriority(1000.5))".hasPrefix("1000.5 is not a valid priority;"))
  }

  @Test("constraints that imply values out of range are refused without effect")
  func overflow() throws {
    var solver = Solver()
    let first = solver.makeVariable()
    var last = first
    try solver.add(first == 1e9, priority: .low)
    var steps = 0
    while steps < 40 {
      let next = solver.makeVariable()
      let before = solver.dump()
      do {
        try solver.add(next == 1e9 * last)
      } catch {
        // 1e9 times 1e9 is over 1e15.
        expectEqual(error as? SolverError, .invalidNumber(1e18))
        expectEqual(solver.dump(), before)
        break
      }
      last = next
      steps += 1
    }
    expectEqual(steps, 0)
    var other = Solver()
    let all = (0..<40).map { _ in other.makeVariable() }
    var rows = zip(all, all.dropFirst()).map { $1 == 1e9 * $0 }
    rows.append(all[0] == 1)
    #expect(throws: SolverError.self) { try other.add(contentsOf: rows) }
    expectEmpty(other.constraints)
    try other.add(all[39] == 7)
    expectEqual(other[all[39]], 7)
  }
}
