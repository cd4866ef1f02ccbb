import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Ambiguity over a whole tree.
@Suite struct AmbiguousItemTests {
  private func described(_ root: View) -> [String] {
    root.ambiguousItems.flatMap { found in
      found.attributes.map { "\(found.item.name).\($0.name)" }
    }
  }

  @Test func `an item with only a bound on its width is ambiguous in it`() throws {
    let root = View("root"), held = View("held"), half = View("half")
    root.addSubview(held)
    root.addSubview(half)
    held
      .leftAnchor(equalTo: root.leftAnchor, constant: 5)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: 10)
      .heightAnchor(equalTo: 20)
    half
      .leftAnchor(equalTo: held.rightAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(greaterThanOrEqualTo: 3)
      .heightAnchor(equalTo: root.heightAnchor)
    expectEmpty(root.ambiguousItems)
    try root.layout(width: 100, height: 50)
    expectEqual(described(root), ["half.width"])
    expect(half.hasAmbiguousLayout && !held.hasAmbiguousLayout)
  }

  @Test func `ambiguities can be queried after a failed first layout`() throws {
    let root = View("root"), held = View("held")
    root.addSubview(held)
    held.widthAnchor(equalTo: 5).widthAnchor(equalTo: 6)
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
    _ = root.ambiguousItems
    expect(!root.freedoms.isEmpty)
    held.removeFromSuperview()
    try root.layout(width: 100, height: 100)
    expectEmpty(root.ambiguousItems)
    expectEmpty(root.freedoms)
  }

  @Test func `ambiguous items include guides, and any item lists those of its whole tree`() throws {
    let root = View("root"), inner = View("inner"), gap = LayoutGuide("gap")
    root.addSubview(inner)
    root.addLayoutGuide(gap)
    inner
      .leftAnchor(equalTo: root.leftAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: 10)
      .heightAnchor(equalTo: gap.heightAnchor)
    gap
      .leftAnchor(equalTo: root.leftAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .widthAnchor(equalTo: 1)
    try root.layout(width: 100, height: 50)
    expectEqual(described(inner).sorted(), ["gap.height", "inner.height"])
  }

  /// A text 300 points wide, in lines of 20.
  private func text(_ name: String) -> View {
    let text = View(name)
    text.layoutNode.measure = { width in
      guard let width, width < 300 else { return Size(width: 300, height: 20) }
      return Size(width: width, height: 20 * (300 / width).rounded(.up))
    }
    return text
  }

  /// Two texts side by side that need more than the available 200 points.
  private func row(_ root: View, _ first: View, _ second: View) {
    for text in [first, second] {
      root.addSubview(text)
      text.topAnchor(equalTo: root.topAnchor)
    }
    first.leftAnchor(equalTo: root.leftAnchor)
    second.leftAnchor(equalTo: first.rightAnchor).rightAnchor(equalTo: root.rightAnchor)
  }

  @Test func `a text of ambiguous width has an ambiguous height and moves the view below it`()
    throws
  {
    let root = View("root"), text = text("text"), below = View("below"), beside = View("beside")
    row(root, text, self.text("other"))
    for view in [below, beside] {
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor).size(width: 5, height: 5)
    }
    below.topAnchor(equalTo: text.bottomAnchor)
    beside.topAnchor(equalTo: root.topAnchor)
    try root.layout(width: 200, height: 400)
    expectEqual(
      described(root).sorted(),
      [
        "below.top", "other.height", "other.left", "other.width", "text.height", "text.width",
      ])
    expect(text.hasAmbiguousLayout(for: .vertical))
    expect(below.hasAmbiguousLayout(for: .vertical))
    expect(!below.hasAmbiguousLayout(for: .horizontal))
    expect(!beside.hasAmbiguousLayout)
  }

  @Test func `a text of ambiguous width has no ambiguous height if the height is fixed`() throws {
    let root = View("root"), first = text("first"), second = text("second")
    row(root, first, second)
    for text in [first, second] { text.heightAnchor(equalTo: 33) }
    try root.layout(width: 200, height: 400)
    expectEqual(described(root).sorted(), ["first.width", "second.left", "second.width"])
  }

  @Test func `the description of an ambiguous item lists its ambiguous attributes`() throws {
    let root = View("root"), view = View("view")
    root.addSubview(view)
    view.topAnchor(equalTo: root.topAnchor).heightAnchor(equalTo: 1)
      .widthAnchor(greaterThanOrEqualTo: 1)
    try root.layout(width: 300, height: 50)
    expectEqual(root.ambiguousItems.map(\.description), ["view: left and width are ambiguous"])
    view.widthAnchor(equalTo: 7)
    try root.layout(width: 300, height: 50)
    expectEqual("\(root.ambiguousItems)", "[view: left is ambiguous]")
  }

  @Test func `conflicting preferences of equal priority make the values between them ambiguous`()
    throws
  {
    let root = View("root"), view = View("view")
    root.addSubview(view)
    view
      .leftAnchor(equalTo: root.leftAnchor)
      .topAnchor(equalTo: root.topAnchor)
      .heightAnchor(equalTo: 1)
      .widthAnchor(equalTo: 100, priority: 500)
      .widthAnchor(equalTo: 200, priority: 500)
    try root.layout(width: 300, height: 50)
    expectEqual(described(root), ["view.width"])
  }

  /// A row of fixed widths from edge to edge, in which some pairs share a width between them.
  private func row(of count: Int, sharing pairs: [Int]) -> (root: View, views: [View]) {
    let root = View("root")
    let views = (0..<count).map { View("v\($0)") }
    for (place, view) in views.enumerated() {
      root.addSubview(view)
      view
        .leftAnchor(equalTo: place == 0 ? root.leftAnchor : views[place - 1].rightAnchor)
        .topAnchor(equalTo: root.topAnchor)
        .heightAnchor(equalTo: 10)
      if pairs.contains(place) {
        let next = views[place + 1]
        root.addSubview(next)
        view.leftAnchor.anchorWithOffset(to: next.rightAnchor)
          .constraint(equalToConstant: 40).isActive = true
      } else if place == 0 || !pairs.contains(place - 1) {
        view.widthAnchor(equalTo: 20)
      }
    }
    return (root, views)
  }

  @Test(arguments: [[], [0], [7, 120], [3, 5, 158]])
  func `only the ambiguous items of a long row are listed`(pairs: [Int]) throws {
    let (root, views) = row(of: 160, sharing: pairs)
    try root.layout(width: 3200, height: 10)
    let expected = pairs.flatMap { ["v\($0).width", "v\($0 + 1).left", "v\($0 + 1).width"] }
    expectEqual(described(root).sorted(), expected.sorted())
    for place in [0, 3, 4, 7, 8, 9, 121, 159] {
      let isNamed = expected.contains { $0.hasPrefix("v\(place).") }
      expectEqual(views[place].hasAmbiguousLayout, isNamed, "v\(place)")
    }
  }

  @Test func `freedoms of the whole tree have the ranges of the ambiguous attributes`() throws {
    let (root, _) = row(of: 20, sharing: [3, 9])
    try root.layout(width: 400, height: 10)
    // Two views share 40 points; neither has a negative width.
    let freedoms = root.freedoms
    expectEqual(freedoms.map { "\($0.quantity)" }, ["v3.width", "v9.width"])
    for freedom in freedoms + root.freedoms(of: root.ambiguousItems) {
      expectEqual(freedom.range, 0...40, "\(freedom.quantity)")
    }
  }

  @Test func `a small ambiguity among many views is found`() throws {
    let (root, views) = row(of: 160, sharing: [150])
    for place in [150, 151] {
      views[place].widthAnchor(greaterThanOrEqualTo: 20 - 0.001 * Double(place - 149))
    }
    try root.layout(width: 3200, height: 10)
    expectEqual(described(root).sorted(), ["v150.width", "v151.left", "v151.width"])
  }

  @Test func `ranges are those of the layout that was asked`() throws {
    let (root, views) = row(of: 6, sharing: [2])
    try root.layout(width: 120, height: 10)
    let items = root.ambiguousItems
    views[2].widthAnchor(equalTo: 15)
    try root.layout(width: 120, height: 10)
    expectEmpty(root.ambiguousItems)
    // The second view of the pair begins at 40 and ends at 80.
    expectEqual(items.map { $0.ranges }, [[0...40], [40...80, 0...40]])
  }

  /// Views of no more than 10 points that share a length.
  ///
  /// If the length is a multiple of 10, the bounds of more widths hold with equality than the
  /// solution needs.
  @Test(arguments: [0, 25, 30, 60])
  func `bounds without slack determine widths only together`(length: Double) throws {
    let root = View("root")
    let views = (0..<6).map { View("v\($0)") }
    for (place, view) in views.enumerated() {
      root.addSubview(view)
      view
        .leftAnchor(equalTo: place == 0 ? root.leftAnchor : views[place - 1].rightAnchor)
        .topAnchor(equalTo: root.topAnchor)
        .heightAnchor(equalTo: 10)
        .widthAnchor(lessThanOrEqualTo: 10)
    }
    views[5].rightAnchor(equalTo: root.rightAnchor)
    try root.layout(width: length, height: 10)
    // All are 0, or all are 10, or any can be either.
    let isOpen = length > 0 && length < 60
    expectEqual(described(root).count, isOpen ? 6 + 5 : 0)
    expectEqual(root.freedoms.count, isOpen ? 5 : 0)
  }

  @Test func `many views that are all ambiguous are all listed`() throws {
    let root = View("root")
    for place in 0..<140 {
      let view = View("v\(place)")
      root.addSubview(view)
      view.widthAnchor(greaterThanOrEqualTo: 1)
    }
    try root.layout(width: 10, height: 10)
    expectEqual(described(root).count, 140 * 4)
  }
}
