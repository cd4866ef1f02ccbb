import Anchors
import TestSupport
import Testing

/// Insets that reach into items follow from the current state, not from earlier layouts.
@Suite("Insets after other layouts")
struct InsetHistoryTests {
  private let root = View("root")
  private let page = View("page")
  private let box = View("box")

  init() {
    root.addSubview(page)
    page.addSubview(box)
    page.edges(equalTo: root)
    box.edges(equalTo: page.layoutMarginsGuide)
  }

  private static let wide = EdgeInsets(top: 47, left: 0, bottom: 0, right: 0)

  /// 8 points of margin around a box of 100: 116.
  @Test("a layout works again after the safe area that made it fail is removed") func failure()
    throws
  {
    box.heightAnchor(equalTo: 100)
    try root.layout(width: 300, height: 116)
    root.safeAreaInsets = Self.wide
    #expect(throws: LayoutError.self) { try root.layout(width: 300, height: 116) }
    expectEqual(page.frame, Rect(x: 0, y: 0, width: 300, height: 116))
    root.safeAreaInsets = .zero
    for _ in 0..<2 {
      try root.layout(width: 300, height: 116)
      expectEqual(box.frame, Rect(x: 8, y: 8, width: 284, height: 100))
    }
  }

  @Test("a recovering layout breaks no constraint for outdated insets") func recovering() throws {
    box.heightAnchor(greaterThanOrEqualTo: 100)
    root.safeAreaInsets = Self.wide
    try root.layout(width: 300, height: 163)
    expectEqual(box.frame.minY, 55)
    root.safeAreaInsets = .zero
    root.layoutIfNeeded(width: 300, height: 116)
    #expect(root.layoutNode.lastReport?.conflicts.isEmpty != false)
    expectEqual(box.frame, Rect(x: 8, y: 8, width: 284, height: 100))
  }

  @Test(
    "a layout works again after invalid insets",
    arguments: [Double.infinity, -.infinity, .nan, 1e300, 1e10, 1001])
  func unusable(top: Double) throws {
    box.heightAnchor(equalTo: 100)
    for isStrict in [true, false] {
      root.safeAreaInsets = EdgeInsets(top: top, left: 0, bottom: 0, right: 0)
      if isStrict {
        // NaN and negative insets reach into nothing.
        let isFine = !(top > 0)
        let result = try? root.layout(width: 300, height: 116)
        expectEqual((result != nil), isFine)
      } else {
        root.layoutIfNeeded(width: 300, height: 116)
      }
      root.safeAreaInsets = .zero
      try root.layout(width: 300, height: 116)
      expectEqual(box.frame, Rect(x: 8, y: 8, width: 284, height: 100))
    }
  }

  @Test("a removed subtree drops its old tree's safe area") func leaving() throws {
    box.size(width: 10, height: 10)
    root.safeAreaInsets = Self.wide
    try root.layout(width: nil, height: nil)
    expectEqual(page.safeAreaInsets, Self.wide)
    page.removeFromSuperview()
    expectEqual(page.safeAreaInsets, .zero)
    try expectEqual(page.systemLayoutSizeFitting(.zero), Size(width: 26, height: 26))
    let result = try page.layout(width: nil, height: nil)
    expectEqual(result.size, Size(width: 26, height: 26))
  }

  @Test("a subtree that survives its tree drops the tree's safe area") func surviving() throws {
    let page = View("page")
    let box = View("box")
    do {
      let root = View("root")
      root.addSubview(page)
      page.addSubview(box)
      page.edges(equalTo: root)
      page.preservesSuperviewLayoutMargins = true
      root.layoutMargins = EdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
      box.edges(equalTo: page.layoutMarginsGuide).size(width: 10, height: 10)
      root.safeAreaInsets = Self.wide
      try expectEqual(root.layout(width: nil, height: nil).size, Size(width: 90, height: 137))
    }
    try expectEqual(page.layout(width: nil, height: nil).size, Size(width: 26, height: 26))
  }

  @Test("a conflict in scrolled content leaves the insets next to it unchanged")
  func scrolling() throws {
    let (scroll, content, row) = (ScrollView("scroll"), View("content"), View("row"))
    box.size(width: 10, height: 10)
    let root = View("root")
    let side = View("side")
    root.safeAreaInsets = Self.wide
    for view in [scroll, side] as [View] { root.addSubview(view) }
    side.addSubview(box)
    side.pinned(0, 0, 100, 100, in: root)
    box.topAnchor(equalTo: side.safeAreaLayoutGuide.topAnchor).leftAnchor(equalTo: side.leftAnchor)
    scroll.contentInsetAdjustmentBehavior = .never
    scroll.pinned(100, 0, 100, 100, in: root)
    for view in [content, row] { scroll.addSubview(view) }
    content.edges(equalTo: scroll).size(width: 100, height: 500)
    row.topAnchor(equalTo: content.topAnchor, constant: 50).leftAnchor(equalTo: content.leftAnchor)
      .topAnchor(greaterThanOrEqualTo: scroll.frameLayoutGuide.topAnchor).size(width: 5, height: 5)
    root.layoutIfNeeded(width: 200, height: 100)
    expectEqual(box.frame.minY, 47)
    for (offset, conflicts) in [(100.0, 1), (10, 0), (120, 1)] {
      scroll.contentOffset.y = offset
      root.layoutIfNeeded(width: 200, height: 100)
      expectEqual(root.layoutNode.lastReport?.conflicts.count ?? 0, conflicts)
      expectEqual(box.frame.minY, 47)
    }
  }

  /// The safe area of the child starts at 20 for any position: the first solution, without insets,
  /// decides.
  @Test("a failed layout leaves insets unchanged") func failedFirst() throws {
    let root = View("root")
    let child = View("child")
    root.addSubview(child)
    root.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    child.leftAnchor(equalTo: root.leftAnchor).rightAnchor(equalTo: root.rightAnchor)
      .heightAnchor(equalTo: 50)
    let top = child.safeAreaLayoutGuide.topAnchor
      .constraint(equalTo: root.topAnchor, constant: 20)
    let clash = child.widthAnchor.constraint(equalToConstant: 999)
    LayoutConstraint.activate([top, clash])
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
    clash.isActive = false
    try root.layout(width: 100, height: 100)
    expectEqual(child.frame, Rect(x: 0, y: 20, width: 100, height: 50))
  }
}
