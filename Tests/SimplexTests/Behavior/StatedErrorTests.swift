import Simplex
import TestSupport
import Testing

/// Updates by closures that state the type of their errors, at which the compiler stopped.
@Suite("Updates with a stated error type")
struct StatedErrorTests {
  private struct Refusal: Error { let number: Int }

  @Test("a closure of the solver's errors makes its changes")
  func changes() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.update { (inner) throws(SolverError) in
      do { try inner.add(x >= 10) } catch let error as SolverError { throw error } catch {}
    }
    expectEqual(solver[x], 10)
  }

  @Test("an error of a type of one's own is thrown, and nothing is changed")
  func refusal() throws {
    var solver = Solver()
    let x = solver.makeVariable("x")
    try solver.add(x == 3, priority: .low)
    let dump = solver.dump()
    #expect {
      try solver.update { (inner) throws(Refusal) in
        do { try inner.add(x >= 10) } catch {}
        throw Refusal(number: 7)
      }
    } throws: { ($0 as? Refusal)?.number == 7 }
    expectEqual(solver.dump(), dump)
    expectEqual(solver[x], 3)
  }
}
