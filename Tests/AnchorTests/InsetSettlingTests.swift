import Anchors
import TestSupport
import Testing

/// Insets and frames that depend on each other: a layout ends without a loop, whatever came before.
@Suite("Insets that depend on frames")
struct InsetSettlingTests {
  private let root = View("root")
  private let page = View("page")
  private let box = View("box")

  init() {
    root.addSubview(page)
    root.addSubview(box)
  }

  /// The page has no position, and is as high as its readable guide with its margins of 8 points;
  /// the safe area of 44 at the bottom reaches into it only if it is lower than 56.
  private func makeAmbiguous() {
    box.layoutNode.intrinsicContentSize.height = 44
    box.heightAnchor(
      equalTo: page.readableContentGuide.heightAnchor, constant: 8, priority: 999)
    root.safeAreaInsets = EdgeInsets(top: 0, left: 0, bottom: 44, right: 0)
  }

  @Test("a layout that follows an ambiguous frame has the result of a new tree")
  func history() throws {
    makeAmbiguous()
    try root.layout(width: 100, height: nil)
    try root.layout(width: 500, height: 100)
    // 44 - 8, and twice 8.
    expectEqual(page.frame.height, 52)
    expectEqual(box.frame.height, 44)
    let items = root.ambiguousItems.map { $0.item.name }
    expect(items.contains("page"))
  }

  /// The top is twice the inset, and the inset is the rest of 44 at that top: 44 and 0 in turn.
  @Test("insets that never settle are kept, and the items that depend on them are ambiguous")
  func oscillation() throws {
    page.size(width: 10, height: 10).leftAnchor(equalTo: root.leftAnchor)
    box.size(width: 10, height: 10).leftAnchor(equalTo: root.leftAnchor)
      .topAnchor(equalTo: page.topAnchor)
    let inset = page.topAnchor.anchorWithOffset(to: page.safeAreaLayoutGuide.topAnchor)
    root.topAnchor.anchorWithOffset(to: page.topAnchor)
      .constraint(equalTo: inset, multiplier: 2).isActive = true
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    try root.layout(width: 100, height: 200)
    let first = page.frame.minY
    expect(first == 0 || first == 88)
    let items = root.ambiguousItems.map { $0.item.name }
    expect(items.contains("page") && items.contains("box"))
    expect(page.hasAmbiguousLayout)
  }

  /// With any safe area the page's top and that of its guide differ, so the page is below it.
  @Test("a conflict at one of equally good frames does not fail the layout")
  func conflict() throws {
    page.size(width: 10, height: 10).leftAnchor(equalTo: root.leftAnchor)
    page.topAnchor(equalTo: page.safeAreaLayoutGuide.topAnchor)
    try root.layout(width: 100, height: 100)
    root.safeAreaInsets = EdgeInsets(top: 20, left: 0, bottom: 0, right: 0)
    try root.layout(width: 100, height: 200)
    expect(root.ambiguousItems.map { $0.item.name }.contains("page"))
    // At a determined frame the same constraints conflict.
    page.topAnchor(equalTo: root.topAnchor)
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 200) }
    root.safeAreaInsets = .zero
    try root.layout(width: 100, height: 200)
    expectEqual(page.frame.minY, 0)
  }

  /// At 0 the safe area of 44 reaches into the page, at 100 not.
  @Test("a size that depends on the inset at an ambiguous frame is ambiguous")
  func dependence() throws {
    root.safeAreaInsets = EdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
    let content = View("content")
    page.addSubview(content)
    content.edges(equalTo: page.safeAreaLayoutGuide).size(width: 10, height: 10)
    box.heightAnchor(equalTo: page.heightAnchor).topAnchor(equalTo: root.topAnchor)
      .leftAnchor(equalTo: root.leftAnchor).widthAnchor(equalTo: 5)
    let fixed = View("fixed")
    root.addSubview(fixed)
    fixed.size(width: 10, height: 10).topAnchor(equalTo: root.topAnchor)
      .leftAnchor(equalTo: root.leftAnchor)
    try root.layout(width: 100, height: 200)
    let open = root.ambiguousItems.map { $0.item.name }
    expect(open.contains("page") && open.contains("box") && !open.contains("fixed"))
    // If no equally good position is near the edge, the size is determined.
    page.topAnchor(greaterThanOrEqualTo: root.topAnchor, constant: 50)
    try root.layout(width: 100, height: 200)
    expect(!root.ambiguousItems.map { $0.item.name }.contains("box"))
    expectEqual(box.frame.height, 10)
  }

  @Test("views that lay themselves out are still reported as a loop")
  func loop() throws {
    makeAmbiguous()
    let restless = Box("restless").heightAnchor(equalTo: 10)
    root.addSubview(restless)
    let width = restless.widthAnchor.constraint(equalToConstant: 10)
    width.isActive = true
    restless.whenLaidOut = { _ in width.constant += 1 }
    do {
      try root.layout(width: 100, height: 100)
      Issue.record("the loop ended")
    } catch {
      guard case LayoutError.layoutLoop(let names) = error else {
        Issue.record("\(error)")
        return
      }
      expectEqual(names, ["restless"])
    }
  }
}
