import TestSupport
import Testing

@testable import Replay

/// Minimization of failing lists.
@Suite struct MinimizationTests {
  @Test func `a minimal list contains only elements that the failure needs`() {
    for needed in [[3], [0, 99], [17, 18, 60], Array(40..<50)] {
      var calls = 0
      let part = Minimization.minimal(Array(0..<100)) { part in
        calls += 1
        return needed.allSatisfy(part.contains)
      }
      expectEqual(part, needed)
      #expect(calls < 2000)
    }
  }

  @Test func `a failure without elements gives an empty list`() {
    expect(Minimization.minimal([1, 2, 3]) { _ in true }.isEmpty)
    expect(Minimization.minimal([Int]()) { _ in true }.isEmpty)
  }
}
