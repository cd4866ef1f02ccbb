import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// Independent freedoms, among variables of which some are not coupled.
@Suite struct FreedomTests {
  private var solver = Solver()
  private let a, b, c, sum, tied: Variable

  init() throws {
    a = solver.makeVariable("a")
    b = solver.makeVariable("b")
    c = solver.makeVariable("c")
    sum = solver.makeVariable("sum")
    tied = solver.makeVariable("tied")
    for (variable, most) in [(a, 10.0), (b, 10), (c, 4)] {
      try solver.add(variable >= 0)
      try solver.add(variable <= most)
    }
    try solver.add(sum == a + b)
    // Two rows at distance zero together imply equality with `c`.
    try solver.add(tied <= c)
    try solver.add(tied >= c)
  }

  @Test("a variable determined by earlier freedoms is not listed, in any order")
  func dependent() throws {
    try expectEqual(found([a, b, c, sum, tied]), [a, b, c])
    try expectEqual(found([a, c, sum, b, tied]), [a, c, sum])
    try expectEqual(found([tied, sum, c, b, a]), [tied, sum, b])
    try expectEqual(found([sum, tied]), [sum, tied])
  }

  @Test("a variable that an earlier freedom only limits is listed as a freedom")
  func limited() throws {
    var solver = solver
    try solver.add(a + c <= 12)
    let freedoms = try solver.freedoms(among: [a, c, sum, b])
    expectEqual(freedoms.map { $0.variable }, [a, c, sum])
    expectEqual(freedoms.map { $0.range }, [0...10, 0...4, 0...20])
  }

  @Test("all but one of many variables that share a small total are freedoms")
  func shared() throws {
    var solver = Solver()
    let parts = (0..<200).map { solver.makeVariable("part \($0)") }
    for part in parts { try solver.add(part >= 0) }
    try solver.add(parts.dropFirst().reduce(1 * parts[0]) { $0 + $1 } == 1)
    let freedoms = try solver.freedoms(among: parts)
    expectEqual(freedoms.map { $0.variable }, Array(parts.dropLast()))
    expectEqual(freedoms.map { $0.range }, Array(repeating: 0...1, count: 199))
  }

  private func found(_ asked: [Variable]) throws -> [Variable] {
    try solver.freedoms(among: asked).map { $0.variable }
  }
}
