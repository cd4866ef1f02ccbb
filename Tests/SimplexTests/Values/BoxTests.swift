import Simplex
import TestSupport
import Testing

/// Variables of rectangles, made at once.
@Suite("Variables of rectangles")
struct BoxTests {
  @Test(
    "a box has four variables at 0 and reuses those of a removed box",
    arguments: [[0, 1, 2, 3], [3, 2, 1, 0]])
  func boxes(order: [Int]) throws {
    var solver = Solver()
    let single = solver.makeVariable("single")
    let (first, other) = (solver.makeBox(), solver.makeBox())
    let old = variables(of: first)
    expectEqual(Set(old + variables(of: other) + [single]).count, 9)
    expect(old.allSatisfy { solver.contains($0) && solver[$0] == 0 })
    try solver.add(contentsOf: [first.x == 1, first.y == 2, first.width == 3, first.height == 4])
    expectEqual(old.map { solver[$0] }, [1, 2, 3, 4])
    for id in solver.constraints { try solver.remove(id) }
    for index in order { try solver.remove(old[index]) }
    let new = variables(of: solver.makeBox())
    expect(new.allSatisfy { solver.contains($0) && solver[$0] == 0 })
    expect(!old.contains { solver.contains($0) })
    expectEqual(new.map { $0.position }, old.map { $0.position })
    try solver.add(contentsOf: [new[0] == 5, new[3] == 6])
    expectEqual(new.map { solver[$0] }, [5, 0, 0, 6])
  }

  @Test("the indices of a box removed in another order are reused by single variables")
  func mixedOrder() throws {
    var solver = Solver()
    let single = solver.makeVariable("single")
    let first = solver.makeBox()
    for variable in [first.width, first.x, single, first.height, first.y] {
      try solver.remove(variable)
    }
    let new = variables(of: solver.makeBox())
    expectEqual(new.map { $0.position }, [5, 6, 7, 8])
    expect(new.allSatisfy { solver.contains($0) && solver[$0] == 0 })
    let singles = (0..<5).map { _ in solver.makeVariable() }
    expectEqual(Set(singles.map { $0.position }), [0, 1, 2, 3, 4])
  }

  private func variables(of box: BoxVariables) -> [Variable] {
    [box.x, box.y, box.width, box.height]
  }
}
