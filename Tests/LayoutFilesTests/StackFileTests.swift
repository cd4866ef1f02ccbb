import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Stacks in layout files, with frames from the worked examples of stack views.
@Suite struct StackFileTests {
  struct Case: CustomTestStringConvertible {
    let settings: String
    let items: [String]
    let frames: [Rect]
    let size: Size?

    init(_ settings: String, _ items: [String], _ frames: [Rect], size: Size? = nil) {
      self.settings = settings
      self.items = items
      self.frames = frames
      self.size = size
    }

    var testDescription: String { settings }
  }

  private static func item(_ width: Int, _ height: Int, _ more: String = "") -> String {
    "\"intrinsic\": {\"width\": \(width), \"height\": \(height)}"
      + (more.isEmpty ? "" : ", " + more)
  }

  private static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Rect {
    Rect(x: x, y: y, width: width, height: height)
  }

  /// A row of frames with the height of the row.
  private static func row(_ height: Double, _ xs: [Double], _ widths: [Double]) -> [Rect] {
    zip(xs, widths).map { rect($0, 0, $1, height) }
  }

  private static let three = [item(160, 200), item(80, 100), item(40, 50)]

  static let distributions = [
    Case("", three, row(200, [0, 160, 240], [160, 80, 40]), size: Size(width: 280, height: 200)),
    Case(#""distribution": "fill", "width": 280"#, three, row(200, [0, 160, 240], [160, 80, 40])),
    Case(
      #""width": 400"#,
      [
        item(160, 200, #""hugging": {"horizontal": 252}"#), item(80, 100),
        item(40, 50, #""hugging": {"horizontal": 251}"#),
      ], row(200, [0, 160, 360], [160, 200, 40])),
    Case(
      #""distribution": "fillEqually", "width": 340, "spacing": 20"#, three,
      row(200, [0, 120, 240], [100, 100, 100])),
    Case(
      #""distribution": "fillProportionally", "width": 200"#, three,
      row(200, [0, 800.0 / 7, 1200.0 / 7], [800.0 / 7, 400.0 / 7, 200.0 / 7])),
    Case(
      #""distribution": "fillProportionally", "width": 200, "spacing": 10"#, three,
      row(200, [0, 720.0 / 7 + 10, 1080.0 / 7 + 20], [720.0 / 7, 360.0 / 7, 180.0 / 7])),
    Case(
      #""distribution": "fillProportionally", "proportional": "uikit", "width": 200, "spacing": 10"#,
      three, row(200, [0, 320.0 / 3 + 10, 180], [320.0 / 3, 160.0 / 3, 20])),
    Case(
      #""distribution": "equalSpacing", "width": 400, "spacing": 10"#, three,
      row(200, [0, 220, 360], [160, 80, 40])),
    Case(
      #""distribution": "equalCentering", "width": 310, "spacing": 10"#, three,
      row(200, [0, 170, 270], [160, 80, 40])),
    Case(
      #""spacing": 10"#, three, row(200, [0, 170, 260], [160, 80, 40]),
      size: Size(width: 300, height: 200)),
    Case(#""spacing": "system""#, three, row(200, [0, 168, 256], [160, 80, 40])),
    Case(
      #""direction": "rightToLeft", "spacing": 5"#, [item(20, 9), item(30, 9)],
      [rect(35, 0, 20, 9), rect(0, 0, 30, 9)], size: Size(width: 55, height: 9)),
  ]

  static let alignments = [
    Case(
      #""alignment": "center""#, three,
      [rect(0, 0, 160, 200), rect(160, 50, 80, 100), rect(240, 75, 40, 50)],
      size: Size(width: 280, height: 200)),
    Case(
      #""alignment": "center", "height": 300"#, three,
      [rect(0, 50, 160, 200), rect(160, 100, 80, 100), rect(240, 125, 40, 50)]),
    Case(
      #""alignment": "leading""#, three,
      [rect(0, 0, 160, 200), rect(160, 0, 80, 100), rect(240, 0, 40, 50)]),
    Case(
      #""alignment": "top""#, three,
      [rect(0, 0, 160, 200), rect(160, 0, 80, 100), rect(240, 0, 40, 50)]),
    Case(
      #""alignment": "bottom""#, three,
      [rect(0, 0, 160, 200), rect(160, 100, 80, 100), rect(240, 150, 40, 50)]),
    Case(
      #""axis": "vertical", "alignment": "trailing""#, three,
      [rect(0, 0, 160, 200), rect(80, 200, 80, 100), rect(120, 300, 40, 50)]),
    Case(
      #""alignment": "firstBaseline""#,
      [
        item(60, 38, #""firstBaseline": 30"#), item(50, 20, #""firstBaseline": 16"#),
        item(40, 14, #""firstBaseline": 12"#),
      ], [rect(0, 0, 60, 38), rect(60, 14, 50, 20), rect(110, 18, 40, 14)],
      size: Size(width: 150, height: 38)),
    Case(
      #""alignment": "lastBaseline""#,
      [item(60, 38, #""lastBaseline": 8"#), item(50, 20, #""lastBaseline": 4"#)],
      [rect(0, 0, 60, 38), rect(60, 14, 50, 20)], size: Size(width: 110, height: 38)),
  ]

  private static let small = [item(20, 9), item(30, 9), item(40, 9)]

  static let arrangements = [
    Case(
      #""spacing": 10"#, [item(20, 9, #""spacingAfter": 30"#), item(30, 9), item(40, 9)],
      row(9, [0, 50, 90], [20, 30, 40]), size: Size(width: 130, height: 9)),
    Case(
      #""spacing": 10"#, [item(20, 9, #""spacingAfter": "system""#), item(30, 9)],
      row(9, [0, 28], [20, 30])),
    Case(
      #""spacing": 10"#, [item(20, 9), item(30, 9), item(40, 9, #""hidden": true"#)],
      row(9, [0, 30, 60], [20, 30, 0]), size: Size(width: 60, height: 9)),
    Case(
      #""spacing": 10"#, [item(20, 9), item(30, 9, #""hidden": true"#), item(40, 9)],
      row(9, [0, 25, 30], [20, 0, 40]), size: Size(width: 70, height: 9)),
    Case(
      #""axis": "vertical", "marginsRelative": true, "margins": "#
        + #"{"top": 10, "leading": 20, "bottom": 30, "trailing": 40}"#,
      Array(repeating: item(100, 100), count: 3),
      [rect(20, 10, 100, 100), rect(20, 110, 100, 100), rect(20, 210, 100, 100)],
      size: Size(width: 160, height: 340)),
    Case(
      #""axis": "vertical", "baselineRelative": true, "spacing": 10"#,
      [item(50, 20, #""lastBaseline": 4"#), item(50, 30, #""firstBaseline": 16"#)],
      // The baseline of the first is at 16, so that of the second is at 26.
      [rect(0, 0, 50, 20), rect(0, 10, 50, 30)], size: Size(width: 50, height: 40)),
  ]

  /// Lays out a root that is a stack.
  private func file(_ test: Case) throws -> LayoutFile {
    let items = test.items.enumerated().map { "{\"name\": \"i\($0)\", \($1)}" }
    let settings = test.settings.isEmpty ? "" : ", " + test.settings
    let json = """
      {"root": "r", "kind": "stack"\(settings), "items": [\(items.joined(separator: ","))]}
      """
    return try LayoutFile(Array(json.utf8))
  }

  @Test(arguments: distributions + alignments + arrangements)
  func `a stack arranges its items`(_ test: Case) throws {
    let file = try file(test)
    try file.layOut()
    for (view, expected) in zip(file.root.subviews, test.frames) {
      let frame = view.frame
      expectNear(frame.minX, expected.minX, within: 1e-6, "\(view.name): \(frame), not \(expected)")
      expectNear(frame.minY, expected.minY, within: 1e-6, "\(view.name): \(frame), not \(expected)")
      expectNear(
        frame.width, expected.width, within: 1e-6, "\(view.name): \(frame), not \(expected)")
      expectNear(
        frame.height, expected.height, within: 1e-6, "\(view.name): \(frame), not \(expected)")
    }
    expectEqual(file.root.subviews.count, test.frames.count)
    if let size = test.size { expectEqual(file.root.frame.size, size) }
  }

  @Test func `a hidden item with a required size takes up no space`() throws {
    func json(_ settings: String) -> [UInt8] {
      Array(
        """
        {"root": "r", "kind": "stack"\(settings), "items": [
          {"name": "a", "hidden": true}, {"name": "b", "intrinsic": {"width": 9, "height": 9}}],
         "constraints": ["a.width == 30"]}
        """.utf8)
    }
    for settings in ["", #", "hidingPriority": 999"#] {
      let file = try LayoutFile(json(settings))
      try file.layOut()
      expectEqual(file.root.frame.width, 9)
      expectEqual(file.root.subviews.map(\.frame.maxX), [0, 9])
    }
  }

  @Test func `a stack constraint out of range is reported with the reason`() throws {
    // The share of the middle item is reduced by nearly all of the two spacings, 2e9.
    let settings = #""distribution": "fillProportionally", "spacing": 1e9"#
    let file = try file(
      Case(settings, [Self.item(1, 9), Self.item(998, 9), Self.item(1, 9)], []))
    let failure = #expect(throws: LayoutFailure.self) { try file.layOut() }
    expectEqual(failure?.kind, "invalidConstraints")
    expectEqual(failure?.explanation.contains("at most 1e9 in magnitude"), true)
  }

  @Test func `the guides of a stack are not in the result`() throws {
    let file = try file(Case(#""distribution": "equalSpacing", "width": 90"#, Self.small, []))
    try file.layOut()
    var json = JSONWriter()
    file.writeResult(into: &json)
    expectEqual(
      String(decoding: json.bytes, as: UTF8.self),
      """
      {"size":{"width":90,"height":9},"items":{\
      "i0":{"x":0,"y":0,"width":20,"height":9},"i1":{"x":20,"y":0,"width":30,"height":9},\
      "i2":{"x":50,"y":0,"width":40,"height":9}},"ambiguous":[]}
      """)
    expectEqual(file.root.frameDescription.split(separator: "\n").count, 4)
  }
}
