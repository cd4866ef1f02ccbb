import Simplex
import TestSupport
import Testing

/// Invalid input: the exact error, and an unchanged solver.
@Suite("Refused calls")
struct SolverErrorTests {
  @Test(
    "a refused call throws the documented error and changes nothing", arguments: RefusedCall.all)
  func refused(_ refused: RefusedCall) throws {
    let scene = try Scene()
    var solver = scene.solver
    let before = Scene.state(of: solver)
    do {
      try refused.call(&solver, scene)
      Issue.record("nothing was thrown")
    } catch let error as SolverError {
      expect(refused.isExpected(error, scene), "threw \(error)")
    }
    expectEqual(Scene.state(of: solver), before)
    // Unshared state is rolled back in place, on another path.
    var alone = try Scene()
    let stateAlone = Scene.state(of: alone.solver)
    var own = Solver()
    swap(&own, &alone.solver)
    try? refused.call(&own, alone)
    expectEqual(Scene.state(of: own), stateAlone)
  }
}
