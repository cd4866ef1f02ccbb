import Anchors
import TestSupport
import Testing
import VisualFormat

/// Features of the extended dialect.
@Suite struct FormatExtensionTests {
  private let scene = FormatScene(metrics: ["m": 12, "two": 2])

  @Test(arguments: [
    ("[a(50%)]", ["a.width == 0.5 * |.width"]),
    ("V:[a(>=25%@500)]", ["a.height >= 0.25 * |.height @500"]),
    ("[a(50% - 10)]", ["a.width == 0.5 * |.width - 10"]),
    ("[a(b/2+10)]", ["a.width == 0.5 * b.width + 10"]),
    ("[a(b * two)]", ["a.width == 2 * b.width"]),
    ("[a(b.height*2)]", ["a.width == 2 * b.height"]),
    ("[a(a.height)]", ["a.width == a.height"]),
    ("[a(m * 2 + 1)]", ["a.width == 25"]),
    ("[a(100@weak)]", ["a.width == 100 @250"]),
    ("[a(100@strong)]", ["a.width == 100 @750"]),
    (
      "HV:|[a]|",
      [
        "a.leading == |.leading", "|.trailing == a.trailing", "a.top == |.top",
        "|.bottom == a.bottom",
      ]
    ),
    (
      "|-5-[a, b(10)]-5-|",
      [
        "a.leading == |.leading + 5", "b.leading == |.leading + 5", "b.width == 10",
        "|.trailing == a.trailing + 5", "|.trailing == b.trailing + 5",
      ]
    ),
    ("[a]-[b,c]", ["b.leading == a.trailing + 8", "c.leading == a.trailing + 8"]),
    (
      "V: | - 5 - [ a ( >= 10 , <= 20 ) ] // the first",
      [
        "a.top == |.top + 5", "a.height >= 10", "a.height <= 20",
      ]
    ),
    ("[a] - >= 10 @ weak - [b]", ["b.leading >= a.trailing + 10 @250"]),
    ("C:a.centerX(b)", ["a.centerX == b.centerX"]),
    (
      "V:|[c:[a]-[b(20)](50%)]",
      [
        "c.top == |.top", "a.top == c.top", "b.top == a.bottom + 8", "b.height == 20",
        "c.bottom == b.bottom", "c.height == 0.5 * |.height",
      ]
    ),
    (
      "C:a.left(b.right*2+3@500) b.width(10)",
      [
        "a.left == 2 * b.right + 3 @500", "b.width == 10",
      ]
    ),
  ])
  func `a format of the extended dialect states its constraints`(
    _ format: String, _ equations: [String]
  ) throws {
    try expectEqual(scene.equations(format, dialect: .extended), equations)
    #expect(scene.error(format) != nil)
  }

  @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
  func `a spacing may be a share of the superview or of a view`(
    _ direction: LayoutDirection
  ) throws {
    let scene = FormatScene(["a", "b", "c"])
    LayoutConstraint.activate(
      try scene.constraints(
        "|-10%@999-[a(60)]-(a/2 - 10)-[b(40)]-(>=5%,25%@500)-[c(10)]", dialect: .extended))
    scene.root.layoutDirection = direction
    try scene.root.layout(in: Size(width: 200, height: 0))
    // 20 before a, 60 / 2 - 10 between a and b, and a quarter of 200 between b and c.
    let starts: [String: Double] = ["a": 20, "b": 20 + 60 + 20, "c": 100 + 40 + 50]
    for (name, start) in starts {
      let frame = try #require(scene.views[name]).frame
      expectEqual((direction == .leftToRight ? frame.minX : 200 - frame.maxX), start, "\(name)")
    }
    // The guides of the spacings are not listed.
    expectEqual(scene.root.frameDescription.split(separator: "\n").count, 4)
  }

  @Test func `a column may end in a share of the superview`() throws {
    let scene = FormatScene(["a"])
    LayoutConstraint.activate(
      try scene.constraints("V:|-(20%)-[a]-30%-|", dialect: .extended))
    try scene.root.layout(in: Size(width: 0, height: 100))
    expectEqual(scene.views["a"]?.frame, Rect(x: 0, y: 20, width: 0, height: 50))
  }

  @Test func `a visual format with HV: accepts alignments of both axes`() throws {
    try expectEqual(
      scene.equations(
        "HV:[a][b]", options: [.alignAllTop, .alignAllLeft], dialect: .extended),
      [
        "b.leading == a.trailing", "a.top == b.top", "b.top == a.bottom", "a.left == b.left",
      ])
  }

  @Test(arguments: [
    ("[a(b.widht)]", 5, VisualFormatError.Kind.unknownAttribute),
    ("[a(b.left)]", 3, .attributesCannotMeet),
    ("[a(b/0)]", 4, .numberOutOfRange),
    ("[a(b*)]", 5, .expectedConstantOrName),
    ("[a(b*c)]", 5, .unknownMetric),
    ("C:a", 3, .unexpectedCharacter),
    ("C:a.left(10)", 9, .attributesCannotMeet),
    ("C:", 2, .badViewName),
    ("HH:[a]", 1, .expectedColon), ("[a]-m*2-[b]", 5, .expectedDash),
    ("[a]-zz-[b]", 4, .unknownName),
    ("[a]~[b]", 3, .unexpectedCharacter),
    ("|[row:[a][b]]|", 2, .unknownView),
    ("[a:]", 3, .expectedView), ("[a:[b]-]", 7, .expectedSpacing),
  ])
  func `a malformed format of the extended dialect is refused`(
    _ format: String, _ column: Int, _ kind: VisualFormatError.Kind
  ) throws {
    let error = try #require(scene.error(format, dialect: .extended))
    expectEqual(error.kind, kind)
    expectEqual(error.column, column)
  }

  @Test func `chains in a visual format may nest 50 deep and not 60`() {
    let open = String(repeating: "[a:", count: 60) + "[b"
    expectEqual(scene.error(open, dialect: .extended)?.kind, .nestedTooDeep)
    let allowed = String(repeating: "[a:", count: 50) + "[b]" + String(repeating: "]", count: 50)
    expectNil(scene.error(allowed, dialect: .extended))
  }

  @Test func `a percentage needs a superview`() throws {
    let error = try #require(
      FormatScene(isInSuperview: false).error("[a(50%)]", dialect: .extended))
    expectEqual(error.kind, .noSuperview)
    expectEqual(error.column, 3)
  }
}
