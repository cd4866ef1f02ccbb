import Anchors
import TestSupport
import Testing

/// The guide for the keyboard on a screen of 390 by 844 points.
///
/// The safe area ends at 810. The keyboard is 336 high, so that its top is at 508.
@Suite("The guide for the keyboard")
struct KeyboardGuideTests {
  private let root = View("root")
  private let page = View("page")
  private let button = View("button")
  private static let keyboard = Rect(x: 0, y: 844 - 336, width: 390, height: 336)

  init() {
    root.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
    root.addSubview(page)
  }

  private func layOut(keyboard: Bool) throws {
    root.keyboardFrame = keyboard ? Self.keyboard : nil
    try root.layout(width: 390, height: 844)
  }

  /// Places the page, with a button of 50 points above its own guide.
  private func place(top: Double, bottom: Double) {
    page.topAnchor(equalTo: root.topAnchor, constant: top)
      .bottomAnchor(equalTo: root.bottomAnchor, constant: bottom)
      .leadingAnchor(equalTo: root.leadingAnchor).widthAnchor(equalTo: 200)
    page.addSubview(button)
    button.heightAnchor(equalTo: 50).leadingAnchor(equalTo: page.leadingAnchor)
      .widthAnchor(equalTo: 80).bottomAnchor(equalTo: page.keyboardLayoutGuide.topAnchor)
  }

  @Test("the guide of the root is below the safe area, with the keyboard below its top, and back")
  func ofRoot() throws {
    let guide = root.keyboardLayoutGuide
    #expect(root.keyboardLayoutGuide === guide)
    for _ in 0..<2 {
      try layOut(keyboard: false)
      expectEqual(guide.layoutFrame, Rect(x: 0, y: 810, width: 390, height: 34))
      try layOut(keyboard: true)
      expectEqual(guide.layoutFrame, Rect(x: 0, y: 508, width: 390, height: 336))
    }
    // As it ends when it is hidden: below the root.
    root.keyboardFrame = Rect(x: 0, y: 844, width: 390, height: 336)
    try root.layout(width: 390, height: 844)
    expectEqual(guide.layoutFrame.minY, 810)
    // A lower screen has less of it.
    root.keyboardFrame = Self.keyboard
    try root.layout(width: 390, height: 600)
    expectEqual(guide.layoutFrame, Rect(x: 0, y: 508, width: 390, height: 600 - 508))
  }

  @Test("without the safe area the guide begins at the bottom edge while no keyboard is shown")
  func withoutSafeArea() throws {
    let guide = root.keyboardLayoutGuide
    try layOut(keyboard: false)
    guide.usesBottomSafeArea = false
    try layOut(keyboard: false)
    expectEqual(guide.layoutFrame, Rect(x: 0, y: 844, width: 390, height: 0))
    try layOut(keyboard: true)
    expectEqual(guide.layoutFrame.minY, 508)
    guide.usesBottomSafeArea = true
    try layOut(keyboard: false)
    expectEqual(guide.layoutFrame.minY, 810)
  }

  /// In the page's own coordinates: 508 minus its y, and 810 minus its y, but never below it.
  @Test(
    "a view has the keyboard where it is in the root, wherever the view ends",
    arguments: [
      (100, 0, 408, 710), (100, -10, 408, 710), (100, -34, 408, 710), (100, -100, 408, 644),
      (100, -336, 408, 408),
      // Above the keyboard, as high as the page.
      (0, -400, 444, 444),
      // Wholly below its top.
      (600, 0, -92, 210),
      // Longer than the root, by the 56 points of a spring at its end.
      (100, 56, 408, 710 + 56),
    ] as [(Double, Double, Double, Double)])
  func ofDescendant(top: Double, bottom: Double, shown: Double, hidden: Double) throws {
    place(top: top, bottom: bottom)
    for isShown in [false, true, true, false] {
      try layOut(keyboard: isShown)
      expectEqual(button.frame.maxY, isShown ? shown : hidden)
      expectEqual(button.frame.height, 50)
      expectEqual(page.frame.height, 844 + bottom - top)
    }
  }

  @Test("a guide follows its view, and the views around that")
  func moved() throws {
    place(top: 100, bottom: 0)
    let outer = View("outer")
    root.addSubview(outer)
    let top = outer.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    top.isActive = true
    outer.bottomAnchor(equalTo: root.bottomAnchor).leadingAnchor(equalTo: root.leadingAnchor)
      .widthAnchor(equalTo: 390)
    outer.addSubview(page)
    page.topAnchor(equalTo: outer.topAnchor, constant: 100)
      .bottomAnchor(equalTo: outer.bottomAnchor)
      .leadingAnchor(equalTo: outer.leadingAnchor)
    try layOut(keyboard: true)
    expectEqual(button.frame.maxY, 508 - 20 - 100)
    top.constant = 60
    try layOut(keyboard: true)
    expectEqual(button.frame.maxY, 508 - 60 - 100)
    // A tree of its own has the keyboard of its root, and none.
    outer.removeFromSuperview()
    try outer.layout(width: 390, height: 784)
    expectEqual(button.frame.maxY, 784 - 100)
  }

  @Test("a scroll view above the keyboard is lower without it, and its content stays as it is")
  func scrollView() throws {
    let scroll = ScrollView("scroll"), field = View("field"), bar = View("bar")
    root.addSubview(scroll)
    scroll.addSubview(field)
    scroll.addSubview(bar)
    scroll.topAnchor(equalTo: root.topAnchor).horizontalEdges(equalTo: root)
      .bottomAnchor(equalTo: root.keyboardLayoutGuide.topAnchor)
    field.edges(equalTo: scroll.contentLayoutGuide).widthAnchor(equalTo: 390)
      .heightAnchor(equalTo: 2000)
    // In the content a guide ends with its view, wherever that is scrolled to.
    let mark = View("mark")
    field.addSubview(mark)
    mark.size(width: 5, height: 5).leadingAnchor(equalTo: field.leadingAnchor)
      .bottomAnchor(equalTo: field.keyboardLayoutGuide.topAnchor)
    // A bar at the frame does not scroll. It ends at the frame, which ends at the keyboard.
    bar.edges(equalTo: scroll.frameLayoutGuide)
    let tool = View("tool")
    bar.addSubview(tool)
    tool.size(width: 5, height: 5).leadingAnchor(equalTo: bar.leadingAnchor)
      .bottomAnchor(equalTo: bar.keyboardLayoutGuide.topAnchor)
    try layOut(keyboard: true)
    expectEqual(scroll.frame.height, 508)
    for offset in [0.0, 700] {
      scroll.contentOffset = Point(x: 0, y: offset)
      try layOut(keyboard: true)
      expectEqual(field.frame.height, 2000)
      expectEqual(mark.frame.maxY, 2000)
      expectEqual(tool.frame.maxY, 508)
    }
    try layOut(keyboard: false)
    expectEqual(scroll.frame.height, 810)
    expectEqual(tool.frame.maxY, 810)
  }

  @Test("the keyboard is over the frame of a scroll view, and not over its content")
  func pinnedToFrame() throws {
    let scroll = ScrollView("scroll"), bar = View("bar")
    root.addSubview(scroll)
    scroll.addSubview(bar)
    scroll.edges(equalTo: root)
    bar.edges(equalTo: scroll.frameLayoutGuide)
    bar.addSubview(button)
    button.size(width: 5, height: 5).leadingAnchor(equalTo: bar.leadingAnchor)
      .bottomAnchor(equalTo: bar.keyboardLayoutGuide.topAnchor)
    // The content ends below the keyboard as well, but is scrolled out of it.
    let field = View("field"), mark = View("mark")
    scroll.addSubview(field)
    field.edges(equalTo: scroll.contentLayoutGuide).size(width: 390, height: 2000)
    field.addSubview(mark)
    mark.size(width: 5, height: 5).leadingAnchor(equalTo: field.leadingAnchor)
      .bottomAnchor(equalTo: field.keyboardLayoutGuide.topAnchor)
    for offset in [0.0, 70] {
      scroll.contentOffset = Point(x: 0, y: offset)
      try layOut(keyboard: true)
      expectEqual(button.frameInRoot.maxY, 508)
      expectEqual(mark.frame.maxY, 2000)
    }
  }

  /// Content of 600 points, above the guide: 634 with the safe area, with and without a keyboard.
  @Test("a height that a layout or a fitting finds is that of the content, and of the safe area")
  func openHeight() throws {
    root.addSubview(button)
    button.topAnchor(equalTo: root.topAnchor).horizontalEdges(equalTo: root).heightAnchor(
      equalTo: 600
    )
    .bottomAnchor(equalTo: root.keyboardLayoutGuide.topAnchor)
    for isShown in [false, true] {
      root.keyboardFrame = isShown ? Self.keyboard : nil
      expectEqual(
        try root.layoutNode.systemLayoutSizeFitting(.layoutFittingCompressed).height, 634)
      try root.layout(width: 390, height: nil)
      expectEqual(root.frame.height, 634)
    }
  }

  /// The button would be 100 high, and the guide is no reason for another height.
  @Test("a guide pulls on no height that is open")
  func openHeightOfView() throws {
    page.topAnchor(equalTo: root.topAnchor).horizontalEdges(equalTo: root)
      .heightAnchor(greaterThanOrEqualTo: 200)
    page.addSubview(button)
    button.topAnchor(equalTo: page.topAnchor).horizontalEdges(equalTo: page).heightAnchor(
      equalTo: 100
    )
    .bottomAnchor(lessThanOrEqualTo: page.keyboardLayoutGuide.topAnchor)
    page.heightAnchor(equalTo: 0, priority: 1)
    for isShown in [false, true] {
      try layOut(keyboard: isShown)
      expectEqual(page.frame.height, 200)
    }
  }

  /// 300 points end above the keyboard.
  ///
  /// 510 end 2 below its top, and the more is added for it, the further they end below it: no
  /// height is right.
  @Test("a view as high as its content is no higher above the keyboard, and ambiguous across it")
  func heightOfContent() throws {
    page.topAnchor(equalTo: root.topAnchor).horizontalEdges(equalTo: root)
    page.addSubview(button)
    button.topAnchor(equalTo: page.topAnchor).horizontalEdges(equalTo: page)
      .bottomAnchor(equalTo: page.keyboardLayoutGuide.topAnchor)
    let height = button.heightAnchor.constraint(equalToConstant: 300)
    height.isActive = true
    try layOut(keyboard: true)
    expectEqual(page.frame.height, 300)
    height.constant = 510
    try layOut(keyboard: true)
    expectEqual(root.ambiguousItems.map { $0.item.name }, ["page", "keyboard"])
    let first = page.frame
    try layOut(keyboard: true)
    expectEqual(page.frame, first)
    height.constant = 300
    try layOut(keyboard: true)
    expectEqual(page.frame.height, 300)
  }

  @Test("edges of the guide are those of the view in both directions") func directions() throws {
    root.addSubview(button)
    button.size(width: 100, height: 50)
      .leadingAnchor(equalTo: root.keyboardLayoutGuide.leadingAnchor, constant: 16)
      .bottomAnchor(equalTo: root.keyboardLayoutGuide.topAnchor, constant: -8)
    root.safeAreaInsets = EdgeInsets(top: 0, left: 47, bottom: 21, right: 30)
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      root.layoutDirection = direction
      try layOut(keyboard: true)
      let x = direction == .leftToRight ? 16.0 : 390 - 16 - 100
      expectEqual(button.frame, Rect(x: x, y: 508 - 8 - 50, width: 100, height: 50))
    }
  }

  @Test("alignment insets of a view do not move its guide") func alignment() throws {
    page.alignmentRectInsets = EdgeInsets(top: 3, left: 4, bottom: 5, right: 6)
    page.edges(equalTo: root)
    page.addSubview(button)
    button.edges(equalTo: page.keyboardLayoutGuide)
    try layOut(keyboard: true)
    expectEqual(page.frame, Rect(x: -4, y: -3, width: 400, height: 852))
    expectEqual(button.frame, Rect(x: 0, y: 511, width: 400, height: 341))
  }

  @Test("a view above the guide of the root has none of the keyboard itself") func above() throws {
    page.topAnchor(equalTo: root.topAnchor).horizontalEdges(equalTo: root)
      .bottomAnchor(equalTo: root.keyboardLayoutGuide.topAnchor)
    page.addSubview(button)
    button.size(width: 10, height: 10).leadingAnchor(equalTo: page.leadingAnchor)
      .bottomAnchor(equalTo: page.keyboardLayoutGuide.topAnchor)
    for isShown in [true, false, true] {
      try layOut(keyboard: isShown)
      expectEqual(page.frame.height, isShown ? 508 : 810)
      expectEqual(button.frame.maxY, page.frame.height)
    }
  }

  /// The page ends twice the height of its guide above the bottom edge, which is 0 there.
  @Test("a guide that moves its view away from the keyboard and back ends in a layout")
  func oscillation() throws {
    page.topAnchor(equalTo: root.topAnchor).horizontalEdges(equalTo: root)
    page.bottomAnchor.anchorWithOffset(to: root.bottomAnchor)
      .constraint(equalTo: page.keyboardLayoutGuide.heightAnchor, multiplier: 2).isActive = true
    page.keyboardLayoutGuide.usesBottomSafeArea = false
    try layOut(keyboard: true)
    let first = page.frame
    expect(first.height == 844 || first.height == 844 - 672)
    try layOut(keyboard: true)
    expectEqual(page.frame, first)
    try layOut(keyboard: false)
    expectEqual(page.frame.height, 844)
  }

  @Test("a conflict names the guide, and the layout without a keyboard works again")
  func conflict() throws {
    root.addSubview(button)
    button.topAnchor(equalTo: root.topAnchor).horizontalEdges(equalTo: root).heightAnchor(
      greaterThanOrEqualTo: 600
    )
    .bottomAnchor(equalTo: root.keyboardLayoutGuide.topAnchor)
    try layOut(keyboard: false)
    expectEqual(button.frame.height, 810)
    do {
      try layOut(keyboard: true)
      Issue.record("600 points fit above 508")
    } catch {
      expect("\(error)".contains("keyboard.top == root.bottom - 336"), "\(error)")
    }
    expectEqual(button.frame.height, 810)
    try layOut(keyboard: false)
    expectEqual(button.frame.height, 810)
  }

  @Test("a layout without the guide has none, whatever the keyboard") func unused() throws {
    page.edges(equalTo: root)
    try layOut(keyboard: true)
    expectEqual(
      root.frameDescription, "root (0, 0, 390, 844)\n  page (0, 0, 390, 844)")
  }
}
