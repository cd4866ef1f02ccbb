import TestSupport
import Testing

@testable import Anchors

/// Client closures for baselines, distances and sizes, which may change the tree.
@Suite struct ReentrantClosureTests {
  /// A view that returns the baseline of another view, as a stack returns that of an item.
  final class Wrapper: View {
    var target: View?
    override var viewForFirstBaselineLayout: View { target ?? self }
  }

  /// Three boxes side by side: `a` at 10, `b` and `c` 8 points after the previous one, on one
  /// baseline.
  struct Scene {
    let root = View("root")
    let a = Box("a", 10, 20)
    let b = Box("b", 10, 30)
    let c = Box("c", 10, 40)

    init() {
      for box in [a, b, c] {
        root.addSubview(box)
        box.bottomAnchor(lessThanOrEqualTo: root.bottomAnchor)
      }
      a.topAnchor(equalTo: root.topAnchor).leftAnchor(equalTo: root.leftAnchor, constant: 10)
      b.leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor).isActive = true
      c.leadingAnchor(equalTo: b.trailingAnchor, constant: 8)
      b.firstBaselineAnchor(equalTo: a.firstBaselineAnchor)
      c.firstBaselineAnchor(equalTo: a.firstBaselineAnchor)
    }

    func layOut() throws { try root.layout(width: 200, height: 200) }
  }

  /// Runs an action once.
  final class Once {
    var action: (() -> Void)?
    init(_ action: @escaping () -> Void) { self.action = action }
    func run() {
      let now = action
      action = nil
      now?()
    }
  }

  @Test("a baselines closure that removes a view leaves a tree that lays out without it")
  func baselinesRemove() throws {
    let scene = Scene()
    let (b, c) = (scene.b, scene.c)
    let once = Once { c.removeFromSuperview() }
    let plain = LayoutNode("plain")
    scene.root.layoutNode.addChild(plain)
    plain.baselines = {
      once.run()
      return Baselines(firstFromTop: 5)
    }
    plain.firstBaselineAnchor(equalTo: scene.a.firstBaselineAnchor)
      .leadingAnchor(equalTo: b.leadingAnchor).size(width: 1, height: 1)
    try scene.layOut()
    expectNil(c.superview)
    expectEqual(numbers(b), [28, 0, 10, 30])
    expectEqual(numbers(plain.frame), [28, -5, 1, 1])
    plain.baselines = nil
    try scene.layOut()
    scene.root.addSubview(c)
    c.pinned(1, 2, 3, 4, in: scene.root)
    try scene.layOut()
    expectEqual(numbers(c), [1, 2, 3, 4])
    expectEqual(numbers(plain.frame), [28, 0, 1, 1])
  }

  @Test("a systemSpacing closure that removes a view leaves a tree that lays out without it")
  func spacingRemoves() throws {
    let scene = Scene()
    let c = scene.c
    let once = Once { c.removeFromSuperview() }
    scene.root.layoutNode.systemSpacing = { _, _, _ in
      once.run()
      return 20
    }
    try scene.layOut()
    expectNil(c.superview)
    expectEqual(numbers(scene.b), [40, 0, 10, 30])
    scene.root.layoutNode.systemSpacing = nil
    try scene.layOut()
    expectEqual(numbers(scene.b), [28, 0, 10, 30])
  }

  @Test("a systemSpacing closure may remove the views whose distance it returns")
  func spacingRemovesItself() throws {
    for index in 0..<3 {
      let scene = Scene()
      let leaving = [scene.a, scene.b, scene.c][index]
      scene.root.layoutNode.systemSpacing = { _, _, _ in
        leaving.removeFromSuperview()
        return 20
      }
      try scene.layOut()
      for _ in 0..<3 {
        try scene.layOut()
        let added = Box("added", 7, 9)
        scene.root.addSubview(added)
        added.topAnchor(equalTo: scene.root.topAnchor).leftAnchor(equalTo: scene.root.leftAnchor)
        try scene.layOut()
        expectEqual(numbers(added), [0, 0, 7, 9])
        added.removeFromSuperview()
      }
    }
  }

  @Test("a closure may lay out the tree during its layout")
  func nestedLayout() throws {
    let scene = Scene()
    let root = scene.root
    let once = Once { root.layoutIfNeeded() }
    root.layoutNode.systemSpacing = { _, _, _ in
      once.run()
      return 20
    }
    try scene.layOut()
    try scene.layOut()
    expectEqual(numbers(scene.b), [40, 0, 10, 30])
    expectEqual(numbers(scene.c), [58, 0, 10, 40])
  }

  @Test("a closure that adds the tree to another one leaves both trees intact")
  func rootMoves() throws {
    let scene = Scene()
    let outer = View("outer")
    let root = scene.root
    let once = Once {
      outer.addSubview(root)
      root.pinned(50, 60, 200, 200, in: outer)
    }
    root.layoutNode.systemSpacing = { _, _, _ in
      once.run()
      return 20
    }
    try scene.layOut()
    try outer.layout(width: 400, height: 400)
    expectEqual(numbers(root), [50, 60, 200, 200])
    expectEqual(numbers(scene.c), [46, 0, 10, 40])
  }

  @Test("a view that provides another view's baseline may be removed from it")
  func baselineTargetLeaves() throws {
    let root = View("root")
    let wrapper = Wrapper("wrapper")
    let inner = Box("inner")
    let text = Box("text")
    inner.fixedBaselines = Baselines(firstFromTop: 7, lastFromBottom: 0)
    text.fixedBaselines = Baselines(firstFromTop: 30, lastFromBottom: 0)
    root.addSubview(wrapper)
    root.addSubview(text)
    wrapper.addSubview(inner)
    wrapper.target = inner
    inner.pinned(0, 3, 5, 5, in: wrapper)
    text.pinned(0, 0, 50, 50, in: root)
    wrapper.firstBaselineAnchor(equalTo: text.firstBaselineAnchor)
      .leftAnchor(equalTo: root.leftAnchor).size(width: 50, height: 50)
    try root.layout(width: 100, height: 100)
    expectEqual(numbers(wrapper), [0, 20, 50, 50])
    wrapper.target = nil
    inner.removeFromSuperview()
    try root.layout(width: 100, height: 100)
    expectEqual(numbers(wrapper), [0, 30, 50, 50])
  }

  @Test("measure closures may remove views measured before or after them")
  func measureRemoves() throws {
    for leaving in [0, 2] {
      let root = View("root")
      let nodes = ["a", "b", "c", "d"].map { LayoutNode($0) }
      for node in nodes {
        root.layoutNode.addChild(node)
        node.intrinsicContentSize = Size(width: 10, height: 10)
        node.topAnchor(equalTo: root.topAnchor).leftAnchor(equalTo: root.leftAnchor)
      }
      nodes[1].measure = { [unowned node = nodes[leaving]] _ in
        node.removeFromParent()
        return Size(width: 20, height: 20)
      }
      try root.layout(width: 100, height: 100)
      try root.layout(width: 100, height: 100)
      expectEqual(numbers(nodes[1].frame), [0, 0, 20, 20])
      expectEqual(numbers(nodes[3].frame), [0, 0, 10, 10])
      let other = View("other")
      other.layoutNode.addChild(nodes[leaving])
      nodes[leaving].topAnchor(equalTo: other.topAnchor, constant: 1)
        .leftAnchor(equalTo: other.leftAnchor, constant: 2)
      try other.layout(width: 100, height: 100)
      expectEqual(numbers(nodes[leaving].frame), [2, 1, 10, 10])
    }
  }
}
