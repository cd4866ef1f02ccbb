import TestSupport
import Testing

@testable import Anchors

/// Trees of stacks that change at random, compared with new trees of the final state.
@Suite struct StackHistoryRandomTests {
  @Test(
    "after any changes, constraints and frames equal those of a new tree",
    arguments: RandomPlan.seeds(share: 0.05))
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &+ 9_000)
    var ids = 0
    let journal = StackJournal()
    let top = StackPart(&ids, depth: 0, journal, using: &random)
    let root = makeRoot(around: top.view)
    journal.addRoot(top)
    for _ in 0..<8 {
      for _ in 0..<Int(random.integer(1...3)) { change(top, &ids, using: &random) }
      let width = random.chance(0.4) ? nil : random.integer(0...400)
      let height = random.chance(0.4) ? nil : random.integer(0...400)
      journal.addLayout(width, height)
      func record() -> String { ScriptRecord.write(journal.text, name: "stacks \(seed)") }
      let fresh = makeRoot(around: top.makeFresh())
      let thrown = error { try root.layout(width: width, height: height) }
      expectEqual(thrown, error { try fresh.layout(width: width, height: height) }, "\(record())")
      // An impossible layout has no frames to compare.
      guard !thrown else { continue }
      expectEqual(statements(root), statements(fresh), "\(record())")
      expectEqual(TreeComparison.differences(root, fresh), [], "\(record())")
    }
  }

  private func makeRoot(around view: View) -> View {
    let root = View("root")
    root.addSubview(view)
    view.leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
      .topAnchor(equalTo: root.topAnchor).bottomAnchor(equalTo: root.bottomAnchor)
    return root
  }

  private func error(_ body: () throws -> Void) -> Bool {
    do { try body() } catch { return true }
    return false
  }

  private func change(_ top: StackPart, _ ids: inout Int, using random: inout SplitMix64) {
    let all = top.all
    let stack = random.pick(all.filter { $0.kind == .stack })
    let part = random.pick(all)
    switch Int(random.integer(0...13)) {
    case 0, 1, 12: if part !== top { part.toggleHidden() }
    case 2: part.setContent(using: &random)
    case 11: part.setInside(using: &random)
    case 3: part.setWidth(using: &random)
    case 4: stack.setMargins(using: &random)
    case 5: stack.setCustomSpacing(using: &random)
    case 6:
      let made = StackPart(&ids, depth: 2, top.journal, using: &random)
      stack.insert(made, at: Int(random.integer(0...4)))
    case 7, 8:
      guard part !== top, !part.all.contains(where: { $0 === stack }) else { return }
      stack.insert(part, at: Int(random.integer(0...4)))
    case 9: if part !== top { part.leave(atOnce: random.chance(0.5)) }
    default: stack.setAnything(using: &random)
    }
  }

  /// The constraints of the stacks, as text.
  private func statements(_ view: View) -> [String] {
    var found: [String] = []
    for constraint in (view as? StackView)?.activeConstraints ?? [] {
      let (first, second) = (constraint.firstItem, constraint.secondItem)
      found.append(
        "\(TreeComparison.name(first)).\(constraint.firstAttribute) \(constraint.relation) "
          + "\(rounded(constraint.multiplier)) * \(TreeComparison.name(second)).\(constraint.secondAttribute) + "
          + "\(rounded(constraint.constant)) @\(constraint.priority.rawValue)")
    }
    return (found + view.subviews.flatMap { statements($0) }).sorted()
  }

  private func rounded(_ number: Double) -> Double { (number * 1e7).rounded() / 1e7 }
}
