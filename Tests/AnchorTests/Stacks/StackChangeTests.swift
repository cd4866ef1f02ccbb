import TestSupport
import Testing

@testable import Anchors

/// 5.1, 5.12: effects of a change, and the parts it leaves unchanged.
@Suite struct StackChangeTests {
  /// Five boxes side by side, laid out.
  func scene(_ configure: (StackView) -> Void = { _ in }) throws -> StackScene {
    let sizes: [(Double, Double)] = (0..<5).map {
      let number = Double($0)
      return (20 + number * 5, 10 + number)
    }
    let scene = StackScene(sizes) {
      $0.spacing = 6
      configure($0)
    }
    try scene.stack.layout(width: nil, height: nil)
    return scene
  }

  /// Counts the constraints that the next layout adds, removes and edits; kept ones are the same
  /// objects.
  func counted(_ scene: StackScene, _ change: (StackView) -> Void) throws -> [Int] {
    let before = scene.stack.counts
    let constraints = scene.stack.activeConstraints
    change(scene.stack)
    try scene.stack.layout(width: nil, height: nil)
    let after = scene.stack.counts
    let kept = scene.stack.activeConstraints.filter { one in constraints.contains { $0 === one } }
    expectEqual(kept.count, constraints.count - (after.removed - before.removed))
    expectEqual(scene.stack.activeConstraints.count, kept.count + after.added - before.added)
    expect(scene.stack.activeConstraints.allSatisfy { $0.isActive })
    return [
      after.added - before.added, after.removed - before.removed, after.edited - before.edited,
    ]
  }

  @Test("layout after no change, or after equal assignments, writes nothing") func nothing()
    throws
  {
    let scene = try scene()
    try expectEqual(counted(scene) { _ in }, [0, 0, 0])
    let set = try counted(scene) {
      $0.axis = .horizontal
      $0.spacing = 6
      $0.distribution = .fill
      $0.setCustomSpacing(StackView.spacingUseDefault, after: scene.items[1])
      scene.items[0].isHidden = false
    }
    expectEqual(set, [0, 0, 0])
    try expectEqual(counted(scene) { $0.setNeedsUpdateConstraints() }, [0, 0, 0])
  }

  @Test("changed spacings are edited in place") func spacings() throws {
    let scene = try scene()
    try expectEqual(counted(scene) { $0.spacing = 9 }, [0, 0, 4])
    let after1 = try counted(scene) { $0.setCustomSpacing(20, after: scene.items[1]) }
    expectEqual(after1, [0, 0, 1])
    // The standard spacing is 8, too, until the provider changes it.
    try expectEqual(counted(scene) { $0.spacing = 8 }, [0, 0, 3])
    try expectEqual(counted(scene) { $0.spacing = StackView.spacingUseSystem }, [0, 0, 3])
    scene.stack.layoutNode.systemSpacing = { _, _, _ in 11 }
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.items[1].frame.minX, 20 + 11)
    expectEqual(scene.items[2].frame.minX, 20 + 11 + 25 + 20)
    scene.stack.distribution = .fillProportionally
    try scene.stack.layout(width: 600, height: nil)
    // 600 less 3 · 11 and 20 is shared in the ratio 20 : 25 : … of 150.
    expectNear([scene.items[0].frame.width], [(600 - 53) * 20 / 150.0])
    scene.stack.layoutNode.systemSpacing = { _, _, _ in 1 }
    try scene.stack.layout(width: 600, height: nil)
    expectNear([scene.items[0].frame.width], [(600 - 23) * 20 / 150.0])
  }

  @Test("hiding changes only the view and the adjacent spacings") func hiding() throws {
    for distribution in [StackView.Distribution.fill, .fillEqually] {
      let scene = try scene { $0.distribution = distribution }
      let equal = distribution == .fillEqually ? 1 : 0
      try expectEqual(counted(scene) { _ in scene.items[2].isHidden = true }, [1, equal, 2])
      try expectEqual(counted(scene) { _ in scene.items[2].isHidden = false }, [equal, 1, 2])
    }
    let fill = try scene()
    // Hiding the last view moves the end and removes the spacing before it.
    try expectEqual(counted(fill) { _ in fill.items[4].isHidden = true }, [2, 1, 1])
    try expectEqual(counted(fill) { _ in fill.items[4].isHidden = false }, [1, 2, 1])
    try expectEqual(counted(fill) { _ in fill.items[0].isHidden = true }, [2, 1, 1])
    let gaps = try scene { $0.distribution = .equalSpacing }
    // One gap of three rows is removed, another ends elsewhere; two spacings are halved.
    try expectEqual(counted(gaps) { _ in gaps.items[2].isHidden = true }, [2, 4, 2])
    try expectEqual(counted(gaps) { _ in gaps.items[2].isHidden = false }, [4, 2, 2])
  }

  @Test("changing the axis keeps the constraints that both have in common") func axis() throws {
    let scene = try scene()
    // 5 views: 2 ends, 2 edges, 4 spacings, 8 alignments; the two corners at the start are shared.
    try expectEqual(counted(scene) { $0.axis = .vertical }, [14, 14, 0])
    expectEqual(scene.stack.frame.size, Size(width: 40, height: 84))
    let kept = Set(try scene.rows()).intersection(golden("S.top == 0.top · S.leading == 0.leading"))
    expectEqual(kept.count, 2)
  }

  @Test("appending, removing and moving change only adjacent constraints") func arranging() throws {
    let scene = try scene()
    let extra = Box("5", 10, 10)
    // The spacing and two alignments of the view, and a new end.
    try expectEqual(counted(scene) { $0.addArrangedSubview(extra) }, [4, 1, 0])
    try expectEqual(counted(scene) { $0.removeArrangedSubview(extra) }, [1, 4, 0])
    #expect(extra.superview === scene.stack)
    // From the middle: its three rows are removed, and the spacing of the next view is replaced.
    try expectEqual(counted(scene) { $0.removeArrangedSubview(scene.items[2]) }, [1, 4, 0])
    expectEqual(scene.stack.arrangedSubviews.map(\.name), ["0", "1", "3", "4"])
    // A move by one gives three spacings other neighbors.
    let moved = try counted(scene) { $0.insertArrangedSubview(scene.items[1], at: 2) }
    expectEqual(moved, [3, 3, 0])
    expectEqual(scene.stack.arrangedSubviews.map(\.name), ["0", "3", "1", "4"])
  }

  @Test("5.1: moving a view keeps its custom spacing, removing it discards it") func customSpacing()
    throws
  {
    let scene = try scene()
    scene.stack.setCustomSpacing(30, after: scene.items[0])
    scene.stack.insertArrangedSubview(scene.items[0], at: 1)
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.items[2].frame.minX, 25 + 6 + 20 + 30)
    scene.stack.removeArrangedSubview(scene.items[0])
    scene.stack.addArrangedSubview(scene.items[0])
    expectEqual(scene.stack.customSpacing(after: scene.items[0]), StackView.spacingUseDefault)
    let stranger = View("stranger")
    scene.stack.setCustomSpacing(5, after: stranger)
    expectEqual(scene.stack.customSpacing(after: stranger), StackView.spacingUseDefault)
    scene.stack.removeArrangedSubview(stranger)
    expectEqual(scene.stack.arrangedSubviews.count, 5)
  }

  @Test("5.1: a view can leave for another stack, for another view or for a moment") func leaving()
    throws
  {
    let scene = try scene()
    let other = StackView(name: "other")
    scene.stack.addArrangedSubview(other)
    other.addArrangedSubview(scene.items[1])
    expectEqual(scene.stack.arrangedSubviews.map(\.name), ["0", "2", "3", "4", "other"])
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.items[1].frame, Rect(x: 0, y: 0, width: 25, height: 14))
    // Into a view inside the stack, with which the stack shares no constraint.
    let panel = View("panel")
    scene.stack.addSubview(panel)
    panel.addSubview(scene.items[2])
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.arrangedSubviews.map(\.name), ["0", "3", "4", "other"])
    let names = scene.stack.activeConstraints.flatMap { [$0.firstItem?.name, $0.secondItem?.name] }
    expect(!names.contains("2") && !names.contains("1"))
    // Removed and inserted again before the next layout.
    scene.items[0].removeFromSuperview()
    scene.stack.insertArrangedSubview(scene.items[0], at: 0)
    try scene.stack.layout(width: nil, height: nil)
    expect(scene.items[0].frame.minX == 0 && scene.items[3].frame.minX == 26)
  }

  @Test("a stack rejects itself and its ancestors as arranged views") func cycles() throws {
    let outer = View("outer")
    let stack = StackView(name: "S")
    outer.addSubview(stack)
    stack.addArrangedSubview(stack)
    stack.addArrangedSubview(outer)
    expectEmpty(stack.arrangedSubviews)
    try outer.layout(in: Size(width: 100, height: 100))
  }

  @Test("arranged views inserted at an index out of range are added at the nearest end")
  func places() {
    let stack = StackView(arrangedSubviews: [Box("a"), Box("b")])
    stack.insertArrangedSubview(Box("first"), at: -5)
    stack.insertArrangedSubview(Box("last"), at: 99)
    expectEqual(stack.arrangedSubviews.map(\.name), ["first", "a", "b", "last"])
    expectEqual(
      stack.subviews.map(\.name), ["a", "b", "first", "last"], "z-order ignores the place")
  }

  func layoutFailure(_ scene: StackScene) -> String {
    failure { _ = try scene.stack.layout(width: nil, height: nil) }
  }

  @Test("invalid numbers are reported and have no lasting effect") func badNumbers() throws {
    for bad in [Double.nan, .infinity, 1e300] {
      let scene = try scene()
      scene.stack.spacing = bad
      expectEqual(layoutFailure(scene), "invalidConstraints")
      scene.stack.spacing = 6
      scene.stack.hidingPriority = LayoutPriority(bad)
      scene.items[1].isHidden = true
      expectEqual(layoutFailure(scene), "invalidConstraints")
      scene.stack.hidingPriority = .required
      try scene.stack.layout(width: nil, height: nil)
      expectEqual(scene.items[2].frame.minX, 26)
    }
  }

  @Test("deallocating a stack removes its constraints and leaves its views usable") func lifetime()
    throws
  {
    let box = Box("box", 10, 10)
    let root = View("root")
    do {
      let scene = try scene { $0.alignment = .center }
      root.addSubview(scene.stack)
      scene.stack.addArrangedSubview(box)
      root.layoutIfNeeded()
      scene.stack.removeFromSuperview()
    }
    root.addSubview(box)
    box.leftAnchor(equalTo: root.leftAnchor, constant: 3).topAnchor(equalTo: root.topAnchor)
    try root.layout(in: Size(width: 50, height: 50))
    expectEqual(numbers(box), [3, 0, 10, 10])
  }
}
