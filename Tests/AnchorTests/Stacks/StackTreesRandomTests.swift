import Buffers
import TestSupport
import Testing

@testable import Anchors

/// Stacks that move between two trees with few or no queries of their constraints, compared with
/// new trees of the final state.
///
/// Without a query the constraints of stacks are records, which move from one engine's table to
/// another's and whose slots are reused.
@Suite struct StackTreesRandomTests {
  @Test(
    "stacks that move between trees have the constraints and frames of new ones",
    arguments: RandomPlan.seeds(share: 0.012))
  func wander(seed: UInt64) throws {
    var scene = StackGrove(seed: seed)
    for round in 0..<10 {
      for _ in 0..<Int(scene.random.integer(1...4)) { scene.change() }
      if scene.random.chance(0.3) { scene.disturb() }
      for place in scene.windows.indices {
        let (window, fresh) = (scene.windows[place], scene.makeFresh(place))
        let (width, height) = (scene.random.integer(80...300), scene.random.integer(60...300))
        func note(_ text: String) -> Comment { "seed \(seed), round \(round), \(place): \(text)" }
        let thrown = fails { try window.layout(width: width, height: height) }
        expectEqual(
          thrown, fails { try fresh.layout(width: width, height: height) }, note("throws"))
        guard !thrown else { continue }
        let (mine, its) = (active(window), active(fresh))
        expectEqual(mine, its, note("\(mine.difference(from: its))"))
        expectEqual(TreeComparison.differences(window, fresh), [], note("frames"))
        guard scene.random.chance(0.15) else { continue }
        expectEqual(statements(window), statements(fresh), note("constraints"))
      }
    }
    for place in scene.windows.indices {
      expectEqual(
        statements(scene.windows[place]), statements(scene.makeFresh(place, laidOut: true)))
    }
  }

  private func fails(_ body: () throws -> Void) -> Bool {
    do { try body() } catch { return true }
    return false
  }

  /// The active constraints of a tree, without materializing any; excludes guides for margins,
  /// which persist once they are used.
  private func active(_ root: View) -> [String] {
    let engine = root.layoutNode.requireEngine()
    var found: [String] = []
    for index in engine.rows.constraints.indices {
      let table = engine.rows.constraints
      let stored =
        table[index].isPlain
        ? table.value(at: index).statement : table.object(at: index)?.constraint.statement
      guard let stored else { continue }
      let (first, second) = (stored.first.node, stored.second?.node)
      if first.kind == .insetGuide, first.parent === second { continue }
      let names = [first, second].map { TreeComparison.name($0) }
      let attributes = [stored.firstAttribute, stored.secondAttribute]
      let numbers = [stored.multiplier, stored.constant, stored.priority.rawValue]
      found.append("\(names) \(attributes) \(stored.relation) \(numbers)")
    }
    return found.sorted()
  }

  private func statements(_ view: View) -> [String] {
    let own = (view as? StackView)?.activeConstraints ?? []
    let found = own.map {
      "\($0.isActive ? "" : "inactive ")\($0.equation) @\($0.priority.rawValue)"
    }
    return (found + view.subviews.flatMap { statements($0) }).sorted()
  }
}
