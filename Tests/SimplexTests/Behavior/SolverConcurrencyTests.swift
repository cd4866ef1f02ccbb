import Simplex
import Testing

/// Solvers in several tasks at once; run under the thread sanitizer too.
@Suite struct SolverConcurrencyTests {
  @Test("copies of one solver can be changed in several tasks at once")
  func copies() async throws {
    var solver = Solver()
    let width = solver.makeVariable("width")
    let half = solver.makeVariable("half")
    let id = try solver.add(width == 0)
    try solver.add(2 * half == width)
    let shared = solver
    let halves = try await withThrowingTaskGroup(of: (Int, Double).self) { group in
      for number in 0..<32 {
        group.addTask {
          var own = shared
          try own.setConstant(Double(number), of: id)
          return (number, own[half])
        }
      }
      var halves = [Double](repeating: -1, count: 32)
      for try await (number, value) in group { halves[number] = value }
      return halves
    }
    #expect(halves == (0..<32).map { Double($0) / 2 })
  }
}
