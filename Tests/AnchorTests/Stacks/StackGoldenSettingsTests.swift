import TestSupport
import Testing

@testable import Anchors

/// 5.5, 5.6, 5.11: the sets on the other axis, within margins and by baselines, and their names.
@Suite struct StackGoldenSettingsTests {
  let sizes = [(160.0, 200.0), (80, 100), (40, 50)]

  let along = """
    S.leading == 0.leading · 2.trailing == S.trailing
    1.leading == 0.trailing + 10 · 2.leading == 1.trailing + 10
    """
  let leading = """
    S.top == 0.top · P.bottom == S.bottom · S.top == 1.top · S.top == 2.top
    P.top == 0.top @999.5 · P.top == 1.top @999.5 · P.top == 2.top @999.5
    P.bottom >= 0.bottom · P.bottom >= 1.bottom · P.bottom >= 2.bottom
    P.height == 0 @51 · 0.height == 0 @25 · 1.height == 0 @25 · 2.height == 0 @25
    """
  let trailing = """
    P.top == S.top · 0.bottom == S.bottom · S.bottom == 1.bottom · S.bottom == 2.bottom
    P.bottom == 0.bottom @999.5 · P.bottom == 1.bottom @999.5 · P.bottom == 2.bottom @999.5
    P.top <= 0.top · P.top <= 1.top · P.top <= 2.top
    P.height == 0 @51 · 0.height == 0 @25 · 1.height == 0 @25 · 2.height == 0 @25
    """

  @Test("5.4f: in a column, baseline alignments act as leading and trailing") func column() throws {
    let expected: [(StackView.Alignment, String)] = [
      (.leading, leading), (.firstBaseline, leading), (.trailing, trailing),
      (.lastBaseline, trailing),
    ]
    for (alignment, across) in expected {
      let scene = StackScene(sizes) {
        $0.axis = .vertical
        $0.alignment = alignment
        $0.spacing = 10
      }
      try expectEqual(scene.rows(), golden(vertical(along), vertical(across)), "\(alignment)")
    }
  }

  @Test("5.11: a column has the gaps of a row on the other axis") func columnGaps() throws {
    let scene = StackScene(sizes) {
      $0.axis = .vertical
      $0.distribution = .equalCentering
    }
    let rows = try scene.rows()
    let gaps = """
      G0.leading == 0.centerX · G0.trailing == 1.centerX · G1.leading == 1.centerX
      G1.trailing == 2.centerX · G1.width == G0.width @149 · S.width == 0 @49
      """
    expect(Set(rows).isSuperset(of: golden(vertical(gaps))))
    expectEqual(rows.count, 16)
  }

  @Test("5.6: a column can space by baselines, a row does not") func baselineRelative() throws {
    func spacings(_ scene: StackScene) throws -> [String] {
      try scene.rows().filter { $0.contains("aseline") }
    }
    let scene = StackScene(sizes) {
      $0.axis = .vertical
      $0.spacing = 10
      $0.isBaselineRelativeArrangement = true
    }
    try expectEqual(
      spacings(scene),
      golden(
        "1.firstBaseline == 0.lastBaseline + 10 · 2.firstBaseline == 1.lastBaseline + 10"))
    try expect(Set(scene.rows()).isSuperset(of: golden("S.top == 0.top · 2.bottom == S.bottom")))
    scene.stack.distribution = .equalSpacing
    try expectEqual(
      spacings(scene),
      golden(
        """
        1.firstBaseline >= 0.lastBaseline + 10 · 2.firstBaseline >= 1.lastBaseline + 10
        G0.top == 0.lastBaseline · G0.bottom == 1.firstBaseline
        G1.top == 1.lastBaseline · G1.bottom == 2.firstBaseline
        """))
    scene.stack.axis = .horizontal
    try expectEqual(spacings(scene), [])
  }

  @Test("5.5: within margins, fits refer to the stack and all other constraints to the margins")
  func marginsRelative() throws {
    let scene = StackScene(sizes) {
      $0.alignment = .firstBaseline
      $0.distribution = .equalSpacing
      $0.spacing = 10
      $0.isLayoutMarginsRelativeArrangement = true
      $0.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    }
    try expectEqual(
      scene.rows(),
      golden(
        """
        M.leading == 0.leading · 2.trailing == M.trailing
        1.leading >= 0.trailing + 10 · 2.leading >= 1.trailing + 10
        G0.leading == 0.trailing · G0.trailing == 1.leading · G1.leading == 1.trailing
        G1.trailing == 2.leading · G1.width == G0.width · S.width == 0 @49
        P.top <= 0.top · P.top <= 1.top · P.top <= 2.top
        P.bottom >= 0.bottom · P.bottom >= 1.bottom · P.bottom >= 2.bottom
        M.top <= 0.top · P.bottom == M.bottom
        0.firstBaseline == 1.firstBaseline · 0.firstBaseline == 2.firstBaseline
        P.height == 0 @51 · 0.height == 0 @25 · 1.height == 0 @25 · 2.height == 0 @25
        S.height == 0 @49
        M.left == S.left + 2 · M.top == S.top + 1 · M.right == S.right - 4
        M.bottom == S.bottom - 3
        """))
  }

  @Test("5.3b: spacings are custom, default or standard, and split around hidden views")
  func spacings() throws {
    let scene = StackScene(sizes) { $0.spacing = 10 }
    func spacings() throws -> [String] {
      try scene.rows().filter { $0.contains("trailing ==") && !$0.contains("S.") }
    }
    scene.stack.setCustomSpacing(30, after: scene.items[0])
    expectEqual(scene.stack.customSpacing(after: scene.items[0]), 30)
    expectEqual(scene.stack.customSpacing(after: scene.items[1]), StackView.spacingUseDefault)
    try expectEqual(
      spacings(), golden("1.leading == 0.trailing + 30 · 2.leading == 1.trailing + 10"))
    scene.items[1].isHidden = true
    try expectEqual(
      spacings(), golden("1.leading == 0.trailing + 15 · 2.leading == 1.trailing + 15"))
    scene.items[1].isHidden = false
    scene.stack.setCustomSpacing(StackView.spacingUseDefault, after: scene.items[0])
    scene.stack.setCustomSpacing(StackView.spacingUseSystem, after: scene.items[1])
    try expectEqual(
      spacings(), golden("1.leading == 0.trailing + 10 · 2.leading == 1.trailing + 8"))
    scene.stack.spacing = StackView.spacingUseSystem
    try expectEqual(spacings(), golden("1.leading == 0.trailing + 8 · 2.leading == 1.trailing + 8"))
    scene.stack.spacing = StackView.spacingUseDefault
    try expectEqual(spacings(), golden("1.leading == 0.trailing · 2.leading == 1.trailing + 8"))
  }

  @Test("5.3b: the custom spacing after the last visible view spans hidden ones")
  func spacingAcrossHidden() throws {
    let root = View("root")
    let stack = StackView(axis: .horizontal, alignment: .center, spacing: 10, name: "row")
    root.addSubview(stack)
    let views = ["a", "b", "c", "d"].map { View($0) }
    for view in views {
      view.layoutNode.intrinsicContentSize = Size(width: 20, height: 20)
      stack.addArrangedSubview(view)
    }
    stack.leftAnchor(equalTo: root.leftAnchor).topAnchor(equalTo: root.topAnchor)
    stack.setCustomSpacing(30, after: views[0])
    stack.setCustomSpacing(50, after: views[2])
    /// The positions of the visible views after hiding some.
    func places(hidden: [Int]) throws -> [Double] {
      for index in views.indices { views[index].isHidden = hidden.contains(index) }
      try root.layout(width: 400, height: 100)
      return views.filter { !$0.isHidden }.map(\.frame.minX)
    }
    // Spacings 30, 10 and 50 after views of 20.
    try expectEqual(places(hidden: []), [0, 50, 80, 150])
    try expectEqual(places(hidden: [1]), [0, 50, 120])
    try expectEqual(places(hidden: [1, 2]), [0, 50])
    try expectEqual(places(hidden: [2]), [0, 50, 80])
    try expectEqual(places(hidden: [0]), [0, 30, 100])
    try expectEqual(places(hidden: [1, 2]), [0, 50])
    stack.setCustomSpacing(6, after: views[0])
    try expectEqual(places(hidden: [1, 2]), [0, 26])
    // Removing a hidden view in between changes nothing.
    stack.removeArrangedSubview(views[1])
    views[1].removeFromSuperview()
    try root.layout(width: 400, height: 100)
    expectEqual(views[3].frame.minX, 26)
    stack.setCustomSpacing(StackView.spacingUseSystem, after: views[0])
    try root.layout(width: 400, height: 100)
    expectEqual(views[3].frame.minX, 28)
  }

  @Test(
    "a stack's constraints have UIKit's identifiers and the source line of the stack")
  func identifiers() throws {
    let scene = StackScene(sizes) {
      $0.alignment = .center
      $0.distribution = .equalSpacing
    }
    scene.items[1].isHidden = true
    try expectEqual(
      scene.identifiers(),
      [
        "UISV-canvas-connection": 5, "UISV-canvas-fit": 1, "UISV-spanning-fit": 1,
        "UISV-spacing": 2, "UISV-distributing-edge": 2, "UISV-alignment": 2,
        "UISV-spanning-boundary": 4, "UISV-ambiguity-suppression": 3, "UISV-hiding": 1,
      ])
    scene.items[1].isHidden = false
    try expectEqual(scene.identifiers()["UISV-fill-equally"], 1)
    scene.stack.distribution = .fillProportionally
    try expectEqual(scene.identifiers()["UISV-fill-proportionally"], 3)

    let line = #line + 1
    let stack = StackView(axis: .vertical)
    stack.addArrangedSubview(Box("a", 10, 10))
    try stack.layout(width: nil, height: nil)
    for constraint in stack.activeConstraints {
      expectEqual(constraint.origin.line, line)
      expect("\(constraint.origin.file)".hasSuffix("StackGoldenSettingsTests.swift"))
    }
  }

  @Test("5.3a: a stack without views has no constraints, and unneeded guides are removed")
  func guides() throws {
    let scene = StackScene([])
    try expectEqual(scene.rows(), [])
    let full = StackScene(sizes) {
      $0.alignment = .center
      $0.distribution = .equalSpacing
    }
    func guides() throws -> Int {
      _ = try full.rows()
      return full.stack.layoutNode.rareState?.guides.count ?? 0
    }
    try expectEqual(guides(), 3)
    full.items[1].isHidden = true
    try expectEqual(guides(), 2)
    for item in full.items { item.isHidden = true }
    try expectEqual(guides(), 1)
    full.stack.alignment = .fill
    try expectEqual(guides(), 1)
    for item in full.items { full.stack.removeArrangedSubview(item) }
    try expectEqual(guides(), 0)
    try expectEqual(full.rows(), [])
    // A gap is removed with the view before it.
    let gaps = StackScene(sizes) { $0.distribution = .equalSpacing }
    _ = try gaps.rows()
    gaps.stack.removeArrangedSubview(gaps.items[0])
    _ = try gaps.rows()
    expectEqual(gaps.stack.layoutNode.rareState?.guides.map(\.name), ["UISV-gap"])
  }
}
