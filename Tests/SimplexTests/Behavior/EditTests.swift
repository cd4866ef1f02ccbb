import Simplex
import TestSupport
import Testing

@Suite("Edits")
struct EditTests {
  @Test("an edit holds the present value until the first suggestion")
  func presentValue() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let start = try solver.add(x == 30, priority: .low)
    try solver.addEdit(x, priority: .medium)
    expect(solver.hasEdit(x))
    try solver.setConstant(50, of: start)
    expectEqual(solver[x], 30)
    try solver.suggest(70, for: x)
    expectEqual(solver[x], 70)
    try solver.removeEdit(x)
    expect(!solver.hasEdit(x))
    expectEqual(solver[x], 50)
  }

  @Test("an edit holds at its priority until removed")
  func inForce() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(y == x + 5)
    try solver.addEdit(x, priority: .medium)
    try solver.suggest(40, for: x)
    let low = try solver.add(y == 10, priority: .low)
    expectEqual(solver[y], 45)
    let high = try solver.add(y == 100, priority: .high)
    expectEqual(solver[x], 95)
    try solver.remove(high)
    expectEqual(solver[x], 40)
    try solver.remove(low)
    expectEqual(solver[x], 40)
  }

  @Test("an edit yields to required constraints and takes effect again after them")
  func clamped() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 100)
    try solver.addEdit(x, priority: .high)
    try solver.suggest(1000, for: x)
    expectEqual(solver[x], 100)
    try solver.suggest(60, for: x)
    expectEqual(solver[x], 60)
  }

  @Test("the edit of higher priority wins a conflict of two edits")
  func two() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    let y = solver.makeVariable("y")
    try solver.add(x + y == 100)
    try solver.addEdit(x, priority: .low)
    try solver.addEdit(y, priority: .medium)
    try solver.suggest(70, for: x)
    try solver.suggest(60, for: y)
    expect(solver[x] == 40 && solver[y] == 60)
    try solver.removeEdit(y)
    expect(solver[x] == 70 && solver[y] == 30)
  }

  @Test("an edit can be added, removed and added again")
  func again() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    for round in 1...50 {
      try solver.addEdit(x, priority: Priority(Double(round)))
      try solver.suggest(Double(round), for: x)
      expectEqual(solver[x], Double(round))
      #expect(throws: SolverError.duplicateEdit(x)) { try solver.addEdit(x, priority: .low) }
      try solver.removeEdit(x)
      #expect(throws: SolverError.unknownEdit(x)) { try solver.suggest(1, for: x) }
    }
  }
}
