import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// A row of a photo, 48 wide, and a shrinking title of 200, with margins of 16 and a gap of 8.
private struct Row {
  var solver = Solver()
  let width, title, photo: Variable
  let size, titleWide, titleAtLeast: ConstraintID

  init() throws {
    width = solver.makeVariable("width")
    title = solver.makeVariable("title")
    photo = solver.makeVariable("photo")
    size = try solver.add(width == 400)
    try solver.add(title + photo + 40.0 <= width)
    try solver.add(photo == 48)
    titleWide = try solver.add(title == 200, priority: Priority(750))
    titleAtLeast = try solver.add(title >= 60)
  }
}

@Suite("Parametric simplex along one constant")
struct ParametricSimplexTests {
  @Test("segments end where a constraint becomes violated, and the last at a conflict")
  func giving() throws {
    let row = try Row()
    let path = try row.solver.parametricPath(row.size, from: 400, to: 0)
    // 200 + 48 + 40 = 288, and 60 + 48 + 40 = 148.
    expectEqual(path.segments.map(\.start), [400, 288])
    expectEqual(path.segments.map(\.end), [288, 148])
    expectEqual(path.segments[1].leaving, [row.titleWide])
    expectEqual(path.value(of: row.title, at: 400), 200)
    expectEqual(path.value(of: row.title, at: 188), 100)
    expectEqual(path.slope(of: row.title, in: 1), 1)
    expectNil(path.value(of: row.title, at: 147))
    let conflict = try #require(path.conflict)
    expect(conflict.members.contains { $0.source == .existing(row.titleAtLeast) })
    expectEqual(row.solver[row.width], 400)
  }

  @Test("a path upward has the segments of the path downward")
  func directions() throws {
    let row = try Row()
    let path = try row.solver.parametricPath(row.size, from: 148, to: .infinity)
    expectEqual(path.segments.map(\.start), [148, 288])
    expectEqual(path.segments.map(\.end), [288, .infinity])
    expectEqual(path.segments[1].entering, [row.titleWide])
    expectNil(path.conflict)
    expectEqual(path.value(of: row.title, at: 1e6), 200)
  }

  @Test("a copy and its original continue by themselves")
  func copies() throws {
    let row = try Row()
    let size = ParametricConstant(row.size)
    var path = try ParametricSimplex(of: row.solver, [size], from: 400, to: 0)
    var copies: [ParametricSimplex] = []
    repeat { copies.append(path) } while try path.next()
    for index in copies.indices {
      var (copy, starts) = (copies[index], [Double]())
      while try copy.next() { starts.append(copy.start) }
      expectEqual(starts, Array([400, 288].dropFirst(index)))
    }
  }

  @Test("the sum of violations of a level passes its breakpoints without moving anything")
  func medians() throws {
    // Between the medians of equal preferences nothing moves, whatever the third one asks for.
    var solver = Solver()
    let x = solver.makeVariable("x")
    var ids: [ConstraintID] = []
    for wish in [0.0, 10, 20] { ids.append(try solver.add(x == wish, priority: .low)) }
    let path = try solver.parametricPath(ids[0], from: -50, to: 50)
    expectEqual(path.segments.map(\.start), [-50, 10, 20])
    expectEqual(path.segments.map(\.end), [10, 20, 50])
    expectEqual(path.value(of: x, at: 0), 10)
    expectEqual(path.value(of: x, at: 15), 15)
    expectEqual(path.value(of: x, at: 40), 20)
  }

  @Test("several constants move together, each at its rate")
  func rates() throws {
    var solver = Solver()
    let (x, y) = (solver.makeVariable("x"), solver.makeVariable("y"))
    let first = try solver.add(x == 0)
    let second = try solver.add(y == 0)
    try solver.add(x <= 12)
    let path = try solver.parametricPath(
      [ParametricConstant(first, rate: 3), ParametricConstant(second, offset: 5, rate: -2)],
      from: 1, to: 100)
    expectEqual(path.value(of: x, at: 2), 6)
    expectEqual(path.value(of: y, at: 2), 1)
    let end = try #require(path.segments.last?.end)
    expectNear(end, 4, within: 1e-9)
    #expect(path.conflict != nil)
  }

  @Test("the path of an edit is that of its suggestions")
  func edits() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x <= 30)
    try solver.addEdit(x)
    let path = try solver.parametricPath(x, from: 0, to: 50)
    expectEqual(path.segments.map(\.end), [30, 50])
    expectEqual(path.value(of: x, at: 45), 30)
    #expect(throws: SolverError.self) { try Solver().parametricPath(x, from: 0, to: 1) }
  }

  @Test(
    "a path that begins in a conflict or has invalid ends is refused"
  )
  func refusals() throws {
    let row = try Row()
    #expect(throws: SolverError.self) {
      try row.solver.parametricPath(row.size, from: 100, to: 300)
    }
    #expect(throws: SolverError.self) {
      try row.solver.parametricPath(row.size, from: .nan, to: 300)
    }
    #expect(throws: SolverError.self) {
      try row.solver.parametricPath(row.size, from: 300, to: .nan)
    }
    #expect(throws: SolverError.self) {
      try row.solver.parametricPath(row.size, from: 300, to: 1e10)
    }
  }

  @Test("a path has the same bits after any earlier path")
  func determinism() throws {
    let (row, other) = (try Row(), try Row())
    _ = try row.solver.parametricPath(row.size, from: 400, to: 0)
    let one = try row.solver.parametricPath(row.size, from: 170, to: 500)
    let two = try other.solver.parametricPath(other.size, from: 170, to: 500)
    expectEqual(one.segments.map(\.end), two.segments.map(\.end))
    expectEqual(one.value(of: row.title, at: 201.3), two.value(of: other.title, at: 201.3))
  }
}
