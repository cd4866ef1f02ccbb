import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Constraints in reports: the text in the file, and a linear form that holds for the frames.
@Suite struct ConstraintWriterTests {
  private func written(_ text: String, _ line: Int? = nil) throws -> [String] {
    let file = try LayoutFile(Array(text.utf8))
    try file.layOut()
    let writer = ConstraintWriter(file, name: "card.json", line: line)
    return file.root.reportedConstraints.map { constraint in
      var json = JSONWriter()
      writer.write(constraint, into: &json)
      return String(decoding: json.detachBytes(), as: UTF8.self)
    }
  }

  private static let card = #"""
    {"root": "card", "width": 320, "height": 90, "direction": "DIRECTION",
     "items": [{"name": "photo"}, {"name": "title"}],
     "constraints": ["photo.leading == card.leading + 16", "photo.width == 80 @750",
       {"rule": "title.leading == photo.trailing + 8", "identifier": "gap"},
       "title.trailing <= card.trailing - 16", "title.centerX == 1.5 * photo.centerX @20"]}
    """#

  @Test func `edges are written as left and width, with text, line, file and identifier`() throws {
    let lines = try written(Self.card.replacing("DIRECTION", with: "leftToRight"))
    let expected = #"""
      {"constraint":"photo.leading == card.leading + 16","line":3,"file":"card.json",\#
      "priority":1000,"terms":[["photo.left",1]],"relation":"==","constant":16}
      {"constraint":"photo.width == 80 @750","line":3,"file":"card.json",\#
      "priority":750,"terms":[["photo.width",1]],"relation":"==","constant":80}
      {"constraint":"title.leading == photo.trailing + 8","identifier":"gap","line":4,\#
      "file":"card.json","priority":1000,"terms":[["title.left",1],["photo.left",-1],\#
      ["photo.width",-1]],"relation":"==","constant":8}
      {"constraint":"title.trailing <= card.trailing - 16","line":5,"file":"card.json",\#
      "priority":1000,"terms":[["title.left",1],["title.width",1],["card.width",-1]],\#
      "relation":"<=","constant":-16}
      {"constraint":"title.centerX == 1.5 * photo.centerX @20","line":5,"file":"card.json",\#
      "priority":20,"terms":[["title.left",1],["title.width",0.5],["photo.left",-1.5],\#
      ["photo.width",-0.75]],"relation":"==","constant":0}
      """#
    expectEqual(lines.suffix(5).joined(separator: "\n"), expected)
    let root = #"""
      {"constraint":"card.width == 320","system":"rootSize","priority":1000,\#
      "terms":[["card.width",1]],"relation":"==","constant":320}
      """#
    expect(lines.contains(root))
    let minimum = #"""
      {"constraint":"photo.width >= 0","system":"nonNegative","priority":1000,\#
      "terms":[["photo.width",1]],"relation":">=","constant":0}
      """#
    expect(lines.contains(minimum))
  }

  @Test func `leading is written from the container's right edge in right-to-left layouts`() throws
  {
    let lines = try written(Self.card.replacing("DIRECTION", with: "rightToLeft"))
    let leading = try #require(lines.first { $0.contains("photo.leading ==") })
    let terms = #"[["photo.left",-1],["photo.width",-1],["card.width",1]]"#
    expect(leading.contains(#""terms":\#(terms),"relation":"==","constant":16"#))
  }

  @Test func `a layout in one line of a file names that line`() throws {
    let lines = try written(
      #"{"items": [{"name": "a"}], "constraints": ["a.width == 1"]}"#, 12)
    expectEqual(lines.last?.contains(#""line":12,"file":"card.json""#), true)
  }

  /// The value of a quantity computed from the frames as documented.
  private func value(_ quantity: String, _ root: View) -> Double? {
    let parts = quantity.split(separator: ".")
    guard parts.count == 2 else { return nil }
    let frame =
      parts[0] == root.name[...]
      ? Rect(origin: .zero, size: root.frame.size)
      : root.subviews.first { $0.name[...] == parts[0] }?.frame
    switch parts[1] {
    case "left": return frame?.minX
    case "top": return frame?.minY
    case "width": return frame?.width
    default: return frame?.height
    }
  }

  @Test(arguments: ["leftToRight", "rightToLeft"])
  func `every required constraint holds for the frames in its linear form`(direction: String) throws
  {
    let text = Self.card.replacing("DIRECTION", with: direction)
    let file = try LayoutFile(Array(text.utf8))
    try file.layOut()
    var checked = 0
    for constraint in file.root.reportedConstraints where constraint.priority == .required {
      var sum = 0.0
      for term in constraint.terms {
        let known = try #require(value(term.quantity.description, file.root))
        sum += term.factor * known
      }
      let excess = sum - constraint.constant
      switch constraint.relation {
      case .equal: #expect(excess.magnitude < 1e-9, "\(constraint)")
      case .lessThanOrEqual: #expect(excess < 1e-9, "\(constraint)")
      case .greaterThanOrEqual: #expect(excess > -1e-9, "\(constraint)")
      }
      checked += 1
    }
    #expect(checked >= 11)
  }
}
