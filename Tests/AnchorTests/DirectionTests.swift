import Anchors
import TestSupport
import Testing

/// Rules 1.6 and 1.7: right-to-left layouts.
@Suite struct DirectionTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test("1.6: leading and trailing mirror, and constants point in the reading direction")
  func mirrored() throws {
    let a = Box("a")
    let b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    a.leadingAnchor(equalTo: root.leadingAnchor, constant: 16).widthAnchor(equalTo: 100)
    b.leadingAnchor(equalTo: a.trailingAnchor, constant: 8)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -20)
    try root.layout(in: window)
    expectNear(numbers(a) + numbers(b), [16, 0, 100, 0, 124, 0, 176, 0])
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectNear([a.frame.minX, a.frame.maxX], [204, 304])
    expectNear([b.frame.minX, b.frame.maxX], [20, 196])
    root.layoutDirection = .leftToRight
    try root.layout(in: window)
    expectNear(numbers(a) + numbers(b), [16, 0, 100, 0, 124, 0, 176, 0])
  }

  @Test("1.6: the host's direction counts, inherited or changed at run time") func host() throws {
    let panel = Box("panel").pinned(10, 0, 200, 100, in: root)
    let a = Box("a").widthAnchor(equalTo: 30)
    root.addSubview(panel)
    panel.addSubview(a)
    a.leadingAnchor(equalTo: panel.leadingAnchor, constant: 5)
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectEqual(a.frame.minX, 165)
    panel.layoutDirection = .leftToRight
    try root.layout(in: window)
    expectEqual(a.frame.minX, 5)
    a.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectEqual(a.frame.minX, 5, "a's own direction is for what is in a")
    panel.layoutDirection = nil
    try root.layout(in: window)
    expectEqual(a.frame.minX, 165)
  }

  @Test(
    "1.6: a semantic content attribute mirrors only a view's own content",
    arguments: [LayoutDirection.leftToRight, .rightToLeft], SemanticContentAttribute.allCases)
  func semanticContent(_ direction: LayoutDirection, _ content: SemanticContentAttribute) throws {
    let panel = Box("panel").pinned(10, 0, 200, 100, in: root)
    let (a, inner) = (View("a"), View("inner"))
    root.addSubview(panel)
    panel.addSubview(a)
    a.addSubview(inner)
    a.leadingAnchor(equalTo: panel.leadingAnchor, constant: 5).widthAnchor(equalTo: 30)
    inner.leadingAnchor(equalTo: a.leadingAnchor, constant: 2).widthAnchor(equalTo: 10)
    panel.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 0, leading: 20, bottom: 0, trailing: 0)
    // Set before and after it is laid out.
    for isLaidOut in [false, true] {
      if isLaidOut {
        panel.semanticContentAttribute = .unspecified
        root.layoutDirection = direction == .leftToRight ? .rightToLeft : .leftToRight
        try root.layout(in: window)
      }
      root.layoutDirection = direction
      panel.semanticContentAttribute = content
      try root.layout(in: window)
      let isForced = content == .forceRightToLeft
      let turns = content == .unspecified ? direction == .rightToLeft : isForced
      // 200 - 5 - 30, and 30 - 2 - 10.
      expectEqual(a.frame.minX, (turns ? 165 : 5))
      expectEqual(inner.frame.minX, (direction == .rightToLeft ? 18 : 2))
      expectEqual(panel.layoutMargins.left, (turns ? 0 : 20))
      expectEqual(panel.effectiveLayoutDirection, (turns ? .rightToLeft : .leftToRight))
      expectEqual(a.effectiveLayoutDirection, direction)
    }
  }

  @Test("a playback row is not mirrored, but the content of its buttons is")
  func playback() throws {
    let row = StackView(spacing: 8), inner = StackView(spacing: 2)
    let (first, last) = (Box("first", 10, 10), Box("last", 20, 10))
    for view in [first, last] { inner.addArrangedSubview(view) }
    for view in [Box("rewind", 30, 30), inner] { row.addArrangedSubview(view) }
    row.layoutDirection = .rightToLeft
    row.semanticContentAttribute = .playback
    try row.layout(width: nil, height: nil)
    expectEqual(row.arrangedSubviews.map(\.frame.minX), [0, 38])
    expect(first.frame.minX == 22 && last.frame.minX == 0)
  }

  @Test("1.7: left, right and centerX alone are never mirrored") func absolute() throws {
    root.layoutDirection = .rightToLeft
    let a = Box("a").pinned(10, 0, 30, 5, in: root)
    let b = Box("b").widthAnchor(equalTo: 10)
    root.addSubview(a)
    root.addSubview(b)
    b.centerXAnchor(equalTo: root.centerXAnchor, constant: 7)
    try root.layout(in: window)
    expectEqual(a.frame.minX, 10)
    expectEqual(b.frame.midX, 167)
  }

  @Test("1.7: a center related to a leading edge is mirrored") func mixedWithCenter() throws {
    let a = Box("a").widthAnchor(equalTo: 10)
    root.addSubview(a)
    a.centerXAnchor(equalTo: root.leadingAnchor, constant: 50)
    try root.layout(in: window)
    expectEqual(a.frame.midX, 50)
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectEqual(a.frame.midX, 270)
  }

  @Test("1.7: a multiplied location is mirrored in the host's bounds") func multiplied() throws {
    let a = Box("a").widthAnchor(equalTo: 10)
    root.addSubview(a)
    a.leadingAnchor(equalTo: root.trailingAnchor, multiplier: 0.25, constant: 3)
    try root.layout(in: window)
    expectEqual(a.frame.minX, 83)
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectNear([a.frame.maxX], [237])
    root.alignmentRectInsets = EdgeInsets(left: 20, right: 40)
    try root.layout(in: window)
    // Mirrored, trailing is 320 - 20 from the right edge of the frame: 300 / 4 + 3 from it.
    expectNear([a.frame.maxX], [320 - 78])
  }

  @Test("1.7: inequalities point in the reading direction") func inequality() throws {
    root.layoutDirection = .rightToLeft
    let a = Box("a").widthAnchor(equalTo: 10)
    root.addSubview(a)
    a.leadingAnchor(greaterThanOrEqualTo: root.leadingAnchor, constant: 30)
      .rightAnchor(equalTo: root.rightAnchor, priority: 500)
    try root.layout(in: window)
    expectNear([a.frame.maxX], [290])
  }

  @Test("1.7: offsets between leading anchors count along the reading direction")
  func offsets() throws {
    let a = Box("a").leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
    let b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 25)
      .isActive = true
    for box in [a, b] { box.widthAnchor(equalTo: 4) }
    try root.layout(in: window)
    expectNear([a.frame.minX, b.frame.minX], [10, 35])
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectNear([a.frame.maxX, b.frame.maxX], [310, 285])
  }
}
