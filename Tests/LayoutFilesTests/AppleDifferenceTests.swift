import Anchors
import Foundation
import TestSupport
import Testing

/// Former differences from Apple's frames, reduced to minimal layouts with Apple's numbers.
@Suite struct AppleDifferenceTests {
  /// The differences from Apple's frames of a layout in `Tests/Fixtures/Apple/reduced.json`.
  private func differences(_ name: String) throws -> [String] {
    let data = try PackageFolder.fixture("Apple/reduced.json")
    let all = try #require(JSONSerialization.jsonObject(with: data) as? [String: [String: Any]])
    let found = try #require(all[name], "no such layout")
    let numbers = try #require(found["apple"] as? [String: [Double]])
    let frames = numbers.mapValues { Rect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    let layout = try JSONSerialization.data(withJSONObject: try #require(found["layout"]))
    return try AppleScene(id: name, kind: "rules", frames: frames, layout: Array(layout))
      .differences()
  }

  @Test(
    "8.3: the center of a scroll view is that of its frame",
    arguments: ["d1-scroll-center", "d1b-scroll-center-conflict", "d1c-scroll-center-size"])
  func scrollCenter(_ name: String) throws {
    try expectEqual(differences(name), [])
  }

  @Test("3.7: the margins of a stack are 0 unless set") func stackMargins() throws {
    try expectEqual(differences("d2-stack-margins-0"), [])
  }

  @Test(
    "3.7: a view may be smaller than the margins that a constraint mentions",
    arguments: ["d3-narrow-margins", "d3b-flat-margins"])
  func narrowMargins(_ name: String) throws {
    try expectEqual(differences(name), [])
  }

  @Test(
    "5.3f: views without content use their own constraints in a proportional stack",
    arguments: ["d4-proportional-no-content", "d4b-proportional-no-content-2"])
  func proportional(_ name: String) throws {
    try expectEqual(differences(name), [])
  }

  @Test("5.3c: Apple's canvas counts a hidden view across a row, and this package does not")
  func hiddenAcross() throws {
    // Apple's row is as high as the hidden view, 130; here it is as high as the visible views.
    let row = Rect(x: 0, y: 0, width: 300, height: 30),
      hidden = Rect(x: 0, y: 0, width: 300, height: 130)
    try expectEqual(
      differences("d5-hidden-across"),
      [
        "a is \(row), Apple's \(hidden)", "s is \(row), Apple's \(hidden)",
      ])
  }

  @Test("5.4c: a stack whose views are all hidden keeps none of them inside") func allHidden()
    throws
  {
    try expectEqual(differences("d6-all-hidden-across"), [])
  }

  @Test("5.4c: views on a first baseline are at the bottom of a taller row") func tallRow() throws {
    try expectEqual(differences("d7-first-baseline-tall-row"), [])
  }

  @Test("8.4: the safe area of content that ends before it has no extent") func safeArea() throws {
    try expectEqual(differences("d8-safe-area-in-content"), [])
  }

  @Test("6.7: an edge next to a rounding tie within six digits rounds like the tie") func tie()
    throws
  {
    try expectEqual(differences("d9-rounding"), [])
  }
}
