import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Margins, the safe area, autoresizing and pixels in layout files, with frames computed by hand.
@Suite struct LayoutFileSettingsTests {
  /// The frames of the items of a file by their names.
  private func frames(_ json: String) throws -> [String: Rect] {
    let file = try LayoutFile(Array(json.utf8))
    try file.layOut()
    var frames: [String: Rect] = [:]
    var pending: [LayoutNode] = [file.root.layoutNode]
    while let node = pending.popLast() {
      frames[node.name] = node.frame
      pending += node.children
    }
    return frames
  }

  private static let edges = ["left", "top", "right", "bottom"]

  /// The frame of an item whose edges are those of a guide of the root.
  private func filled(_ guide: String, _ settings: String) throws -> Rect? {
    let rules = Self.edges.map { "\"a.\($0) == r.\(guide)\($0)\"" }.joined(separator: ",")
    return try frames(
      """
      {"root": "r", "width": 320, "height": 480, \(settings) "items": [{"name": "a"}],
       "constraints": [\(rules)]}
      """)["a"]
  }

  @Test func `a file may name its schema for editors`() throws {
    let schema = #""$schema": "layout.schema.json","#
    try expectEqual(filled("", schema), Rect(x: 0, y: 0, width: 320, height: 480))
  }

  @Test func `margins are 8 by default, or as stated for the layout direction`() throws {
    try expectEqual(filled("margins.", ""), Rect(x: 8, y: 8, width: 304, height: 464))
    // C6 of the worked examples.
    let margins = #""margins": {"top": 10, "leading": 20, "bottom": 30, "trailing": 40},"#
    try expectEqual(filled("margins.", margins), Rect(x: 20, y: 10, width: 260, height: 440))
    let mirrored = #""direction": "rightToLeft", "# + margins
    try expectEqual(filled("margins.", mirrored), Rect(x: 40, y: 10, width: 260, height: 440))
    let partial = #""margins": {"top": 0},"#
    try expectEqual(filled("margins.", partial), Rect(x: 8, y: 0, width: 304, height: 472))
  }

  @Test func `margins of the superview apply inside a nested item as far as they reach`() throws {
    // 16 and 20 of the root apply within c, whose own are 8, but only at edges shared with c.
    let json = """
      {"root": "r", "width": 320, "height": 480, "safeArea": {"top": 44},
       "margins": {"top": 0, "leading": 16, "bottom": 0, "trailing": 20},
       "items": [{"name": "c"}, {"name": "a", "in": "c"}, {"name": "b", "in": "c"}],
       "constraints": ["c.left == r.left", "c.right == r.right", "c.top == r.top", "c.height == 300",
         "a.left == c.leftMargin", "a.right == c.rightMargin", "a.top == c.topMargin",
         "a.bottom == c.bottomMargin"]}
      """
    try expectEqual(frames(json)["a"], Rect(x: 8, y: 52, width: 304, height: 240))
    func frame(_ settings: String) throws -> Rect? {
      try frames(json.replacing(#"{"name": "c"}"#, with: #"{"name": "c", \#(settings)}"#))["a"]
    }
    let preserving = #""preservesSuperviewLayoutMargins": true"#
    try expectEqual(frame(preserving), Rect(x: 16, y: 52, width: 284, height: 240))
    let alone = #""insetsLayoutMarginsFromSafeArea": false"#
    try expectEqual(frame(alone), Rect(x: 8, y: 8, width: 304, height: 284))
    let wide = #""insetsLayoutMarginsFromSafeArea": true, "preservesSuperviewLayoutMargins": false"#
    try expectEqual(frame(wide), Rect(x: 8, y: 52, width: 304, height: 240))
  }

  @Test func `margins may limit the width to the readable one`() throws {
    let settings = #""layoutMarginsFollowReadableWidth": true, "margins": {"leading": 20},"#
    try expectEqual(filled("margins.", settings), Rect(x: 20, y: 8, width: 292, height: 464))
    let wide = try frames(
      """
      {"root": "r", "width": 800, "height": 100, \(settings) "items": [{"name": "a"}],
       "constraints": ["a.left == r.leftMargin", "a.right == r.rightMargin"]}
      """)
    // 800 - 28 - 672 leaves 50 more on each side.
    expect(wide["a"]?.minX == 70 && wide["a"]?.width == 672)
  }

  @Test(arguments: [
    ("unspecified", 290.0, 8.0), ("playback", 10, 8), ("spatial", 10, 8),
    ("forceLeftToRight", 10, 8),
    ("forceRightToLeft", 290, 8),
  ])
  func `the semantic content attribute of an item determines the direction of its own content`(
    _ word: String, _ outer: Double, _ inner: Double
  ) throws {
    let frames = try frames(
      """
      {"root": "r", "width": 320, "direction": "rightToLeft", "items": [
        {"name": "c", "semanticContentAttribute": "\(word)"}, {"name": "a", "in": "c"},
        {"name": "b", "in": "a"}],
       "constraints": ["c.width == 320", "c.left == r.left", "a.leading == c.leading + 10",
         "a.width == 20", "b.leading == a.leading + 5", "b.width == 7"]}
      """)
    expect(frames["a"]?.minX == outer && frames["b"]?.minX == inner)
  }

  @Test func `margin attributes are those of the margins guide`() throws {
    let frames = try frames(
      """
      {"root": "r", "width": 320, "height": 480, "margins": {"leading": 20, "trailing": 40},
       "items": [{"name": "a"}, {"name": "b"}], "constraints": [
         "a.left == r.leftMargin", "a.trailing == r.trailingMargin", "a.top == r.topMargin",
         "a.bottom == r.bottomMargin", "b.centerX == r.centerXWithinMargins", "b.width == 10",
         "b.centerY == r.centerYWithinMargins", "b.height == 10"]}
      """)
    expectEqual(frames["a"], Rect(x: 20, y: 8, width: 260, height: 464))
    expectEqual(frames["b"], Rect(x: 145, y: 235, width: 10, height: 10))
  }

  @Test func `the safe area is inset and widens the margins`() throws {
    // C7 of the worked examples.
    let area = #""safeArea": {"top": 44, "bottom": 34},"#
    try expectEqual(filled("safeArea.", area), Rect(x: 0, y: 44, width: 320, height: 402))
    try expectEqual(filled("margins.", area), Rect(x: 8, y: 52, width: 304, height: 386))
  }

  @Test func `the readable guide is centered and not too wide`() throws {
    let frames = try frames(
      """
      {"root": "r", "width": 1000, "height": 100, "items": [{"name": "a"}], "constraints": [
        "a.leading == r.readable.leading", "a.trailing == r.readable.trailing",
        "a.top == r.readable.top", "a.height == 1"]}
      """)
    expectEqual(frames["a"], Rect(x: 164, y: 8, width: 672, height: 1))
  }

  /// D of the worked examples: 80 wide at 160 in 320, which becomes 640.
  private static let masks: [(mask: String, x: Double, width: Double)] = [
    ("", 160, 80),
    (#""flexibleRightMargin""#, 160, 80),
    (#""flexibleLeftMargin""#, 480, 80),
    (#""flexibleWidth""#, 160, 400),
    (#""flexibleLeftMargin", "flexibleWidth""#, 1120.0 / 3, 560.0 / 3),
    (#""flexibleLeftMargin", "flexibleRightMargin""#, 1120.0 / 3, 80),
    (#""flexibleWidth", "flexibleRightMargin""#, 160, 240),
    (#""flexibleLeftMargin", "flexibleWidth", "flexibleRightMargin""#, 320, 160),
  ]

  @Test(arguments: masks)
  func `flexible parts share the change of the superview`(
    mask: String, x: Double, width: Double
  ) throws {
    let frame = try #require(
      try frames(
        """
        {"width": 640, "height": 50, "items": [{"name": "a", "frame": [160, 5, 80, 40],
          "autoresizing": [\(mask)], "was": {"width": 320, "height": 50}}]}
        """)["a"])
    expectNear(frame.minX, x, within: 1e-9)
    expectNear(frame.width, width, within: 1e-9)
    expect(frame.minY == 5 && frame.height == 40)
  }

  @Test func `a frame without a previous superview size refers to the stated size of the root`()
    throws
  {
    let frames = try frames(
      """
      {"width": 640, "height": 50, "items": [
        {"name": "a", "frame": [160, 5, 80, 40], "autoresizing": ["flexibleWidth"]},
        {"name": "b", "in": "a", "frame": [1, 2, 3, 4]}]}
      """)
    expectEqual(frames["a"], Rect(x: 160, y: 5, width: 80, height: 40))
    expectEqual(frames["b"], Rect(x: 1, y: 2, width: 3, height: 4))
  }

  /// C1 of the worked examples: three equal columns between insets of 16, 8 apart.
  private static let scales: [(scale: String, columns: [(x: Double, width: Double)])] = [
    ("1", [(16, 91), (115, 90), (213, 91)]),
    ("2", [(16, 90.5), (114.5, 91), (213.5, 90.5)]),
  ]

  @Test(arguments: scales)
  func `edges are snapped to pixels`(
    scale: String, columns: [(x: Double, width: Double)]
  ) throws {
    let frames = try frames(
      """
      {"root": "r", "width": 320, "height": 10, "scale": \(scale),
       "items": [{"name": "a"}, {"name": "b"}, {"name": "c"}], "constraints": [
         "a.left == r.left + 16", "b.left == a.right + 8", "c.left == b.right + 8",
         "c.right == r.right - 16", "a.width == b.width", "b.width == c.width",
         "a.top == r.top", "b.top == r.top", "c.top == r.top",
         "a.height == 10", "b.height == 10", "c.height == 10"]}
      """)
    for (name, column) in zip(["a", "b", "c"], columns) {
      expectEqual(frames[name]?.minX, column.x)
      expectEqual(frames[name]?.width, column.width)
    }
  }
}
