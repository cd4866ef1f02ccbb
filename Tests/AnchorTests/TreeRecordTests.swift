import Replay
import TestSupport
import Testing

@testable import Anchors

/// Records of trees, which random tests write on a failure.
@Suite struct TreeRecordTests {
  /// Replays a record and returns the frames after each layout.
  private func frames(_ record: TreeRecord) throws -> [[Double]] {
    let calls = try LayoutRecord(text: record.text)
    expectNil(LayoutReplay.firstFault(of: calls))
    return LayoutReplay.answered(calls).entries.compactMap { entry in
      entry.answer.map { $0.split(separator: " ").dropFirst().compactMap { Double($0) } }
    }
  }

  @Test func `the record of nested stacks replays to their frames`() throws {
    for seed: UInt64 in 1...8 {
      let nest = StackNest(seed: seed)
      let record = TreeRecord()
      var expected: [[Double]] = []
      for step in 0..<3 {
        for (place, view) in nest.views.enumerated() where place % 3 == step && place > 0 {
          view.isHidden.toggle()
        }
        let width = step == 1 ? 500.0 : nil
        try nest.root.layout(width: width, height: nil)
        record.add(nest.root, width: width, height: nil)
        expected.append(record.frames.flatMap(numbers))
      }
      try expect(frames(record).elementsEqual(expected, by: near), "seed \(seed)")
    }
  }

  @Test func `the record of a scrolled tree replays to its frames`() throws {
    for seed: UInt64 in 1...3 {
      var random = SplitMix64(seed: seed)
      var plan = ScrollRandomTests.Plan()
      let tree = ScrollRandomTests.Tree()
      let record = TreeRecord()
      var expected: [[Double]] = []
      for _ in 0..<20 {
        plan.change(&random)
        // Without this constraint the vertical position of the badge would be undetermined.
        plan.crossing = true
        try tree.apply(plan)
        record.add(tree.root, width: plan.width, height: 400)
        expected.append(record.frames.flatMap(numbers))
      }
      try expect(frames(record).elementsEqual(expected, by: near), "\(plan)")
    }
  }

  @Test func `the record of a tree with safe areas replays to its frames`() throws {
    for seed: UInt64 in 1...3 {
      var random = SplitMix64(seed: seed)
      var plan = ScrollInsetRandomTests.Plan()
      let tree = ScrollInsetRandomTests.Tree()
      let record = TreeRecord()
      var expected: [[Double]] = []
      for _ in 0..<20 {
        plan.change(&random)
        // A record has the sizes of contents, but neither texts that wrap nor what is around them.
        (plan.words, plan.innerRows) = (0, 0)
        try tree.apply(plan)
        record.add(tree.root, width: plan.size.width, height: plan.size.height)
        expected.append(record.frames.flatMap(numbers))
      }
      try expect(frames(record).elementsEqual(expected, by: near), "\(plan)")
    }
  }
}
