import Anchors
import TestSupport
import Testing

/// Rules 1.6 and 1.7: right-to-left layouts.
@Suite struct DirectionTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test("1.6: leading and trailing turn round, constants point in the direction of reading")
  func mirrored() throws {
    let a = Box("a")
    let b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    a.leadingAnchor(equalTo: root.leadingAnchor, constant: 16).widthAnchor(equalTo: 100)
    b.leadingAnchor(equalTo: a.trailingAnchor, constant: 8)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -20)
    try root.layout(in: window)
    #expect(near(numbers(a) + numbers(b), [16, 0, 100, 0, 124, 0, 176, 0]))
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    #expect(near([a.frame.minX, a.frame.maxX], [204, 304]))
    #expect(near([b.frame.minX, b.frame.maxX], [20, 196]))
    root.layoutDirection = .leftToRight
    try root.layout(in: window)
    #expect(near(numbers(a) + numbers(b), [16, 0, 100, 0, 124, 0, 176, 0]))
  }

  @Test("1.6: the host's direction counts, inherited and changed at run time") func host() throws {
    let panel = Box("panel").pinned(10, 0, 200, 100, in: root)
    let a = Box("a").widthAnchor(equalTo: 30)
    root.addSubview(panel)
    panel.addSubview(a)
    a.leadingAnchor(equalTo: panel.leadingAnchor, constant: 5)
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    #expect(a.frame.minX == 165)
    panel.layoutDirection = .leftToRight
    try root.layout(in: window)
    #expect(a.frame.minX == 5)
    a.layoutDirection = .rightToLeft
    try root.layout(in: window)
    #expect(a.frame.minX == 5, "a's own direction is for what is in a")
    panel.layoutDirection = nil
    try root.layout(in: window)
    #expect(a.frame.minX == 165)
  }

  @Test("1.7: left, right and centerX alone are never mirrored") func absolute() throws {
    root.layoutDirection = .rightToLeft
    let a = Box("a").pinned(10, 0, 30, 5, in: root)
    let b = Box("b").widthAnchor(equalTo: 10)
    root.addSubview(a)
    root.addSubview(b)
    b.centerXAnchor(equalTo: root.centerXAnchor, constant: 7)
    try root.layout(in: window)
    #expect(a.frame.minX == 10)
    #expect(b.frame.midX == 167)
  }

  @Test("1.7: a center related to a leading edge is mirrored") func mixedWithCenter() throws {
    let a = Box("a").widthAnchor(equalTo: 10)
    root.addSubview(a)
    a.centerXAnchor(equalTo: root.leadingAnchor, constant: 50)
    try root.layout(in: window)
    #expect(a.frame.midX == 50)
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    #expect(a.frame.midX == 270)
  }

  @Test("1.7: a multiplied location is mirrored in the host's bounds") func multiplied() throws {
    let a = Box("a").widthAnchor(equalTo: 10)
    root.addSubview(a)
    a.leadingAnchor(equalTo: root.trailingAnchor, multiplier: 0.25, constant: 3)
    try root.layout(in: window)
    #expect(a.frame.minX == 83)
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    #expect(near([a.frame.maxX], [237]))
    root.alignmentRectInsets = EdgeInsets(left: 20, right: 40)
    try root.layout(in: window)
    // Mirrored, trailing is 320 - 20 from the right edge of the frame: 300 / 4 + 3 from it.
    #expect(near([a.frame.maxX], [320 - 78]))
  }

  @Test("1.7: inequalities point in the direction of reading") func inequality() throws {
    root.layoutDirection = .rightToLeft
    let a = Box("a").widthAnchor(equalTo: 10)
    root.addSubview(a)
    a.leadingAnchor(greaterThanOrEqualTo: root.leadingAnchor, constant: 30)
      .rightAnchor(equalTo: root.rightAnchor, priority: 500)
    try root.layout(in: window)
    #expect(near([a.frame.maxX], [290]))
  }

  @Test("1.7: offsets between leading anchors count along the direction of reading")
  func offsets() throws {
    let a = Box("a").leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
    let b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    a.leadingAnchor.anchorWithOffset(to: b.leadingAnchor).constraint(equalToConstant: 25)
      .isActive = true
    for box in [a, b] { box.widthAnchor(equalTo: 4) }
    try root.layout(in: window)
    #expect(near([a.frame.minX, b.frame.minX], [10, 35]))
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    #expect(near([a.frame.maxX, b.frame.maxX], [310, 285]))
  }
}
