import Anchors
import TestSupport
import Testing

/// The closure that is called when a tree needs a layout.
@Suite struct NeedsLayoutTests {
  /// A root with a counting handler, and two items of it.
  private final class Scene {
    let root: View
    let left = View("left")
    let right = Label("right", name: "right")
    let width: LayoutConstraint
    var requests = 0

    init(_ name: String = "root") throws {
      root = View(name)
      for view in [left, right] { root.addSubview(view) }
      width = left.widthAnchor.constraint(equalToConstant: 40)
      LayoutConstraint.activate([
        width, left.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        left.topAnchor.constraint(equalTo: root.topAnchor),
        left.heightAnchor.constraint(equalToConstant: 20),
        right.leadingAnchor.constraint(equalTo: left.trailingAnchor),
        right.topAnchor.constraint(equalTo: root.topAnchor),
      ])
      root.layoutNode.needsLayoutHandler = { [unowned self] in requests += 1 }
      try lay()
    }

    func lay() throws { try root.layout(width: 200, height: 100) }

    /// The number of calls since the last layout that a change makes.
    func requests(_ change: () throws -> Void) rethrows -> Int {
      let before = requests
      try change()
      return requests - before
    }
  }

  @Test("building and laying out a tree calls no handler") func first() throws {
    try expectEqual(Scene().requests, 0)
  }

  @Test(
    "each kind of change that may affect a frame calls the handler once after a layout",
    arguments: 0..<20)
  func kinds(kind: Int) throws {
    let scene = try Scene()
    let (root, left, right) = (scene.root, scene.left, scene.right)
    let extra = View("extra"), guide = LayoutGuide("guide")
    let spare = right.widthAnchor.constraint(equalToConstant: 9)
    let changes: [() -> Void] = [
      { scene.width.constant = 50 }, { scene.width.priority = 500 },
      { scene.width.isActive = false }, { spare.isActive = true },
      { right.bottomAnchor(equalTo: root.bottomAnchor) }, { right.text = "other" },
      { right.font = .boldSystemFont(ofSize: 30) }, { right.numberOfLines = 0 },
      { right.setContentHuggingPriority(700, for: .horizontal) },
      { left.invalidateIntrinsicContentSize() }, { root.addSubview(extra) },
      { right.removeFromSuperview() }, { root.addLayoutGuide(guide) },
      { left.frame = Rect(x: 1, y: 1, width: 1, height: 1) },
      { left.alignmentRectInsets = EdgeInsets(3) },
      { root.layoutDirection = .rightToLeft }, { root.textMeasurer = .square },
      { root.scale = 2 }, { left.setNeedsLayout() }, { left.setNeedsUpdateConstraints() },
    ]
    try #require(changes.count == 20)
    expectEqual(scene.requests(changes[kind]), 1, "change \(kind)")
    expectEqual(scene.requests { scene.width.constant = 77 }, 0)
    try scene.lay()
    expectEqual(scene.requests { scene.width.constant = 78 }, (scene.width.isActive ? 1 : 0))
  }

  @Test("nothing is called for a change that affects no frame") func unaffected() throws {
    let scene = try Scene()
    let unused = scene.left.heightAnchor.constraint(equalToConstant: 1)
    let calls = scene.requests {
      scene.width.constant = 40
      scene.width.isActive = true
      unused.constant = 2
      unused.isActive = false
      scene.right.text = "right"
      scene.right.textAlignment = .center
      scene.left.name = "other"
      scene.left.isHidden = true
      _ = scene.root.frameDescription
    }
    expectEqual(calls, 0)
    try expectEqual(scene.requests { _ = try scene.root.minimumSize() }, 0)
    try expectEqual(scene.requests { _ = try scene.left.preferredSize() }, 0)
  }

  @Test("hiding an item of a stack calls the handler, and so does a new item") func stacks() throws
  {
    let stack = StackView(axis: .horizontal)
    let items = [View("a"), View("b")]
    for item in items { stack.addArrangedSubview(item) }
    var requests = 0
    stack.layoutNode.needsLayoutHandler = { requests += 1 }
    try stack.layout(width: 100, height: 10)
    items[0].isHidden = true
    expectEqual(requests, 1)
    try stack.layout(width: 100, height: 10)
    stack.addArrangedSubview(View("c"))
    expectEqual(requests, 2)
    try stack.layout(width: 100, height: 10)
    stack.spacing = 8
    expectEqual(requests, 3)
  }

  @Test("changes that views make in a layout call nothing, and the layout includes them")
  func inside() throws {
    final class Adapting: View {
      var change: (() -> Void)?
      override func layoutSubviews() { change?() }
    }
    let root = Adapting("root"), box = View("box")
    root.addSubview(box)
    box.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
    let width = box.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    var requests = 0
    root.layoutNode.needsLayoutHandler = { requests += 1 }
    root.change = { [unowned root] in width.constant = root.frame.width / 2 }
    try root.layout(width: 100, height: 10)
    expect(requests == 0 && box.frame.width == 50)
    try root.layout(width: 80, height: 10)
    expect(requests == 0 && box.frame.width == 40)
    width.constant = 5
    expectEqual(requests, 1)
  }

  @Test("a layout that fails counts as one: the change that cures it is reported") func failed()
    throws
  {
    let scene = try Scene()
    let other = scene.left.widthAnchor.constraint(equalToConstant: 60)
    expectEqual(scene.requests { other.isActive = true }, 1)
    #expect(throws: LayoutError.self) { try scene.lay() }
    expectEqual(scene.requests { other.constant = 40 }, 1)
    expectEqual(scene.requests { other.constant = 41 }, 0)
    scene.root.layoutIfNeeded()
    expectEqual(scene.requests { other.constant = 40 }, 1)
  }

  @Test("a subtree that moves is reported to the roots of both trees, once each") func moved()
    throws
  {
    let one = try Scene("one"), other = try Scene("other")
    var movedRequests = 0
    one.left.layoutNode.needsLayoutHandler = { movedRequests += 1 }
    other.root.addSubview(one.left)
    expect(one.requests == 1 && other.requests == 1 && movedRequests == 0)
    try one.lay()
    try other.lay()
    one.left.invalidateIntrinsicContentSize()
    expect(one.requests == 1 && other.requests == 2)
    try other.lay()
    // A root of its own has not been laid out yet.
    one.left.removeFromSuperview()
    expect(other.requests == 3 && movedRequests == 0)
    try one.left.layout(width: 40, height: 20)
    one.left.widthAnchor(equalTo: 12)
    expect(movedRequests == 1 && one.requests == 1 && other.requests == 3)
  }

  @Test("a handler may lay out at once") func immediate() throws {
    let scene = try Scene()
    var calls = 0
    scene.root.layoutNode.needsLayoutHandler = { [unowned scene] in
      calls += 1
      scene.root.layoutIfNeeded(width: 200, height: 100)
    }
    scene.width.constant = 60
    expect(calls == 1 && scene.left.frame.width == 60)
    scene.right.text = "longer than before"
    expect(calls == 2 && scene.right.frame.width == scene.right.intrinsicContentSize.width)
    scene.right.removeFromSuperview()
    let stack = StackView(axis: .horizontal)
    scene.root.addSubview(stack)
    stack.edges(equalTo: scene.root)
    for name in ["a", "b"] { stack.addArrangedSubview(View(name)) }
    scene.root.layoutIfNeeded(width: 200, height: 100)
    expectEqual(stack.frame.size, Size(width: 200, height: 100))
  }

  @Test("a handler that is set after a change or removed is not called for it") func late() throws {
    let scene = try Scene()
    scene.root.layoutNode.needsLayoutHandler = nil
    expectEqual(scene.requests { scene.width.constant = 50 }, 0)
    var calls = 0
    scene.root.layoutNode.needsLayoutHandler = { calls += 1 }
    scene.width.constant = 51
    expectEqual(calls, 0)
    try scene.lay()
    scene.root.layoutNode.needsLayoutHandler = { calls += 10 }
    scene.width.constant = 52
    expectEqual(calls, 10)
  }

  @Test("a widget of another toolkit is hidden and asks for a layout by members of its own")
  func widgets() throws {
    final class Widget: LayoutItem {
      let layoutNode: LayoutNode
      init(_ name: String) { layoutNode = LayoutNode(name) }
    }
    let stack = StackView(axis: .horizontal, spacing: 10)
    let widgets = [Widget("a"), Widget("b")]
    for widget in widgets {
      stack.addArrangedSubview(widget)
      widget.widthAnchor(equalTo: 30)
    }
    var requests = 0
    stack.layoutNode.needsLayoutHandler = { requests += 1 }
    try expectEqual(stack.layout(width: nil, height: 10).size.width, 70)
    widgets[0].isHidden = true
    expect(widgets[0].layoutNode.isHidden && requests == 1)
    try expectEqual(stack.layout(width: nil, height: 10).size.width, 30)
    widgets[1].setNeedsLayout()
    expectEqual(requests, 2)
  }

  @Test("an override of isHidden sees each change") func overridden() throws {
    final class Observed: View {
      var changes: [Bool] = []
      override var isHidden: Bool { didSet { changes.append(isHidden) } }
    }
    let stack = StackView(axis: .horizontal), view = Observed("view")
    stack.addArrangedSubview(view)
    view.widthAnchor(equalTo: 30)
    view.isHidden = true
    try expectEqual(stack.layout(width: nil, height: 10).size.width, 0)
    view.isHidden = false
    expectEqual(view.changes, [true, false])
    try expectEqual(stack.layout(width: nil, height: 10).size.width, 30)
  }

  @Test(
    "a handler that lays out at once is called once, after a view has left or joined",
    arguments: [false, true])
  func atOnce(joins: Bool) throws {
    let scene = try Scene()
    let (root, card, inner, other) = (scene.root, View("card"), View("inner"), View("other"))
    for view in [card, other] { root.addSubview(view) }
    card.addSubview(inner)
    // Enough constraints for a layout to close the gaps that they leave in their list.
    var across: [LayoutConstraint] = []
    for number in 0..<90 {
      inner.trailingAnchor(
        lessThanOrEqualTo: root.trailingAnchor, constant: Double(number), into: &across)
    }
    inner.leadingAnchor(equalTo: card.leadingAnchor, constant: 4)
      .topAnchor(equalTo: card.topAnchor).size(width: 5, height: 6)
    try scene.lay()
    var places: [String?] = []
    root.layoutNode.needsLayoutHandler = { [unowned root, unowned card] in
      places.append(card.superview?.name)
      _ = try? root.layout(width: 200, height: 100)
    }
    if joins { other.addSubview(card) } else { card.removeFromSuperview() }
    expectEqual(places, [joins ? "other" : nil])
    expect(across.allSatisfy { !$0.isActive })
    try (joins ? root : card).layout(width: 200, height: 100)
    expectEqual(inner.frame, Rect(x: 4, y: 0, width: 5, height: 6))
    expectEqual(scene.left.frame.size, Size(width: 40, height: 20))
  }

  @Test("a handler that takes back a view that joined another tree has it once") func readdsView()
    throws
  {
    let scene = try Scene()
    let (root, left, other) = (scene.root, scene.left, View("other"))
    try other.layout(width: 100, height: 100)
    root.layoutNode.needsLayoutHandler = { [unowned root, unowned left] in root.addSubview(left) }
    other.addSubview(left)
    #expect(left.superview === root)
    expectEqual(root.subviews.filter { $0 === left }.count, 1)
    expectEmpty(other.subviews)
  }
}
