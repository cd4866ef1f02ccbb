import Anchors
import TestSupport
import Testing
import VisualFormat

/// The formats and constraints of the table in `Docs/VisualFormat.md`.
@Suite struct FormatEquationTests {
  private let scene = FormatScene(
    metrics: ["m": 12, "pad": 20, "hi": 750, "w1": 100, "neg": -5])

  static let table: [(format: String, equations: [String])] = [
    ("[a]", []),
    ("|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("H:|[a]|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("V:|[a]|", ["a.top == |.top", "|.bottom == a.bottom"]),
    ("|-[a]-|", ["a.leading == |.leading + 20", "|.trailing == a.trailing + 20"]),
    ("V:|-[a]-|", ["a.top == |.top + 20", "|.bottom == a.bottom + 20"]),
    ("|-20-[a]", ["a.leading == |.leading + 20"]),
    ("[a]-20-|", ["|.trailing == a.trailing + 20"]),
    ("|-m-[a]-m-|", ["a.leading == |.leading + 12", "|.trailing == a.trailing + 12"]),
    ("[a][b]", ["b.leading == a.trailing"]),
    ("[a]-[b]", ["b.leading == a.trailing + 8"]),
    ("[a]-8-[b]", ["b.leading == a.trailing + 8"]),
    ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
    ("[a(50)]", ["a.width == 50"]),
    ("[a(50.5)]", ["a.width == 50.5"]),
    ("V:[a(50)]", ["a.height == 50"]),
    ("[a(>=50)]", ["a.width >= 50"]),
    ("[a(<=50)]", ["a.width <= 50"]),
    ("[a(==b)]", ["a.width == b.width"]),
    ("[a(b)]", ["a.width == b.width"]),
    ("[a(>=b)]", ["a.width >= b.width"]),
    ("[a(==w1)]", ["a.width == 100"]),
    ("[a(100@250)]", ["a.width == 100 @250"]),
    ("[a(100@hi)]", ["a.width == 100 @750"]),
    ("[a(>=70,<=100)]", ["a.width >= 70", "a.width <= 100"]),
    ("[a(>=70,<=100,==80@500)]", ["a.width >= 70", "a.width <= 100", "a.width == 80 @500"]),
    ("[a]-(>=10)-[b]", ["b.leading >= a.trailing + 10"]),
    ("[a]-(10@750)-[b]", ["b.leading == a.trailing + 10 @750"]),
    (
      "[a]-(>=8,<=20@500)-[b]",
      ["b.leading >= a.trailing + 8", "b.leading <= a.trailing + 20 @500"]
    ),
    ("[a]-(-10)-[b]", ["b.leading == a.trailing - 10"]),
    ("[a]-(neg)-[b]", ["b.leading == a.trailing - 5"]),
    ("|-(>=20)-[a]", ["a.leading >= |.leading + 20"]),
    ("[a]-(>=20)-|", ["|.trailing >= a.trailing + 20"]),
    (
      "|[a(b)][b]|",
      [
        "a.leading == |.leading", "a.width == b.width", "b.leading == a.trailing",
        "|.trailing == b.trailing",
      ]
    ),
    (
      "|-[a(==b)]-10-[b]-|",
      [
        "a.leading == |.leading + 20", "a.width == b.width", "b.leading == a.trailing + 10",
        "|.trailing == b.trailing + 20",
      ]
    ),
    (
      "|-pad-[a(100)]-[b(>=50@250)]-(>=pad)-|",
      [
        "a.leading == |.leading + 20", "a.width == 100", "b.leading == a.trailing + 8",
        "b.width >= 50 @250", "|.trailing >= b.trailing + 20",
      ]
    ),
    (
      "V:|-10-[a(44)]-[b]-[c(==b)]|",
      [
        "a.top == |.top + 10", "a.height == 44", "b.top == a.bottom + 8", "c.top == b.bottom + 8",
        "c.height == b.height", "|.bottom == c.bottom",
      ]
    ),
    ("[_x]-[label1]", ["label1.leading == _x.trailing + 8"]),
    ("|-0-[a]-0-|", ["a.leading == |.leading", "|.trailing == a.trailing"]),
    ("[a(1e2)]", ["a.width == 100"]),
    // Spacings without parentheses.
    (
      "|-10@999-[a]-0@999-|",
      ["a.leading == |.leading + 10 @999", "|.trailing == a.trailing @999"]
    ),
    ("|->=10-[a(50)]", ["a.leading >= |.leading + 10", "a.width == 50"]),
    ("|->=m@999-[a]", ["a.leading >= |.leading + 12 @999"]),
    ("|-==10-[a]", ["a.leading == |.leading + 10"]),
    ("|-m@250-[a]->=0-|", ["a.leading == |.leading + 12 @250", "|.trailing >= a.trailing"]),
    ("[a]-<=m@hi-[b]", ["b.leading <= a.trailing + 12 @750"]),
    ("[a]-==neg-[b]", ["b.leading == a.trailing - 5"]),
    ("[a]->=-5-[b]", ["b.leading >= a.trailing - 5"]),
    ("[a]-<=-.5@1e1-[b]", ["b.leading <= a.trailing - 0.5 @10"]),
    ("[a]-1e-2-[b]", ["b.leading == a.trailing + 0.01"]),
    (
      "V:|->=pad-[a]-.5@hi-[b]-<=5.-|",
      [
        "a.top >= |.top + 20", "b.top == a.bottom + 0.5 @750", "|.bottom <= b.bottom + 5",
      ]
    ),
  ]

  @Test(arguments: table)
  func `a format states its constraints in order`(_ format: String, _ equations: [String]) throws {
    try expectEqual(scene.equations(format), equations)
    try expectEqual(scene.equations(format, dialect: .extended), equations)
  }

  @Test func `a visual format adds an alignment for each consecutive pair of views`() throws {
    try expectEqual(
      scene.equations("[a]-[b]-[c]", options: .alignAllCenterY),
      [
        "b.leading == a.trailing + 8", "c.leading == b.trailing + 8",
        "a.centerY == b.centerY", "b.centerY == c.centerY",
      ])
    try expectEqual(
      scene.equations("V:[a]-[b]", options: [.alignAllLeading, .alignAllTrailing]),
      [
        "b.top == a.bottom + 8", "a.leading == b.leading", "a.trailing == b.trailing",
      ])
  }

  @Test(arguments: [
    (LayoutConstraint.FormatOptions.alignAllLeft, "V", "left"), (.alignAllRight, "V", "right"),
    (.alignAllLeading, "V", "leading"), (.alignAllTrailing, "V", "trailing"),
    (.alignAllCenterX, "V", "centerX"), (.alignAllTop, "H", "top"),
    (.alignAllBottom, "H", "bottom"), (.alignAllCenterY, "H", "centerY"),
    (.alignAllFirstBaseline, "H", "firstBaseline"), (.alignAllLastBaseline, "H", "lastBaseline"),
  ])
  func `an alignment relates its attribute of consecutive views without the superview`(
    _ option: LayoutConstraint.FormatOptions, _ axis: String, _ attribute: String
  ) throws {
    let made = try scene.equations("\(axis):|[a]-[b]|", options: option)
    expectEqual(made.count, 4)
    expectEqual(made.last, "a.\(attribute) == b.\(attribute)")
    let other = axis == "H" ? "V" : "H"
    expectEqual(scene.error("\(other):[a]-[b]", options: option)?.kind, .alignmentAxisConflict)
  }

  @Test func `direction options give a row from left to right or from right to left`()
    throws
  {
    try expectEqual(
      scene.equations("|-5-[a]-6-[b]-7-|", options: .directionLeftToRight),
      [
        "a.left == |.left + 5", "b.left == a.right + 6", "|.right == b.right + 7",
      ])
    try expectEqual(
      scene.equations("|-5-[a]-(>=6)-[b]-7-|", options: .directionRightToLeft),
      [
        "|.right == a.right + 5", "a.left >= b.right + 6", "b.left == |.left + 7",
      ])
    try expectEqual(
      scene.equations("V:|[a][b]|", options: .directionRightToLeft),
      ["a.top == |.top", "b.top == a.bottom", "|.bottom == b.bottom"])
  }

  @Test func `a baseline option gives spacings from baseline to baseline`() throws {
    try expectEqual(
      scene.equations("V:|-[a]-30-[b]-|", options: .spacingBaselineToBaseline),
      [
        "a.top == |.top + 20", "b.firstBaseline == a.lastBaseline + 30",
        "|.bottom == b.bottom + 20",
      ])
    try expectEqual(
      scene.equations("[a]-30-[b]", options: .spacingBaselineToBaseline),
      ["b.leading == a.trailing + 30"])
  }

  @Test func `a lone dash next to the superview is 20 points, a given number, or the margin`()
    throws
  {
    try expectEqual(
      scene.equations("V:|-[a]-|", spacing: .fixed(8)),
      ["a.top == |.top + 8", "|.bottom == a.bottom + 8"])
    scene.root.layoutMargins = EdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    LayoutConstraint.activate(
      try scene.constraints("|-[a]-|", spacing: .layoutMargins)
        + scene.constraints("V:|-[a]-|", spacing: .layoutMargins))
    try scene.root.layout(in: Size(width: 100, height: 50))
    expectEqual(scene.views["a"]?.frame, Rect(x: 2, y: 1, width: 94, height: 46))
  }

  @Test func `numbers in a visual format are read as written`() throws {
    for (text, value) in [
      ("0", 0.0), (".5", 0.5), ("5.", 5), ("1e2", 100), ("1E+2", 100), ("25e-1", 2.5),
      ("0.1", 0.1), ("123456.789", 123456.789), ("1000000000", 1e9), ("00012", 12),
      ("0.000001", 1e-6), ("3.141592653589793", 3.141592653589793),
    ] {
      let made = try scene.constraints("[a(\(text))]")
      expectEqual(made.first?.constant, value, "\(text)")
      let negative = try scene.constraints("[a]-(-\(text))-[b]")
      expectEqual(negative.first?.constant, 0 - value, "-\(text)")
    }
  }

  @Test func `a metric hides a view of the same name, except in brackets`() throws {
    let scene = FormatScene(["a", "b"], metrics: ["a": 9])
    try expectEqual(
      scene.equations("[b(a)]-a-[a(b)]"),
      [
        "b.width == 9", "a.leading == b.trailing + 9", "a.width == b.width",
      ])
  }

  @Test func `the constraints have the line of the call and are inactive`() throws {
    let made = try LayoutConstraint.constraints(
      withVisualFormat: "[a]-[b]", views: ["a": scene.root, "b": View("b")])
    expectEqual(made.first?.origin.line, #line - 2)
    expectEqual(made.first?.isActive, false)
  }
}
