@_spi(Memory) import Simplex
import Testing

/// Rows between attributes of boxes, which are loaded directly into the tables.
@Suite("Rows between boxes")
struct BoxRowTests {
  /// An attribute of a box, in the form of the solver and as a sum.
  private struct Attribute {
    let terms: BoxTerms
    let sum: [(variable: Variable, coefficient: Double)]
  }

  /// The attributes of a box along the horizontal axis, absolute and relative to a superview.
  private func attributes(of box: BoxVariables) -> [Attribute] {
    [
      Attribute(terms: BoxTerms(nil, nil, share: 0), sum: []),
      Attribute(terms: BoxTerms(box.x, nil, share: 0), sum: [(box.x, 1)]),
      Attribute(
        terms: BoxTerms(box.x, box.width, share: 1),
        sum: [(box.x, 1), (box.width, 1)]),
      Attribute(
        terms: BoxTerms(box.x, box.width, share: 0.5),
        sum: [(box.x, 1), (box.width, 0.5)]),
      Attribute(terms: BoxTerms(nil, box.width, share: 1), sum: [(box.width, 1)]),
      Attribute(terms: BoxTerms(nil, box.width, share: 0.5), sum: [(box.width, 0.5)]),
    ]
  }

  @Test(
    "any two attributes that make a plain row load the row of a batch",
    arguments: [Priority.required, 250], [0.0, -0.0, 12.5])
  func rows(priority: Priority, constant: Double) throws {
    for relation in [Relation.equal, .lessThanOrEqual, .greaterThanOrEqual] {
      var (given, stated) = (Solver(), Solver())
      let boxes = [given.makeBox(), given.makeBox()]
      for _ in 0..<8 { _ = stated.makeVariable() }
      let variables = stated.variables
      var batch = ConstraintBatch()
      given.beginBulkLoad(64, terms: 64)
      var count = 0
      for first in attributes(of: boxes[0]) {
        for second in attributes(of: boxes[0]) + attributes(of: boxes[1]) {
          let sum = first.sum + second.sum.map { ($0.variable, -$0.coefficient) }
          let isPlain =
            Set(sum.map { $0.0 }).count == sum.count
            && sum.contains { $0.1.magnitude == 1 }
          #expect(first.terms.isPlain(with: second.terms) == isPlain, "\(sum)")
          guard isPlain else { continue }
          let isTaken = given.loadRow(first.terms, second.terms, relation, constant, priority)
          #expect(isTaken)
          for (variable, coefficient) in sum {
            batch.appendTerm(variables[variable.position], coefficient)
          }
          batch.endRow(relation, constant, priority)
          count += 1
        }
      }
      // 36 pairs within a box, 36 of two boxes.
      #expect(count > 40)
      let isTaken = (try? given.finishBulkLoad()) != nil
      let isAdded = (try? stated.add(batch)) != nil
      #expect(isTaken == isAdded)
      let names = (0..<8).map { "v#\($0)" }
      #expect(names.allSatisfy { given.dump().contains($0) })
      #expect(given.dump() == stated.dump())
      #expect(given.statistics == stated.statistics)
    }
  }

  @Test("a number or a priority out of range aborts the bulk load", arguments: 0..<3)
  func refused(fault: Int) throws {
    var solver = Solver()
    let box = solver.makeBox()
    solver.beginBulkLoad(2, terms: 4)
    let isFirstTaken = solver.loadRow(
      BoxTerms(nil, box.width, share: 1), BoxTerms(nil, nil, share: 0), .equal, 7, .required)
    let (constant, priority): (Double, Priority) =
      switch fault {
      case 0: (2e9, .required)
      case 1: (.nan, .required)
      default: (1, 1001)
      }
    let isLastTaken = solver.loadRow(
      BoxTerms(box.x, nil, share: 0), BoxTerms(nil, nil, share: 0), .equal, constant, priority)
    #expect(isFirstTaken && !isLastTaken)
    #expect(solver.constraints.isEmpty && solver[box.width] == 0)
    try solver.add(box.width == 3)
    #expect(solver[box.width] == 3)
  }
}
