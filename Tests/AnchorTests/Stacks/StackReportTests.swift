import TestSupport
import Testing

@testable import Anchors

/// Bugs reported against other stack views.
@Suite struct StackReportTests {
  @Test("OAStackView#33: between icon and arrow, only the long label is compressed")
  func truncation() throws {
    let row = StackView(alignment: .center, spacing: 8, name: "row")
    let icon = ImageView("icon", imageSize: Size(width: 40, height: 40))
    let arrow = ImageView("arrow", imageSize: Size(width: 12, height: 20))
    let labels = StackView(axis: .vertical, spacing: 2, name: "labels")
    let long = Box("long", 600, 20)
    let short = Box("short", 90, 16)
    for label in [long, short] {
      label.setContentCompressionResistancePriority(749, for: .horizontal)
      labels.addArrangedSubview(label)
    }
    for view in [icon, labels, arrow] { row.addArrangedSubview(view) }
    try row.layout(width: 320, height: nil)
    expectEqual(numbers(icon), [0, 0, 40, 40])
    expectEqual(numbers(labels), [48, 1, 252, 38])
    expectEqual(numbers(long), [0, 0, 252, 20])
    expectEqual(numbers(short), [0, 22, 252, 16])
    expectEqual(numbers(arrow), [308, 10, 12, 20])
  }

  @Test(
    "OAStackView#62: views hidden and shown again regain their frames",
    arguments: StackView.Distribution.allCases)
  func shownAgain(_ distribution: StackView.Distribution) throws {
    for alignment in StackView.Alignment.allCases {
      for axis in [Axis.horizontal, .vertical] {
        func make() -> StackScene {
          let scene = StackScene([(20, 10), (30, 14), (40, 12), (10, 18), (25, 11)]) {
            $0.axis = axis
            $0.distribution = distribution
            $0.alignment = alignment
            $0.spacing = 6
          }
          for (index, item) in scene.items.enumerated() {
            item.setContentHuggingPriority(LayoutPriority(250 + Double(index)), for: axis)
          }
          return scene
        }
        let untouched = make()
        try untouched.stack.layout(width: 200, height: 200)
        let scene = make()
        try scene.stack.layout(width: 200, height: 200)
        for hidden in [[2], [0], [4], [1, 2, 3], [0, 1], [0, 1, 2, 3, 4], [3, 4]] {
          for index in hidden { scene.items[index].isHidden = true }
          try scene.stack.layout(width: 200, height: 200)
          for index in hidden {
            let frame = scene.items[index].frame
            expectEqual((axis == .horizontal ? frame.width : frame.height), 0)
          }
          for index in hidden { scene.items[index].isHidden = false }
          try scene.stack.layout(width: 200, height: 200)
          for (item, other) in zip(scene.items, untouched.items) {
            // A row with aligned baselines in another height may have any vertical position.
            let isOpen =
              axis == .horizontal && (alignment == .firstBaseline || alignment == .lastBaseline)
            let mine = isOpen ? [item.frame.minX, item.frame.width] : numbers(item)
            let theirs = isOpen ? [other.frame.minX, other.frame.width] : numbers(other)
            expectNear(mine, theirs, "\(distribution) \(alignment) \(axis) \(hidden)")
          }
        }
      }
    }
  }

  @Test(
    "openradar 32291130: a row aligned by baselines is as high as Apple's")
  func ascentAndDescent() throws {
    // A first baseline puts the first view's top and all bottoms inside, a last one all tops and
    // its bottom.
    for (alignment, height, tops) in [
      (StackView.Alignment.firstBaseline, 6.0 + 60, [0.0, -26, 6]),
      (.lastBaseline, 26.0 + 33, [26, 0, 32]),
    ] {
      let scene = StackScene([(40, 33), (80, 66), (40, 60)]) { $0.alignment = alignment }
      // Ascents 26, 52 and 20, so that descents are 7, 14 and 40.
      for (item, (height, ascent)) in zip(scene.items, [(33.0, 26.0), (66, 52), (60, 20)]) {
        item.fixedBaselines = Baselines(firstFromTop: ascent, lastFromBottom: height - ascent)
      }
      try scene.stack.layout(width: nil, height: nil)
      expectEqual(scene.stack.frame.height, height)
      expectEqual(scene.items.map(\.frame.minY), tops)
    }
    let scene = StackScene([(80, 66), (40, 33), (40, 60)]) { $0.alignment = .firstBaseline }
    for (item, ascent) in zip(scene.items, [52.0, 26, 20]) {
      item.fixedBaselines = Baselines(firstFromTop: ascent)
    }
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.frame.height, 52 + 40)
    expectEqual(scene.items.map(\.frame.minY), [0, 26, 32])
  }

  @Test("rdar 25087688: hiding a view twice equals hiding it once") func hidingTwice() throws {
    let scene = StackScene([(20, 10), (30, 10)]) { $0.spacing = 10 }
    scene.items[0].isHidden = true
    scene.items[0].isHidden = true
    scene.items[0].isHidden = false
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.frame.width, 60)
    expectEqual(scene.items.map(\.frame.width), [20, 30])
  }

  /// A row with a panel that has required paddings.
  func padded() -> (StackView, View) {
    let row = StackView(name: "row")
    let panel = View("panel")
    let inner = Box("inner", 20, 20)
    panel.addSubview(inner)
    inner.leadingAnchor(equalTo: panel.leadingAnchor, constant: 8)
      .trailingAnchor(equalTo: panel.trailingAnchor, constant: -8)
      .topAnchor(equalTo: panel.topAnchor).bottomAnchor(equalTo: panel.bottomAnchor)
    row.addArrangedSubview(panel)
    row.addArrangedSubview(Box("other", 50, 20))
    return (row, panel)
  }

  @Test("TZStackView#69: paddings in a hidden view hold while the view has no extent")
  func paddings() throws {
    let (row, panel) = padded()
    panel.isHidden = true
    for priority in [LayoutPriority.required, 900, 1] {
      row.hidingPriority = priority
      try row.layout(width: nil, height: nil)
      expectEqual(numbers(panel), [0, 0, 0, 20])
      expectEqual(numbers(panel.subviews[0]), [8, 0, 20, 20])
      expectEqual(row.frame.width, 50)
    }
    panel.isHidden = false
    try row.layout(width: nil, height: nil)
    expectEqual(row.frame.width, 86)
  }

  @Test("a lower hiding priority changes nothing if the required one is satisfiable") func lowered()
    throws
  {
    for priority in [1000.0, 999, 800] {
      let scene = StackScene([(20, 10), (30, 10), (40, 10)]) {
        $0.spacing = 10
        $0.hidingPriority = LayoutPriority(priority)
      }
      scene.items[1].isHidden = true
      try scene.stack.layout(width: nil, height: nil)
      expectEqual(scene.items.map(\.frame.width), [20, 0, 40])
      expectEqual(scene.stack.frame.width, 70)
    }
  }

  @Test(
    "5.3c: a lower hiding priority changes nothing in any arrangement and size",
    arguments: StackView.Distribution.allCases,
    StackView.Alignment.allCases)
  func loweredEverywhere(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
  ) throws {
    for axis in [Axis.horizontal, .vertical] {
      for size in [nil, Size(width: 130, height: 130), Size(width: 60, height: 60)] {
        for hidden in [[1], [0, 3], [0, 1, 2, 3]] {
          func frames(_ priority: LayoutPriority) throws -> [Double] {
            let scene = StackScene([(20, 24), (30, 14), (40, 12), (18, 18)]) {
              $0.axis = axis
              $0.distribution = distribution
              $0.alignment = alignment
              $0.spacing = 6
              $0.hidingPriority = priority
            }
            for (index, item) in scene.items.enumerated() {
              for axis in [Axis.horizontal, .vertical] {
                item.setContentHuggingPriority(LayoutPriority(250 + Double(index)), for: axis)
                item.setContentCompressionResistancePriority(
                  LayoutPriority(750 - Double(index)), for: axis)
              }
              item.isHidden = hidden.contains(index)
            }
            try scene.stack.layout(width: size?.width, height: size?.height)
            let open = scene.stack.ambiguousItems.map { "\($0.item.name)" }
            return scene.items.flatMap { open.contains($0.name) ? [] : numbers($0) }
              + numbers(scene.stack)
          }
          let required = try frames(.required)
          for priority in [LayoutPriority(999), 800] {
            try expectNear(
              frames(priority), required, "\(axis) \(String(describing: size)) \(hidden)")
          }
        }
      }
    }
  }

  @Test("5.13: a stack in a proportional stack does not collapse (Cheesebaron/TZStackView#6)")
  func nestedProportion() throws {
    let row = StackView(distribution: .fillProportionally, name: "row")
    let inner = StackView(axis: .horizontal, spacing: 10, name: "inner")
    let a = Box("a", 40, 20)
    let b = Box("b", 50, 20)
    inner.addArrangedSubview(a)
    inner.addArrangedSubview(b)
    let other = Box("other", 100, 20)
    row.addArrangedSubview(inner)
    row.addArrangedSubview(other)
    b.setContentHuggingPriority(249, for: .horizontal)
    // The fitting width of the inner stack is 40 + 10 + 50, equal to the other view's.
    try row.layout(width: 300, height: nil)
    expectNear([inner.frame.width, other.frame.width], [150, 150])
    expectNear([a.frame.width, b.frame.width], [40, 100])
    // 5.3f: changed content inside changes the shares: 200 to 100.
    b.layoutNode.intrinsicContentSize = Size(width: 150, height: 20)
    try row.layout(width: 300, height: nil)
    expectNear([inner.frame.width, other.frame.width], [200, 100])
    b.isHidden = true
    try row.layout(width: 280, height: nil)
    expectNear([inner.frame.width, other.frame.width], [80, 200])
    b.removeFromSuperview()
    other.layoutNode.intrinsicContentSize = Size(width: 40, height: 20)
    try row.layout(width: 280, height: nil)
    expectNear([inner.frame.width, other.frame.width], [140, 140])
  }

  @Test("TZStackView#49: a stack follows changes of its margins") func changingMargins() throws {
    let scene = StackScene([(100, 20)]) { $0.isLayoutMarginsRelativeArrangement = true }
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(numbers(scene.items[0]), [0, 0, 100, 20], "none unless set")
    scene.stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(numbers(scene.items[0]), [2, 1, 100, 20])
    expectEqual(scene.stack.frame.size, Size(width: 106, height: 24))
    scene.stack.isLayoutMarginsRelativeArrangement = false
    scene.stack.layoutMargins = .zero
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.frame.size, Size(width: 100, height: 20))
  }
}
