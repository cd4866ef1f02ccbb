import Foundation
import Simplex
import TestSupport
import Testing

/// Solver cases of `Tests/Fixtures/Cases`: published, hand-made and random ones.
@Suite("Solver cases of Tests/Fixtures/Cases")
struct CaseTests {
  /// The files, with the number of applicable cases and of their expectations.
  private static let files = [
    (name: "cases.json", cases: 120, expectations: 1176),
    (name: "random.json", cases: 133, expectations: 3184),
    (name: "random_long.json", cases: 13, expectations: 2138),
  ]

  @Test("the cases of Tests/Fixtures/Cases have their expected results", arguments: files)
  func cases(file: (name: String, cases: Int, expectations: Int)) throws {
    var counts = (cases: 0, expectations: 0)
    for test in try CaseFile.read(file.name).cases where test.reasonToSkip == nil {
      var runner = CaseRunner()
      runner.run(test.steps)
      expectEmpty(runner.faults, "\(test.name): \(runner.faults.prefix(5))")
      expect(runner.checked > 0 || runner.skipped > 0, "\(test.name)")
      counts.cases += 1
      counts.expectations += runner.checked + runner.skipped
    }
    expect(counts == (file.cases, file.expectations))
  }

  @Test(
    "the cases of Tests/Fixtures/Cases have the same results in other orders of constraints",
    arguments: ["cases.json", "random.json"])
  func reordered(name: String) throws {
    let file = try CaseFile.read(name)
    let kinds = ["dense", "mixing", "layout", "degenerate"]
    for test in file.cases where test.reasonToSkip == nil && kinds.contains(test.kind ?? "") {
      let adds = test.steps.prefix { $0.op == "add" }
      let rest = test.steps.dropFirst(adds.count)
      if rest.contains(where: { $0.op == "add" }) { continue }
      var random = SplitMix64(seed: UInt64(test.steps.count))
      for order in [Array(adds.reversed()), adds.shuffled(using: &random)] {
        var runner = CaseRunner()
        runner.run(order + rest)
        expectEmpty(runner.faults, "\(test.name): \(runner.faults.prefix(5))")
      }
    }
  }
}
