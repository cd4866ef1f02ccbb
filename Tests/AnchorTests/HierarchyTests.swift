import Anchors
import TestSupport
import Testing

/// Rule 1.11 and the ownership of rule 3.8: constraints of views that are added and removed.
@Suite struct HierarchyTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test(
    "1.11: removing a view deactivates crossing constraints, and adding it does not restore them")
  func removal() throws {
    let a = Box("a")
    let b = Box("b")
    root.addSubview(a)
    a.addSubview(b)
    let crossing = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 7)
    let deep = b.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 9)
    let own = a.widthAnchor.constraint(equalToConstant: 50)
    let inner = b.rightAnchor.constraint(equalTo: a.rightAnchor)
    LayoutConstraint.activate([crossing, deep, own, inner])
    try root.layout(in: window)
    expectEqual(numbers(a), [7, 0, 50, 0])
    expectEqual(b.frame.minX, 2)
    a.removeFromSuperview()
    expectEqual([crossing, deep, own, inner].map(\.isActive), [false, false, true, true])
    try root.layout(in: window)
    root.addSubview(a)
    expect(!crossing.isActive)
    try root.layout(in: window)
    expectEqual(a.frame.width, 50)
    crossing.isActive = true
    try root.layout(in: window)
    expectEqual(a.frame.minX, 7)
  }

  @Test(
    "1.11: removing views in any order keeps the order of the others",
    arguments: [0, -1, 3, 7, -11])
  func leaving(stride: Int) throws {
    var views = (0..<40).map { View("\($0)") }
    for view in views { root.addSubview(view) }
    var index = 13
    while views.count > 1 {
      views.remove(at: index).removeFromSuperview()
      expectEqual(root.subviews.map(\.name), views.map(\.name))
      // At the index of the one before, before it, or elsewhere.
      index = (index + 11 * views.count + stride) % views.count
      if views.count == 20, let view = views.last {
        root.addSubview(view)
        root.insertSubview(view, at: 4)
        views.insert(views.removeLast(), at: 4)
      }
    }
  }

  @Test("1.11: a removed view is a tree of its own and can be laid out")
  func removedTree() throws {
    let a = Box("a")
    let b = Box("b")
    root.addSubview(a)
    a.addSubview(b)
    b.edges(equalTo: a, insets: DirectionalEdgeInsets(10))
    a.edges(equalTo: root)
    try root.layout(in: window)
    a.removeFromSuperview()
    try a.layout(in: Size(width: 100, height: 100))
    expectEqual(numbers(b), [10, 10, 80, 80])
  }

  @Test("1.11: a move within the tree deactivates constraints across the view's border")
  func move() throws {
    let p = Box("p").pinned(10, 0, 100, 100, in: root)
    let q = Box("q").pinned(150, 0, 100, 100, in: root)
    let a = Box("a")
    root.addSubview(p)
    root.addSubview(q)
    p.addSubview(a)
    let toRoot = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 170)
    let toParent = a.topAnchor.constraint(equalTo: p.topAnchor)
    let own = a.widthAnchor.constraint(equalToConstant: 30)
    LayoutConstraint.activate([toRoot, toParent, own])
    try root.layout(in: window)
    expectEqual(a.frame.minX, 160)
    p.addSubview(a)
    expect(toRoot.isActive, "it is no move")
    q.addSubview(a)
    expectEqual([toRoot, toParent, own].map(\.isActive), [false, false, true])
    toRoot.isActive = true
    try root.layout(in: window)
    expectEqual(a.frame.minX, 20)
    expectEqual(a.frame.width, 30)
    #expect(a.superview === q)
    expectEmpty(p.subviews)
  }

  @Test("1.11: constraints created before the views join get their host on joining")
  func builtInside() throws {
    let card = Box("card")
    let label = Box("label", 60, 20)
    card.addSubview(label)
    label.edges(equalTo: card, insets: DirectionalEdgeInsets(4))
    try card.layout(width: nil, height: nil)
    expectEqual(card.frame.size, Size(width: 68, height: 28))
    root.addSubview(card)
    card.topAnchor(equalTo: root.topAnchor, constant: 3)
      .leadingAnchor(equalTo: root.leadingAnchor, constant: 2)
    try root.layout(in: window)
    expectEqual(numbers(card), [2, 3, 68, 28])
    expectEqual(numbers(label), [4, 4, 60, 20])
  }

  @Test("1.11: adding a subview again moves it to the end") func order() {
    let a = View("a")
    let b = View("b")
    let c = View("c")
    for view in [a, b, c] { root.addSubview(view) }
    root.insertSubview(c, at: 0)
    expectEqual(root.subviews.map(\.name), ["c", "a", "b"])
    root.addSubview(a)
    expectEqual(root.subviews.map(\.name), ["c", "b", "a"])
    // A view cannot be inside itself.
    a.addSubview(root)
    expectNil(root.superview)
    root.insertSubview(a, at: 99)
    expectEqual(root.subviews.map(\.name), ["c", "b", "a"])
  }

  @Test("1.11: reordering subviews keeps their constraints") func reorder() throws {
    let a = Box("a").pinned(1, 2, 3, 4, in: root)
    let b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    let constraint = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1)
    constraint.isActive = true
    root.insertSubview(a, at: 1)
    expect(constraint.isActive)
    try root.layout(in: window)
    expectEqual(numbers(a), [1, 2, 3, 4])
  }

  @Test("3.8: the tree retains active constraints, and a deallocated item deactivates them")
  func ownership() throws {
    var a: Box? = Box("a")
    var kept: LayoutConstraint?
    weak var observed: LayoutConstraint?
    weak var view: Box?
    if let a {
      root.addSubview(a)
      a.leftAnchor(equalTo: root.leftAnchor, constant: 5)
      let made = a.widthAnchor.constraint(equalTo: root.widthAnchor)
      made.isActive = true
      observed = made
      kept = made
      view = a
    }
    kept = nil
    expectEqual(observed?.isActive, true)
    kept = observed
    a = nil
    #expect(view != nil, "the superview keeps it")
    view?.removeFromSuperview()
    expectNil(view)
    expectEqual(kept?.isActive, false)
    expectEqual(kept?.fault, .itemGone)
    kept?.isActive = true
    expectEqual(kept?.isActive, false)
    kept = nil
    expectNil(observed)
    try root.layout(in: window)
  }

  @Test("3.8: a deallocated tree retains nothing") func release() throws {
    weak var view: Box?
    weak var constraint: LayoutConstraint?
    do {
      let tree = View("tree")
      let a = Box("a", 10, 10).edges(equalTo: tree)
      tree.addSubview(a)
      view = a
      let made = a.widthAnchor.constraint(equalToConstant: 10)
      made.isActive = true
      constraint = made
      try tree.layout(width: nil, height: nil)
    }
    expectNil(view)
    expectNil(constraint)
  }

  @Test("3.8: a failed layout retains no tree") func failure() throws {
    weak var root: View?
    do {
      let tree = View("tree")
      let a = Box("a", 10, 10)
      tree.addSubview(a)
      // The layout queries the baseline of the root, which owns the cached result.
      a.firstBaselineAnchor.constraint(equalTo: tree.firstBaselineAnchor).isActive = true
      a.widthAnchor.constraint(equalToConstant: 10).isActive = true
      a.widthAnchor.constraint(equalToConstant: 20).isActive = true
      root = tree
      #expect(throws: LayoutError.self) { try tree.layout(width: 100, height: 100) }
    }
    expectNil(root)
  }

  @Test("3.8: a view that outlives its tree works in another one") func survivor() throws {
    let view = View("view")
    let inner = Box("inner", 5, 5)
    view.addSubview(inner)
    let left = inner.leftAnchor.constraint(equalTo: view.leftAnchor)
    let top = inner.topAnchor.constraint(equalTo: view.topAnchor)
    LayoutConstraint.activate([left, top])
    for (width, x) in [(100.0, 3.0), (40, 7), (60, 2)] {
      let host = View("host")
      for index in 0..<Int(x) { host.addSubview(Box("before \(index)", 1, 1)) }
      host.addSubview(view)
      view.edges(equalTo: host)
      left.constant = x
      try host.layout(in: Size(width: width, height: 30))
      expectEqual(numbers(view), [0, 0, width, 30])
      expectEqual(numbers(inner), [x, 0, 5, 5])
    }
    expect(left.isActive && top.isActive)
    LayoutConstraint.deactivate([left, top])
    // No constraint mentions it any more: it keeps its frame.
    let host = View("host")
    host.addSubview(view)
    try host.layout(in: Size(width: 10, height: 10))
    expectEqual(numbers(view), [0, 0, 60, 30])
  }

  @Test("3.6: removing a guide removes its constraints") func guideRemoval() throws {
    let guide = LayoutGuide("guide")
    root.addLayoutGuide(guide)
    #expect(guide.owningView === root)
    let constraint = guide.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 3)
    constraint.isActive = true
    guide.widthAnchor(equalTo: 5)
    try root.layout(in: window)
    expectEqual(numbers(guide.layoutFrame), [3, 0, 5, 0])
    root.removeLayoutGuide(guide)
    expect(!constraint.isActive)
    expectNil(guide.owningView)
    try root.layout(in: window)
  }

  @Test("1.11: many additions and removals leave correct frames") func churn() throws {
    var views: [Box] = []
    var random = SplitMix64(seed: 7)
    for step in 0..<400 {
      if views.isEmpty || random.number(below: 3) > 0 {
        let box = Box("box \(step)").pinned(Double(step), 1, 10, 10, in: root)
        root.addSubview(box)
        views.append(box)
      } else {
        views.remove(at: random.number(below: views.count)).removeFromSuperview()
      }
      if step % 7 == 0 { try root.layout(in: window) }
    }
    try root.layout(in: window)
    for view in views {
      expectEqual(numbers(view), [Double(view.name.dropFirst(4))!, 1, 10, 10])
    }
  }
}
