import Anchors
import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

/// All pairs of attributes in constraints and distances; `CompileTimeTests` covers anchors.
@Suite struct AttributePairTests {
  /// A root of 200 by 100 with a direction, `a` at a fixed position, and `b` of a fixed size.
  private func layout(_ constraint: String, isMirrored: Bool = false) throws -> LayoutFile {
    let direction = isMirrored ? "rightToLeft" : "leftToRight"
    let json = """
      {"root": "r", "width": 200, "height": 100, "direction": "\(direction)",
       "items": [{"name": "a", "firstBaseline": 3, "lastBaseline": 4},
                 {"name": "b", "firstBaseline": 5, "lastBaseline": 6}],
       "constraints": ["a.left == r.left + 20", "a.top == r.top + 10", "a.width == 30", "a.height == 40",
                       "b.width == 24", "b.height == 14", "\(constraint)"]}
      """
    return try LayoutFile(Array(json.utf8))
  }

  @Test func `a file relates the pairs of attributes that anchors relate`() {
    for (first, second) in AttributePairs.all {
      let isAccepted = (try? layout("a.\(first) == b.\(second)")) != nil
      expectEqual(isAccepted, AttributePairs.areRelatable(first, second), "\(first), \(second)")
    }
  }

  @Test(arguments: [false, true])
  func `a file measures the distances that anchors measure`(isMirrored: Bool) throws {
    for (first, second) in AttributePairs.all {
      let rule = "(a.\(first) -> b.\(second)) == 5"
      guard AttributePairs.haveDistance(first, second) else {
        #expect(throws: LayoutFileError.self, "\(rule)") { _ = try layout(rule) }
        continue
      }
      let file = try layout(rule, isMirrored: isMirrored)
      try file.layOut()
      let frames = file.root.subviews.map(\.frame)
      let baselines = (
        a: Baselines(firstFromTop: 3, lastFromBottom: 4),
        b: Baselines(firstFromTop: 5, lastFromBottom: 6)
      )
      let start = location(first, frames[0], baselines.a, isMirrored)
      let end = location(second, frames[1], baselines.b, isMirrored)
      let isBackward =
        isMirrored && (AttributePairs.isDirectional(first) || AttributePairs.isDirectional(second))
      #expect(abs(end - start - (isBackward ? -5 : 5)) < 1e-9, "\(rule)")
      // Reports give the same distance for the quantity.
      let quantity = try file.quantity("a.\(first) -> b.\(second)")
      expectNear((file.explanation(of: quantity)?.value ?? .nan), 5, within: 1e-9, "\(rule)")
    }
  }

  @Test(arguments: [
    ("(a.leading -> b.left) == 5", "leading or trailing cannot be combined with left or right"),
    ("(a.top -> b.left) == 5", "a horizontal position cannot be related to a vertical one"),
    ("(a.width -> b.height) == 5", "a distance lies between two edges, centers or baselines"),
    ("(a.width -> b.left) == 5", "a distance lies between two edges, centers or baselines"),
  ])
  func `an invalid distance is refused with the reason`(rule: String, sentence: String) throws {
    let error = try #require(throws: LayoutFileError.self) { _ = try layout(rule) }
    expect(error.message.contains(sentence))
  }

  /// The distance of an attribute from the left or the top of the root.
  private func location(
    _ name: String, _ frame: Rect, _ baselines: Baselines, _ isMirrored: Bool
  ) -> Double {
    switch name {
    case "left": frame.minX
    case "right": frame.maxX
    case "leading": isMirrored ? frame.maxX : frame.minX
    case "trailing": isMirrored ? frame.minX : frame.maxX
    case "centerX": frame.midX
    case "top": frame.minY
    case "bottom": frame.maxY
    case "centerY": frame.midY
    case "firstBaseline": frame.minY + baselines.firstFromTop
    default: frame.maxY - baselines.lastFromBottom
    }
  }
}
