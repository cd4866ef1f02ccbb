import Anchors
import TestSupport
import Testing

/// Ownership, and survivors of deallocated owners: rules 3.8, 4.1 and 6.3.
@Suite struct OwnershipTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test("3.8: views that outlive the root of their tree become trees of their own")
  func outlivingTheRoot() throws {
    let a = Box("a")
    let inner = Box("inner", 12, 8)
    let kept: [LayoutConstraint]
    do {
      let old = View("old")
      old.addSubview(a)
      a.addSubview(inner)
      var made: [LayoutConstraint] = []
      a.pinned(30, 0, 50, 20, in: old)
      inner.leftAnchor(equalTo: a.leftAnchor, constant: 5, into: &made)
        .topAnchor(equalTo: a.topAnchor, into: &made)
      kept = made
      try old.layout(in: window)
      expectEqual(numbers(a), [30, 0, 50, 20])
    }
    expectNil(a.superview)
    expect(kept.allSatisfy { $0.isActive })
    // The size of 50 by 20 is a constraint within the view.
    try expectEqual(a.layout(width: nil, height: nil).size, Size(width: 50, height: 20))
    expectEqual(numbers(inner), [5, 0, 12, 8])
    // The constraints also hold in another tree.
    let other = View("other")
    other.addSubview(a)
    a.leftAnchor(equalTo: other.leftAnchor, constant: 3)
    try other.layout(in: window)
    expect(a.frame.minX == 3 && a.frame.width == 50)
    expectEqual(inner.frame.minX, 5)
  }

  @Test("3.8: a child of a survivor can move directly to another tree") func orphansChild() throws {
    let a = Box("a")
    let inner = Box("inner", 12, 8)
    do {
      let old = View("old")
      old.addSubview(a)
      a.addSubview(inner)
      inner.pinned(1, 1, 2, 2, in: a)
      try old.layout(in: window)
    }
    root.addSubview(inner)
    inner.leftAnchor(equalTo: root.leftAnchor, constant: 9).topAnchor(equalTo: root.topAnchor)
    try root.layout(in: window)
    expectEqual(numbers(inner), [9, 0, 2, 2])
    try a.layout(in: Size(width: 5, height: 5))
    expectEmpty(a.subviews)
  }

  @Test("4.1: a view keeps its frame after the other item of its only constraint is deallocated")
  func lastConstraintGone() throws {
    let a = View("a")
    a.frame = Rect(x: 10, y: 20, width: 30, height: 40)
    root.addSubview(a)
    let constraint: LayoutConstraint
    do {
      let outside = View("outside")
      constraint = a.leftAnchor.constraint(equalTo: outside.leftAnchor)
      constraint.isActive = true
      #expect(failure { try root.layout(in: window) } != "none")
    }
    expect(!constraint.isActive)
    try root.layout(in: window)
    expectEqual(numbers(a), [10, 20, 30, 40])
  }

  @Test("6.3: a view may be removed, and others deallocated, while views are laid out")
  func leavingInLayout() throws {
    let a = Box("a").pinned(0, 0, 10, 10, in: root)
    root.addSubview(a)
    var later: Box? = Box("later")
    weak let dead = later
    if let later {
      later.pinned(0, 0, 20, 20, in: root)
      root.addSubview(later)
    }
    a.whenLaidOut = { box in
      root.subviews.last?.removeFromSuperview()
      box.whenLaidOut = nil
    }
    later = nil
    #expect(dead != nil, "its superview owns it")
    try root.layout(in: window)
    expectNil(dead)
    expectEqual(root.subviews.count, 1)
    // Then the view removes itself, of which only the tree has a reference.
    a.whenLaidOut = { $0.removeFromSuperview() }
    a.setNeedsLayout()
    try root.layout(in: window)
    expectEmpty(root.subviews)
  }

  @Test("6.2: a view can lay out the tree from layoutSubviews") func nestedLayout() throws {
    let boxes = root.adding(Box("a"), Box("b"), Box("c"))
    for (index, box) in boxes.enumerated() { box.pinned(Double(index), 0, 10, 10, in: root) }
    boxes[0].whenLaidOut = { box in
      box.whenLaidOut = nil
      boxes[2].heightAnchor(equalTo: 30, priority: 1)
      root.layoutIfNeeded()
    }
    try root.layout(in: window)
    expect(boxes.allSatisfy { $0.laidOut >= 1 })
  }

  @Test("3.8: a stack, margins and a scroll view that outlive the root work in the next tree")
  func takenAlong() throws {
    let stack = StackView(axis: .vertical, spacing: 3)
    for name in ["a", "b", "c", "d"] { stack.addArrangedSubview(Box(name, 10, 10)) }
    let padded = View("padded")
    let k = Box("k", 10, 10)
    padded.addSubview(k)
    let scroll = ScrollView("scroll")
    let content = Box("content", 500, 700)
    scroll.addSubview(content)
    content.edges(equalTo: scroll.contentLayoutGuide)
    _ = padded.layoutMarginsGuide
    do {
      let old = View("old")
      let between = View("between")
      old.addSubview(between)
      between.addSubview(stack)
      old.addSubview(padded)
      old.addSubview(scroll)
      stack.topAnchor(equalTo: padded.bottomAnchor)
      try old.layout(in: window)
    }
    let next = View("next")
    for view in [stack, padded, scroll] { next.addSubview(view) }
    stack.leadingAnchor(equalTo: next.leadingAnchor).topAnchor(equalTo: next.topAnchor)
    padded.pinned(0, 0, 100, 100, in: next)
    k.leadingAnchor(equalTo: padded.layoutMarginsGuide.leadingAnchor)
      .topAnchor(equalTo: padded.layoutMarginsGuide.topAnchor)
    scroll.pinned(0, 0, 200, 200, in: next)
    try next.layout(in: window)
    // Four boxes of 10 and three gaps of 3.
    expectEqual(numbers(stack), [0, 0, 10, 49])
    expectEqual(stack.arrangedSubviews.map { $0.frame.minY }, [0, 13, 26, 39])
    expectEqual(numbers(k), [8, 8, 10, 10])
    expectEqual(scroll.contentSize, Size(width: 500, height: 700))
  }

  @Test("3.8: constraints are deallocated with their items when the root is") func parted() throws {
    let a = Box("a", 10, 10)
    weak var within: LayoutConstraint?
    weak var across: LayoutConstraint?
    do {
      let old = View("old")
      let between = View("between")
      old.addSubview(between)
      let b = Box("b", 10, 10)
      between.addSubview(a)
      between.addSubview(b)
      let inner = Box("inner", 1, 1)
      b.addSubview(inner)
      let first = inner.leftAnchor.constraint(equalTo: b.leftAnchor)
      let second = a.leftAnchor.constraint(equalTo: b.rightAnchor)
      LayoutConstraint.activate([first, second])
      within = first
      across = second
      try old.layout(in: window)
    }
    expect(within == nil && across == nil)
    root.addSubview(a)
    a.leftAnchor(equalTo: root.leftAnchor, constant: 4)
    try root.layout(in: window)
    expectEqual(a.frame.minX, 4)
  }

  @Test("3.8: the constraint between two survivors of a deallocated superview is deactivated")
  func survivorsOfParent() throws {
    let a = Box("a", 10, 10)
    let b = Box("b", 10, 10)
    let tie = a.leftAnchor.constraint(equalTo: b.rightAnchor, constant: 5)
    do {
      let old = View("old")
      let between = View("between")
      old.addSubview(between)
      between.addSubview(a)
      between.addSubview(b)
      tie.isActive = true
      try old.layout(in: window)
    }
    root.addSubview(a)
    root.addSubview(b)
    expect(!tie.isActive)
    try root.layout(in: window)
    tie.isActive = true
    b.leftAnchor(equalTo: root.leftAnchor, constant: 1)
    try root.layout(in: window)
    expectEqual(a.frame.minX, 16)
  }
}
