import Anchors
import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

/// The ranges of a layout function in which a text is cut or an item leaves its superview.
@Suite struct RangeLossTests {
  /// A range as in a report.
  struct Loss: Equatable, CustomStringConvertible {
    let item: String
    let from: Double
    let to: Double

    init(_ item: String, _ from: Double, _ to: Double) {
      self.item = item
      self.from = from
      self.to = to
    }

    var description: String { "\(item) \(from) … \(to)" }
  }

  private func function(
    _ text: String, _ parameter: String? = nil, in range: ClosedRange<Double> = 0...1000
  ) throws -> LayoutFunction {
    let file = try LayoutFile(Array(text.utf8))
    try file.layOut()
    return try file.layoutFunction(of: try file.parameter(parameter), in: range)
  }

  private func named(
    _ ranges: [LayoutFunction.ItemRange], _ function: LayoutFunction
  ) -> [Loss] {
    ranges.map { range in
      // A millionth of a point is rounding.
      Loss(
        function.items[range.item].name, (range.from * 1e6).rounded() / 1e6,
        (range.to * 1e6).rounded() / 1e6)
    }
  }

  /// Letters of the font `square` are as wide as the font's size: 5 letters of 10 are 50 wide.
  @Test("a text of one line is cut below its width, within a piece of linear frames")
  func oneLine() throws {
    let found = try function(
      #"""
      {"root": "card", "width": 100, "height": 10, "textMeasurer": "square", "items": [
        {"name": "a", "kind": "label", "text": "abcde", "font": 10},
        {"name": "b", "kind": "label", "text": "abc", "font": 10, "hidden": true}],
       "constraints": ["a.leading == card.leading + 20", "a.trailing == card.trailing",
        "a.top == card.top", "a.bottom == card.bottom",
        "b.leading == card.leading + 20", "b.trailing == card.trailing", "b.top == card.top"]}
      """#)
    #expect(found.pieces.count <= 2)
    expectEqual(named(found.cutTexts, found), [Loss("a", 20, 70)])
    expectEmpty(found.itemsOutside)
  }

  @Test("a text of two lines is cut below the width at which it needs a third")
  func twoLines() throws {
    let found = try function(
      #"""
      {"root": "card", "width": 100, "textMeasurer": "square", "items": [
        {"name": "a", "kind": "label", "text": "ab cd ef", "font": 10, "lines": 2}],
       "constraints": ["a.leading == card.leading", "a.trailing == card.trailing",
        "a.top == card.top", "a.bottom == card.bottom"]}
      """#, in: 20...200)
    // "ab cd" is 50 wide, and "ef" is the second line.
    let losses = named(found.cutTexts, found)
    try #require(losses.count == 1)
    expect(losses[0].item == "a" && losses[0].from == 20 && abs(losses[0].to - 50) <= 0.01)
  }

  @Test("a text is cut where its height is too small, whichever the parameter")
  func height() throws {
    let found = try function(
      #"""
      {"root": "card", "width": 100, "height": 30, "textMeasurer": "square", "items": [
        {"name": "a", "kind": "label", "text": "abc", "font": 10}],
       "constraints": ["a.leading == card.leading", "a.trailing == card.trailing",
        "a.top == card.top + 4", "a.bottom == card.bottom"]}
      """#, "card.height", in: 4...200)
    expectEqual(named(found.cutTexts, found), [Loss("a", 4, 14)])
  }

  @Test("an item that keeps its size leaves its superview below it, at either side")
  func outside() throws {
    let found = try function(
      #"""
      {"root": "card", "width": 100, "height": 10, "items": [
        {"name": "left"}, {"name": "middle"}, {"name": "list", "kind": "scroll"},
        {"name": "content", "in": "list"}],
       "constraints": ["left.leading == card.leading + 10", "left.width == 50",
        "left.top == card.top", "left.height == 10",
        "middle.centerX == card.centerX", "middle.width == 80",
        "middle.top == card.top", "middle.height == 10",
        "list.leading == card.leading", "list.trailing == card.trailing",
        "list.top == card.top", "list.bottom == card.bottom",
        "content.leading == list.contentGuide.leading", "content.width == 500",
        "content.trailing == list.contentGuide.trailing",
        "content.top == list.contentGuide.top", "content.height == 5",
        "content.bottom == list.contentGuide.bottom"]}
      """#)
    expectEqual(named(found.itemsOutside, found), [Loss("left", 0, 60), Loss("middle", 0, 80)])
  }

  @Test("ranges without an end are reported without one")
  func openEnds() throws {
    let found = try function(
      #"""
      {"root": "card", "width": 100, "height": 10, "metrics": {"gap": 8}, "items": [{"name": "a"}],
       "constraints": ["a.leading == card.leading + gap", "a.width == 40", "a.top == card.top",
        "a.height == 10"]}
      """#, "gap", in: -.infinity ... .infinity)
    expectEqual(
      named(found.itemsOutside, found),
      [
        Loss("a", -.infinity, 0), Loss("a", 60, .infinity),
      ])
  }

  @Test(
    "images and contents have no room below half a point; texts, frames and hidden items do not count"
  )
  func noRoom() throws {
    let found = try function(
      #"""
      {"root": "card", "width": 100, "height": 10, "textMeasurer": "square", "items": [
        {"name": "photo", "kind": "image"}, {"name": "line"},
        {"name": "switch", "intrinsic": {"width": 20}},
        {"name": "gone", "kind": "image", "hidden": true},
        {"name": "a", "kind": "label", "text": "a", "font": 10}],
       "constraints": ["photo.leading == card.leading + 20", "photo.trailing == card.trailing - 20",
        "photo.top == card.top", "photo.height == 10",
        "line.width == 0", "line.leading == card.leading", "line.top == card.top", "line.height == 0",
        "switch.width == 0.5 * photo.width", "switch.height == 0", "switch.top == card.top",
        "switch.leading == card.leading", "gone.width == 0", "gone.height == 0",
        "gone.leading == card.leading", "gone.top == card.top",
        "a.leading == photo.leading", "a.trailing == photo.trailing", "a.top == card.top"]}
      """#)
    // The photo is as wide as the card without 40, and the switch half as wide.
    expectEqual(
      named(found.itemsWithoutRoom, found), [Loss("photo", 40, 40.5), Loss("switch", 40, 41)])
  }

  @Test("an image that is wide enough and low at the top of the range has no room there")
  func noRoomAbove() throws {
    let found = try function(
      #"""
      {"root": "card", "width": 100, "height": 100, "items": [{"name": "photo", "kind": "image"}],
       "constraints": ["photo.leading == card.leading", "photo.trailing == card.trailing",
        "photo.top == card.top", "photo.height == -0.5 * card.width + 100"]}
      """#, in: 10...200)
    expectEqual(named(found.itemsWithoutRoom, found), [Loss("photo", 199, 200)])
  }
}
