import Anchors
import TestSupport
import Testing

/// Section 4 of the specification: autoresizing masks.
@Suite struct AutoresizingTests {
  let root = View("root")

  /// All eight masks of one axis: left or top margin, size, right or bottom margin.
  static let masks: [(String, Bool, Bool, Bool)] = [
    ("---", false, false, false), ("--&", false, false, true), ("&--", true, false, false),
    ("-&-", false, true, false), ("&&-", true, true, false), ("&-&", true, false, true),
    ("-&&", false, true, true), ("&&&", true, true, true),
  ]

  func mask(_ x: (Bool, Bool, Bool), _ y: (Bool, Bool, Bool)) -> AutoresizingMask {
    var mask: AutoresizingMask = []
    if x.0 { mask.insert(.flexibleLeftMargin) }
    if x.1 { mask.insert(.flexibleWidth) }
    if x.2 { mask.insert(.flexibleRightMargin) }
    if y.0 { mask.insert(.flexibleTopMargin) }
    if y.1 { mask.insert(.flexibleHeight) }
    if y.2 { mask.insert(.flexibleBottomMargin) }
    return mask
  }

  /// The table of rule 4.4: 160 and 80 in 320, the parent becoming 640.
  static let frames: [String: [Double]] = [
    "---": [160, 80], "--&": [160, 80], "&--": [480, 80], "-&-": [160, 400],
    "&&-": [1120.0 / 3, 560.0 / 3], "&-&": [1120.0 / 3, 80], "-&&": [160, 240], "&&&": [320, 160],
  ]

  @Test("4.3, 4.4, D: all eight masks resize both axes as the table states") func eightMasks()
    throws
  {
    for x in Self.masks {
      for y in Self.masks {
        let root = View("root")
        root.frame = Rect(x: 0, y: 0, width: 320, height: 320)
        let a = View("a")
        root.addSubview(a)
        a.translatesAutoresizingMaskIntoConstraints = true
        a.frame = Rect(x: 160, y: 160, width: 80, height: 80)
        a.autoresizingMask = mask((x.1, x.2, x.3), (y.1, y.2, y.3))
        try root.layout(in: Size(width: 320, height: 320))
        expectNear(numbers(a), [160, 160, 80, 80], "\(x.0) \(y.0)")
        try root.layout(in: Size(width: 640, height: 640))
        let across = try #require(Self.frames[x.0])
        let down = try #require(Self.frames[y.0])
        expectNear(numbers(a), [across[0], down[0], across[1], down[1]], "\(x.0) \(y.0)")
        try root.layout(in: Size(width: 320, height: 320))
        expectNear(numbers(a), [160, 160, 80, 80], "\(x.0) \(y.0) back")
      }
    }
  }

  @Test("4.3: parts of zero extent share equally") func nothingToCompare() throws {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let a = View("a")
    root.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    try root.layout(in: Size(width: 160, height: 100))
    expectEqual(numbers(a), [30, 0, 100, 100])
  }

  @Test("4.5: a mask has the constants of a logged layout") func loggedLayout() throws {
    // 64 wide in 393, 164.667 from the left.
    root.frame = Rect(x: 0, y: 0, width: 393, height: 100)
    let a = View("a")
    root.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = Rect(x: 164.667, y: 0, width: 64, height: 10)
    a.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
    try root.layout(in: Size(width: 1000, height: 100))
    expectNear(a.frame.minX, (0.500507 * 1000 - 32.0324), within: 1e-3)
  }

  @Test("4.1: masks are not translated by default, and a frame set by hand wins")
  func settingFrames()
    throws
  {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let a = View("a")
    root.addSubview(a)
    expect(!a.translatesAutoresizingMaskIntoConstraints)
    a.frame = Rect(x: 5, y: 6, width: 7, height: 8)
    try root.layout(in: Size(width: 200, height: 100))
    expectEqual(numbers(a), [5, 6, 7, 8], "nothing is said about it: it keeps its frame")
    a.translatesAutoresizingMaskIntoConstraints = true
    a.autoresizingMask = .flexibleWidth
    try root.layout(in: Size(width: 300, height: 100))
    expectEqual(numbers(a), [5, 6, 107, 8])
    a.frame = Rect(x: 10, y: 10, width: 50, height: 10)
    try root.layout(in: Size(width: 400, height: 100))
    expectEqual(numbers(a), [10, 10, 150, 10])
    a.translatesAutoresizingMaskIntoConstraints = false
    try root.layout(in: Size(width: 300, height: 100))
    expectEqual(numbers(a), [10, 10, 150, 10])
  }

  @Test("4.1: a frame can be stated with the superview size that it belongs to")
  func referenceSize() throws {
    let a = View("a")
    root.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.autoresizingReferenceSize = Size(width: 320, height: 320)
    a.frame = Rect(x: 160, y: 0, width: 80, height: 20)
    a.autoresizingMask = .flexibleLeftMargin
    try root.layout(in: Size(width: 640, height: 320))
    expectEqual(numbers(a), [480, 0, 80, 20])
  }

  @Test("4.1: constraints of other items follow a view that its mask resizes") func anchored()
    throws
  {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let a = View("a")
    let b = Box("b")
    root.addSubview(a)
    root.addSubview(b)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = Rect(x: 10, y: 10, width: 80, height: 80)
    a.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    b.edges(equalTo: a, insets: DirectionalEdgeInsets(5))
    try root.layout(in: Size(width: 200, height: 150))
    expectEqual(numbers(a), [10, 10, 180, 130])
    expectEqual(numbers(b), [15, 15, 170, 120])
  }

  @Test("4.6: a constraint that conflicts with a mask is reported together with the mask")
  func clash() throws {
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    let a = View("a")
    root.addSubview(a)
    a.translatesAutoresizingMaskIntoConstraints = true
    a.frame = Rect(x: 10, y: 10, width: 80, height: 80)
    a.widthAnchor(equalTo: 30)
    do {
      try root.layout(in: Size(width: 100, height: 100))
      Issue.record("no conflict")
    } catch {
      expect(String(describing: error).contains("autoresizing mask"))
      expect(String(describing: error).contains("a.width == 30"))
    }
    root.layoutIfNeeded()
    expectEqual(a.frame.width, 80)
  }

  @Test(
    "4.1: a container keeps its position after losing its constraints, between related items too")
  func formerConstraints() throws {
    let panel = View("panel"), a = Box("a", 10, 10)
    root.addSubview(panel)
    panel.addSubview(a)
    a.leftAnchor(equalTo: root.leftAnchor, constant: 70).topAnchor(equalTo: root.topAnchor)
    let place = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 30)
    place.isActive = true
    try root.layout(in: Size(width: 320, height: 480))
    expect(panel.frame.minX == 30 && a.frame.minX == 40)
    place.isActive = false
    try root.layout(in: Size(width: 330, height: 480))
    expect(panel.frame.minX == 30 && a.frame.minX == 40)
    // As everywhere, a frame set by hand counts.
    panel.frame.origin.x = 50
    try root.layout(in: Size(width: 320, height: 480))
    expect(panel.frame.minX == 50 && a.frame.minX == 20)
  }

  @Test("4.1: descendants move with a subview that keeps its frame") func keptFrame() throws {
    let panel = View("panel")
    panel.frame = Rect(x: 50, y: 60, width: 100, height: 100)
    let a = Box("a", 10, 10)
    let b = Box("b")
    root.addSubview(panel)
    panel.addSubview(a)
    root.addSubview(b)
    a.leftAnchor(equalTo: root.leftAnchor, constant: 70).topAnchor(
      equalTo: root.topAnchor, constant: 60)
    b.leftAnchor(equalTo: a.rightAnchor)
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(numbers(panel), [50, 60, 100, 100])
    expectEqual(numbers(a), [20, 0, 10, 10])
    expectEqual(b.frame.minX, 80)
    panel.frame = Rect(x: 40, y: 60, width: 100, height: 100)
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(a.frame.minX, 30)
    let constraint = panel.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
    constraint.isActive = true
    try root.layout(in: Size(width: 320, height: 480))
    expectEqual(panel.frame.minX, 5)
    expectEqual(a.frame.minX, 65)
  }

  /// The width is half of the superview's 200 points, with 10 points before it and 90 after it.
  @Test("4.1: a stated reference size belongs to the frame that was set, not to a computed one")
  func referenceAfterLayouts() throws {
    let mask = View("mask")
    let text = View("text")
    for view in [mask, text] { root.addSubview(view) }
    mask.translatesAutoresizingMaskIntoConstraints = true
    mask.autoresizingMask = .flexibleWidth
    mask.autoresizingReferenceSize = Size(width: 200, height: 100)
    mask.frame = Rect(x: 10, y: 10, width: 100, height: 20)
    try root.layout(width: 150, height: 100)
    expectEqual(mask.frame.width, 50)
    text.leftAnchor(equalTo: mask.rightAnchor)
    try root.layout(width: 150, height: 100)
    expectEqual(mask.frame.width, 50)
    try root.layout(width: 200, height: 100)
    expectEqual(mask.frame.width, 100)
    expectEqual(text.frame.minX, 110)
    text.removeFromSuperview()
    try root.layout(width: 170, height: 100)
    expectEqual(mask.frame.width, 70)
    mask.frame = Rect(x: 0, y: 0, width: 40, height: 20)
    try root.layout(width: 250, height: 100)
    expectEqual(mask.frame.width, 90)
    let other = View("other")
    other.addSubview(mask)
    try other.layout(width: 200, height: 100)
    expectEqual(mask.frame.width, 40)
    mask.autoresizingReferenceSize = nil
    text.leftAnchor(equalTo: root.leftAnchor)
    try other.layout(width: 200, height: 100)
    expectEqual(mask.frame.width, 40)
  }

  @Test("4.1: rebuilt rows of a mask use the frame that was set")
  func remadeRows() throws {
    let mask = View("mask")
    let text = View("text")
    for view in [mask, text] { root.addSubview(view) }
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    mask.translatesAutoresizingMaskIntoConstraints = true
    mask.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
    mask.frame = Rect(x: 10, y: 10, width: 60, height: 20.25)
    try root.layout(width: 0, height: 100)
    expectEqual(mask.frame.width, 0)
    // The first constraint on the view and the removal of the last one rebuild its rows.
    let bound = mask.widthAnchor.constraint(lessThanOrEqualToConstant: 5000)
    for isActive in [true, false] {
      bound.isActive = isActive
      try root.layout(width: 0, height: 100)
      try root.layout(width: 100, height: 100)
      expectNear(numbers(mask), [10, 10, 60, 20.25])
    }
    root.scale = 1
    try root.layout(width: 50, height: 100)
    expectEqual(mask.frame.height, 20)
    root.scale = nil
    bound.isActive = true
    try root.layout(width: 50, height: 100)
    expectNear(numbers(mask), [5, 10, 30, 20.25])
    mask.frame = Rect(x: 5, y: 0, width: 10, height: 10)
    try root.layout(width: 100, height: 100)
    expectNear(numbers(mask), [10, 0, 20, 10])
    mask.autoresizingMask = .flexibleWidth
    try root.layout(width: 120, height: 100)
    expectNear(numbers(mask), [10, 0, 40, 10])
  }

  /// A view of 50 points that grows with its superview.
  private func stretching(_ name: String) -> View {
    let view = View(name)
    view.translatesAutoresizingMaskIntoConstraints = true
    view.autoresizingMask = .flexibleWidth
    view.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    return view
  }

  @Test("2.8, 4.1: a failed layout does not set the reference size of a mask")
  func failedLayout() throws {
    let view = stretching("view")
    root.addSubview(view)
    let clash = root.widthAnchor.constraint(equalToConstant: 999)
    clash.isActive = true
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
    clash.isActive = false
    root.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    try root.layout(width: 200, height: 100)
    expectEqual(view.frame.width, 150)
  }

  @Test("4.1, 6.6: fitting sizes of a new tree do not set the reference size of a mask")
  func fittingFirst() throws {
    for asks in [true, false] {
      let (outer, inner) = (View("outer"), View("inner"))
      let view = stretching("view")
      inner.addSubview(view)
      inner.frame = Rect(x: 0, y: 0, width: 100, height: 100)
      try inner.layout(width: 120, height: 100)
      expectEqual(view.frame.width, 70)
      outer.addSubview(inner)
      inner.leftAnchor(equalTo: outer.leftAnchor).topAnchor(equalTo: outer.topAnchor)
        .size(width: 130, height: 100)
      // A constraint on the view rebuilds its rows.
      let tie = view.widthAnchor.constraint(lessThanOrEqualToConstant: 500)
      tie.isActive = true
      if asks { for _ in 0..<3 { _ = try outer.systemLayoutSizeFitting(.zero) } }
      try outer.layout(width: 200, height: 200)
      expectEqual(view.frame.width, 80)
    }
  }

  @Test("4.1: a guide that moves to another view starts with its current size") func movedGuide()
    throws
  {
    let (first, second) = (View("first"), View("second"))
    let guide = LayoutGuide("guide")
    let text = View("text")
    first.addLayoutGuide(guide)
    guide.layoutNode.translatesAutoresizingMaskIntoConstraints = true
    guide.layoutNode.autoresizingMask = .flexibleWidth
    guide.layoutNode.frame = Rect(x: 0, y: 0, width: 50, height: 50)
    first.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    try first.layout(width: 100, height: 100)
    second.frame = Rect(x: 0, y: 0, width: 200, height: 100)
    second.addSubview(text)
    second.addLayoutGuide(guide)
    text.rightAnchor(equalTo: guide.rightAnchor).size(width: 5, height: 5)
      .topAnchor(equalTo: guide.topAnchor)
    try second.layout(width: 200, height: 100)
    expectEqual(text.frame.maxX, 50)
  }

  @Test("4.1: a mask follows the frame of its superview, including alignment insets")
  func parentsInsets() throws {
    let parent = View("parent")
    let view = stretching("view")
    root.addSubview(parent)
    parent.pinned(0, 0, 100, 100, in: root).addSubview(view)
    parent.frame = Rect(x: 0, y: 0, width: 100, height: 100)
    try root.layout(width: 200, height: 200)
    expectEqual(view.frame.width, 50)
    parent.alignmentRectInsets.left = 10
    try root.layout(width: 200, height: 200)
    expectEqual(parent.frame.width, 110)
    expectEqual(view.frame.width, 60)
  }
}
