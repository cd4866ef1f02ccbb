import Anchors
import TestSupport
import Testing

/// Rules 2.7 and 2.8: impossible layouts.
@Suite struct RecoveryTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test(
    "2.7: a conflict report contains exactly the conflicting constraints and their source lines")
  func report() throws {
    let a = Box("a").heightAnchor(equalTo: 10)
    root.addSubview(a)
    let first = #line + 1
    a.leadingAnchor(equalTo: root.leadingAnchor, constant: 20)
    a.trailingAnchor(equalTo: root.trailingAnchor, constant: -20)
    a.widthAnchor(equalTo: 100, identifier: "fixed")
    do {
      try root.layout(in: window)
      Issue.record("no conflict was found")
    } catch {
      guard case LayoutError.unsatisfiable(let report) = error else {
        Issue.record("the error is no conflict: \(error)")
        return
      }
      let lines = report.members.compactMap(\.line).sorted()
      expectEqual(lines, [first, first + 1, first + 2])
      expect(report.members.contains { $0.kind == .rootSize })
      expectEqual(report.members.count, 4)
      expect(
        report.members.contains { $0.identifier == "fixed" && $0.equation == "a.width == 100" })
      expect(report.description.contains("AnchorTests/RecoveryTests.swift:\(first)"))
    }
  }

  @Test("2.7: the last constraint of a conflict is broken, stays active and is flagged")
  func brokenConstraint() throws {
    let a = Box("a").leftAnchor(equalTo: root.leftAnchor, constant: 10)
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalToConstant: 100)
    let unrelated = a.heightAnchor.constraint(equalToConstant: 30)
    let narrow = a.widthAnchor.constraint(equalToConstant: 50)
    let late = a.topAnchor.constraint(equalTo: root.topAnchor, constant: 5)
    LayoutConstraint.activate([wide, unrelated, narrow, late])
    var reports: [LayoutReport] = []
    root.layoutNode.reportHandler = { reports.append($0) }
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expectEqual(numbers(a), [10, 5, 100, 30])
    expectEqual(reports.count, 1)
    expectEqual(reports[0].conflicts.count, 1)
    expectEqual(reports[0].conflicts[0].brokenConstraint?.equation, "a.width == 50")
    expect(narrow.isActive)
    expect(narrow.isBroken)
    expect(!wide.isBroken)
    // Without a change, the second layout reports nothing new.
    root.layoutIfNeeded()
    expectEqual(reports.count, 1)
  }

  @Test("2.7: a recovering layout keeps the requested size of a layout that threw")
  func sizeAfterFailure() throws {
    let a = Box("a").edges(equalTo: root)
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalToConstant: 100)
    wide.isActive = true
    expectEqual(failure { try root.layout(width: 320, height: 480) }, "unsatisfiable")
    expectEqual(root.frame.size, .zero)
    root.layoutIfNeeded()
    expectEqual(numbers(root), [0, 0, 320, 480])
    expectEqual(numbers(a), [0, 0, 320, 480])
    expect(wide.isBroken)
  }

  @Test("2.7: the size of a recovering layout persists in later layouts without a size")
  func recoveringSize() throws {
    let a = Box("a", 30, 20).edges(equalTo: root)
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalToConstant: 100)
    wide.isActive = true
    root.layoutIfNeeded(in: Size(width: 320, height: 480))
    expectEqual(numbers(root), [0, 0, 320, 480])
    expect(wide.isBroken)
    wide.isActive = false
    root.layoutIfNeeded()
    expectEqual(numbers(a), [0, 0, 320, 480])
    root.layoutIfNeeded(width: nil, height: 50)
    expectEqual(numbers(root), [0, 0, 30, 50])
    let result = root.layoutIfNeeded(in: Size(width: -1, height: 50))
    expectEmpty(result.changed)
    #expect(root.layoutNode.lastReport?.failure != nil)
    root.layoutIfNeeded()
    expectEqual(numbers(root), [0, 0, 30, 50])
    expectNil(root.layoutNode.lastReport)
  }

  @Test("2.7: a broken constraint is retried when a member of its conflict changes")
  func retry() throws {
    let a = Box("a")
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalToConstant: 100)
    let narrow = a.widthAnchor.constraint(equalToConstant: 50)
    LayoutConstraint.activate([wide, narrow])
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 100)
    wide.constant = 80
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 80)
    expect(narrow.isBroken)
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 1)
    wide.isActive = false
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 50)
    expect(!narrow.isBroken)
    expectNil(root.layoutNode.lastReport)
  }

  @Test("2.7: a broken constraint is retried when the requested size changes")
  func retryAfterResize() throws {
    let a = Box("a").leftAnchor(equalTo: root.leftAnchor)
    root.addSubview(a)
    a.rightAnchor(equalTo: root.rightAnchor)
    let wide = a.widthAnchor.constraint(greaterThanOrEqualToConstant: 400)
    wide.isActive = true
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expect(wide.isBroken)
    expectEqual(a.frame.width, 320)
    root.frame = Rect(x: 0, y: 0, width: 500, height: 480)
    root.layoutIfNeeded()
    expect(!wide.isBroken)
    expectEqual(a.frame.width, 500)
  }

  @Test("2.7: each of several conflicts is broken once") func several() {
    var boxes: [Box] = []
    for index in 0..<5 {
      let box = Box("box \(index)")
      root.addSubview(box)
      box.widthAnchor(equalTo: 10).widthAnchor(equalTo: 20).widthAnchor(equalTo: 30)
      boxes.append(box)
    }
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expectEqual(boxes.map(\.frame.width), [10, 10, 10, 10, 10])
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 10)
  }

  @Test("2.7: compression resistance is broken if a conflict has no constraint of the user")
  func contentVictim() {
    let a = Box("a", 400, 20)
    a.setContentCompressionResistancePriority(.required, for: .horizontal)
    let tree = Box("tree", 400, 20)
    tree.setContentCompressionResistancePriority(.required, for: .horizontal)
    tree.frame = Rect(origin: .zero, size: window)
    tree.layoutIfNeeded()
    expectEqual(tree.frame.width, 320)
    expectEqual(tree.layoutNode.lastReport?.conflicts.first?.brokenConstraint?.kind, .compression)
  }

  @Test("2.7: the constraint that a hint names is broken even if others were activated later")
  func hintedVictim() throws {
    let a = Box("a").leftAnchor(equalTo: root.leftAnchor, constant: 5)
    root.addSubview(a)
    let wrongSign = a.rightAnchor.constraint(equalTo: root.rightAnchor, constant: 5)
    let late = a.widthAnchor.constraint(equalToConstant: 310)
    LayoutConstraint.activate([wrongSign, late])
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expect(wrongSign.isBroken && !late.isBroken)
    expectEqual(a.frame.width, 310)
    let conflict = try #require(root.layoutNode.lastReport?.conflicts.first)
    expectEqual(conflict.hints.first?.code, .signOfTrailing)
    expectEqual(conflict.hints.first?.text.contains("write - 5"), true)
  }

  @Test("2.7: a constraint whose removal makes the layout possible is broken first")
  func solvingVictim() throws {
    let a = Box("a"), b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    // b is 100 wide and a is 90: the rest is satisfiable without `wide`, but not without a later
    // one.
    a.widthAnchor(equalTo: 90)
    let wide = b.widthAnchor.constraint(equalTo: a.widthAnchor, constant: 10)
    let low = b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, constant: 5)
    let lower = b.widthAnchor.constraint(lessThanOrEqualTo: a.widthAnchor, constant: 6)
    LayoutConstraint.activate([wide, low, lower])
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expect(wide.isBroken && !low.isBroken && !lower.isBroken)
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 1)
  }

  @Test("2.7: a constraint of the user is broken before one of a stack")
  func stackConstraints() throws {
    let stack = StackView(spacing: 8, name: "row")
    let views = [Box("a", 40, 20), Box("b", 40, 20)]
    let widths = views.map { $0.widthAnchor.constraint(equalToConstant: 40) }
    LayoutConstraint.activate(widths)
    root.addSubview(stack)
    let total = stack.widthAnchor.constraint(equalToConstant: 100)
    total.isActive = true
    // The stack adds its constraints at layout, after those of the user.
    for view in views { stack.addArrangedSubview(view) }
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expectEqual((widths + [total]).count { $0.isBroken }, 1)
    expectEqual(views[1].frame.minX, views[0].frame.maxX + 8)
    expectEqual(stack.frame.width, views[1].frame.maxX)
  }

  @Test("2.8: a failed layout leaves frames, constraints and later layouts unchanged")
  func failedLayout() throws {
    let a = Box("a").pinned(1, 2, 30, 40, in: root)
    let b = Box("b", 10, 10)
    root.addSubview(a)
    root.addSubview(b)
    b.leftAnchor(equalTo: a.rightAnchor, constant: 5).topAnchor(equalTo: a.bottomAnchor)
    try root.layout(in: window)
    let before = root.frameDescription
    let bad = a.widthAnchor.constraint(equalToConstant: 31)
    bad.isActive = true
    for _ in 0..<3 {
      expectEqual(failure { try root.layout(in: window) }, "unsatisfiable")
      expectEqual(root.frameDescription, before)
    }
    expect(bad.isActive)
    bad.isActive = false
    let result = try root.layout(in: window)
    expectEmpty(result.changed)
    expectEqual(root.frameDescription, before)
  }

  @Test("2.8: an invalid size is refused") func badSizes() throws {
    try root.layout(in: window)
    for bad in [Double.nan, .infinity, -1, 2e9] {
      expectEqual(failure { try root.layout(width: bad, height: 10) }, "invalidNumber")
      expectEqual(failure { try root.layout(width: nil, height: bad) }, "invalidNumber")
    }
    expectEqual(root.frame.size, window)
  }

  @Test("2.7: strict layout names a conflict from which recovering layout has recovered")
  func strictAfterRecovery()
    throws
  {
    let a = Box("a").widthAnchor(equalTo: 10)
    root.addSubview(a)
    let second = a.widthAnchor.constraint(equalToConstant: 20)
    second.isActive = true
    root.frame = Rect(origin: .zero, size: window)
    root.layoutIfNeeded()
    expectEqual(failure { try root.layout(in: window) }, "unsatisfiable")
    second.isActive = false
    try root.layout(in: window)
    expectEqual(a.frame.width, 10)
  }

  @Test("2.7: a refused first layout leaves the root sized by its frame")
  func afterRefusal() {
    let a = Box("a").leftAnchor(equalTo: root.leftAnchor).rightAnchor(equalTo: root.rightAnchor)
    root.addSubview(a)
    a.topAnchor(equalTo: root.topAnchor).bottomAnchor(equalTo: root.bottomAnchor)
    let fixed = a.widthAnchor.constraint(equalToConstant: 100)
    fixed.isActive = true
    root.frame = Rect(x: 0, y: 0, width: 150, height: 20)
    expectEqual(failure { try root.layout(width: 150, height: 20) }, "unsatisfiable")
    root.layoutIfNeeded()
    expectEqual(root.frame.size, Size(width: 150, height: 20))
    expectEqual(numbers(a), [0, 0, 150, 20])
    expect(fixed.isBroken)
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 1)
  }

  @Test(
    "errors print large finite numbers in full",
    arguments: [
      (1e12, "+ 1e12"), (-2.5e15, "- 2.5e15"), (9.99999e12, "+ 1e13"), (1e300, "+ 1e300"),
    ])
  func largeNumbers(constant: Double, text: String) {
    let a = Box("a").leftAnchor(equalTo: root.leftAnchor, constant: constant)
    root.addSubview(a)
    do {
      try root.layout(in: window)
      Issue.record("the number was taken")
    } catch {
      expect(String(describing: error).contains("a.left == root.left " + text), "\(error)")
    }
  }
}
