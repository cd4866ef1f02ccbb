import Anchors
import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

@Suite("Layouts as functions of a size, on whole pixels")
struct FunctionPixelTests {
  /// A text in the middle third, whose edges are rounded separately.
  private func file(scale: Int, margin: Double) throws -> LayoutFile {
    let text = """
      {"root": "card", "width": 300, "scale": \(scale), "items": [
        {"name": "left", "in": "card"}, {"name": "right", "in": "card"},
        {"name": "text", "in": "card", "kind": "label", "lines": 0,
         "text": "the quick brown fox jumps over a lazy dog near the harbor"}],
       "constraints": [
        "left.leading == card.leading + \(margin)", "left.trailing == text.leading",
        "text.trailing == right.leading", "right.trailing == card.trailing",
        "left.width == right.width", "text.width == 1.25 * left.width",
        "left.top == card.top", "right.top == card.top", "text.top == card.top",
        "left.bottom == card.bottom", "right.bottom == card.bottom", "text.bottom == card.bottom"]}
      """
    return try LayoutFile(Array(text.utf8))
  }

  @Test(
    "a text wraps at its rounded width, which changes when either edge moves to another pixel",
    arguments: [1, 3], [0.4])
  func wrapping(scale: Int, margin: Double) throws {
    let make = { try file(scale: scale, margin: margin) }
    let function = try make().root.layoutFunction(of: .width, in: 300...800)
    let check = FunctionCheck(makeFile: make) { file, width in
      try file.layOut(width: width, height: nil)
    }
    #expect(function.pieces.count > 2)
    let fault = try check.fault(of: function, places: 2)
    expectNil(fault)
  }
}
