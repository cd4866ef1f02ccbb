import Simplex
import TestSupport
import Testing

/// Views that share a length equally, none narrower than its minimum width.
///
/// If more than half of them have the share `s`, the optimum is unique: every width is the larger
/// of `s` and its minimum, with `s` such that the widths add up to the length. A larger `s` would
/// violate more equalities than it satisfies.
@Suite("Simultaneous pivots")
struct SimultaneousPivotTests {
  private func leastWidths(_ count: Int) -> [Double] { (0..<count).map { Double(($0 * 37) % 100) } }

  private func widths(_ count: Int, share: Double) -> [Double] {
    leastWidths(count).map { max($0, share) }
  }

  /// The share, the widths, and the length, which the last constraint sets.
  private func system(_ count: Int, share: Double, minimum: Double) -> TestSystem {
    var builder = SystemBuilder()
    let shared = builder.variable()
    let widths = builder.variables(count)
    let length = builder.variable()
    for (width, least) in zip(widths, leastWidths(count)) {
      builder.add([(1, width)], .greaterThanOrEqual, least, minimum)
      builder.add([(1, width), (-1, shared)], .equal, 0, 500)
    }
    builder.add(widths.map { (1, $0) } + [(-1, length)], .equal, 0)
    builder.add([(1, length)], .equal, self.widths(count, share: share).reduce(0, +), 900)
    return builder.system
  }

  private func expect(_ loaded: LoadedSolver, _ count: Int, share: Double) {
    expectNil(loaded.solver.invariantFault())
    let expected = [share] + widths(count, share: share)
    for (value, expected) in zip(loaded.point, expected) {
      expectNear(value, expected, within: 1e-6, "\(value) instead of \(expected)")
    }
  }

  @Test(
    "views that share a length above their minimum widths have their shares at any length",
    arguments: [160, 640], [750.0, 1000])
  func share(count: Int, minimum: Double) throws {
    var loaded = try LoadedSolver(system(count, share: 70, minimum: minimum))
    expect(loaded, count, share: 70)
    let length = try #require(loaded.ids.compactMap { $0 }.last)
    for share in [90.0, 60, 99, 55] {
      try loaded.solver.setConstant(widths(count, share: share).reduce(0, +), of: length)
      expect(loaded, count, share: share)
    }
  }

  @Test("an impossible length of many views that share it is refused without effect")
  func refusal() throws {
    var loaded = try LoadedSolver(system(160, share: 70, minimum: 1000))
    let length = try #require(loaded.ids.compactMap { $0 }.last)
    try loaded.solver.setPriority(.required, of: length)
    let before = loaded.bits
    #expect(throws: SolverError.self) {
      try loaded.solver.setConstant(leastWidths(160).reduce(0, +) - 1, of: length)
    }
    expectEqual(loaded.bits, before)
    expect(loaded, 160, share: 70)
  }
}
