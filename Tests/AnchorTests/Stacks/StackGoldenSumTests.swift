import TestSupport
import Testing

@testable import Anchors

/// 5.11, last two rules: a column has the sets of a row with exchanged attributes, and distribution
/// and alignment are independent.
@Suite struct StackGoldenSumTests {
  /// The rows of a distribution of views 160, 80 and 40 long, with spacings of 10.
  func along(_ distribution: StackView.Distribution) -> [String] {
    let ends = "S.leading == 0.leading · 2.trailing == S.trailing"
    let exact = "1.leading == 0.trailing + 10 · 2.leading == 1.trailing + 10"
    let atLeast = "1.leading >= 0.trailing + 10 · 2.leading >= 1.trailing + 10 · S.width == 0 @49"
    switch distribution {
    case .fill: return [ends, exact]
    case .fillEqually: return [ends, exact, "1.width == 0.width · 2.width == 0.width"]
    case .fillProportionally:
      // 4, 2 and 1 sevenths of the width less the 20 points of spacing.
      return [
        ends, exact,
        """
        0.width == 0.571429 * S.width - 11.428571 @999
        1.width == 0.285714 * S.width - 5.714286 @998
        2.width == 0.142857 * S.width - 2.857143 @997
        """,
      ]
    case .equalSpacing:
      return [
        ends, atLeast,
        """
        G0.leading == 0.trailing · G0.trailing == 1.leading · G1.leading == 1.trailing
        G1.trailing == 2.leading · G1.width == G0.width
        """,
      ]
    case .equalCentering:
      return [
        ends, atLeast,
        """
        G0.leading == 0.centerX · G0.trailing == 1.centerX · G1.leading == 1.centerX
        G1.trailing == 2.centerX · G1.width == G0.width @149
        """,
      ]
    }
  }

  /// The rows of an alignment of three views.
  func across(_ alignment: StackView.Alignment) -> [String] {
    let weak = "P.height == 0 @51 · 0.height == 0 @25 · 1.height == 0 @25 · 2.height == 0 @25"
    let above = "P.top <= 0.top · P.top <= 1.top · P.top <= 2.top"
    let below = "P.bottom >= 0.bottom · P.bottom >= 1.bottom · P.bottom >= 2.bottom"
    let around = "P.top == S.top · P.bottom == S.bottom"
    switch alignment {
    case .fill:
      return [
        "S.top == 0.top · 0.bottom == S.bottom · S.top == 1.top · S.top == 2.top",
        "S.bottom == 1.bottom · S.bottom == 2.bottom",
      ]
    case .leading:
      return [
        weak, below, "S.top == 0.top · P.bottom == S.bottom · S.top == 1.top · S.top == 2.top",
        "P.top == 0.top @999.5 · P.top == 1.top @999.5 · P.top == 2.top @999.5",
      ]
    case .trailing:
      return [
        weak, above,
        "P.top == S.top · 0.bottom == S.bottom · S.bottom == 1.bottom · S.bottom == 2.bottom",
        "P.bottom == 0.bottom @999.5 · P.bottom == 1.bottom @999.5 · P.bottom == 2.bottom @999.5",
      ]
    case .center:
      return [
        weak, above, below, around,
        "S.centerY == 0.centerY · S.centerY == 1.centerY · S.centerY == 2.centerY",
      ]
    case .firstBaseline:
      return [
        weak, above, below, "S.top <= 0.top · P.bottom == S.bottom · S.height == 0 @49",
        "0.firstBaseline == 1.firstBaseline · 0.firstBaseline == 2.firstBaseline",
      ]
    case .lastBaseline:
      return [
        weak, above, below, "P.top == S.top · 0.bottom <= S.bottom · S.height == 0 @49",
        "0.lastBaseline == 1.lastBaseline · 0.lastBaseline == 2.lastBaseline",
      ]
    }
  }

  func scene(
    _ sizes: [(Double, Double)], _ axis: Axis, _ configure: (StackView) -> Void
  ) -> StackScene {
    let sizes = axis == .horizontal ? sizes : sizes.map { ($0.1, $0.0) }
    return StackScene(sizes) {
      $0.axis = axis
      configure($0)
    }
  }

  func expected(_ parts: [String], _ axis: Axis) -> [String] {
    golden(parts.map { axis == .horizontal ? $0 : vertical($0) }.joined(separator: "\n"))
  }

  /// 5.4f: translates baseline alignments for a column.
  func inColumn(_ alignment: StackView.Alignment) -> StackView.Alignment {
    switch alignment {
    case .firstBaseline: .leading
    case .lastBaseline: .trailing
    default: alignment
    }
  }

  let sizes = [(160.0, 200.0), (80, 100), (40, 50)]

  @Test(
    "5.11: every distribution and alignment has the constraints of the rules on both axes",
    arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func sums(_ distribution: StackView.Distribution, _ alignment: StackView.Alignment) throws {
    for axis in [Axis.horizontal, .vertical] {
      let scene = scene(sizes, axis) {
        $0.distribution = distribution
        $0.alignment = alignment
        $0.spacing = 10
      }
      let across = across(axis == .horizontal ? alignment : inColumn(alignment))
      try expectEqual(scene.rows(), expected(along(distribution) + across, axis), "\(axis)")
      // Within margins, the guide replaces the stack in all rows but the fits.
      scene.stack.isLayoutMarginsRelativeArrangement = true
      scene.stack.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
      let withinMargins = expected(along(distribution) + across, axis).map { row in
        row.hasSuffix("== 0 @49") ? row : row.replacing("S.", with: "M.")
      }
      let margins = """
        M.left == S.left + 2 · M.top == S.top + 1 · M.right == S.right - 4
        M.bottom == S.bottom - 3
        """
      let rows = withinMargins.map { GoldenRow($0).canonical } + golden(margins)
      try expectEqual(scene.rows(), rows.sorted(), "\(axis), within margins")
    }
  }

  @Test("5.4d: a column of one view has the constraints of the rules at every alignment")
  func oneItem() throws {
    let common = "S.leading == 0.leading · 0.trailing == S.trailing"
    let weak = "S.height == 0 @49 · 0.height == 0 @25"
    let rows: [(StackView.Alignment, [String])] = [
      (.fill, [common, "S.top == 0.top · 0.bottom == S.bottom"]),
      (.leading, [common, weak, "S.top == 0.top · 0.bottom <= S.bottom"]),
      (.trailing, [common, weak, "S.top <= 0.top · 0.bottom == S.bottom"]),
      (
        .center,
        [common, weak, "S.top <= 0.top · 0.bottom <= S.bottom · S.centerY == 0.centerY"]
      ),
      (.firstBaseline, [common, weak, "S.top == 0.top · 0.bottom <= S.bottom"]),
      (.lastBaseline, [common, weak, "S.top <= 0.top · 0.bottom == S.bottom"]),
    ]
    for (alignment, parts) in rows {
      let scene = scene([(100, 20)], .vertical) { $0.alignment = alignment }
      try expectEqual(scene.rows(), expected(parts, .vertical), "\(alignment)")
    }
  }

  @Test("5.3: a column with one or all views hidden has the constraints of the rules") func hidden()
    throws
  {
    let ends = ["S.leading == 0.leading", "2.trailing == S.trailing"]
    let rows: [([Int], [String])] = [
      (
        [0],
        [
          "S.leading == 1.leading", ends[1], "1.leading == 0.trailing",
          "2.leading == 1.trailing + 10", "0.width == 0",
        ]
      ),
      (
        [1],
        ends + [
          "1.leading == 0.trailing + 5", "2.leading == 1.trailing + 5", "1.width == 0",
        ]
      ),
      (
        [2],
        [
          ends[0], "1.trailing == S.trailing", "1.leading == 0.trailing + 10",
          "2.leading == 1.trailing", "2.width == 0",
        ]
      ),
      (
        [0, 1, 2],
        [
          "S.leading == E.leading", "E.trailing == S.trailing", "E.width == 0 @999.5",
          "1.leading == 0.trailing", "2.leading == 1.trailing", "0.width == 0", "1.width == 0",
          "2.width == 0",
        ]
      ),
    ]
    for (hidden, parts) in rows {
      let scene = scene(sizes, .vertical) { $0.spacing = 10 }
      for index in hidden { scene.items[index].isHidden = true }
      // Without a visible view the stack is minimal, and no view lies inside.
      let sides =
        hidden.count < 3
        ? across(.fill)
        : [
          "S.top == 0.top @25 · 0.bottom == S.bottom @24 · S.height == 0 @49",
          "0.top == 1.top · 0.top == 2.top",
          "0.bottom == 1.bottom · 0.bottom == 2.bottom",
        ]
      try expectEqual(scene.rows(), expected(parts + sides, .vertical), "\(hidden)")
    }
  }
}
