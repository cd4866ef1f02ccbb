import Anchors
import TestSupport
import Testing

/// Section 2 of the specification: priorities, content sizes, conflicts.
@Suite struct PriorityRuleTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test("2.1: the named priorities have the values of UIKit") func names() {
    let named: [LayoutPriority] = [
      .required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut,
      .dragThatCannotResizeScene, .defaultLow, .fittingSizeLevel,
    ]
    expectEqual(named.map(\.rawValue), [1000, 750, 510, 500, 490, 250, 50])
  }

  @Test("2.3: a soft inequality is violated on one side only") func oneSided() throws {
    let a = Box("a").widthAnchor(greaterThanOrEqualTo: 100, priority: 500)
      .widthAnchor(equalTo: 150, priority: 250)
    root.addSubview(a)
    try root.layout(in: window)
    expectEqual(a.frame.width, 150)
  }

  @Test("2.4: many constraints of a lower priority never outweigh a higher one") func groups()
    throws
  {
    let a = Box("a").widthAnchor(equalTo: 10, priority: 251)
    root.addSubview(a)
    for _ in 0..<50 { a.widthAnchor(equalTo: 300, priority: 250) }
    try root.layout(in: window)
    expectEqual(a.frame.width, 10)
  }

  @Test("2.5: an odd number of equal preferences yields the median") func median() throws {
    let a = Box("a")
    root.addSubview(a)
    for width in [10.0, 200, 30, 40, 150] { a.widthAnchor(equalTo: width, priority: 300) }
    try root.layout(in: window)
    expectEqual(a.frame.width, 40)
  }

  @Test("2.5, X1: an even number of preferences leaves an ambiguous interval") func ambiguous()
    throws
  {
    let a = Box("a").widthAnchor(equalTo: 100, priority: 500)
      .widthAnchor(equalTo: 200, priority: 500)
    let b = Box("b").pinned(1, 2, 3, 4, in: root)
    root.addSubview(a)
    root.addSubview(b)
    a.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
      .heightAnchor(equalTo: 5)
    expect(!a.hasAmbiguousLayout, "before the first layout nothing is known")
    try root.layout(in: window)
    expect(a.hasAmbiguousLayout)
    expect(a.hasAmbiguousLayout(for: .horizontal))
    expect(!a.hasAmbiguousLayout(for: .vertical))
    expect((100...200).contains(a.frame.width))
    expect(!b.hasAmbiguousLayout)
  }

  @Test("2.6: a priority of an active constraint can become required and optional again")
  func crossing() throws {
    let a = Box("a")
    root.addSubview(a)
    let wide = a.widthAnchor.constraint(equalToConstant: 200).with(priority: 400)
    let narrow = a.widthAnchor.constraint(equalToConstant: 100).with(priority: 500)
    LayoutConstraint.activate([wide, narrow])
    try root.layout(in: window)
    expectEqual(a.frame.width, 100)
    wide.priority = .required
    try root.layout(in: window)
    expectEqual(a.frame.width, 200)
    wide.priority = 499.5
    try root.layout(in: window)
    expectEqual(a.frame.width, 100)
  }

  @Test(
    "2.6: making a second conflicting constraint required fails and leaves the frames unchanged")
  func crossingClash()
    throws
  {
    let a = Box("a").widthAnchor(equalTo: 100)
    root.addSubview(a)
    let other = a.widthAnchor.constraint(equalToConstant: 50).with(priority: 500)
    other.isActive = true
    try root.layout(in: window)
    other.priority = .required
    expectEqual(failure { try root.layout(in: window) }, "unsatisfiable")
    expectEqual(a.frame.width, 100)
    other.priority = 500
    try root.layout(in: window)
    expectEqual(a.frame.width, 100)
  }

  @Test("2.9: hugging and compression resistance compete by their priorities") func content() throws
  {
    let a = Box("a", 50, 20).widthAnchor(equalTo: 80, priority: 251)
      .heightAnchor(equalTo: 10, priority: 749)
    let b = Box("b", 50, 20).widthAnchor(equalTo: 80, priority: 249)
      .heightAnchor(equalTo: 10, priority: 751)
    let c = Box("c", 50, -1)
    for box in [a, b, c] { root.addSubview(box) }
    try root.layout(in: window)
    expectEqual(a.frame.size, Size(width: 80, height: 20))
    expectEqual(b.frame.size, Size(width: 50, height: 10))
    expectEqual(c.frame.size, Size(width: 50, height: 0))
  }

  @Test("2.9: required hugging conflicts with a larger required width") func requiredContent() {
    let a = Box("a", 50, 20).widthAnchor(equalTo: 80)
    root.addSubview(a)
    a.setContentHuggingPriority(.required, for: .horizontal)
    do {
      try root.layout(in: window)
      Issue.record("required hugging gave way")
    } catch {
      guard case LayoutError.unsatisfiable(let report) = error else {
        Issue.record("the error is no conflict: \(error)")
        return
      }
      expect(report.members.map(\.kind).contains(.hugging))
      expect(report.members.map(\.equation).contains("a.width <= 50"))
    }
  }

  @Test("2.9: an invalid content size is an error that names the item") func badContent()
    throws
  {
    let a = Box("wide", 10, 10)
    root.addSubview(a)
    try root.layout(in: window)
    for bad in [Double.nan, .infinity, -2, 2e9] {
      a.layoutNode.intrinsicContentSize = Size(width: bad, height: 10)
      do {
        try root.layout(in: window)
        Issue.record("\(bad) was accepted")
      } catch {
        guard case LayoutError.invalidNumber(let text) = error else {
          Issue.record("\(error)")
          return
        }
        expect(text.contains("wide"))
      }
    }
    expectEqual(a.frame.size, Size(width: 10, height: 10))
    a.layoutNode.intrinsicContentSize = Size(width: 30, height: 10)
    try root.layout(in: window)
    expectEqual(a.frame.width, 30)
    a.setContentHuggingPriority(0, for: .vertical)
    expectEqual(failure { try root.layout(in: window) }, "invalidNumber")
  }

  @Test("2.10: hugging defaults to 250 and compression resistance to 750") func defaults() {
    for view in [View("view"), Label("text"), ImageView("image")] {
      for axis in [Axis.horizontal, .vertical] {
        expectEqual(view.contentHuggingPriority(for: axis), 250)
        expectEqual(view.contentCompressionResistancePriority(for: axis), 750)
      }
    }
  }

  @Test("2.10: a stack view has no content size") func stackContent() {
    expectEqual(StackView(name: "stack").intrinsicContentSize, .noIntrinsicSize)
  }
}
