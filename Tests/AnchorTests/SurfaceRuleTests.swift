import Anchors
import TestSupport
import Testing

/// Section 3 of the specification: the public API of anchors and constraints.
@Suite struct SurfaceRuleTests {
  let root = View("root")
  let window = Size(width: 320, height: 480)

  @Test("3.1, 3.3: a new constraint has the properties of its call") func readBack() {
    let a = View("a")
    root.addSubview(a)
    let line = #line + 1
    let made = a.leadingAnchor.constraint(greaterThanOrEqualTo: root.leadingAnchor, constant: 3)
    #expect(made.firstItem === a.layoutNode)
    #expect(made.secondItem === root.layoutNode)
    expect(made.firstAttribute == .leading && made.secondAttribute == .leading)
    expectEqual(made.relation, .greaterThanOrEqual)
    expect(made.multiplier == 1 && made.constant == 3 && made.priority == .required)
    expect(!made.isActive && made.identifier == nil)
    expectEqual(made.origin.line, line)
    expectEqual("\(made.origin.file)", "AnchorTests/SurfaceRuleTests.swift")
    expectEqual(made.equation, "a.leading >= root.leading + 3")
    let size = a.widthAnchor.constraint(equalTo: root.heightAnchor, multiplier: 0.5, constant: -2)
      .with(priority: 20.5).with(identifier: "half")
    expectEqual(size.equation, "a.width == 0.5 * root.height - 2 @20.5")
    expectEqual(size.identifier, "half")
    expectEqual(a.heightAnchor.constraint(lessThanOrEqualToConstant: 7).equation, "a.height <= 7")
  }

  @Test("3.2, 3.4: distances between anchors act as dimensions and may be negative") func offsets()
    throws
  {
    let a = Box("a").pinned(10, 0, 50, 10, in: root)
    let b = Box("b").pinned(100, 0, 30, 10, in: root)
    let c = Box("c")
    for box in [a, b, c] { root.addSubview(box) }
    let gap = a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
    c.widthAnchor.constraint(equalTo: gap, multiplier: 2).isActive = true
    let down = a.topAnchor.anchorWithOffset(to: c.topAnchor)
    let back = b.leftAnchor.anchorWithOffset(to: c.leftAnchor)
    LayoutConstraint.activate([
      down.constraint(equalTo: gap, constant: 1), back.constraint(equalToConstant: -90),
    ])
    try root.layout(in: window)
    expectEqual(c.frame.width, 80)
    expectEqual(c.frame.minY, 41)
    expectEqual(c.frame.minX, 10)
    expectEqual(down.constraint(equalTo: gap).equation, "(a.top -> c.top) == (a.right -> b.left)")
  }

  @Test("3.4: equal distances create equal gaps") func equalGaps() throws {
    let a = Box("a").pinned(0, 0, 40, 1, in: root)
    let b = Box("b").widthAnchor(equalTo: 50)
    let c = Box("c").widthAnchor(equalTo: 60).rightAnchor(equalTo: root.rightAnchor)
    for box in [a, b, c] { root.addSubview(box) }
    a.rightAnchor.anchorWithOffset(to: b.leftAnchor)
      .constraint(equalTo: b.rightAnchor.anchorWithOffset(to: c.leftAnchor)).isActive = true
    try root.layout(in: window)
    expectEqual(b.frame.minX, 125)
  }

  @Test("3.5: standard spacing is 8 times the multiplier, in the reading direction")
  func systemSpacing() throws {
    let a = Box("a").pinned(100, 50, 20, 20, in: root)
    let boxes = ["after", "right", "below"].map { Box($0).size(width: 4, height: 4) }
    for box in [a] + boxes { root.addSubview(box) }
    LayoutConstraint.activate([
      boxes[0].leadingAnchor.constraint(equalToSystemSpacingAfter: a.trailingAnchor),
      boxes[1].leftAnchor.constraint(
        greaterThanOrEqualToSystemSpacingAfter: a.rightAnchor, multiplier: 2),
      boxes[1].leftAnchor.constraint(equalTo: root.leftAnchor).with(priority: 10),
      boxes[2].topAnchor.constraint(
        lessThanOrEqualToSystemSpacingBelow: a.bottomAnchor, multiplier: 0.5),
      boxes[2].topAnchor.constraint(equalTo: root.topAnchor, constant: 400).with(priority: 10),
    ])
    try root.layout(in: window)
    expectEqual(boxes[0].frame.minX, 128)
    expectEqual(boxes[1].frame.minX, 136)
    expectEqual(boxes[2].frame.minY, 74)
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectEqual(boxes[0].frame.maxX, 92)
    root.layoutDirection = nil
    root.layoutNode.systemSpacing = { before, _, axis in
      axis == .vertical ? 20 : before.name.utf8.elementsEqual("a".utf8) ? 10 : 1
    }
    try root.layout(in: window)
    expectEqual(boxes[0].frame.minX, 130)
    expectEqual(boxes[1].frame.minX, 140)
    expectEqual(boxes[2].frame.minY, 80)
  }

  @Test("3.6: a guide is a rectangle without a content size") func guide() throws {
    let guide = LayoutGuide("gap")
    root.addLayoutGuide(guide)
    let a = Box("a")
    root.addSubview(a)
    guide.leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
      .topAnchor(equalTo: root.topAnchor, constant: 20)
      .widthAnchor(equalTo: root.widthAnchor, multiplier: 0.25).heightAnchor(equalTo: 30)
    a.leadingAnchor(equalTo: guide.trailingAnchor).centerYAnchor(equalTo: guide.centerYAnchor)
    try root.layout(in: window)
    expectEqual(numbers(guide.layoutFrame), [10, 20, 80, 30])
    expectEqual(a.frame.minX, 90)
    expect(root.frameDescription.contains("guide gap (10, 20, 80, 30)"))
  }

  @Test("3.7: margins are set by sides or by the reading direction") func margins() throws {
    let a = Box("a").edges(equalTo: root.layoutMarginsGuide)
    root.addSubview(a)
    try root.layout(in: window)
    expectEqual(numbers(a), [8, 8, 304, 464])
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    try root.layout(in: window)
    expectEqual(numbers(a), [20, 10, 260, 440])
    root.layoutDirection = .rightToLeft
    try root.layout(in: window)
    expectEqual(numbers(a), [20, 10, 260, 440], "margins by sides do not turn round")
    root.directionalLayoutMargins = DirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    try root.layout(in: window)
    expectEqual(numbers(a), [4, 1, 314, 476])
    expectEqual(root.layoutMargins, EdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    root.layoutDirection = .leftToRight
    try root.layout(in: window)
    expectEqual(numbers(a), [2, 1, 314, 476])
  }

  @Test("1.4: margin attributes refer to the margins guide") func marginAttributes() throws {
    let a = Box("a")
    root.addSubview(a)
    let pairs: [(LayoutAttribute, LayoutAttribute)] = [
      (.left, .leftMargin), (.trailing, .trailingMargin), (.centerY, .centerYWithinMargins),
    ]
    for (mine, margin) in pairs {
      LayoutConstraint(item: a, attribute: mine, relatedBy: .equal, toItem: root, attribute: margin)
        .isActive = true
    }
    a.heightAnchor(equalTo: 10)
    root.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
    try root.layout(in: window)
    expectEqual(numbers(a), [20, 225, 260, 10])
  }

  @Test("3.7: preserved margins are at least the part of the superview's that reaches in")
  func preservedMargins() throws {
    root.layoutMargins = EdgeInsets(30)
    let panel = Box("panel").pinned(10, 0, 310, 200, in: root)
    let a = Box("a")
    root.addSubview(panel)
    panel.addSubview(a)
    a.edges(equalTo: panel.layoutMarginsGuide)
    try root.layout(in: window)
    expectEqual(numbers(a), [8, 8, 294, 184])
    panel.preservesSuperviewLayoutMargins = true
    try root.layout(in: window)
    // 20 of the 30 reach in from the left, 30 from the top and the right, none from the bottom.
    expectEqual(numbers(a), [20, 30, 260, 162])
  }

  @Test(
    "3.7: margins reach through views that preserve them, even if these have no margins guide",
    arguments: [false, true])
  func marginsReachThrough(isAsked: Bool) throws {
    root.layoutMargins = EdgeInsets(40)
    root.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    let outer = View("outer").edges(equalTo: root, insets: DirectionalEdgeInsets(5))
    let inner = View("inner").edges(equalTo: outer, insets: DirectionalEdgeInsets(7))
    let box = Box("box").edges(equalTo: inner.layoutMarginsGuide)
    root.addSubview(outer)
    outer.addSubview(inner)
    inner.addSubview(box)
    for view in [outer, inner] { view.preservesSuperviewLayoutMargins = true }
    if isAsked { _ = outer.layoutMarginsGuide }
    try root.layout(in: window)
    // Of 40, and 60 at the top, 12 are outside the inner view, which is 296 x 456.
    expectEqual(numbers(box), [28, 48, 240, 380])
    root.layoutMargins.left = 100
    try root.layout(in: window)
    expectEqual(numbers(box), [88, 48, 180, 380])
    // The outer view's own 8 exceed the distance of 7; 8 of the safe area reach into the inner
    // view.
    outer.preservesSuperviewLayoutMargins = false
    try root.layout(in: window)
    expectEqual(numbers(box), [8, 16, 280, 432])
  }

  @Test("3.7: the safe area insets margins and reaches into descendants") func safeArea() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let a = Box("a").edges(equalTo: root.safeAreaLayoutGuide)
    let b = Box("b").edges(equalTo: root.layoutMarginsGuide)
    let panel = Box("panel").pinned(0, 20, 320, 460, in: root)
    let inner = Box("inner")
    for box in [a, b, panel] { root.addSubview(box) }
    panel.addSubview(inner)
    inner.edges(equalTo: panel.safeAreaLayoutGuide)
    try root.layout(in: window)
    expectEqual(numbers(a), [0, 44, 320, 402])
    expectEqual(numbers(b), [8, 52, 304, 386])
    expectEqual(numbers(inner), [0, 24, 320, 402])
    root.insetsLayoutMarginsFromSafeArea = false
    try root.layout(in: window)
    expectEqual(numbers(b), [8, 8, 304, 464])
  }

  @Test("3.7: the readable content guide is centered within the margins") func readable() throws {
    let a = Box("a").edges(equalTo: root.readableContentGuide)
    root.addSubview(a)
    try root.layout(in: window)
    expectEqual(numbers(a), [8, 8, 304, 464])
    try root.layout(in: Size(width: 1000, height: 100))
    expectEqual(numbers(a), [164, 8, 672, 84])
    root.readableContentWidth = 500
    try root.layout(in: Size(width: 1000, height: 100))
    expectEqual(numbers(a), [250, 8, 500, 84])
  }

  @Test("3.7: margins can follow the readable width") func readableMargins() throws {
    let page = View("page"), inner = View("inner"), text = Box("text")
    root.addSubview(page)
    page.leftAnchor(equalTo: root.leftAnchor).rightAnchor(equalTo: root.rightAnchor)
      .topAnchor(equalTo: root.topAnchor).heightAnchor(equalTo: 100).addSubview(inner)
    page.layoutMargins = EdgeInsets(top: 1, left: 20, bottom: 3, right: 40)
    page.layoutMarginsFollowReadableWidth = true
    inner.edges(equalTo: page).addSubview(text)
    inner.layoutMargins = EdgeInsets(8)
    inner.preservesSuperviewLayoutMargins = true
    text.edges(equalTo: inner.layoutMarginsGuide)
    let box = Box("box").edges(equalTo: page.layoutMarginsGuide)
    page.addSubview(box)
    // In a narrower view, the margins are its own.
    try root.layout(in: Size(width: 600, height: 480))
    expectEqual(numbers(box), [20, 1, 540, 96])
    expectEqual(numbers(text), [20, 8, 540, 84])
    // 1000 - 60 - 672 = 268 more, half of it on each side; preserving views inherit it.
    try root.layout(in: Size(width: 1000, height: 480))
    expectEqual(numbers(box), [154, 1, 672, 96])
    expectEqual(numbers(text), [154, 8, 672, 84])
    root.readableContentWidth = 500
    try root.layout(in: Size(width: 1000, height: 480))
    expectEqual(numbers(box), [240, 1, 500, 96])
    page.layoutMarginsFollowReadableWidth = false
    try root.layout(in: Size(width: 1000, height: 480))
    expectEqual(numbers(box), [20, 1, 940, 96])
  }

  @Test("3.7: margins that follow the readable width constrain only items that use them")
  func unusedReadableMargins() throws {
    let page = View("page"), box = Box("box")
    root.addSubview(page)
    page.addSubview(box)
    page.leftAnchor(equalTo: root.leftAnchor).widthAnchor(equalTo: 900, priority: 500)
    page.layoutMarginsFollowReadableWidth = true
    _ = page.layoutMarginsGuide
    try root.layout(in: Size(width: 1000, height: 100))
    expectEqual(page.frame.width, 900)
    // Once used, the guide may be centered in any width.
    box.leftAnchor(equalTo: page.layoutMarginsGuide.leftAnchor)
    try root.layout(in: Size(width: 1000, height: 100))
    expect(box.frame.minX >= 8 && box.frame.minX == (page.frame.width - 672) / 2)
  }

  @Test(
    "2.12: an ambiguous edge lies at its bound, and an ambiguous size is as small as possible"
  )
  func openInequalities() throws {
    func frame(_ state: (View, View) -> Void) throws -> [Double] {
      let outer = View("outer"), view = View("view")
      outer.addSubview(view)
      state(outer, view)
      try outer.layout(width: 300, height: 200)
      return numbers(view)
    }
    // The values of UIKit, according to the tests of a library that run on iOS.
    try expectEqual(
      frame { $1.topAnchor(lessThanOrEqualTo: $0.topAnchor, constant: 10) }, [0, 10, 0, 0])
    try expectEqual(
      frame { $1.widthAnchor(lessThanOrEqualTo: $0.widthAnchor, constant: -52) },
      [
        0, 0, 0, 0,
      ])
    try expectEqual(
      frame { $1.leadingAnchor(greaterThanOrEqualTo: $0.leadingAnchor, constant: -7) },
      [-7, 0, 0, 0])
    try expectEqual(
      frame { $1.bottomAnchor(lessThanOrEqualTo: $0.bottomAnchor, constant: -5) }, [0, 195, 0, 0])
    try expectEqual(
      frame { $1.widthAnchor(greaterThanOrEqualTo: $0.widthAnchor, constant: -52) }, [0, 0, 248, 0])
    try expectEqual(frame { $1.widthAnchor(lessThanOrEqualTo: 52) }, [0, 0, 0, 0])
    // A view pinned at one edge extends as far as the bound of the other.
    try expectEqual(
      frame {
        $1.topAnchor(equalTo: $0.topAnchor, constant: 20)
          .bottomAnchor(lessThanOrEqualTo: $0.bottomAnchor, constant: -5)
      }, [0, 20, 0, 175])
  }

  @Test("3.8: a changed constant moves only the constrained item") func constants() throws {
    let a = Box("a").size(width: 10, height: 10).topAnchor(equalTo: root.topAnchor)
    root.addSubview(a)
    let left = a.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 1)
    left.isActive = true
    try root.layout(in: window)
    left.constant = 50
    let result = try root.layout(in: window)
    expectEqual(a.frame.minX, 50)
    expectEqual(result.changed.map(\.name), ["a"])
  }

  @Test("3.8: activating a constraint twice equals activating it once") func activation()
    throws
  {
    let a = Box("a")
    root.addSubview(a)
    let width = a.widthAnchor.constraint(equalToConstant: 10)
    LayoutConstraint.activate([width, width])
    width.isActive = true
    try root.layout(in: window)
    LayoutConstraint.deactivate([width, width])
    expect(!width.isActive)
    a.widthAnchor(equalTo: 20)
    try root.layout(in: window)
    expectEqual(a.frame.width, 20)
  }

  @Test("3.11: the chain returns the receiver and passes its constraints to the caller")
  func chain() throws {
    var made: [LayoutConstraint] = []
    let a = Box("a")
    root.addSubview(a)
    let line = #line + 1
    let same = a.topAnchor(equalTo: root.topAnchor, constant: 4, identifier: "top", into: &made)
      .leadingAnchor(greaterThanOrEqualTo: root.leadingAnchor, priority: 300, into: &made)
      .widthAnchor(lessThanOrEqualTo: 9, into: &made)
      .heightAnchor(equalTo: a.widthAnchor, multiplier: 2, into: &made)
    #expect(same === a)
    expectEqual(
      made.map(\.equation),
      [
        "a.top == root.top + 4", "a.leading >= root.leading @300", "a.width <= 9",
        "a.height == 2 * a.width",
      ])
    expectEqual(made.map(\.isActive), [true, true, true, true])
    expectEqual(made[0].identifier, "top")
    expectEqual(made.map(\.origin.line), [line, line + 1, line + 2, line + 3])
    made[2].isActive = false
    a.widthAnchor(equalTo: 30)
    try root.layout(in: window)
    expectEqual(numbers(a), [0, 4, 30, 60])
  }

  @Test("3.11: groups of the chain add their individual constraints") func groups() {
    var made: [LayoutConstraint] = []
    let a = View("a")
    root.addSubview(a)
    let insets = DirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    a.edges(equalTo: root, insets: insets, into: &made).center(equalTo: root, into: &made)
      .size(equalTo: root, into: &made).size(width: 5, height: 6, into: &made)
      .aspectRatio(1.5, into: &made)
    expectEqual(
      made.map(\.equation),
      [
        "a.top == root.top + 1", "a.leading == root.leading + 2", "a.bottom == root.bottom - 3",
        "a.trailing == root.trailing - 4", "a.centerX == root.centerX", "a.centerY == root.centerY",
        "a.width == root.width", "a.height == root.height", "a.width == 5", "a.height == 6",
        "a.width == 1.5 * a.height",
      ])
  }

  @Test("3.11: every attribute of the chain positions a frame") func everyAttribute() throws {
    let a = Box("a").pinned(40, 30, 100, 50, in: root)
    a.fixedBaselines = Baselines(firstFromTop: 12, lastFromBottom: 5)
    root.addSubview(a)
    func box() -> Box {
      let made = Box("box").size(width: 10, height: 6)
      root.addSubview(made)
      return made
    }
    let xs: [(Box, Double)] = [
      (box().leadingAnchor(equalTo: a.leadingAnchor), 40),
      (box().trailingAnchor(equalTo: a.trailingAnchor), 130),
      (box().leftAnchor(equalTo: a.rightAnchor), 140),
      (box().rightAnchor(equalTo: a.leftAnchor), 30),
      (box().centerXAnchor(equalTo: a.centerXAnchor), 85),
      (box().centerXAnchor(equalTo: a.leftAnchor), 35),
      (box().leadingAnchor(equalTo: a.centerXAnchor), 90),
    ]
    let ys: [(Box, Double)] = [
      (box().topAnchor(equalTo: a.bottomAnchor), 80),
      (box().bottomAnchor(equalTo: a.topAnchor), 24),
      (box().centerYAnchor(equalTo: a.centerYAnchor), 52),
      (box().firstBaselineAnchor(equalTo: a.firstBaselineAnchor), 42),
      (box().lastBaselineAnchor(equalTo: a.lastBaselineAnchor), 69),
    ]
    try root.layout(in: window)
    for (box, x) in xs { expectEqual(box.frame.minX, x) }
    for (box, y) in ys { expectEqual(box.frame.minY, y) }
  }
}
