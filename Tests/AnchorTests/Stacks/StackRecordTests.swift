import TestSupport
import Testing

@testable import Anchors

/// Constraints of a stack without references from outside: their state in later queries, and their
/// fate when the stack, its items or its tree are deallocated.
@Suite struct StackRecordTests {
  private func column(_ alignment: StackView.Alignment = .center, _ count: Int = 4) -> StackView {
    let stack = StackView(axis: .vertical, alignment: alignment, spacing: 6, name: "stack")
    for number in 0..<count {
      stack.addArrangedSubview(Box("\(number)", 20 + Double(number), 30))
    }
    return stack
  }

  private func frames(_ stack: StackView) -> [Rect] { stack.arrangedSubviews.map { $0.frame } }

  private func expectSame(
    _ stack: StackView, as fresh: StackView, at location: SourceLocation = #_sourceLocation
  ) throws {
    try stack.layout(width: 100, height: nil)
    try fresh.layout(width: 100, height: nil)
    #expect(frames(stack) == frames(fresh), sourceLocation: location)
    #expect(
      stack.activeConstraints.map { $0.equation }.sorted()
        == fresh.activeConstraints.map { $0.equation }.sorted(), sourceLocation: location)
    #expect(stack.activeConstraints.allSatisfy { $0.isActive }, sourceLocation: location)
  }

  @Test(arguments: StackView.Alignment.allCases)
  func `repeated queries return the same constraint objects`(
    _ alignment: StackView.Alignment
  ) throws {
    let stack = column(alignment)
    try stack.layout(width: 100, height: nil)
    let listed = stack.activeConstraints
    let again = stack.activeConstraints
    expect(listed.count == again.count && zip(listed, again).allSatisfy { $0 === $1 })
    expect(listed.allSatisfy { $0.isActive && $0.identifier?.hasPrefix("UISV-") == true })
    expectEmpty(stack.constraints)
    stack.spacing = 9
    try stack.layout(width: 100, height: nil)
    let edited = stack.activeConstraints
    expect(listed.count == edited.count && zip(listed, edited).allSatisfy { $0 === $1 })
    expect(stack.counts.added == listed.count && stack.counts.edited == 3)
  }

  @Test(arguments: StackView.Alignment.allCases)
  func `querying constraints does not affect later updates`(
    _ alignment: StackView.Alignment
  ) throws {
    let asked = column(alignment)
    let plain = column(alignment)
    for stack in [asked, plain] { try stack.layout(width: 100, height: nil) }
    for step in 0..<6 {
      _ = asked.activeConstraints
      for stack in [asked, plain] {
        switch step {
        case 0: stack.arrangedSubviews[3].isHidden = true
        case 1: stack.arrangedSubviews[0].isHidden = true
        case 2: stack.insertArrangedSubview(Box("new", 50, 10), at: 2)
        case 3: stack.arrangedSubviews[1].removeFromSuperview()
        case 4: stack.isLayoutMarginsRelativeArrangement = true
        default: stack.removeArrangedSubview(stack.arrangedSubviews[0])
        }
        try stack.layout(width: 100, height: nil)
      }
      expectEqual(frames(asked), frames(plain))
      expectEqual(asked.counts, plain.counts)
    }
    expectEqual(
      asked.activeConstraints.map { $0.equation }, plain.activeConstraints.map { $0.equation })
  }

  @Test func `a stack keeps its constraints when it joins another tree`() throws {
    let stack = column()
    try stack.layout(width: 100, height: nil)
    let window = View("window")
    let other = View("other")
    window.addSubview(other)
    other.pinned(0, 0, 10, 10, in: window)
    try window.layout(width: 300, height: 400)
    let plain = column()
    try plain.layout(width: 100, height: nil)
    window.addSubview(stack)
    stack.topAnchor(equalTo: window.topAnchor).leadingAnchor(equalTo: window.leadingAnchor)
      .trailingAnchor(equalTo: window.leadingAnchor, constant: 100)
    for changed in [stack, plain] { changed.arrangedSubviews[1].isHidden = true }
    try window.layout(width: 300, height: 400)
    try plain.layout(width: 100, height: nil)
    expectEqual(stack.counts, plain.counts)
    stack.removeFromSuperview()
    let fresh = column()
    fresh.arrangedSubviews[1].isHidden = true
    try expectSame(stack, as: fresh)
  }

  @Test func `a stack keeps its constraints when it survives the root of its tree`() throws {
    let stack = column()
    do {
      let outer = View("outer")
      outer.addSubview(stack)
      stack.topAnchor(equalTo: outer.topAnchor).leadingAnchor(equalTo: outer.leadingAnchor)
        .trailingAnchor(equalTo: outer.leadingAnchor, constant: 100)
      try outer.layout(width: 300, height: 400)
    }
    stack.removeArrangedSubview(stack.arrangedSubviews[2])
    expectEqual(stack.subviews.count, 4)
    stack.subviews[2].removeFromSuperview()
    let fresh = column()
    fresh.arrangedSubviews[2].removeFromSuperview()
    try expectSame(stack, as: fresh)
  }

  @Test func `a view that survives its stack loses the constraints that the stack imposed on it`()
    throws
  {
    let view = View("view")
    do {
      let stack = StackView(axis: .vertical, alignment: .center, name: "stack")
      stack.addArrangedSubview(view)
      stack.addArrangedSubview(Box("box", 20, 30))
      try stack.layout(width: 100, height: nil)
      expectEqual(view.frame.width, 0)
    }
    let root = View("root")
    root.addSubview(view)
    // Weaker than the stack's preference for zero width, which would win if it still existed.
    view.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
      .widthAnchor(equalTo: 40, priority: 20).heightAnchor(equalTo: 10)
    try root.layout(width: 100, height: 100)
    expectEqual(view.frame, Rect(x: 0, y: 0, width: 40, height: 10))
  }

  @Test func `the next update recreates a stack constraint that was deactivated by hand`() throws {
    let stack = column(.leading)
    try stack.layout(width: 100, height: nil)
    let count = stack.activeConstraints.count
    stack.activeConstraints.first { $0.identifier == "UISV-spacing" }?.isActive = false
    stack.spacing = 7
    try expectSame(
      stack,
      as: {
        let fresh = column(.leading)
        fresh.spacing = 7
        return fresh
      }())
    expectEqual(stack.activeConstraints.count, count)
  }

  @Test func `constraints have the source line of their stack, before and after a conflict`() throws
  {
    let stack = column(.fill)
    try stack.layout(width: 100, height: nil)
    let line = stack.activeConstraints[0].origin.line
    let other = column(.fill)
    other.arrangedSubviews[0].widthAnchor(equalTo: 10)
    other.arrangedSubviews[1].widthAnchor(equalTo: 20)
    #expect(throws: LayoutError.self) { try other.layout(width: nil, height: nil) }
    expect(other.activeConstraints.allSatisfy { $0.origin.line == line })
    expectEqual(
      other.activeConstraints.map { $0.equation }, stack.activeConstraints.map { $0.equation })
  }
}
