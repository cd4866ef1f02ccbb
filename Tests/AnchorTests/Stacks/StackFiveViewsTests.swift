import TestSupport
import Testing

@testable import Anchors

/// 9 E, last line: five squares of 100 to 500 with spacings of 10, every distribution with every
/// alignment on both axes; the sets are derived from the rules of 5.3 and 5.4.
@Suite struct StackFiveViewsTests {
  let views = 0..<5

  func along(_ distribution: StackView.Distribution) -> [String] {
    var rows = ["S.leading == 0.leading", "4.trailing == S.trailing"]
    let isLoose = distribution == .equalSpacing || distribution == .equalCentering
    for view in 1..<5 {
      rows.append("\(view).leading \(isLoose ? ">=" : "==") \(view - 1).trailing + 10")
    }
    switch distribution {
    case .fill: break
    case .fillEqually: rows += (1..<5).map { "\($0).width == 0.width" }
    case .fillProportionally:
      // 1 to 5 fifteenths of the width, less the same fractions of the 40 points of spacing.
      rows += [
        "0.width == 0.066667 * S.width - 2.666667 @999",
        "1.width == 0.133333 * S.width - 5.333333 @998", "2.width == 0.2 * S.width - 8 @997",
        "3.width == 0.266667 * S.width - 10.666667 @996",
        "4.width == 0.333333 * S.width - 13.333333 @995",
      ]
    case .equalSpacing:
      for gap in 0..<4 {
        rows += ["G\(gap).leading == \(gap).trailing", "G\(gap).trailing == \(gap + 1).leading"]
      }
      rows += (1..<4).map { "G\($0).width == G0.width" } + ["S.width == 0 @49"]
    case .equalCentering:
      for gap in 0..<4 {
        rows += ["G\(gap).leading == \(gap).centerX", "G\(gap).trailing == \(gap + 1).centerX"]
      }
      rows += (1..<4).map { "G\($0).width == G0.width @\(150 - $0)" } + ["S.width == 0 @49"]
    }
    return rows
  }

  func across(_ alignment: StackView.Alignment) -> [String] {
    guard alignment != .fill else {
      return ["S.top == 0.top", "0.bottom == S.bottom"]
        + (1..<5).flatMap { ["S.top == \($0).top", "S.bottom == \($0).bottom"] }
    }
    var rows = ["P.height == 0 @51"] + views.map { "\($0).height == 0 @25" }
    for view in views {
      rows.append(
        alignment == .leading ? "P.top == \(view).top @999.5" : "P.top <= \(view).top")
      rows.append(
        alignment == .trailing ? "P.bottom == \(view).bottom @999.5" : "P.bottom >= \(view).bottom")
    }
    let near: [StackView.Alignment: String] = [
      .leading: "S.top == 0.top", .firstBaseline: "S.top <= 0.top",
    ]
    let far: [StackView.Alignment: String] = [
      .trailing: "0.bottom == S.bottom", .lastBaseline: "0.bottom <= S.bottom",
    ]
    rows.append(near[alignment] ?? "P.top == S.top")
    rows.append(far[alignment] ?? "P.bottom == S.bottom")
    let name =
      switch alignment {
      case .fill, .leading: "top"
      case .trailing: "bottom"
      case .center: "centerY"
      case .firstBaseline: "firstBaseline"
      case .lastBaseline: "lastBaseline"
      }
    let reference = name.hasSuffix("Baseline") ? "0" : "S"
    rows += (1..<5).map { "\(reference).\(name) == \($0).\(name)" }
    if alignment == .center { rows.append("S.centerY == 0.centerY") }
    if alignment == .firstBaseline || alignment == .lastBaseline {
      rows.append("S.height == 0 @49")
    }
    return rows
  }

  @Test(arguments: StackView.Distribution.allCases, StackView.Alignment.allCases)
  func `5.11: a stack of five views has the constraints of the rules`(
    _ distribution: StackView.Distribution, _ alignment: StackView.Alignment
  ) throws {
    let columnAlignments: [StackView.Alignment: StackView.Alignment] = [
      .firstBaseline: .leading, .lastBaseline: .trailing,
    ]
    for axis in [Axis.horizontal, .vertical] {
      let scene = StackScene(views.map { (100 * Double($0 + 1), 100 * Double($0 + 1)) }) {
        $0.axis = axis
        $0.distribution = distribution
        $0.alignment = alignment
        $0.spacing = 10
      }
      let meant = axis == .horizontal ? alignment : columnAlignments[alignment] ?? alignment
      let rows = along(distribution) + across(meant)
      try expectEqual(
        scene.rows(),
        golden(
          (axis == .horizontal ? rows : rows.map(vertical))
            .joined(separator: "\n")), "\(axis)")
    }
  }
}
