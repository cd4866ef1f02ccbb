import Anchors
import TestSupport
import Testing

/// Baselines that depend on the width of wrapping content.
@Suite struct BaselineWidthTests {
  /// Text of 100 × 20 points; narrower than 100, it has two lines, and its first line is higher.
  private func text() -> LayoutNode {
    let text = LayoutNode("text")
    text.measure = { width in Size(width: 100, height: (width ?? 100) < 100 ? 50 : 20) }
    text.measureBaselines = { width in
      (width ?? 100) < 100
        ? Baselines(firstFromTop: 25, lastFromBottom: 7)
        : Baselines(firstFromTop: 15, lastFromBottom: 5)
    }
    return text
  }

  /// The text above, as wide as the root, and a mark with its top edge on the first baseline.
  private func scene() -> (root: View, text: LayoutNode, first: View, last: View) {
    let root = View("root"), text = text(), first = View("first"), last = View("last")
    root.addSubview(text)
    for mark in [first, last] {
      root.addSubview(mark)
      mark.leadingAnchor(equalTo: root.leadingAnchor).size(width: 5, height: 1)
    }
    text.horizontalEdges(equalTo: root).topAnchor(equalTo: root.topAnchor)
    first.topAnchor(equalTo: text.firstBaselineAnchor)
    last.topAnchor(equalTo: text.lastBaselineAnchor)
    return (root, text, first, last)
  }

  @Test("baselines are those of the resulting width, in each layout") func widths() throws {
    let (root, text, first, last) = scene()
    for (width, height, firstBaseline, lastBaseline) in [
      (120.0, 20.0, 15.0, 15.0), (60, 50, 25, 43), (100, 20, 15, 15), (99, 50, 25, 43),
    ] {
      try root.layout(width: width, height: 200)
      expectEqual(text.frame.height, height)
      expect(first.frame.minY == firstBaseline && last.frame.minY == lastBaseline, "\(width)")
    }
  }

  @Test("a fitting size has the baselines of its width, before and after a layout") func fitting()
    throws
  {
    let (root, _, _, last) = scene()
    last.bottomAnchor(equalTo: root.bottomAnchor)
    try expectEqual(root.preferredSize(width: 60).height, 44)
    try expectEqual(root.preferredSize(width: 150).height, 16)
    try root.layout(width: 150, height: nil)
    try expectEqual(root.preferredSize(width: 60).height, 44)
    try expectEqual(root.preferredSize(width: 150).height, 16)
    expectEqual(root.frame.height, 16)
    try root.layout(width: 60, height: nil)
    expectEqual(root.frame.height, 44)
    try expectEqual(root.preferredSize(width: 150).height, 16)
  }

  @Test("a row of a stack on baselines moves with a text that wraps") func stack() throws {
    let stack = StackView(axis: .horizontal, alignment: .firstBaseline, spacing: 10)
    let text = text(), mark = LayoutNode("mark")
    mark.intrinsicContentSize = Size(width: 20, height: 10)
    mark.baselines = { Baselines(firstFromTop: 8, lastFromBottom: 2) }
    stack.addArrangedSubview(text)
    stack.addArrangedSubview(mark)
    mark.setContentHuggingPriority(900, for: .horizontal)
    mark.setContentCompressionResistancePriority(900, for: .horizontal)
    try stack.layout(width: 130, height: nil)
    expectEqual(mark.frame.minY - text.frame.minY, 15 - 8)
    try stack.layout(width: 90, height: nil)
    expect(text.frame.width == 60 && mark.frame.minY - text.frame.minY == 25 - 8)
    try stack.layout(width: 130, height: nil)
    expectEqual(mark.frame.minY - text.frame.minY, 15 - 8)
  }
}
