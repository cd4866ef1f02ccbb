import Anchors
import TestSupport
import Testing

/// Constraints of the chain without references: their state in later queries.
@Suite struct ConstraintRecordTests {
  private let root = View("root")
  private let a = View("a")
  private let b = View("b")
  private let window = Size(width: 300, height: 200)

  init() {
    root.addSubview(a)
    root.addSubview(b)
    a.leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
      .topAnchor(equalTo: root.topAnchor).size(width: 100, height: 20)
    b.leadingAnchor(equalTo: a.trailingAnchor, constant: 5, priority: 999)
      .topAnchor(equalTo: a.topAnchor)
      .widthAnchor(equalTo: a.widthAnchor, multiplier: 0.5)
      .heightAnchor(equalTo: b.widthAnchor, multiplier: 2)
  }

  @Test
  func `unreferenced constraints are listed in the order of their calls, each as one object`()
    throws
  {
    try root.layout(in: window)
    let listed = root.constraints
    expectEqual(
      listed.map { $0.equation },
      [
        "a.leading == root.leading + 10", "a.top == root.top",
        "b.leading == a.trailing + 5 @999", "b.top == a.top", "b.width == 0.5 * a.width",
      ])
    expectEqual(b.constraints.map { $0.equation }, ["b.height == 2 * b.width"])
    expect(listed.allSatisfy { $0.isActive })
    let again = root.constraints
    expect(zip(listed, again).allSatisfy { $0 === $1 } && again.count == listed.count)
    expectEqual(listed[0].origin.line + 1, listed[1].origin.line)
    expectEqual(numbers(b), [115, 0, 50, 100])
  }

  @Test func `a listed constraint can be changed, deactivated and activated`() throws {
    try root.layout(in: window)
    let gap = root.constraints[2]
    gap.constant = 25
    try expectEqual(root.layout(in: window).changed.map { $0.name }, ["b"])
    expectEqual(numbers(b), [135, 0, 50, 100])
    gap.isActive = false
    b.leadingAnchor(equalTo: root.leadingAnchor, constant: 1)
    try root.layout(in: window)
    expectEqual(numbers(b), [1, 0, 50, 100])
    expectEqual(root.constraints.count, 5)
  }

  @Test func `a query of constraints before the first layout does not affect it`() throws {
    expectEqual(root.constraints.count, 5)
    try root.layout(in: window)
    expectEqual(numbers(a), [10, 0, 100, 20])
    expectEqual(numbers(b), [115, 0, 50, 100])
  }

  @Test func `changing the layout direction mirrors stated constraints before and after a layout`()
    throws
  {
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectEqual(numbers(a), [190, 0, 100, 20])
    root.layoutDirection = .leftToRight
    try root.layout(in: window)
    expectEqual(numbers(a), [10, 0, 100, 20])
    expectEqual(numbers(b), [115, 0, 50, 100])
  }

  @Test func `a view removed and added again keeps only the constraints inside it`()
    throws
  {
    try root.layout(in: window)
    b.removeFromSuperview()
    expectEqual(
      root.constraints.map { $0.equation },
      [
        "a.leading == root.leading + 10", "a.top == root.top",
      ])
    expectEqual(b.constraints.map { $0.equation }, ["b.height == 2 * b.width"])
    root.addSubview(b)
    b.pinned(7, 8, 9, 18, in: root)
    try root.layout(in: window)
    expectEqual(numbers(b), [7, 8, 9, 18])
  }

  @Test func `trees joined before and after a layout keep their constraints`() throws {
    let window = View("window")
    let other = View("other")
    window.addSubview(other)
    other.pinned(0, 0, 40, 40, in: window)
    window.addSubview(root)
    root.pinned(50, 60, 300, 200, in: window)
    try window.layout(in: Size(width: 400, height: 300))
    expectEqual(numbers(b), [115, 0, 50, 100])
    let outermost = View("outermost")
    outermost.addSubview(window)
    window.pinned(1, 2, 400, 300, in: outermost)
    try outermost.layout(in: Size(width: 500, height: 400))
    expect(numbers(window) == [1, 2, 400, 300] && numbers(root) == [50, 60, 300, 200])
    expectEqual(numbers(b), [115, 0, 50, 100])
    // Including the size of each.
    expect(root.constraints.count == 7 && window.constraints.count == 6)
  }

  @Test
  func `survivors keep the constraints inside them through repeated losses of an ancestor`()
    throws
  {
    let inner = View("inner")
    let innermost = View("innermost")
    do {
      let outer = View("outer")
      let middle = View("middle")
      outer.addSubview(middle)
      middle.addSubview(inner)
      inner.addSubview(innermost)
      middle.pinned(0, 0, 200, 100, in: outer)
      inner.pinned(1, 2, 80, 60, in: middle)
      innermost.pinned(3, 4, 20, 10, in: inner)
      try outer.layout(in: window)
    }
    // Both ancestors are deallocated; the size and the content remain.
    try expectEqual(inner.layout(width: nil, height: nil).size, Size(width: 80, height: 60))
    expectEqual(numbers(innermost), [3, 4, 20, 10])
    expectEqual(inner.constraints.count, 4)
  }

  @Test func `a deallocated item takes its constraints with it`() throws {
    let kept = View("kept")
    do {
      let outer = View("outer")
      let group = View("group")
      let lost = View("lost")
      outer.addSubview(group)
      group.addSubview(kept)
      group.addSubview(lost)
      group.pinned(0, 0, 200, 100, in: outer)
      lost.pinned(1, 2, 30, 40, in: group)
      kept.pinned(5, 6, 7, 8, in: group).widthAnchor(equalTo: lost.widthAnchor, priority: 1)
    }
    try expectEqual(kept.layout(width: nil, height: nil).size, Size(width: 7, height: 8))
    expectEqual(kept.constraints.map { $0.equation }, ["kept.width == 7", "kept.height == 8"])
  }

  @Test
  func `a conflict names the lines of the calls, and the broken constraint can be deactivated`()
    throws
  {
    let line = #line + 1
    a.widthAnchor(equalTo: 120)
    do {
      try root.layout(in: window)
      Issue.record("the widths 100 and 120 cannot both hold")
    } catch {
      guard case LayoutError.unsatisfiable(let report) = error else {
        Issue.record("\(error)")
        return
      }
      expectEqual(
        report.members.map { $0.equation }.sorted(), ["a.width == 100", "a.width == 120"])
      expect(report.members.contains { $0.line == line })
    }
    root.layoutIfNeeded()
    let broken = a.constraints.filter { $0.isBroken }
    expectEqual(broken.map { $0.equation }, ["a.width == 120"])
    LayoutConstraint.deactivate(broken)
    try root.layout(in: window)
    expectEqual(numbers(a), [10, 0, 100, 20])
  }

  @Test func `slots of constraints are reused through many additions and removals`() throws {
    for round in 1...40 {
      let guest = View("guest")
      root.addSubview(guest)
      guest.pinned(Double(round), 1, 2, 3, in: a).widthAnchor(lessThanOrEqualTo: b.widthAnchor)
      try root.layout(in: window)
      expectEqual(numbers(guest), [Double(round) + 10, 1, 2, 3])
      guest.removeFromSuperview()
    }
    try root.layout(in: window)
    expect(root.constraints.count == 5 && numbers(b) == [115, 0, 50, 100])
  }
}
