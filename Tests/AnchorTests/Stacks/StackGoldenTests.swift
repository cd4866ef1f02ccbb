import TestSupport
import Testing

@testable import Anchors

/// 5.11: the constraints of a stack, compared as sets with those of the specification.
@Suite struct StackGoldenTests {
  let sizes = [(160.0, 200.0), (80, 100), (40, 50)]

  /// The rows that a horizontal stack always has along the axis, and those of each distribution.
  let ends = "S.leading == 0.leading · 2.trailing == S.trailing"
  let exact = "1.leading == 0.trailing + 10 · 2.leading == 1.trailing + 10"
  let atLeast = "1.leading >= 0.trailing + 10 · 2.leading >= 1.trailing + 10"
  let fillAcross = """
    S.top == 0.top · 0.bottom == S.bottom · S.top == 1.top · S.top == 2.top
    S.bottom == 1.bottom · S.bottom == 2.bottom
    """

  func scene(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment, spacing: Double = 10
  ) -> StackScene {
    StackScene(sizes) {
      $0.distribution = distribution
      $0.alignment = alignment
      $0.spacing = spacing
    }
  }

  // MARK: Distributions

  @Test("5.11: fill × fill has the constraints of the rules") func fill() throws {
    let rows = golden(ends, exact, fillAcross)
    expectEqual(rows.count, 10)
    try expectEqual(scene(.fill, .fill).rows(), rows)
  }

  @Test("5.11: fillEqually × fill has the constraints of the rules") func fillEqually()
    throws
  {
    let rows = golden(ends, exact, fillAcross, "1.width == 0.width · 2.width == 0.width")
    expectEqual(rows.count, 12)
    try expectEqual(scene(.fillEqually, .fill).rows(), rows)
  }

  @Test("5.11: fillProportionally × fill without spacing has the same constraints in both modes")
  func fillProportionally() throws {
    let rows = golden(
      ends, "1.leading == 0.trailing · 2.leading == 1.trailing", fillAcross,
      """
      0.width == 0.571429 * S.width @999 · 1.width == 0.285714 * S.width @998
      2.width == 0.142857 * S.width @997
      """)
    expectEqual(rows.count, 13)
    for mode in StackView.ProportionalMode.allCases {
      let scene = scene(.fillProportionally, .fill, spacing: 0)
      scene.stack.proportionalMode = mode
      try expectEqual(scene.rows(), rows)
    }
  }

  @Test("5.3f: fillProportionally with a spacing has UIKit's factors or correct ones by mode")
  func proportionalSpacing() throws {
    let scene = scene(.fillProportionally, .fill)
    scene.stack.proportionalMode = .uikit
    // 160, 80 and 40 of 280 + 2 · 10.
    try expectEqual(
      scene.rows(),
      golden(
        ends, exact, fillAcross,
        """
        0.width == 0.533333 * S.width @999 · 1.width == 0.266667 * S.width @998
        2.width == 0.133333 * S.width @997
        """))
    // The standard spacing of 8 counts in the same way: 280 + 2 · 8.
    scene.stack.spacing = StackView.spacingUseSystem
    try expectEqual(
      scene.rows().filter { $0.contains("@99") },
      golden(
        """
        0.width == 0.540541 * S.width @999 · 1.width == 0.27027 * S.width @998
        2.width == 0.135135 * S.width @997
        """))
    scene.stack.spacing = 10
    scene.stack.proportionalMode = .correct
    // 4, 2 and 1 sevenths of the width and of the 20 points of spacing.
    try expectEqual(
      scene.rows(),
      golden(
        ends, exact, fillAcross,
        """
        0.width == 0.571429 * S.width - 11.428571 @999
        1.width == 0.285714 * S.width - 5.714286 @998
        2.width == 0.142857 * S.width - 2.857143 @997
        """))
  }

  @Test(
    "5.3f: views without content have no share, a single one all, and only empty ones equal shares")
  func proportionalEdges() throws {
    func scene(_ widths: [Double], spacing: Double = 0) -> StackScene {
      StackScene(widths.map { ($0, 20) }) {
        $0.distribution = .fillProportionally
        $0.spacing = spacing
      }
    }
    func sized(_ scene: StackScene) throws -> [String] {
      try scene.rows().filter { $0.contains("width") }
    }
    try expectEqual(
      sized(scene([30, -1, 10])),
      golden(
        """
        0.width == 0.75 * S.width @999 · 2.width == 0.25 * S.width @997
        """))
    try expectEqual(sized(scene([0, 30])), golden("1.width == S.width @998"))
    try expectEqual(sized(scene([40])), golden("0.width == S.width"))
    try expectEqual(
      sized(scene([-1, 0, -1, -1], spacing: 8)),
      golden(
        """
        0.width == 0.25 * S.width - 6 @999 · 1.width == 0.25 * S.width - 6 @998
        2.width == 0.25 * S.width - 6 @997 · 3.width == 0.25 * S.width - 6 @996
        """))
    let hidden = scene([40, 50], spacing: 10)
    hidden.items[0].isHidden = true
    try expectEqual(sized(hidden), golden("0.width == 0 · 1.width == S.width"))
  }

  @Test("5.11: equalSpacing × fill has the constraints of the rules") func equalSpacing()
    throws
  {
    let rows = golden(
      ends, atLeast, fillAcross,
      """
      G0.leading == 0.trailing · G0.trailing == 1.leading · G1.leading == 1.trailing
      G1.trailing == 2.leading · G1.width == G0.width · S.width == 0 @49
      """)
    expectEqual(rows.count, 16)
    try expectEqual(scene(.equalSpacing, .fill).rows(), rows)
  }

  @Test("5.11: equalCentering × fill has the constraints of the rules")
  func equalCentering() throws {
    let rows = golden(
      ends, atLeast, fillAcross,
      """
      G0.leading == 0.centerX · G0.trailing == 1.centerX · G1.leading == 1.centerX
      G1.trailing == 2.centerX · G1.width == G0.width @149 · S.width == 0 @49
      """)
    expectEqual(rows.count, 16)
    try expectEqual(scene(.equalCentering, .fill).rows(), rows)
  }

  @Test("5.3h: each further gap has a priority of one less") func centeringPriorities() throws {
    let sizes = Array(repeating: (10.0, 10.0), count: 5)
    let five = StackScene(sizes) { $0.distribution = .equalCentering }
    let gaps = try five.rows().filter { $0.contains("G0.width") }
    expectEqual(
      gaps,
      golden(
        "G1.width == G0.width @149 · G2.width == G0.width @148 · G3.width == G0.width @147"))
  }

  // MARK: Alignments

  let spannerRows = "P.height == 0 @51 · 0.height == 0 @25 · 1.height == 0 @25 · 2.height == 0 @25"

  @Test("5.11: fill × leading has the constraints of the rules") func leading() throws {
    let rows = golden(
      ends, exact, spannerRows,
      """
      S.top == 0.top · P.bottom == S.bottom · S.top == 1.top · S.top == 2.top
      P.top == 0.top @999.5 · P.top == 1.top @999.5 · P.top == 2.top @999.5
      P.bottom >= 0.bottom · P.bottom >= 1.bottom · P.bottom >= 2.bottom
      """)
    expectEqual(rows.count, 18)
    try expectEqual(scene(.fill, .leading).rows(), rows)
    try expectEqual(scene(.fill, .top).rows(), rows)
  }

  @Test("5.11: fill × trailing has the constraints of the rules") func trailing() throws {
    let rows = golden(
      ends, exact, spannerRows,
      """
      P.top == S.top · 0.bottom == S.bottom · S.bottom == 1.bottom · S.bottom == 2.bottom
      P.bottom == 0.bottom @999.5 · P.bottom == 1.bottom @999.5 · P.bottom == 2.bottom @999.5
      P.top <= 0.top · P.top <= 1.top · P.top <= 2.top
      """)
    expectEqual(rows.count, 18)
    try expectEqual(scene(.fill, .trailing).rows(), rows)
    try expectEqual(scene(.fill, .bottom).rows(), rows)
  }

  let within = """
    P.top <= 0.top · P.top <= 1.top · P.top <= 2.top
    P.bottom >= 0.bottom · P.bottom >= 1.bottom · P.bottom >= 2.bottom
    """

  @Test("5.11: fill × center has the constraints of the rules") func center() throws {
    let rows = golden(
      ends, exact, spannerRows, within, "P.top == S.top · P.bottom == S.bottom",
      "S.centerY == 0.centerY · S.centerY == 1.centerY · S.centerY == 2.centerY")
    expectEqual(rows.count, 19)
    try expectEqual(scene(.fill, .center).rows(), rows)
  }

  @Test("5.11: fill × firstBaseline and lastBaseline have the constraints of the rules")
  func baselines() throws {
    // A first baseline puts one top and all bottoms inside, a last one the reverse.
    for (alignment, name, inside) in [
      (
        StackView.Alignment.firstBaseline, "firstBaseline",
        "S.top <= 0.top · P.bottom == S.bottom"
      ), (.lastBaseline, "lastBaseline", "P.top == S.top · 0.bottom <= S.bottom"),
    ] {
      let rows = golden(
        ends, exact, spannerRows, within, inside,
        "0.\(name) == 1.\(name) · 0.\(name) == 2.\(name) · S.height == 0 @49")
      expectEqual(rows.count, 19)
      try expectEqual(scene(.fill, alignment).rows(), rows)
    }
  }

  @Test("5.4d: a stack of one item has the constraints of the rules at every alignment")
  func oneItem() throws {
    let common = "S.leading == 0.leading · 0.trailing == S.trailing"
    let weak = "S.height == 0 @49 · 0.height == 0 @25"
    let expected: [(StackView.Alignment, [String])] = [
      (.fill, golden(common, "S.top == 0.top · 0.bottom == S.bottom")),
      (.leading, golden(common, weak, "S.top == 0.top · 0.bottom <= S.bottom")),
      (.trailing, golden(common, weak, "S.top <= 0.top · 0.bottom == S.bottom")),
      (
        .center,
        golden(common, weak, "S.top <= 0.top · 0.bottom <= S.bottom · S.centerY == 0.centerY")
      ),
      (.firstBaseline, golden(common, weak, "S.top <= 0.top · 0.bottom <= S.bottom")),
      (.lastBaseline, golden(common, weak, "S.top <= 0.top · 0.bottom <= S.bottom")),
    ]
    expectEqual(expected[3].1.count, 7)
    for (alignment, rows) in expected {
      let scene = StackScene([(100, 20)]) { $0.alignment = alignment }
      try expectEqual(scene.rows(), rows, "\(alignment)")
    }
    let gaps = StackScene([(100, 20)]) { $0.distribution = .equalSpacing }
    try expectEqual(
      gaps.rows(), golden(common, "S.top == 0.top · 0.bottom == S.bottom · S.width == 0 @49"))
  }

  // MARK: Hidden items

  @Test("5.3: one hidden view in fill × fill adds a hiding constraint and splits its spacing")
  func oneHidden() throws {
    let expected = [
      "S.leading == 1.leading · 2.trailing == S.trailing · 1.leading == 0.trailing"
        + " · 2.leading == 1.trailing + 10",
      ends + " · 1.leading == 0.trailing + 5 · 2.leading == 1.trailing + 5",
      "S.leading == 0.leading · 1.trailing == S.trailing · 1.leading == 0.trailing + 10"
        + " · 2.leading == 1.trailing",
    ]
    for (index, along) in expected.enumerated() {
      let scene = scene(.fill, .fill)
      scene.items[index].isHidden = true
      let rows = golden(along, fillAcross, "\(index).width == 0")
      expectEqual(rows.count, 11)
      try expectEqual(scene.rows(), rows)
    }
  }

  @Test("5.3a: a guide replaces the views if all are hidden") func allHidden() throws {
    let scene = scene(.fill, .fill)
    for item in scene.items { item.isHidden = true }
    try expectEqual(
      scene.rows(),
      golden(
        """
        S.top == 0.top @25 · 0.bottom == S.bottom @24 · S.height == 0 @49
        0.top == 1.top · 0.bottom == 1.bottom · 0.top == 2.top · 0.bottom == 2.bottom
        S.leading == E.leading · E.trailing == S.trailing · E.width == 0 @999.5
        1.leading == 0.trailing · 2.leading == 1.trailing
        0.width == 0 · 1.width == 0 · 2.width == 0
        """))
  }

  @Test("5.4: hidden items are outside the spanner and stay aligned") func hiddenAcross() throws {
    let scene = scene(.fill, .center)
    scene.items[0].isHidden = true
    try expectEqual(
      scene.rows(),
      golden(
        spannerRows,
        """
        S.leading == 1.leading · 2.trailing == S.trailing · 1.leading == 0.trailing
        2.leading == 1.trailing + 10 · 0.width == 0
        P.top <= 1.top · P.top <= 2.top · P.bottom >= 1.bottom · P.bottom >= 2.bottom
        P.top == S.top · P.bottom == S.bottom
        S.centerY == 0.centerY · S.centerY == 1.centerY · S.centerY == 2.centerY
        """))
  }

  @Test("5.3g: gaps skip hidden views") func hiddenGap() throws {
    let scene = scene(.equalSpacing, .fill)
    scene.items[1].isHidden = true
    try expectEqual(
      scene.rows(),
      golden(
        ends, fillAcross,
        """
        1.leading >= 0.trailing + 5 · 2.leading >= 1.trailing + 5 · 1.width == 0
        G0.leading == 0.trailing · G0.trailing == 2.leading · S.width == 0 @49
        """))
  }

  @Test("5.3e, g, h: the first visible view is the reference of the others")
  func firstHidden() throws {
    let along = "S.leading == 1.leading · 2.trailing == S.trailing · 0.width == 0"
    let exact = "1.leading == 0.trailing · 2.leading == 1.trailing + 10"
    let equal = scene(.fillEqually, .fill)
    equal.items[0].isHidden = true
    try expectEqual(equal.rows(), golden(along, exact, fillAcross, "2.width == 1.width"))
    let atLeast = "1.leading >= 0.trailing · 2.leading >= 1.trailing + 10 · S.width == 0 @49"
    for (distribution, ends) in [
      (StackView.Distribution.equalSpacing, "G0.leading == 1.trailing · G0.trailing == 2.leading"),
      (.equalCentering, "G0.leading == 1.centerX · G0.trailing == 2.centerX"),
    ] {
      let gaps = scene(distribution, .fill)
      gaps.items[0].isHidden = true
      try expectEqual(gaps.rows(), golden(along, atLeast, fillAcross, ends))
    }
  }

  @Test("5.3h: hidden views do not count among the gaps") func hiddenCentering() throws {
    let sizes = Array(repeating: (10.0, 10.0), count: 6)
    let six = StackScene(sizes) { $0.distribution = .equalCentering }
    six.items[0].isHidden = true
    six.items[3].isHidden = true
    // Gaps from 1 to 2, 2 to 4 and 4 to 5.
    try expectEqual(
      six.rows().filter { $0.contains("G0.width") },
      golden("G1.width == G0.width @149 · G2.width == G0.width @148"))
  }

  @Test("5.3c: hidden views are empty at the hiding priority") func hidingPriority() throws {
    let scene = scene(.fill, .fill)
    scene.items[1].isHidden = true
    scene.stack.hidingPriority = 900
    try expect(scene.rows().contains("1.width == 0 @900"))
  }
}
