import Foundation
import Simplex
import TestSupport
import Testing

/// The solver cases that are kept beside the package: published, hand-made and random ones.
@Suite("Cases kept beside the package")
struct CaseTests {
  private static let names = ["cases.json", "random.json", "random_long.json"]

  @Test("give what they expect", arguments: names)
  func cases(name: String) throws {
    guard let file = try read(name) else { return }
    var counts = (cases: 0, checked: 0, skippedCases: 0, skippedSteps: 0)
    for test in file.cases {
      if test.reasonToSkip != nil {
        counts.skippedCases += 1
        continue
      }
      var runner = CaseRunner()
      runner.run(test.steps)
      #expect(runner.faults.isEmpty, "\(test.name): \(runner.faults.prefix(5))")
      counts.cases += 1
      counts.checked += runner.checked
      counts.skippedSteps += runner.skipped
    }
    #expect(counts.checked > 300)
    print(
      "\(name): \(counts.checked) expectations of \(counts.cases) cases; not applicable:",
      "\(counts.skippedCases) cases with weights, \(counts.skippedSteps) steps")
  }

  @Test(
    "give the same with their constraints in other orders",
    arguments: ["cases.json", "random.json"])
  func reordered(name: String) throws {
    guard let file = try read(name) else { return }
    let kinds = ["dense", "mixing", "layout", "degenerate"]
    for test in file.cases where test.reasonToSkip == nil && kinds.contains(test.kind ?? "") {
      let adds = test.steps.prefix { $0.op == "add" }
      let rest = test.steps.dropFirst(adds.count)
      if rest.contains(where: { $0.op == "add" }) { continue }
      var random = SplitMix64(seed: UInt64(test.steps.count))
      for order in [Array(adds.reversed()), adds.shuffled(using: &random)] {
        var runner = CaseRunner()
        runner.run(order + rest)
        #expect(runner.faults.isEmpty, "\(test.name): \(runner.faults.prefix(5))")
      }
    }
  }

  private func read(_ name: String) throws -> CaseFile? {
    let file = try CaseFile.read(name)
    if file == nil { print("\(name) is not at \(CaseFile.folder.path): skipped") }
    return file
  }
}
