// A program that uses the solver alone, compiled as Embedded Swift without the C library of
// mathematics.

import Simplex

@main
struct EmbeddedSolver {
  static func main() {
    var solver = Solver()
    let left = solver.makeVariable("left")
    let width = solver.makeVariable("width")
    do throws(SolverError) {
      try solver.add(left == 10)
      try solver.add(left + width <= 300)
      try solver.add(width == 400, priority: .low)
      print(solver[width])
      try solver.add(width >= 290.5)
    } catch {
      print(error.description)
    }
  }
}
