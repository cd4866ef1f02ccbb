import Anchors
import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

@testable import InterfaceFiles

extension InterfaceFile {
  /// The environment of a scene on a device, as the tool has it.
  func environment(
    _ index: Int = 0, on name: String = "iphone-15"
  ) throws -> InterfaceEnvironment {
    let device = try #require(InterfaceDevice.all.first { $0.name == name })
    var environment = InterfaceEnvironment()
    environment.adopt(device)
    environment.place(scenes[index], on: device)
    return environment
  }
}

/// Contents of a file on another device: those that are known, and those that keep their size.
@Suite struct InterfaceDeviceTests {
  typealias T = LintText

  private func frames(_ scene: T, textScale: Double = 1) throws -> [String: [Double]] {
    let file = try InterfaceFile(Array(scene.text.utf8))
    var environment = try file.environment()
    environment.textScale = textScale
    return try file.frames(in: environment)
  }

  private func width(_ text: String, _ size: Double) -> Double {
    TextMeasurer.systemLike.measure(TextRequest(text, font: Font(size: size))).size.width
  }

  private func line(_ size: Double) -> TextMeasurement {
    TextMeasurer.systemLike.measure(TextRequest("x", font: Font(size: size)))
  }

  private let corner = ["a.leading == r.leading 20", "a.top == r.top 5"]

  // MARK: Rows

  private func row(stored: Int, constraints: [String], _ view: String) -> T {
    T(
      root: .cell, size: (320, stored), views: view,
      constraints: corner + ["r.bottom == a.bottom 5", "r.trailing == a.trailing 20"] + constraints)
  }

  @Test(arguments: [60, 44, 50])
  func `a row has the height of its content on a device`(stored: Int) throws {
    let scene = row(
      stored: stored, constraints: ["a.height == 40"], T.view("a", "20 5 280 40", "view"))
    let found = try frames(scene)
    let expected: [Double] = [0, 0, 393, 5 + 40 + 5]
    expectEqual(found["r"], expected)
  }

  @Test func `a row grows with its text`() throws {
    let scene = row(stored: 31, constraints: [], T.label("a", 20, 280, text: "Title"))
    let large = try frames(scene, textScale: 3)
    let expected: Double = line(3 * 17).size.height + 10
    // Fonts of a fixed size do not grow.
    #expect(try #require(large["r"])[3] != expected)
    let font = #"<fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>"#
    let view = T.view("a", "20 5 280 21", "label", #"text="Title""#, members: font)
    let grown = try #require(try frames(row(stored: 31, constraints: [], view), textScale: 3)["r"])
    #expect((grown[3] - expected).magnitude < 0.34)
  }

  @Test func `a row whose content determines no height keeps that of the file`() throws {
    let open = T(
      root: .cell, size: (320, 60), views: T.view("a", "20 5 40 40"),
      constraints: corner + ["a.width == 40", "a.height == 40"])
    try expectEqual(#require(try frames(open)["r"])[3], 60)
    // A view without content, which the app fills, would vanish.
    let empty = row(stored: 60, constraints: [], T.view("a", "20 5 280 50"))
    try expectEqual(#require(try frames(empty)["r"])[3], 60)
  }

  @Test func `a table that states the height of its rows has it`() throws {
    let scene = row(stored: 60, constraints: ["a.height == 40 @750"], T.view("a", "20 5 280 50"))
    func inTable(_ height: Int) -> String {
      scene.text.replacing(
        "<tableViewCell id",
        with: #"<tableView rowHeight="\#(height)" id="t"><prototypes><tableViewCell id"#
      ).replacing("</tableViewCell>", with: "</tableViewCell></prototypes></tableView>")
    }
    for (height, expected) in [(60, 60.0), (-1, 50)] {
      let file = try InterfaceFile(Array(inTable(height).utf8))
      let found = try file.frames(in: try file.environment())
      expectEqual(found["r"]?[3], expected, "\(height)")
    }
  }

  @Test func `a header has the height of its content`() throws {
    let scene = T(
      size: (320, 60), views: T.view("a", "20 5 280 40"),
      constraints: corner + [
        "r.bottom == a.bottom 5", "r.trailing == a.trailing 20", "a.height == 40",
      ]
    ).text.replacing(
      "<view id=\"r\"", with: #"<tableView id="t"><view key="tableHeaderView" id="r""#
    )
    .replacing("</objects>", with: "</tableView></objects>")
    let file = try InterfaceFile(Array(scene.utf8))
    let index = try #require(file.scenes.firstIndex { $0.kind == .header })
    let found = try file.frames(index, in: try file.environment(index))
    expectEqual(found["r"], [0, 0, 393, 5 + 40 + 5])
  }

  @Test func `a cell of a collection has another size if its own is impossible`() throws {
    let cell = T(
      root: .cell, size: (100, 60), views: T.view("a", "20 5 60 50"),
      constraints: corner + [
        "r.bottom == a.bottom 5", "r.trailing == a.trailing 20", "a.width == 90",
        "a.height == 50",
      ]
    ).text.replacing("tableViewCellContentView", with: "collectionViewCellContentView")
      .replacing("tableViewCell", with: "collectionViewCell")
    let file = try InterfaceFile(Array(cell.utf8))
    let found = try file.frames(in: try file.environment())
    expectEqual(found["r"], [0, 0, 20 + 90 + 20, 60])
  }

  @Test func `an impossible row is stale, and what depends on it`() throws {
    let scene = row(
      stored: 60,
      constraints: [
        "a.height == 40", "b.centerY == r.centerY", "b.height == 10",
        "b.width == 10", "b.leading == r.leading",
      ],
      T.view("a", "20 5 280 40") + T.view("b", "0 25 10 10"))
    let file = try InterfaceFile(Array(scene.text.utf8))
    let views = try file.comparison(of: file.scenes[0]).views
    expectEqual(views.map(\.id), ["r", "a", "b"])
    expect(views[0].solved.height == 50 && views[0].isStale)
    expect(views[1].agrees && !views[1].isStale)
    expect(views[2].solved.minY == 20 && views[2].isStale)
    // One pixel of a separator is no contradiction.
    let near = row(stored: 51, constraints: ["a.height == 40"], T.view("a", "20 5 280 40"))
    let other = try InterfaceFile(Array(near.text.utf8))
    try expect(other.comparison(of: other.scenes[0]).views.allSatisfy { !$0.isStale })
  }

  // MARK: Contents without a text

  @Test(arguments: [
    ("label", "", ""), ("button", "", #"<state key="normal" image="star"/>"#),
    ("button", "", #"<buttonConfiguration key="configuration" style="plain"/>"#),
    ("imageView", #"image="star""#, ""),
  ])
  func `without a text, a content has the size of the file, which is no reason for a conflict`(
    kind: String, attributes: String, members: String
  ) throws {
    let required =
      #"verticalHuggingPriority="1000" verticalCompressionResistancePriority="1000" "#
    let view = T.view("a", "20 5 48 26", kind, required + attributes, members: members)
    let scene = T(root: .controller, size: (375, 667), views: view, constraints: corner)
    try expectEqual(frames(scene)["a"], [20, 5, 48, 26])
    let limited = T(
      root: .controller, size: (375, 667), views: view,
      constraints: corner + ["a.height >= 30", "a.height <= 32"])
    try expectEqual(frames(limited)["a"], [20, 5, 48, 30])
  }

  // MARK: Buttons, fields and segments

  private func button(_ members: String, resources: String = "") throws -> [Double] {
    let scene = T(
      root: .controller, size: (375, 667),
      views: T.view(
        "a", "20 5 77 33", "button",
        members: members), constraints: corner
    ).text.replacing("</document>", with: "<resources>\(resources)</resources></document>")
    let file = try InterfaceFile(Array(scene.utf8))
    let frame = try #require(try file.frames(in: try file.environment())["a"])
    return [frame[2], frame[3]]
  }

  private func expectSize(
    _ found: [Double], _ width: Double, _ height: Double,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    // Frames end at pixels, of which a point has three.
    #expect(
      (found[0] - width).magnitude < 0.67 && (found[1] - height).magnitude < 0.67,
      "\(found) is not \(width) × \(height)", sourceLocation: sourceLocation)
  }

  @Test func `a button has the size of its title with insets`() throws {
    let title = #"<state key="normal" title="Answer"/>"#
    let (wide, high) = (width("Answer", 15), line(15).size.height)
    expectSize(try button(title), wide, high + 12)
    expectSize(try button(#"<state key="normal" title="x"/>"#), 30, high + 12)
    // Insets replace the space that a title has otherwise.
    let insets = #"<inset key="contentEdgeInsets" minX="20" minY="8" maxX="20" maxY="8"/>"#
    expectSize(try button(insets + title), wide + 40, high + 16)
    // Those of title and picture move them, and are no part of the size.
    let moved = #"<inset key="titleEdgeInsets" minX="9" minY="0.0" maxX="0.0" maxY="0.0"/>"#
    expectSize(try button(moved + title), wide, high + 12)
  }

  @Test func `a button has its configuration's title, font and insets`() throws {
    let state = #"<state key="normal" title="Button"/>"#
    func configuration(_ attributes: String, _ members: String = "") -> String {
      state + #"<buttonConfiguration key="configuration" style="filled" \#(attributes)>"#
        + members + "</buttonConfiguration>"
    }
    let plain = (width("Buy now", 17), line(17).size.height)
    expectSize(try button(configuration(#"title="Buy now""#)), plain.0 + 24, plain.1 + 14)
    let insets =
      #"<directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>"#
    expectSize(try button(configuration(#"title="Buy now""#, insets)), plain.0 + 6, plain.1 + 4)
    let font =
      #"<fontDescription key="titleFontDescription" type="system" pointSize="12"/>"#
    expectSize(
      try button(configuration(#"title="Buy now""#, font)), width("Buy now", 12) + 24,
      line(12).size.height + 14)
    // A configuration without a title has none, whatever the state says.
    expectSize(try button(configuration(#"image="cart""#)), 77, 33)
    // Its size of small buttons is not known.
    expectSize(try button(configuration(#"title="Buy now" buttonSize="small""#)), 77, 33)
  }

  @Test
  func
    `a picture beside a title has the size of the file's resources, or the button that of the file`()
    throws
  {
    let resources =
      #"<image name="cart" width="24" height="40"/><image name="bag" catalog="system" width="128" height="90"/>"#
    let (wide, high) = (width("Cart", 15), line(15).size.height)
    let insets = #"<inset key="contentEdgeInsets" minX="5" minY="0.0" maxX="5" maxY="0.0"/>"#
    expectSize(
      try button(
        insets + #"<state key="normal" title="Cart" image="cart"/>"#, resources: resources),
      wide + 24 + 10, max(high, 40))
    expectSize(
      try button(#"<state key="normal" title="Cart" image="bag"/>"#, resources: resources), 77, 33)
    for (placement, size) in [
      ("leading", (width("Cart", 17) + 24 + 6, 40.0)),
      ("top", (max(width("Cart", 17), 24), line(17).size.height + 40 + 6)),
    ] {
      let configuration =
        #"<buttonConfiguration key="configuration" title="Cart" image="cart" imagePadding="6" imagePlacement="\#(placement)"/>"#
      expectSize(try button(configuration, resources: resources), size.0 + 24, size.1 + 14)
    }
  }

  @Test func `segments are as wide as the widest title`() throws {
    let titles = ["A", "Settings", "On"]
    func control(_ segments: String) -> T {
      T(
        root: .controller, size: (375, 667),
        views: T.view(
          "a", "20 5 99 32", "segmentedControl",
          members: "<segments>\(segments)</segments>"), constraints: corner)
    }
    let all = titles.map { #"<segment title="\#($0)"/>"# }.joined()
    let widest = width("Settings", 13)
    let found = try #require(try frames(control(all))["a"])
    #expect((found[2] - (3 * (widest + 20) + 2)).magnitude < 0.67)
    // A picture in one of them leaves the size of the file.
    let mixed = try #require(try frames(control(all + #"<segment image="star"/>"#))["a"])
    expectEqual(mixed[2], 99)
  }

  @Test(
    arguments: [("roundedRect", 34.0, 14.0), ("bezel", nil, 14), ("none", nil, 0)]
      as [(String, Double?, Double)])
  func `a field has the space of its border`(style: String, height: Double?, sides: Double) throws {
    let attributes = #"text="Name" borderStyle="\#(style)""#
    let scene = T(
      root: .controller, size: (375, 667),
      views: T.view("a", "20 5 200 50", "textField", attributes), constraints: corner)
    let found = try #require(try frames(scene)["a"])
    let high = line(14).size.height + (style == "bezel" ? 7 : 0)
    expectSize([found[2], found[3]], width("Name", 14) + sides, height ?? high)
  }

  @Test(arguments: [("textField", "textField"), ("button", "button")])
  func `a field and a button have a baseline in their middle`(kind: String, name: String) throws {
    let attributes = kind == "button" ? "" : #"borderStyle="roundedRect" text="Name""#
    let members = kind == "button" ? #"<state key="normal" title="Name"/>"# : ""
    for height in [43.0, 60] {
      let scene = T(
        root: .controller, size: (375, 667),
        views: T.view("a", "20 5 200 43", kind, attributes, members: members)
          + T.label("b", 240, 40, text: "b"),
        constraints: corner + [
          "a.height == \(Int(height))", "a.width == 200", "b.leading == a.trailing 20",
          "b.firstBaseline == a.firstBaseline",
        ])
      let label = line(17)
      let own = line(kind == "button" ? 15 : 14)
      let baseline = 5 + (height - own.size.height) / 2 + own.baselines.firstFromTop
      let found = try #require(try frames(scene)["b"])
      let expected = baseline - label.baselines.firstFromTop
      #expect((found[1] - expected).magnitude < 0.34, "\(found[1]) is not \(expected)")
    }
  }

  @Test func `a text that does not scroll wraps at its width`() throws {
    let text = "Several words that need more than one line"
    let scene = T(
      root: .controller, size: (375, 667),
      views: T.view("a", "20 5 110 70", "textView", #"scrollEnabled="NO" text="\#(text)""#),
      constraints: corner + ["a.width == 110"])
    let wrapped = TextMeasurer.systemLike.measure(
      TextRequest(text, font: Font(size: 14), maxWidth: 110 - 10))
    #expect(wrapped.lineCount > 2)
    let found = try #require(try frames(scene)["a"])
    #expect((found[3] - wrapped.size.height - 16).magnitude < 0.34)
  }

  // MARK: Titles

  private func cutTitles(_ views: String, width: Double) throws -> [InterfaceFinding] {
    let scene = T(
      root: .controller, size: (375, 667), views: views,
      constraints: corner + ["a.width == \(Int(width))"])
    let file = try InterfaceFile(Array(scene.text.utf8))
    return file.lint(file.scenes[0], in: try file.environment(), place: "iphone-15").filter {
      $0.code == "truncatedText"
    }
  }

  @Test func `a cut title of a button or a segment is a finding on a device`() throws {
    let title = width("Continue", 15)
    let state = #"<state key="normal" title="Continue"/>"#
    let plain = T.view("a", "20 5 77 30", "button", members: state)
    try expectEmpty(cutTitles(plain, width: title.rounded(.up)))
    let cut = try cutTitles(plain, width: 0.8 * title)
    expect(cut.map(\.severity) == [.warning] && cut.map(\.id) == ["a"])
    let insets = #"<inset key="contentEdgeInsets" minX="20" minY="0.0" maxX="20" maxY="0.0"/>"#
    let inset = T.view("a", "20 5 77 30", "button", members: insets + state)
    try expectEqual(cutTitles(inset, width: (title + 10).rounded()).count, 1)
    try expectEmpty(cutTitles(inset, width: (title + 40).rounded(.up)))
    let wrapping = T.view(
      "a", "20 5 77 80", "button", #"lineBreakMode="wordWrap""#,
      members:
        #"<constraints><constraint firstAttribute="height" constant="80" id="h"/></constraints>"#
        + #"<state key="normal" title="Continue here"/>"#)
    try expectEmpty(cutTitles(wrapping, width: title.rounded() + 4))
    let segments = T.view(
      "a", "20 5 200 32", "segmentedControl",
      members: #"<segments><segment title="On"/><segment title="Continue"/></segments>"#)
    let share = width("Continue", 13)
    try expectEmpty(cutTitles(segments, width: (2 * share).rounded(.up) + 1))
    try expectEqual(cutTitles(segments, width: 1.5 * share).count, 1)
  }

  @Test func `a text that shrinks is cut below its smallest scale`() throws {
    func cut(_ attributes: String, share: Double) throws -> [InterfaceFinding] {
      try cutTitles(
        T.label("a", 20, 5, text: "Continue to the end", attributes),
        width: share * width("Continue to the end", 17))
    }
    try expectEqual(cut("", share: 0.7).map(\.severity), [.warning])
    try expectEmpty(cut(#"minimumScaleFactor="0.5""#, share: 0.7))
    try expectEqual(cut(#"minimumScaleFactor="0.8""#, share: 0.7).count, 1)
    try expectEqual(
      cut(#"minimumScaleFactor="0.5" adjustsFontSizeToFit="NO""#, share: 0.7).count, 1)
  }

  @Test func `titles of buttons and segments are drawn in their areas`() throws {
    let insets = #"<inset key="contentEdgeInsets" minX="30" minY="0.0" maxX="0.0" maxY="0.0"/>"#
    let scene = T(
      root: .controller, size: (375, 667),
      views: T.view(
        "a", "20 5 130 30", "button",
        members: insets
          + #"<state key="normal" title="Go"/>"#)
        + T.view(
          "b", "20 50 200 32", "segmentedControl",
          members: #"<segments><segment title="On"/><segment title="Off"/></segments>"#),
      constraints: corner + [
        "a.width == 130", "a.height == 30", "b.leading == r.leading 20", "b.top == r.top 50",
        "b.width == 200",
      ])
    let file = try InterfaceFile(Array(scene.text.utf8))
    var layout = try file.layout(of: file.scenes[0])
    try layout.layOut()
    let nodes = layout.nodes.map { $0.view.layoutNode }
    let titles = try #require(layout.file.titles)
    let button = titles(nodes[1])
    expectEqual(button.map { $0.label.text }, ["Go"])
    expectEqual(button.map { [$0.room.minX, $0.room.maxX, $0.room.midY] }, [[30, 130, 15]])
    let segments = titles(nodes[2])
    expectEqual(segments.map { $0.label.text }, ["On", "Off"])
    expectEqual(segments.map { [$0.room.minX, $0.room.maxX] }, [[0, 100], [100, 200]])
    expectEmpty(titles(nodes[0]))
  }
}
