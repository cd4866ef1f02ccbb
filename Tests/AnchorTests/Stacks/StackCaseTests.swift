import Anchors
import TestSupport
import Testing

/// The stacks of `Tests/Fixtures/Cases/stack.json`, with frames from other projects and two other
/// solvers.
@Suite struct StackCaseTests {
  @Test func `the stack cases of Tests/Fixtures/Cases have the frames they state`() throws {
    let cases = try StackCaseFile.read().cases
    expectEqual(cases.count, 102)
    for test in cases {
      let stack = try #require(test.makeStack(), "\(test.name)")
      try stack.layout(width: test.size?.width, height: test.size?.height)
      let container = test.expect.container
      expect(
        (nil, nil, container.width, container.height), of: stack, "\(test.name), the container")
      expectEqual(test.expect.frames.count, stack.arrangedSubviews.count)
      for (index, view) in stack.arrangedSubviews.enumerated() {
        // The frame of a hidden view is not compared.
        guard let frame = test.expect.frames[index] else { continue }
        expect(
          (frame.x, frame.y, frame.width, frame.height), of: view, "\(test.name), view \(index)")
      }
    }
  }

  /// Compares the stated numbers.
  private func expect(
    _ stated: (x: Double?, y: Double?, width: Double?, height: Double?), of view: View,
    _ what: String
  ) {
    let found = [view.frame.minX, view.frame.minY, view.frame.width, view.frame.height]
    for (number, found) in zip([stated.x, stated.y, stated.width, stated.height], found) {
      guard let number else { continue }
      #expect(
        abs(number - found) <= 1e-6 * max(1, abs(number)), "\(what): \(view.frame), not \(stated)")
    }
  }
}
