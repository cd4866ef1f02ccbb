@_spi(Memory) import Simplex
import Testing

/// Variables of rectangles, made at once.
@Suite("Variables of rectangles")
struct BoxTests {
  @Test("four different variables at 0, those of removed ones used again")
  func boxes() throws {
    var solver = Solver()
    let single = solver.makeVariable("single")
    let first = solver.makeBox()
    let old = [first.x, first.y, first.width, first.height]
    #expect(Set(old + [single]).count == 5)
    #expect(old.allSatisfy { solver.contains($0) && solver[$0] == 0 })
    try solver.add(contentsOf: [first.x == 1, first.y == 2, first.width == 3, first.height == 4])
    #expect(old.map { solver[$0] } == [1, 2, 3, 4])
    for id in solver.constraints { try solver.remove(id) }
    // In an order that no other box has.
    for variable in [first.width, first.x, single, first.height, first.y] {
      try solver.remove(variable)
    }
    let second = solver.makeBox()
    let new = [second.x, second.y, second.width, second.height]
    #expect(Set(new).count == 4 && new.allSatisfy { solver.contains($0) && solver[$0] == 0 })
    #expect(!(old + [single]).contains { solver.contains($0) })
    #expect(new.map { $0.position }.max() == 4 && new.map { $0.position }.min() == 0)
    try solver.add(contentsOf: [second.x == 5, second.height == 6])
    #expect(new.map { solver[$0] } == [5, 0, 0, 6])
  }
}
