import Anchors
import LayoutFiles
import TestSupport
import Testing

/// Layout files as Swift source.
///
/// Scripts/programs.sh export compiles it and compares the frames.
@Suite struct SwiftExportTests {
  private func lines(_ json: String, _ style: SwiftExport.Style = .chain) throws -> [String] {
    let source = SwiftExport(try LayoutFile(Array(json.utf8)), style: style).source
    return source.split(separator: "\n").map { String($0.drop { $0 == " " }) }
  }

  private static let card = """
    {"root": "card", "width": 320, "metrics": {"pad": 12},
     "items": [{"name": "photo", "kind": "image", "intrinsic": {"width": 80, "height": 60}},
       {"name": "title", "kind": "label", "text": "Say \\"hi\\"", "font": 13}, {"name": "gap", "kind": "guide"}],
     "constraints": ["photo.top == card.margins.top", "photo.leading == card.leading + pad @750",
       {"rule": "title.width <= 0.5 * card.width - 8", "identifier": "half"},
       "(photo.trailing -> title.leading) == gap.width"]}
    """

  @Test func `a chain joins consecutive constraints of an item in one statement`() throws {
    #expect(
      try lines(Self.card) == [
        "import Anchors",
        "/// Builds `card`, to be laid out by `layout(width: 320, height: nil)`.",
        "func makeCard() -> View {",
        #"let card = View("card")"#,
        #"let photo = ImageView("photo")"#,
        "photo.imageSize = Size(width: 80, height: 60)",
        #"let title = Label("Say \"hi\"", name: "title", font: Font(size: 13))"#,
        #"let gap = LayoutGuide("gap")"#,
        "card.addSubview(photo)",
        "card.addSubview(title)",
        "card.addLayoutGuide(gap)",
        "photo",
        ".topAnchor(equalTo: card.layoutMarginsGuide.topAnchor)",
        ".leadingAnchor(equalTo: card.leadingAnchor, constant: 12, priority: 750)",
        "title.widthAnchor(",
        #"lessThanOrEqualTo: card.widthAnchor, multiplier: 0.5, constant: -8, identifier: "half")"#,
        "photo.trailingAnchor.anchorWithOffset(to: title.leadingAnchor).constraint(",
        "equalTo: gap.widthAnchor", ").isActive = true",
        "return card",
        "}",
      ])
  }

  @Test(arguments: SwiftExport.Style.allCases)
  func `more than fifty constraints are exported in functions of fifty`(
    style: SwiftExport.Style
  ) throws {
    // One of the 120 views has the name of the first function.
    let names = ["part1"] + (1..<120).map { "v\($0)" }
    let items = names.map { #"{"name": "\#($0)"}"# }.joined(separator: ",")
    let constraints = names.map { #""\#($0).top == r.top + 1""# }.joined(separator: ",")
    let lines = try lines(
      #"{"root": "r", "items": [\#(items)], "constraints": [\#(constraints)]}"#, style)
    var parts: [[String]] = []
    for line in lines {
      if line.hasPrefix("@inline(never) func ") { parts.append([]) }
      if line.contains("topAnchor"), !parts.isEmpty { parts[parts.count - 1].append(line) }
    }
    expectEqual(parts.map { $0.count }, [50, 50, 20])
    let stated = parts.joined().map { $0.prefix { $0 != "." } }
    expectEqual(stated.map { String($0) }, names)
    for name in ["part1_", "part2", "part3"] {
      expectEqual(lines.filter { $0 == "\(name)()" }.count, 1)
      expectEqual(lines.filter { $0 == "@inline(never) func \(name)() {" }.count, 1)
    }
    expectEqual(lines.filter { $0.contains("topAnchor") }.count, 120)
  }

  @Test func `a list has one constraint per line in the order of the file`() throws {
    let lines = try lines(Self.card, .anchors)
    let start = try #require(lines.firstIndex(of: "LayoutConstraint.activate(["))
    expectEqual(
      Array(lines[(start + 1)...]),
      [
        "photo.topAnchor.constraint(equalTo: card.layoutMarginsGuide.topAnchor),",
        "photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 12).with(priority: 750),",
        "title.widthAnchor.constraint(",
        "lessThanOrEqualTo: card.widthAnchor, multiplier: 0.5, constant: -8",
        #").with(identifier: "half"),"#,
        "photo.trailingAnchor.anchorWithOffset(to: title.leadingAnchor).constraint(",
        "equalTo: gap.widthAnchor),",
        "])",
        "return card",
        "}",
      ])
  }

  @Test func `reserved and invalid Swift names are replaced`() throws {
    let lines = try lines(
      """
      {"root": "View", "width": 1, "items": [{"name": "switch"}, {"name": "größe"}, {"name": "a→b"},
       {"name": "a_b"}, {"name": "_"}]}
      """)
    for declaration in [
      #"let ViewItem = View("View")"#, #"let `switch` = View("switch")"#,
      #"let größe = View("größe")"#, #"let a_b = View("a→b")"#, #"let a_b_2 = View("a_b")"#,
      #"let _Item = View("_")"#,
    ] {
      expect(lines.contains(declaration), "\(declaration)")
    }
  }

  @Test func `a text cannot terminate its literal or line`() throws {
    let lines = try lines(
      #"{"width": 1, "items": [{"name": "a", "kind": "label", "text": "\\(x)\n\u2028\"end"}]}"#)
    expect(lines.contains(#"let a = Label("\\(x)\n\u{2028}\"end", name: "a")"#))
  }
}
