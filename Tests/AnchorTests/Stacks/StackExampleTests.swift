import TestSupport
import Testing

@testable import Anchors

/// Every example of section 9 E.
@Suite struct StackExampleTests {
  /// 160×200, 80×100 and 40×50 side by side.
  func row(_ configure: (StackView) -> Void = { _ in }) -> StackScene {
    StackScene([(160, 200), (80, 100), (40, 50)], configure)
  }

  func starts(_ scene: StackScene) -> [Double] { scene.items.map(\.frame.minX) }
  func widths(_ scene: StackScene) -> [Double] { scene.items.map(\.frame.width) }
  func tops(_ scene: StackScene) -> [Double] { scene.items.map(\.frame.minY) }
  func heights(_ scene: StackScene) -> [Double] { scene.items.map(\.frame.height) }

  @Test("E1, E2: fill places views end to end and stretches the one with the lowest hugging")
  func fill() throws {
    let free = row()
    try free.stack.layout(width: nil, height: nil)
    expectEqual(free.stack.frame.size, Size(width: 280, height: 200))
    expectEqual(starts(free), [0, 160, 240])
    expectEqual(widths(free), [160, 80, 40])
    expectEqual(heights(free), [200, 200, 200])

    let wide = row()
    for (item, hugging) in zip(wide.items, [252.0, 250, 251]) {
      item.setContentHuggingPriority(LayoutPriority(hugging), for: .horizontal)
    }
    try wide.stack.layout(width: 400, height: nil)
    expectEqual(widths(wide), [160, 200, 40])
    expectEqual(starts(wide), [0, 160, 360])
  }

  @Test("E4, E34, E36: fillEqually divides the extent without spacing equally")
  func fillEqually() throws {
    let wide = row {
      $0.distribution = .fillEqually
      $0.spacing = 20
    }
    try wide.stack.layout(width: 340, height: nil)
    expectNear(widths(wide), [100, 100, 100])
    expectNear(starts(wide), [0, 120, 240])

    for (count, height, starts) in [(2, 175.0, [0.0, 225]), (3, 100, [0, 150, 300])] {
      let column = StackScene(Array(repeating: (10, 10), count: count)) {
        $0.axis = .vertical
        $0.distribution = .fillEqually
        $0.spacing = 50
      }
      try column.stack.layout(width: nil, height: 400)
      expectNear(heights(column), Array(repeating: height, count: count))
      expectNear(tops(column), starts)
    }
  }

  @Test(
    "E5, E6: fillProportionally divides by the contents, by UIKit's sum and corrected")
  func proportionally() throws {
    let scene = row { $0.distribution = .fillProportionally }
    try scene.stack.layout(width: 200, height: nil)
    expectNear(widths(scene), [800.0 / 7, 400.0 / 7, 200.0 / 7])
    scene.stack.spacing = 10
    scene.stack.proportionalMode = .uikit
    try scene.stack.layout(width: 200, height: nil)
    expectNear(widths(scene), [320.0 / 3, 160.0 / 3, 20])
    expectNear(starts(scene), [0, 350.0 / 3, 180])
    // rdar 34595752: the extent without spacing is shared as 4 to 2 to 1.
    scene.stack.proportionalMode = .correct
    try scene.stack.layout(width: 200, height: nil)
    expectNear(widths(scene), [720.0 / 7, 360.0 / 7, 180.0 / 7])
  }

  @Test("E8, E10: equalSpacing makes the gaps equal and at least the spacing")
  func equalSpacing() throws {
    let scene = row {
      $0.distribution = .equalSpacing
      $0.spacing = 10
    }
    try scene.stack.layout(width: 400, height: nil)
    expectEqual(starts(scene), [0, 220, 360])
    expectEqual(widths(scene), [160, 80, 40])
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.frame.width, 300)
    expectEqual(starts(scene), [0, 170, 260])
  }

  @Test("E12: equalCentering yields to the spacing") func equalCentering() throws {
    let scene = row {
      $0.distribution = .equalCentering
      $0.spacing = 10
    }
    try scene.stack.layout(width: 310, height: nil)
    expectNear(starts(scene), [0, 170, 270])
    expectNear(widths(scene), [160, 80, 40])
    // With enough space the centers are equidistant: 80, 230 and 380 of 400.
    try scene.stack.layout(width: 400, height: nil)
    expectNear(starts(scene), [0, 190, 360])
  }

  @Test("E14, E17: center aligns the centers of the views") func center() throws {
    let scene = row { $0.alignment = .center }
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.frame.size, Size(width: 280, height: 200))
    expectEqual(tops(scene), [0, 50, 75])
    expectEqual(heights(scene), [200, 100, 50])
    try scene.stack.layout(width: nil, height: 300)
    expectEqual(tops(scene), [50, 100, 125])
    expectEqual(heights(scene), [200, 100, 50])
  }

  @Test("E18: firstBaseline aligns three labels of different sizes") func firstBaseline() throws {
    let scene = StackScene([(60, 38), (50, 20), (40, 14)]) { $0.alignment = .firstBaseline }
    for (item, first) in zip(scene.items, [30.0, 16, 12]) {
      item.fixedBaselines = Baselines(firstFromTop: first)
    }
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(tops(scene), [0, 14, 18])
    expectEqual(scene.stack.frame.size, Size(width: 150, height: 38))
  }

  @Test("E20: a stack of one view centers it") func single() throws {
    let scene = StackScene([(100, 20)]) { $0.alignment = .center }
    try scene.stack.layout(width: nil, height: 60)
    expectEqual(numbers(scene.items[0]), [0, 20, 100, 20])
  }

  @Test("E21: a column that fills makes its views as wide as the widest") func column() throws {
    let scene = StackScene([(200, 20), (500, 30), (600, 40)]) { $0.axis = .vertical }
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(widths(scene), [600, 600, 600])
    expectEqual(tops(scene), [0, 20, 50])
    expectEqual(scene.stack.frame.size, Size(width: 600, height: 90))
  }

  @Test("E25, E26: margins inset the views of a margin-relative stack") func margins() throws {
    for axis in [Axis.vertical, .horizontal] {
      let scene = StackScene([(100, 100), (100, 100), (100, 100)]) {
        $0.axis = axis
        $0.isLayoutMarginsRelativeArrangement = true
        $0.layoutMargins = EdgeInsets(top: 10, left: 20, bottom: 30, right: 40)
      }
      try scene.stack.layout(width: nil, height: nil)
      if axis == .vertical {
        expect(starts(scene) == [20, 20, 20] && tops(scene) == [10, 110, 210])
        expectEqual(scene.stack.frame.size, Size(width: 160, height: 340))
      } else {
        expect(starts(scene) == [20, 120, 220] && tops(scene) == [10, 10, 10])
        expectEqual(scene.stack.frame.size, Size(width: 360, height: 140))
      }
    }
  }

  @Test("E29, E30: hidden views have neither extent nor spacing") func hidden() throws {
    let scene = StackScene([(20, 10), (30, 10), (40, 10)]) { $0.spacing = 10 }
    scene.items[2].isHidden = true
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(Array(starts(scene).prefix(2)), [0, 30])
    expectEqual(scene.stack.frame.width, 60)
    for item in scene.items { item.isHidden = true }
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.frame.width, 0)
    for item in scene.items { item.isHidden = false }
    try scene.stack.layout(width: nil, height: nil)
    expect(starts(scene) == [0, 30, 70] && scene.stack.frame.width == 110)
  }

  @Test("E31: a custom spacing replaces the stack's after one view") func customSpacing() throws {
    let scene = StackScene([(20, 10), (30, 10), (40, 10)]) { $0.spacing = 10 }
    scene.stack.setCustomSpacing(30, after: scene.items[0])
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(starts(scene), [0, 50, 90])
    expectEqual(scene.stack.frame.width, 130)
  }

  @Test("a column closes after a removal and grows for appended or inserted views")
  func removal() throws {
    let scene = StackScene([(60, 20), (60, 30), (60, 40)]) {
      $0.axis = .vertical
      $0.spacing = 20
    }
    try scene.stack.layout(width: nil, height: nil)
    expect(tops(scene) == [0, 40, 90] && scene.stack.frame.height == 130)
    scene.stack.spacing = 0
    scene.stack.removeArrangedSubview(scene.items[1])
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.stack.frame.size, Size(width: 60, height: 60))
    expectEqual(scene.items[2].frame.minY, 20)
    scene.stack.insertArrangedSubview(Box("first", 60, 40), at: 0)
    try scene.stack.layout(width: nil, height: nil)
    expectEqual(scene.items[0].frame.minY, 40)
    expectEqual(scene.stack.frame.height, 100)
  }

  @Test("5.9: equal hugging makes the sizes ambiguous, but not their sum") func open() throws {
    let scene = StackScene([(20, 50), (20, 60), (20, 100)]) { $0.axis = .vertical }
    try scene.stack.layout(width: nil, height: 400)
    expectEqual(heights(scene).reduce(0, +), 400)
    expectEqual(scene.items[2].frame.minY, 400 - scene.items[2].frame.height)
    expect(scene.items[0].hasAmbiguousLayout(for: .vertical))
  }
}
