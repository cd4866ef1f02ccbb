import Anchors
import TestSupport
import Testing

/// Rule 5.11: the constraints of a stack that fills along both axes.
@Suite struct StackViewTests {
  /// The constraints of a stack, as equations.
  func equations(_ stack: StackView) -> Set<String> {
    Set(stack.activeConstraints.map(\.equation))
  }

  func stack(_ axis: Axis, spacing: Double) -> (StackView, [Box]) {
    let stack = StackView(axis: axis, spacing: spacing, name: "S")
    let items = ["0", "1", "2"].map { Box($0, 40, 20) }
    for item in items { stack.addArrangedSubview(item) }
    return (stack, items)
  }

  @Test(
    "5.3a: an emptied stack is as small as one that never had views",
    arguments: [Axis.horizontal, .vertical], [false, true])
  func emptied(_ axis: Axis, isMoved: Bool) throws {
    let root = View("root"), next = Box("next", 9, 9)
    let stack = StackView(axis: axis, spacing: 4, name: "stack")
    for view in [stack, next] { root.addSubview(view) }
    stack.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
    next.leadingAnchor(equalTo: stack.trailingAnchor).topAnchor(equalTo: stack.bottomAnchor)
    try root.layout(width: 300, height: 100)
    expect(numbers(stack) == [0, 0, 0, 0] && numbers(next) == [0, 0, 9, 9])
    for _ in 0..<2 {
      let chips = (0..<3).map { Box("\($0)", 30, 20) }
      for chip in chips { stack.addArrangedSubview(chip) }
      try root.layout(width: 300, height: 100)
      expectEqual(
        stack.frame.size,
        (axis == .horizontal ? Size(width: 98, height: 20) : Size(width: 30, height: 68)))
      for chip in chips {
        if isMoved { root.addSubview(chip) } else { chip.removeFromSuperview() }
      }
      try root.layout(width: 300, height: 100)
      expect(numbers(stack) == [0, 0, 0, 0] && numbers(next) == [0, 0, 9, 9])
      expect(!stack.hasAmbiguousLayout)
    }
  }

  @Test("5.11: a default row has the constraints of fill × fill") func horizontal() throws {
    let (stack, _) = stack(.horizontal, spacing: 10)
    try stack.layout(width: nil, height: nil)
    expectEqual(
      equations(stack),
      [
        "S.leading == 0.leading", "2.trailing == S.trailing", "S.top == 0.top",
        "0.bottom == S.bottom", "1.leading == 0.trailing + 10", "2.leading == 1.trailing + 10",
        "S.top == 1.top", "S.top == 2.top", "S.bottom == 1.bottom", "S.bottom == 2.bottom",
      ])
  }

  @Test("5.11: a default column has the constraints of fill × fill") func vertical() throws {
    let (stack, items) = stack(.vertical, spacing: 5)
    try stack.layout(width: nil, height: nil)
    expectEqual(
      equations(stack),
      [
        "S.top == 0.top", "2.bottom == S.bottom", "S.leading == 0.leading",
        "0.trailing == S.trailing", "1.top == 0.bottom + 5", "2.top == 1.bottom + 5",
        "S.leading == 1.leading", "S.leading == 2.leading", "S.trailing == 1.trailing",
        "S.trailing == 2.trailing",
      ])
    expectEqual(stack.frame.size, Size(width: 40, height: 70))
    expectEqual(items.map(\.frame.minY), [0, 25, 50])
  }

  @Test("5.12: a change preserves every constraint that still applies") func changes() throws {
    let (stack, items) = stack(.vertical, spacing: 0)
    try stack.layout(width: nil, height: nil)
    let before = stack.activeConstraints
    stack.spacing = 4
    try stack.layout(width: nil, height: nil)
    expectEqual(stack.frame.height, 68)
    let spaced = stack.activeConstraints
    expect(spaced.count == 10 && before.allSatisfy { old in spaced.contains { $0 === old } })
    let extra = Box("3", 60, 20)
    stack.insertArrangedSubview(extra, at: 1)
    try stack.layout(width: nil, height: nil)
    expectEqual(stack.frame.size, Size(width: 60, height: 92))
    expectEqual(extra.frame.minY, 24)
    stack.removeArrangedSubview(extra)
    #expect(extra.superview === stack, "5.1: it stays a subview")
    extra.removeFromSuperview()
    items[0].removeFromSuperview()
    try stack.layout(width: nil, height: nil)
    expectEqual(stack.arrangedSubviews.map(\.name), ["1", "2"])
    expectEqual(stack.frame.size, Size(width: 40, height: 44))
    stack.axis = .horizontal
    try stack.layout(width: nil, height: nil)
    expectEqual(stack.frame.size, Size(width: 84, height: 20))
  }

  @Test("5.1: inserting an arranged view again moves it") func moving() throws {
    let (stack, items) = stack(.horizontal, spacing: 0)
    stack.insertArrangedSubview(items[2], at: 0)
    try stack.layout(width: nil, height: nil)
    expectEqual(stack.arrangedSubviews.map(\.name), ["2", "0", "1"])
    expectEqual(stack.subviews.map(\.name), ["0", "1", "2"])
    expectEqual(items.map(\.frame.minX), [40, 80, 0])
  }

  @Test("E38: a right-to-left row starts on the right") func rightToLeft() throws {
    let stack = StackView(spacing: 5, name: "S")
    stack.layoutDirection = .rightToLeft
    let a = Box("a", 20, 10)
    let b = Box("b", 30, 10)
    stack.addArrangedSubview(a)
    stack.addArrangedSubview(b)
    try stack.layout(width: nil, height: nil)
    expectEqual(stack.frame.width, 55)
    expectEqual([a.frame.minX, b.frame.minX], [35, 0])
  }
}
