import TestSupport
import Testing

@testable import Anchors

/// A hidden view keeps only its position in the stack, and its descendants are not compressed.
@Suite struct StackHidingTests {
  @Test(
    "the visible frames next to a hidden view do not depend on its content",
    arguments: HiddenContent.allCases, StackView.Alignment.allCases)
  func onlyThePlace(_ content: HiddenContent, _ alignment: StackView.Alignment) throws {
    for axis in [Axis.horizontal, .vertical] {
      for distribution in StackView.Distribution.allCases {
        for place in 0...2 {
          func frames(_ view: View) throws -> [Double] {
            let scene = HidingScene(view, at: place) {
              $0.axis = axis
              $0.distribution = distribution
              $0.alignment = alignment
              $0.spacing = 7
            }
            view.isHidden = true
            return try scene.visibleFrames()
          }
          let (found, empty) = (try frames(content.make()), try frames(View("hidden")))
          expectNear(found, empty, "\(axis) \(distribution) \(place)")
        }
      }
    }
  }

  @Test(
    "a view shown again and its descendants regain their frames on every axis and direction",
    arguments: HiddenContent.allCases, [LayoutDirection.leftToRight, .rightToLeft])
  func shownAgain(_ content: HiddenContent, _ direction: LayoutDirection) throws {
    for axis in [Axis.horizontal, .vertical] {
      for alignment in [StackView.Alignment.fill, .center, .firstBaseline] {
        for place in 0...2 {
          let scene = HidingScene(content.make(), at: place) {
            $0.axis = axis
            $0.alignment = alignment
            $0.spacing = 7
            $0.layoutDirection = direction
          }
          let before = try scene.frames()
          for _ in 0..<2 {
            scene.hidden.isHidden = true
            try scene.layOut()
            let frame = scene.hidden.frame
            expectEqual((axis == .horizontal ? frame.width : frame.height), 0)
            scene.hidden.isHidden = false
            expectNear(try scene.frames(), before, "\(axis) \(alignment) \(place)")
          }
        }
      }
    }
  }

  @Test("descendants keep their frames while their view is hidden, in both directions")
  func inside() throws {
    for direction in [LayoutDirection.leftToRight, .rightToLeft] {
      for content in [HiddenContent.paddedCard, .nestedStack, .scrollView] {
        let scene = HidingScene(content.make(), at: 1) {
          $0.alignment = .top
          $0.layoutDirection = direction
        }
        try scene.layOut()
        let before = scene.hidden.subviews.flatMap { HidingScene.frames($0) }
        scene.hidden.isHidden = true
        let result = try scene.root.layout(width: 1000, height: 1000)
        expectNear(scene.hidden.subviews.flatMap { HidingScene.frames($0) }, before)
        // Only the hidden view, later views and the stack have moved.
        let inner = result.changed.filter { $0 !== scene.hidden.layoutNode }
          .filter { $0.isDescendant(of: scene.hidden.layoutNode) }
        expectEmpty(inner, "\(content)")
      }
    }
  }

  @Test("hiding a padded card removes its height and one spacing from a column")
  func card() throws {
    let scene = HidingScene(HiddenContent.paddedCard.make(), at: 1) {
      $0.axis = .vertical
      $0.spacing = 6
    }
    // Across, the card requires 8 + 40 + 9 and the boxes at most 60.
    try expectEqual(scene.visibleFrames(), [10, 10, 60, 107, 0, 0, 60, 20, 0, 83, 60, 24])
    scene.hidden.isHidden = true
    try expectEqual(scene.visibleFrames(), [10, 10, 60, 50, 0, 0, 60, 20, 0, 26, 60, 24])
    expectEqual(numbers(scene.hidden), [0, 23, 60, 0])
  }

  @Test("hiding a photo of fixed aspect ratio keeps the widths of a pinned or free column")
  func aspectRatio() throws {
    for height in [nil, 400.0] {
      let photo = View("photo").aspectRatio(1.5)
      let scene = HidingScene(photo, at: 0) {
        $0.axis = .vertical
        $0.spacing = 6
      }
      if let height { scene.stack.heightAnchor(equalTo: height) }
      photo.isHidden = true
      // The second box has the lower hugging and gets the surplus.
      let rest = height.map { $0 - 26 } ?? 24
      try expectEqual(
        scene.visibleFrames(), [10, 10, 60, 26 + rest, 0, 0, 60, 20, 0, 26, 60, rest])
      photo.isHidden = false
      try scene.layOut()
      expectNear([photo.frame.width], [1.5 * photo.frame.height])
    }
  }

  @Test("a hidden text is never measured at a width near zero") func wrapping() throws {
    final class Asked: @unchecked Sendable { var widths: [Double] = [] }
    let asked = Asked()
    let scene = HidingScene(HiddenContent.wrappingLabel.make(), at: 0)
    scene.root.textMeasurer = TextMeasurer { request in
      if let width = request.maxWidth { asked.widths.append(width) }
      let natural = 5 * Double(request.text.utf8.count)
      let width = request.maxWidth.map { min($0, natural) } ?? natural
      let lines = (natural / max(width, 1)).rounded(.up)
      return TextMeasurement(size: Size(width: width, height: 10 * lines))
    }
    let bound = scene.stack.widthAnchor.constraint(equalToConstant: 200)
    bound.isActive = true
    scene.hidden.isHidden = true
    try scene.layOut()
    let text = try #require(scene.hidden.subviews.first)
    // 48 letters on one line.
    expectEqual(numbers(text), [8, 10, 240, 10])
    scene.hidden.isHidden = false
    try scene.layOut()
    // 200 less the paddings of 17 and the boxes of 50 and 60 is 73: four lines.
    expectEqual(numbers(text), [8, 10, 73, 40])
    expect(asked.widths.allSatisfy { $0 >= 73 }, "\(asked.widths)")
  }

  @Test("constraints from outside see a hidden view without extent, and conflicts name the hiding")
  func outside() throws {
    let scene = HidingScene(HiddenContent.fixedSize.make(), at: 0)
    let mark = Box("mark")
    scene.root.addSubview(mark)
    mark.leadingAnchor(equalTo: scene.hidden.leadingAnchor)
      .trailingAnchor(equalTo: scene.hidden.trailingAnchor, constant: 3)
      .topAnchor(equalTo: scene.root.topAnchor).heightAnchor(equalTo: 5)
    try scene.layOut()
    expectEqual(numbers(mark), [10, 0, 73, 5])
    scene.hidden.isHidden = true
    try scene.layOut()
    expectEqual(numbers(mark), [10, 0, 3, 5])
    let least = mark.widthAnchor.constraint(greaterThanOrEqualToConstant: 10)
    least.identifier = "least"
    least.isActive = true
    var text = ""
    do {
      try scene.root.layout(width: 1000, height: 1000)
    } catch {
      text = String(describing: error)
    }
    expect(text.contains("UISV-hiding") && text.contains("least"), "\(text)")
    scene.root.layoutIfNeeded()
    expect(least.isBroken)
    expectEqual(scene.hidden.frame.width, 0)
    scene.hidden.isHidden = false
    try scene.layOut()
    expect(!least.isBroken)
    expectEqual(numbers(mark), [10, 0, 73, 5])
  }

  @Test(
    "a size related to a hidden view's uses the size inside the view"
  )
  func outsideSize() throws {
    for axis in [Axis.horizontal, .vertical] {
      let scene = HidingScene(HiddenContent.fixedSize.make(), at: 0) { $0.axis = axis }
      let mark = Box("mark")
      scene.root.addSubview(mark)
      // The hidden view is 70 wide and 45 high.
      mark.widthAnchor(equalTo: scene.hidden.widthAnchor, constant: 3)
        .heightAnchor(equalTo: scene.hidden.heightAnchor, multiplier: 2)
        .topAnchor(equalTo: scene.root.topAnchor).leadingAnchor(equalTo: scene.root.leadingAnchor)
      scene.hidden.isHidden = true
      try scene.layOut()
      expectEqual(numbers(mark), [0, 0, 73, 90])
      let room = axis == .horizontal ? scene.hidden.frame.width : scene.hidden.frame.height
      expectEqual(room, 0)
    }
  }

  @Test("recovering layout never breaks the constraint that hides a view")
  func brokenConstraint() throws {
    let scene = HidingScene(View("hidden"), at: 1)
    try scene.layOut()
    // Older than the hiding constraint, so that this would be the latest.
    let mark = Box("mark")
    scene.root.addSubview(mark)
    mark.leadingAnchor(equalTo: scene.hidden.leadingAnchor)
      .trailingAnchor(equalTo: scene.hidden.trailingAnchor).widthAnchor(greaterThanOrEqualTo: 30)
    try scene.layOut()
    scene.hidden.isHidden = true
    scene.root.layoutIfNeeded()
    let report = try #require(scene.root.layoutNode.lastReport)
    let identifiers = report.conflicts.compactMap { $0.brokenConstraint?.identifier }
    expect(!report.conflicts.isEmpty && !identifiers.contains("UISV-hiding"))
    expectEqual(scene.hidden.frame.width, 0)
  }

  @Test("only visible items are listed as ambiguous") func ambiguity() throws {
    let view = View("hidden")
    let open = View("open")
    view.addSubview(open)
    open.widthAnchor(lessThanOrEqualTo: view.widthAnchor)
    view.widthAnchor(equalTo: 40)
    let scene = HidingScene(view, at: 1)
    try scene.layOut()
    func names() -> [String] { scene.root.ambiguousItems.map { $0.item.name } }
    expect(names().contains("open") && open.hasAmbiguousLayout)
    view.isHidden = true
    try scene.layOut()
    expect(!names().contains("open") && !names().contains("hidden"))
    expect(!open.hasAmbiguousLayout && !view.hasAmbiguousLayout)
    view.isHidden = false
    try scene.layOut()
    expect(names().contains("open"))
  }

  @Test("the fitting size of a stack excludes hidden views, whose own one is unchanged")
  func fitting() throws {
    for content in HiddenContent.allCases {
      let scene = HidingScene(content.make(), at: 1) { $0.spacing = 8 }
      let own = try scene.hidden.systemLayoutSizeFitting(.layoutFittingCompressed)
      scene.hidden.isHidden = true
      try expectEqual(
        scene.stack.systemLayoutSizeFitting(.layoutFittingCompressed),
        Size(width: 50 + 8 + 60, height: 24), "\(content)")
      try scene.layOut()
      try expectEqual(scene.hidden.systemLayoutSizeFitting(.layoutFittingCompressed), own)
    }
  }

  @Test("the scrollable content of a column is as high as its visible views") func scrolling()
    throws
  {
    for content in HiddenContent.allCases {
      let scroll = ScrollView("scroll")
      let column = StackView(axis: .vertical, alignment: .leading, spacing: 5)
      let view = content.make()
      for view in [Box("one", 50, 20), view, Box("two", 60, 24)] { column.addArrangedSubview(view) }
      scroll.addSubview(column)
      column.edges(equalTo: scroll.contentLayoutGuide)
      column.widthAnchor(equalTo: scroll.frameLayoutGuide.widthAnchor)
      try scroll.layout(width: 320, height: 480)
      let before = scroll.contentSize
      view.isHidden = true
      try scroll.layout(width: 320, height: 480)
      expectEqual(scroll.contentSize, Size(width: 320, height: 49), "\(content)")
      view.isHidden = false
      try scroll.layout(width: 320, height: 480)
      expect(near([scroll.contentSize.height], [before.height]) && before.height > 54)
    }
  }
}
