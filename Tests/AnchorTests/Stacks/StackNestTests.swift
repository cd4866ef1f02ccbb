import TestSupport
import Testing

@testable import Anchors

/// Random nests of stacks.
@Suite struct StackNestTests {
  /// Checks that the required constraints of visible stacks hold and that no size is negative.
  func check(_ nest: StackNest, _ what: @autoclosure () -> String) {
    for stack in nest.stacks where stack.isShown {
      for constraint in stack.activeConstraints where constraint.priority == .required {
        let excess = constraint.excess
        #expect(excess <= 1e-6, "\(what()): \(constraint.equation) by \(excess)")
      }
      for view in stack.arrangedSubviews {
        expect(view.frame.width >= 0 && view.frame.height >= 0, "\(what()): \(view.name)")
      }
    }
  }

  /// Compares the unambiguous frames of two trees.
  ///
  /// Skips hidden views, whose position is often ambiguous.
  func compare(_ one: StackNest, _ other: StackNest, _ what: @autoclosure () -> String) {
    for (mine, theirs) in zip(one.views, other.views) where theirs.isShown {
      if !theirs.hasAmbiguousLayout(for: .horizontal) {
        expectNear(
          [mine.frame.minX, mine.frame.width], [theirs.frame.minX, theirs.frame.width],
          "\(what()): \(mine.name)")
      }
      if !theirs.hasAmbiguousLayout(for: .vertical) {
        expectNear(
          [mine.frame.minY, mine.frame.height], [theirs.frame.minY, theirs.frame.height],
          "\(what()): \(mine.name)")
      }
    }
  }

  @Test(
    "nested stacks satisfy all constraints in any order of activation, without negative sizes",
    arguments: RandomPlan.seeds(share: 0.05))
  func nests(seed: UInt64) throws {
    let nest = StackNest(seed: seed)
    var sizes: [(width: Double?, height: Double?)] = [(nil, nil)]
    func record() -> String {
      TreeRecord.write("nest \(seed)") { record in
        let again = StackNest(seed: seed)
        for size in sizes { record.add(again.root, width: size.width, height: size.height) }
      }
    }
    do {
      try nest.root.layout(width: nil, height: nil)
      check(nest, "fitting; \(record())")
      let fitting = nest.root.frame.size
      let shuffled = try shuffled(seed)
      compare(nest, shuffled, "shuffled; \(record())")
      for size in [
        Size(width: fitting.width + 100, height: fitting.height),
        Size(width: fitting.width + 37, height: fitting.height + 80), fitting,
      ] {
        sizes.append((size.width, size.height))
        try nest.root.layout(in: size)
        check(nest, "\(size); \(record())")
        try shuffled.root.layout(in: size)
        compare(nest, shuffled, "\(size); \(record())")
      }
    } catch {
      Issue.record("\(error); \(record())")
    }
  }

  /// Makes the nest with its constraints activated in a different order.
  private func shuffled(_ seed: UInt64) throws -> StackNest {
    let shuffled = StackNest(seed: seed)
    var random = SplitMix64(seed: seed &+ 7)
    shuffled.root.layoutNode.requireEngine().updateConstraints()
    var constraints = shuffled.stacks.flatMap(\.activeConstraints)
    LayoutConstraint.deactivate(constraints)
    for index in constraints.indices {
      constraints.swapAt(index, Int.random(in: constraints.indices, using: &random))
    }
    LayoutConstraint.activate(constraints)
    try shuffled.root.layout(width: nil, height: nil)
    return shuffled
  }

  @Test(
    "frames after random hiding and showing equal those of an unchanged tree",
    arguments: RandomPlan.seeds(share: 0.025))
  func hiding(seed: UInt64) throws {
    let nest = StackNest(seed: seed)
    var random = SplitMix64(seed: seed &+ 9)
    let hidden = nest.views.map(\.isHidden)
    var steps: [[Bool]] = []
    func record() -> String {
      TreeRecord.write("nest hidden \(seed)") { record in
        let again = StackNest(seed: seed)
        for step in steps {
          for (view, isHidden) in zip(again.views, step) { view.isHidden = isHidden }
          record.add(again.root, width: nil, height: nil)
        }
      }
    }
    do {
      for _ in 0..<4 {
        for view in nest.views.dropFirst() where random.chance(0.3) { view.isHidden.toggle() }
        steps.append(nest.views.map(\.isHidden))
        try nest.root.layout(width: nil, height: nil)
        check(nest, "toggled; \(record())")
      }
      for (view, isHidden) in zip(nest.views, hidden) { view.isHidden = isHidden }
      steps.append(hidden)
      let untouched = StackNest(seed: seed)
      try nest.root.layout(width: nil, height: nil)
      try untouched.root.layout(width: nil, height: nil)
      compare(nest, untouched, "as at first; \(record())")
    } catch {
      Issue.record("\(error); \(record())")
    }
  }
}
