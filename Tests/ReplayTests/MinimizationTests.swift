import Testing

@testable import Replay

/// What makes failing lists shorter.
@Suite struct MinimizationTests {
  @Test func `only what a failure needs is left`() {
    for needed in [[3], [0, 99], [17, 18, 60], Array(40..<50)] {
      var calls = 0
      let part = Minimization.minimal(Array(0..<100)) { part in
        calls += 1
        return needed.allSatisfy(part.contains)
      }
      #expect(part == needed)
      #expect(calls < 2000)
    }
  }

  @Test func `what fails without anything is empty`() {
    #expect(Minimization.minimal([1, 2, 3]) { _ in true }.isEmpty)
    #expect(Minimization.minimal([Int]()) { _ in true }.isEmpty)
  }
}
