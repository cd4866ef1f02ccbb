import Anchors
import TestSupport
import Testing

@Suite struct ReentrantProgramTests {
  @Test(
    "programs whose views change the tree in any callback leave a consistent tree",
    arguments: RandomPlan.seeds(share: 0.2))
  func randomProgram(seed: UInt64) {
    let program = ReentrantProgram(seed: seed)
    program.run()
    for stack in program.stacks {
      expect(stack.arrangedSubviews.allSatisfy { $0.superview === stack })
    }
    // No recorded change is left over: the tree is at rest.
    program.root.removeFromSuperview()
    for _ in 0..<3 { program.root.layoutIfNeeded(width: 100, height: 100) }
    expectEmpty(program.root.layoutIfNeeded(width: 100, height: 100).changed)
  }
}
