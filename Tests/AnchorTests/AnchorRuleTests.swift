import Anchors
import TestSupport
import Testing

/// Section 1 of the specification: attributes, coordinates, legality, hosting.
@Suite struct AnchorRuleTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test("1.1, 1.4: every attribute has the value of the table") func attributes() throws {
    let a = Box("a").pinned(20, 30, 100, 50, in: root)
    a.fixedBaselines = Baselines(firstFromTop: 12, lastFromBottom: 5)
    root.addSubview(a)
    let horizontal: [(XAxisAnchor<LeftRight>?, XAxisAnchor<LeadingTrailing>?, Double)] = [
      (a.leftAnchor, nil, 20), (a.rightAnchor, nil, 120), (nil, a.leadingAnchor, 20),
      (nil, a.trailingAnchor, 120),
    ]
    var probes: [(Box, Double)] = []
    for (side, reading, x) in horizontal {
      let probe = Box("probe")
      root.addSubview(probe)
      if let side { probe.leftAnchor(equalTo: side) }
      if let reading { probe.leadingAnchor(equalTo: reading) }
      probes.append((probe, x))
    }
    let centered = Box("centered")
    root.addSubview(centered)
    centered.leftAnchor(equalTo: a.centerXAnchor)
    probes.append((centered, 70))
    var rows: [(Box, Double)] = []
    let places: [(YAxisAnchor, Double)] = [
      (a.topAnchor, 30), (a.bottomAnchor, 80), (a.centerYAnchor, 55),
      (a.firstBaselineAnchor, 42), (a.lastBaselineAnchor, 75),
    ]
    for (anchor, y) in places {
      let probe = Box("row")
      root.addSubview(probe)
      probe.topAnchor(equalTo: anchor)
      rows.append((probe, y))
    }
    try root.layout(in: window)
    for (probe, x) in probes { expectEqual(probe.frame.minX, x) }
    for (probe, y) in rows { expectEqual(probe.frame.minY, y) }
  }

  @Test("1.1: a frame smaller than the insets of its view causes no conflict")
  func insetsWithoutFrame() throws {
    for translates in [false, true] {
      let root = View()
      let a = View()
      a.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      a.translatesAutoresizingMaskIntoConstraints = translates
      root.addSubview(a)
      try root.layout(in: Size(width: 100, height: 100))
      // Only a mask constrains the view: its alignment rectangle is then empty.
      expectEqual(a.frame.size, (translates ? Size(width: 6, height: 4) : .zero))
    }
  }

  @Test("1.1: the frame exceeds the alignment rectangle by the insets")
  func alignmentInsets() throws {
    let a = Box("a").pinned(10, 10, 100, 50, in: root)
    root.addSubview(a)
    a.alignmentRectInsets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    let inner = Box("inner").pinned(1, 1, 5, 5, in: a)
    a.addSubview(inner)
    let right = Box("right")
    a.addSubview(right)
    right.rightAnchor(equalTo: a.rightAnchor).widthAnchor(equalTo: 7)
    try root.layout(in: window)
    expectEqual(numbers(a), [7, 8, 108, 56])
    // a.left is at 10 in the root and the frame starts at 7: the anchor is 3 from its own corner.
    expectEqual(numbers(inner), [4, 3, 5, 5])
    expectEqual(right.frame.maxX, 103)
    let cousin = Box("cousin")
    root.addSubview(cousin)
    cousin.leftAnchor(equalTo: inner.leftAnchor).topAnchor(equalTo: inner.topAnchor)
    try root.layout(in: window)
    expectEqual(cousin.frame.origin, Point(x: 11, y: 11))
  }

  @Test("1.1: alignment insets of the root lie inside its requested size")
  func rootInsets() throws {
    root.alignmentRectInsets = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let a = Box("a").edges(equalTo: root)
    root.addSubview(a)
    try root.layout(in: window)
    expectEqual(root.frame.size, window)
    expectEqual(numbers(a), [2, 1, 314, 476])
  }

  @Test("1.2: the content size applies to the alignment rectangle") func contentAndInsets() throws {
    let a = Box("a", 50, 20)
    root.addSubview(a)
    a.alignmentRectInsets = EdgeInsets(top: 2, left: 3, bottom: 4, right: 5)
    try root.layout(in: window)
    expectEqual(a.frame.size, Size(width: 58, height: 26))
  }

  @Test("1.3: widths and heights of views and guides are never negative") func noNegativeSizes() {
    let a = Box("a")
    root.addSubview(a)
    a.leftAnchor(equalTo: root.leftAnchor, constant: 20)
      .rightAnchor(equalTo: root.leftAnchor, constant: 10)
    expectEqual(failure { try root.layout(in: window) }, "unsatisfiable")
    let other = View("other")
    let guide = LayoutGuide("guide")
    other.addLayoutGuide(guide)
    guide.heightAnchor(equalTo: -1)
    expectEqual(failure { try other.layout(in: window) }, "unsatisfiable")
  }

  @Test("1.5: without a baseline, the first is the top and the last the bottom edge")
  func noBaseline() throws {
    let a = Box("a").pinned(0, 30, 10, 50, in: root)
    let b = Box("b")
    let c = Box("c")
    for box in [a, b, c] { root.addSubview(box) }
    b.topAnchor(equalTo: a.firstBaselineAnchor)
    c.topAnchor(equalTo: a.lastBaselineAnchor)
    try root.layout(in: window)
    expectEqual(b.frame.minY, 30)
    expectEqual(c.frame.minY, 80)
  }

  @Test("1.5: a view inside can provide the baseline") func innerBaseline() throws {
    final class Wrapper: View {
      let inner = Box("inner")
      override var viewForFirstBaselineLayout: View { inner }
    }
    let wrapper = Wrapper("wrapper").pinned(0, 100, 50, 50, in: root)
    wrapper.addSubview(wrapper.inner)
    wrapper.inner.pinned(0, 7, 10, 10, in: wrapper)
    wrapper.inner.fixedBaselines = Baselines(firstFromTop: 4)
    let b = Box("b")
    root.addSubview(wrapper)
    root.addSubview(b)
    b.topAnchor(equalTo: wrapper.firstBaselineAnchor)
    try root.layout(in: window)
    expectEqual(b.frame.minY, 111)
  }

  @Test("1.5: constraints follow a moved baseline") func movingBaseline() throws {
    let a = Box("a").pinned(0, 10, 10, 50, in: root)
    let b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    a.fixedBaselines = Baselines(firstFromTop: 5)
    b.topAnchor(equalTo: a.firstBaselineAnchor)
    try root.layout(in: window)
    expectEqual(b.frame.minY, 15)
    a.fixedBaselines = Baselines(firstFromTop: 9)
    a.invalidateIntrinsicContentSize()
    try root.layout(in: window)
    expectEqual(b.frame.minY, 19)
  }

  @Test("1.8: a location is expressed in the host's coordinates before it is multiplied")
  func multipliedLocations() throws {
    let outer = Box("outer").pinned(50, 0, 200, 100, in: root)
    root.addSubview(outer)
    let a = Box("a")
    outer.addSubview(a)
    a.centerXAnchor.constraint(equalTo: outer.centerXAnchor, multiplier: 1.5).isActive = true
    a.widthAnchor(equalTo: 10)
    try root.layout(in: window)
    expectEqual(a.frame.midX, 150)
    let b = Box("b")
    root.addSubview(b)
    b.leftAnchor.constraint(equalTo: a.leftAnchor, multiplier: 2).isActive = true
    try root.layout(in: window)
    // a.left is 50 + 145 in the root, which is the host of a and b.
    expectEqual(b.frame.minX, 390)
  }

  @Test("1.9: a size can be related to one of the other axis and to itself") func sizes() throws {
    let a = Box("a").heightAnchor(equalTo: 40)
    root.addSubview(a)
    a.widthAnchor(equalTo: a.heightAnchor, multiplier: 2, constant: 3)
    try root.layout(in: window)
    expectEqual(a.frame.width, 83)
  }

  @Test("1.9, 1.10: each pair of attributes has the fault of the matrix") func matrix() {
    typealias Class = (attribute: LayoutAttribute, group: String)
    let classes: [Class] = [
      (.leading, "Xd"), (.trailingMargin, "Xd"), (.left, "Xa"), (.rightMargin, "Xa"),
      (.centerX, "Xc"), (.top, "Y"), (.lastBaseline, "Y"), (.width, "D"), (.height, "D"),
    ]
    let a = View("a")
    root.addSubview(a)
    for first in classes {
      for second in classes {
        let made = LayoutConstraint(
          item: a, attribute: first.attribute, relatedBy: .equal, toItem: root,
          attribute: second.attribute)
        let pair = Set([first.group, second.group])
        let expected: ConstraintFault? =
          pair.count == 1
          ? nil
          : pair.contains("D")
            ? .sizeWithLocation
            : pair.contains("Y")
              ? .axesMixed : pair == ["Xd", "Xa"] ? .directionalWithAbsolute : nil
        expectEqual(made.fault, expected, "\(first.attribute) with \(second.attribute)")
      }
      let alone = LayoutConstraint(
        item: a, attribute: first.attribute, relatedBy: .equal, constant: 5)
      expectEqual(alone.fault, (first.group == "D" ? nil : .locationWithoutPartner))
    }
  }

  @Test("1.10: faulty constraints stay active, are not lowered, and strict layout names them")
  func faults() throws {
    let a = Box("a").pinned(1, 2, 3, 4, in: root)
    root.addSubview(a)
    try root.layout(in: window)
    let nan = a.widthAnchor.constraint(equalToConstant: .nan)
    let huge = a.widthAnchor.constraint(equalToConstant: 1e10)
    let zero = a.leftAnchor.constraint(equalTo: root.leftAnchor, multiplier: 0)
    let multiplier = a.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: .infinity)
    let priority = a.widthAnchor.constraint(equalToConstant: 3).with(priority: 0)
    let bad = [nan, huge, zero, multiplier, priority]
    expectEqual(
      bad.map(\.fault),
      [
        .invalidNumber, .invalidNumber, .locationWithoutPartner, .invalidNumber, .invalidPriority,
      ])
    LayoutConstraint.activate(bad)
    do {
      try root.layout(in: Size(width: 100, height: 100))
      Issue.record("strict layout accepted faulty constraints")
    } catch {
      guard case LayoutError.invalidConstraints(let named) = error else {
        Issue.record("\(error)")
        return
      }
      expectEqual(named.map(\.fault), bad.map(\.fault))
      expectEqual(named[0].file, "AnchorTests/AnchorRuleTests.swift")
    }
    expectEqual(root.frame.size, window)
    root.layoutIfNeeded()
    expectEqual(numbers(a), [1, 2, 3, 4])
    expectEqual(root.layoutNode.lastReport?.invalidConstraints.count, 5)
    nan.constant = 3
    LayoutConstraint.deactivate([huge, zero, multiplier, priority])
    try root.layout(in: window)
  }

  @Test func `a layout reports invalid constraints before conflicts`() throws {
    let root = View("root"), a = View("a")
    root.addSubview(a)
    let faulty = a.heightAnchor.constraint(equalToConstant: .nan)
    let clashing = a.widthAnchor.constraint(equalToConstant: 20)
    LayoutConstraint.activate([
      a.widthAnchor.constraint(equalToConstant: 10), clashing, faulty,
    ])
    // Nothing changes before the second layout, which throws an equal error.
    for _ in 1...2 {
      do {
        try root.layout(in: Size(width: 100, height: 100))
        Issue.record("strict layout accepted a faulty constraint")
      } catch {
        guard case LayoutError.invalidConstraints(let named) = error else {
          Issue.record("\(error)")
          return
        }
        expectEqual(named.map(\.fault), [.invalidNumber])
      }
    }
    faulty.constant = 30
    do {
      try root.layout(in: Size(width: 100, height: 100))
      Issue.record("strict layout accepted a clash")
    } catch {
      guard case LayoutError.unsatisfiable(let report) = error else {
        Issue.record("\(error)")
        return
      }
      expectEqual(report.members.count, 2)
    }
    clashing.isActive = false
    try root.layout(in: Size(width: 100, height: 100))
    expectEqual(a.frame.size, Size(width: 10, height: 30))
  }

  @Test("1.10: items of different trees are checked at layout and may join before it")
  func noCommonAncestor() throws {
    let other = View("other")
    let a = Box("a")
    let constraint = a.leftAnchor.constraint(equalTo: other.leftAnchor, constant: 5)
    constraint.isActive = true
    root.addSubview(a)
    expectEqual(failure { try root.layout(in: window) }, "noCommonAncestor")
    root.layoutIfNeeded()
    expectEqual(root.layoutNode.lastReport?.withoutCommonAncestor.count, 1)
    root.addSubview(other)
    other.pinned(30, 0, 10, 10, in: root)
    try root.layout(in: window)
    expectEqual(a.frame.minX, 35)
  }

  @Test("1.10: a size with multiplier 0 ignores its second item; negative numbers are legal")
  func zeroMultiplier() throws {
    let a = Box("a")
    root.addSubview(a)
    a.widthAnchor(equalTo: root.widthAnchor, multiplier: 0, constant: 12)
    a.heightAnchor(equalTo: root.widthAnchor, multiplier: -0.5, constant: 170)
    try root.layout(in: window)
    expectEqual(a.frame.size, Size(width: 12, height: 10))
  }

  @Test("1.10: a constraint that contradicts itself is unsatisfiable") func selfContradiction() {
    let a = Box("a")
    root.addSubview(a)
    a.leftAnchor(equalTo: a.leftAnchor, constant: 5, identifier: "impossible")
    do {
      try root.layout(in: window)
      Issue.record("a contradiction was accepted")
    } catch {
      guard case LayoutError.unsatisfiable(let report) = error else {
        Issue.record("\(error)")
        return
      }
      expectEqual(report.members.map(\.identifier), ["impossible"])
    }
  }
}
