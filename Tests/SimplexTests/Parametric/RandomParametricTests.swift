import Simplex
import SimplexQuestions
import TestSupport
import Testing

/// A random system with one moving constant, and the path that the solver finds for it.
private struct FollowedSystem {
  let system: TestSystem
  let loaded: LoadedSolver
  let moved: Int
  let range: (start: Double, end: Double)
  let name: String

  init?(_ kind: SystemKind, seed: UInt64) {
    var generator = SystemGenerator(seed: seed)
    system = generator.system(kind)
    guard !system.constraints.isEmpty, let loaded = try? LoadedSolver(system) else { return nil }
    self.loaded = loaded
    moved = Int.random(in: 0..<system.constraints.count, using: &generator.random)
    let present = system.constraints[moved].constant
    range = (present, present + generator.random.pick([-400, -60, 45, 300]))
    name = "\(kind) \(seed), constraint \(moved) from \(range.start) to \(range.end)"
  }

  /// A new solver of the system with another constant; nil if the constraints conflict.
  func solved(at parameter: Double) throws -> LoadedSolver? {
    var other = system
    other.constraints[moved].constant = parameter
    do {
      return try LoadedSolver(other)
    } catch SolverError.unsatisfiable {
      return nil
    }
  }

  /// The first difference between the path and new solves; nil if there is none.
  func fault() throws -> String? {
    let id = try #require(loaded.ids[moved])
    let path = try loaded.solver.parametricPath(id, from: range.start, to: range.end)
    let direction: Double = range.end < range.start ? -1 : 1
    var places: [Double] = []
    var last = range.start
    for piece in path.segments {
      if piece.start != last { return "a piece begins at \(piece.start), not at \(last)" }
      last = piece.end
      let length = piece.end - piece.start
      places += [0, 0.001, 0.3, 0.5, 0.75, 0.999].map { piece.start + $0 * length } + [piece.end]
    }
    if path.conflict == nil, last != range.end { return "the path ends at \(last)" }
    for place in places {
      if let fault = try fault(of: path, at: place) { return fault }
    }
    if path.conflict != nil, try solved(at: last + direction * 1e-4) != nil {
      return "the constraints can hold beyond \(last)"
    }
    return nil
  }

  private func fault(of path: ParametricPath, at place: Double) throws -> String? {
    guard let other = try solved(at: place) else { return "they cannot hold at \(place)" }
    for (number, variable) in other.variables.enumerated() {
      guard let value = path.value(of: loaded.variables[number], at: place) else {
        return "no value at \(place)"
      }
      let exact = other.solver[variable]
      guard abs(value - exact) > 1e-6 * max(1, abs(exact)) else { continue }
      guard try other.solver.isDetermined(variable) else { continue }
      return "x\(number) is \(value) at \(place), not \(exact)"
    }
    return nil
  }
}

@Suite("Parametric simplex on random systems")
struct RandomParametricTests {
  @Test(
    "determined values along a path are those of a new solve",
    arguments: SystemKind.allCases)
  func sampledPlaces(kind: SystemKind) throws {
    for seed in RandomPlan.seeds(share: 0.012) {
      guard let followed = FollowedSystem(kind, seed: seed) else { continue }
      let fault = try followed.fault()
      expectNil(
        fault,
        "\(followed.name); \(ScriptRecord.write(followed.system, name: "walk \(kind) \(seed)"))")
    }
  }
}
