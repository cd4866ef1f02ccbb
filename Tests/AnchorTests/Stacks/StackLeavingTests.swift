import Anchors
import TestSupport
import Testing

/// Views that have settings of their own, move further inside, or are hidden.
@Suite struct StackLeavingTests {
  /// A stack that counts its callbacks and does not pass them on.
  final class Listening: StackView {
    var left: [String] = []
    var updates = 0
    override func didRemoveSubview(_ subview: View) { left.append(subview.layoutNode.name) }
    override func updateConstraints() { updates += 1 }
  }

  @Test("a hidden text of many lines requires no height", arguments: [0.0, 8])
  func hiddenText(spacing: Double) throws {
    let row = StackView(axis: .horizontal, spacing: spacing)
    let text = Label("some text")
    text.numberOfLines = 0
    let line = Label("some text").intrinsicContentSize.height
    for view in [Box("box", 50, 10), text] { row.addArrangedSubview(view) }
    text.isHidden = true
    try row.layout(width: 200, height: nil)
    expectEqual(numbers(row), [0, 0, 200, 10])
    row.alignment = .top
    try row.layout(width: 200, height: nil)
    expectNear([text.frame.width, text.frame.height], [0, 0])
    expectEqual(row.frame.height, 10)
    text.isHidden = false
    try row.layout(width: 200, height: nil)
    #expect(text.frame.width > 0)
    expectNear([text.frame.height], [line])
  }

  @Test("an arranged view is placed by constraints, even if its mask was translated before")
  func mask() throws {
    let row = StackView(axis: .horizontal, spacing: 10)
    let one = Box("one", 30, 20)
    let two = Box("two", 40, 20)
    one.frame = Rect(x: 5, y: 5, width: 7, height: 7)
    one.translatesAutoresizingMaskIntoConstraints = true
    row.addArrangedSubview(one)
    row.addSubview(two)
    two.translatesAutoresizingMaskIntoConstraints = true
    row.addArrangedSubview(two)
    expect(!one.translatesAutoresizingMaskIntoConstraints)
    expect(!two.translatesAutoresizingMaskIntoConstraints)
    try row.layout(width: nil, height: nil)
    expectEqual(numbers(one), [0, 0, 30, 20])
    expectEqual(numbers(two), [40, 0, 40, 20])
  }

  @Test("a view that moves into its neighbor counts only there") func inwards() throws {
    let row = StackView(axis: .horizontal, distribution: .fillProportionally, spacing: 10)
    let inner = StackView(axis: .horizontal, distribution: .equalCentering)
    let first = Box("first", 30, 20)
    let moved = Box("moved", 40, 20)
    inner.addArrangedSubview(Box("last", 30, 20))
    for view in [first, moved, inner] { row.addArrangedSubview(view) }
    try row.layout(width: 300, height: 50)
    inner.addArrangedSubview(moved)
    try row.layout(width: 300, height: 50)
    // The contents of 30 and of 30 + 40 share the 300 less the spacing.
    expectNear(numbers(first), [0, 0, 87, 50])
    expectNear(numbers(inner), [97, 0, 203, 50])
  }

  @Test("a view removed from a row leaves no active constraint of it") func removedFromRow() throws
  {
    let row = StackView(axis: .horizontal, alignment: .top, spacing: 10)
    let views = [Box("one", 30, 20), Box("two", 40, 20), Box("three", 50, 20)]
    for view in views { row.addArrangedSubview(view) }
    try row.layout(width: nil, height: nil)
    row.removeArrangedSubview(views[0])
    expect(row.activeConstraints.allSatisfy { !$0.isActive || !mentions($0, views[0]) })
    try row.layout(width: nil, height: nil)
    expectEqual(numbers(row), [0, 0, 100, 20])
    expectEqual(numbers(views[2]), [50, 0, 50, 20])
  }

  private func mentions(_ constraint: LayoutConstraint, _ view: View) -> Bool {
    constraint.firstItem === view.layoutNode || constraint.secondItem === view.layoutNode
  }

  @Test("a stack that overrides the removal callback still removes its views") func listening()
    throws
  {
    let row = Listening(axis: .horizontal, spacing: 10)
    let views = [Box("one", 30, 20), Box("two", 40, 20)]
    for view in views { row.addArrangedSubview(view) }
    try row.layout(width: nil, height: nil)
    views[0].removeFromSuperview()
    expect(row.left == ["one"] && row.updates == 1)
    expectEqual(row.arrangedSubviews.count, 1)
    try row.layout(width: nil, height: nil)
    expectEqual(numbers(row), [0, 0, 40, 20])
  }
}
