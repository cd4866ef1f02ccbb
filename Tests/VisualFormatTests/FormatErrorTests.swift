import Anchors
import TestSupport
import Testing
import VisualFormat

/// Malformed formats: kind, column and message of the error.
@Suite struct FormatErrorTests {
  typealias Kind = VisualFormatError.Kind

  private let scene = FormatScene(
    metrics: ["m": 12, "zero": 0, "much": 1e10, "none": .nan, "pad": 20])

  static let table: [(format: String, column: Int, kind: Kind, message: String)] = [
    ("", 0, .emptyFormat, "the format is empty"),
    ("H[a]", 1, .expectedColon, "expected ':'"),
    ("V", 1, .expectedColon, "expected ':'"),
    ("HV:[a]", 1, .expectedColon, "expected ':'"),
    ("h:[a]", 0, .expectedView, "expected a view, written [name]"),
    ("X:[a]", 0, .expectedView, "expected a view"),
    ("V:", 2, .expectedView, "expected a view"),
    ("a", 0, .expectedView, "expected a view"),
    ("-[a]", 0, .expectedView, "expected a view"),
    ("|", 1, .expectedView, "expected a view"),
    ("||", 1, .expectedView, "expected a view"),
    ("|a", 1, .expectedView, "expected a view"),
    ("|-|", 2, .expectedView, "expected a view"),
    ("H:|-10-|", 7, .expectedView, "expected a view"),
    ("[a]-10-10-[b]", 7, .expectedView, "expected a view"),
    ("[a]-10-", 7, .expectedView, "expected a view"),
    ("|-", 2, .expectedSpacing, "after '-'"),
    ("[a]-", 4, .expectedSpacing, "after '-'"),
    ("[a]--[b]", 4, .expectedSpacing, "after '-'"),
    ("[a]--5-[b]", 4, .expectedSpacing, "after '-'"),
    ("[a]- (5)-[b]", 4, .expectedSpacing, "after '-'"),
    ("[a]-+5-[b]", 4, .expectedSpacing, "a negative number needs parentheses"),
    ("[a]-@5-[b]", 4, .expectedSpacing, "after '-'"),
    ("[a]->5-[b]", 4, .badRelation, "expected ==, <= or >="),
    ("[a]-=5-[b]", 4, .badRelation, "expected ==, <= or >="),
    ("[a]->=-[b]", 6, .expectedConstantOrName, "expected a number or a name"),
    ("[a]->=b-[c]", 6, .viewNotAllowedInSpacing, "'b' is a view"),
    ("[a]->=5,<=9-[b]", 7, .expectedDash, "expected '-' after the spacing"),
    ("[a]->=5[b]", 7, .expectedDash, "expected '-' after the spacing"),
    ("[a]-5@-[b]", 6, .expectedPriority, "expected a priority after '@'"),
    ("[a]-5@1001-[b]", 6, .priorityOutOfRange, "above 0 and at most 1000"),
    ("[a]-5@zz-[b]", 6, .unknownMetric, "unknown metric 'zz'"),
    ("[a]-~-[b]", 4, .expectedSpacing, "after '-'"),
    ("[a]-5[b]", 5, .expectedDash, "expected '-' after the spacing"),
    ("[a]-5e-[b]", 5, .expectedDash, "expected '-'"),
    ("[a]-10", 6, .expectedDash, "expected '-'"),
    ("[a]-10|", 6, .expectedDash, "expected '-'"),
    ("[a]-(5)[b]", 7, .expectedDash, "expected '-'"),
    ("[a]-5%-[b]", 5, .expectedDash, "expected '-'"),
    ("[a", 2, .expectedCloseBracket, "expected ']'"),
    ("[a b]", 2, .expectedCloseBracket, "expected ']'"),
    ("[a,b]", 2, .expectedCloseBracket, "expected ']'"),
    ("[a.width]", 2, .expectedCloseBracket, "expected ']'"),
    ("[a(50)", 6, .expectedCloseBracket, "expected ']'"),
    ("[a(50)(60)]", 6, .expectedCloseBracket, "expected ']'"),
    ("V:|[a|", 5, .expectedCloseBracket, "expected ']'"),
    ("[a(50]", 5, .expectedCloseParen, "expected ')'"),
    ("[a(50 )]", 5, .expectedCloseParen, "expected ')'"),
    ("[a(b+c)]", 4, .expectedCloseParen, "expected ')'"),
    ("[a(b.height)]", 4, .expectedCloseParen, "expected ')'"),
    ("[a(50%)]", 5, .expectedCloseParen, "expected ')'"),
    ("[a(5", 4, .expectedCloseParen, "expected ')'"),
    ("[a]-(5-[b]", 6, .expectedCloseParen, "expected ')'"),
    ("[]", 1, .badViewName, "begin with a letter or an underscore"),
    ("[", 1, .badViewName, "begin with a letter"),
    ("[[", 1, .badViewName, "begin with a letter"),
    ("[1a]", 1, .badViewName, "begin with a letter"),
    ("[-a]", 1, .badViewName, "begin with a letter"),
    ("[ a]", 1, .badViewName, "begin with a letter"),
    ("[zz]", 1, .unknownView, "unknown view 'zz'"),
    ("[m]", 1, .unknownView, "unknown view 'm'"),
    ("[a]-[b]-[labe1]", 9, .unknownView, "unknown view 'labe1'; did you mean 'label1'?"),
    ("[A]", 1, .unknownView, "unknown view 'A'; did you mean 'a'?"),
    ("[a]-zz-[b]", 4, .unknownMetric, "unknown metric 'zz'"),
    ("[a]-(padd)-[b]", 5, .unknownMetric, "unknown metric 'padd'; did you mean 'pad'?"),
    ("[a(50@zz)]", 6, .unknownMetric, "unknown metric 'zz'"),
    ("[a(50@b)]", 6, .unknownMetric, "unknown metric 'b'"),
    ("[a(zz)]", 3, .unknownName, "unknown metric or view 'zz'"),
    ("[a(==lable1)]", 5, .unknownName, "did you mean 'label1'?"),
    ("[a]-b-[c]", 4, .viewNotAllowedInSpacing, "'b' is a view"),
    ("[a]-(b)-[c]", 5, .viewNotAllowedInSpacing, "'b' is a view"),
    ("[a(=50)]", 3, .badRelation, "expected ==, <= or >="),
    ("[a(>50)]", 3, .badRelation, "expected ==, <= or >="),
    ("[a(<50)]", 3, .badRelation, "expected ==, <= or >="),
    ("[a(=>50)]", 3, .badRelation, "expected ==, <= or >="),
    ("[a]-(>5)-[b]", 5, .badRelation, "expected ==, <= or >="),
    ("[a(>=)]", 5, .expectedConstantOrName, "expected a number or a name"),
    ("[a()]", 3, .expectedConstantOrName, "expected a number or a name"),
    ("[a(]", 3, .expectedConstantOrName, "expected a number or a name"),
    ("[a(5,)]", 5, .expectedConstantOrName, "expected a number or a name"),
    ("[a(-)]", 3, .expectedConstantOrName, "expected a number or a name"),
    ("[a(.)]", 3, .expectedConstantOrName, "expected a number or a name"),
    ("[a(!=5)]", 3, .expectedConstantOrName, "expected a number or a name"),
    ("[a]-()-[b]", 5, .expectedConstantOrName, "expected a number or a name"),
    ("[a(50@)]", 6, .expectedPriority, "expected a priority after '@'"),
    ("[a(50@-)]", 6, .expectedPriority, "expected a priority after '@'"),
    ("[a(50@0)]", 6, .priorityOutOfRange, "above 0 and at most 1000"),
    ("[a(50@1001)]", 6, .priorityOutOfRange, "above 0 and at most 1000"),
    ("[a(50@-1)]", 6, .priorityOutOfRange, "above 0 and at most 1000"),
    ("[a(50@zero)]", 6, .priorityOutOfRange, "above 0 and at most 1000"),
    ("[a(50@none)]", 6, .priorityOutOfRange, "above 0 and at most 1000"),
    ("[a(1e10)]", 3, .numberOutOfRange, "at most 1e9"),
    ("[a(1e999)]", 3, .numberOutOfRange, "at most 1e9"),
    ("|-much-[a]", 2, .numberOutOfRange, "at most 1e9"),
    ("[a(none)]", 3, .numberOutOfRange, "at most 1e9"),
    ("[a]|[b]", 4, .unexpectedCharacter, "unexpected character"),
    ("[a]||", 4, .unexpectedCharacter, "unexpected character"),
    ("[a]-10-|x", 8, .unexpectedCharacter, "unexpected character"),
    ("[a] [b]", 3, .unexpectedCharacter, "unexpected character"),
    ("[a]]", 3, .unexpectedCharacter, "unexpected character"),
    ("[a]\n", 3, .unexpectedCharacter, "unexpected character"),
    ("[é]", 1, .nonASCII, "names and symbols in a format must be ASCII"),
    ("[a]–[b]", 3, .nonASCII, "must be ASCII"),
    ("[aé]", 2, .nonASCII, "must be ASCII"),
  ]

  @Test(arguments: table)
  func `a malformed format is refused at its first fault`(
    _ format: String, _ column: Int, _ kind: Kind, _ message: String
  ) throws {
    let error = try #require(scene.error(format))
    expectEqual(error.kind, kind)
    expectEqual(error.column, column)
    expect(error.explanation.contains(message), "\(error.explanation)")
    let lines = error.description.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(lines.count, 3)
    expectEqual(lines.last?.prefix { $0 == " " }.count, column)
  }

  @Test(arguments: [
    ("|[a]|", 4), ("[a]-|", 4), ("H:|-(>=50)-[label1(100)]", 24), ("V:|[a][b]", 6), ("[a]|", 3),
  ])
  func `a view next to the bar must be in a superview`(_ format: String, _ column: Int) throws {
    let error = try #require(FormatScene(isInSuperview: false).error(format))
    expectEqual(error.kind, .noSuperview)
    expectEqual(error.column, column)
    expect(error.explanation.contains("add it to its superview first"))
  }

  private typealias Options = LayoutConstraint.FormatOptions

  @Test(arguments: [
    ("[a][b]", Options.alignAllLeft, 6), ("V:[a][b]", Options.alignAllTop, 8),
    ("[a]", Options.alignAllCenterX, 3),
    ("V:[a]", Options(arrayLiteral: .alignAllLeft, .alignAllFirstBaseline), 5),
  ])
  func `views cannot be aligned along the axis of the format`(
    _ format: String, _ options: LayoutConstraint.FormatOptions, _ column: Int
  ) throws {
    let error = try #require(scene.error(format, options: options))
    expectEqual(error.kind, .alignmentAxisConflict)
    expectEqual(error.column, column)
  }

  @Test func `an error shows the format, the position and the nearest name`() throws {
    let scene = FormatScene(["photo", "title"])
    expectEqual(
      scene.error("[photo]-[titel]")?.description,
      """
      unknown view 'titel'; did you mean 'title'?
      [photo]-[titel]
               ^~~~~
      """)
    expectEqual(
      scene.error("V:|-12-[photo(80]")?.description,
      """
      expected ')' or ',' after the size or spacing
      V:|-12-[photo(80]
                      ^
      """)
  }

  @Test func `a name without similar names gets no suggestion`() {
    let scene = FormatScene(["photo", "title"])
    expectNil(scene.error("[backgroundImage]")?.suggestion)
    expectNil(scene.error("[x]")?.suggestion)
    expectNil(scene.error("[titlelabel]")?.suggestion)
    expectEqual(scene.error("[phto]")?.suggestion, "photo")
  }

  @Test func `a refused format adds no constraints or guides`() throws {
    let scene = FormatScene()
    _ = scene.error("|-[a]-(b/2)-[b]-[c(zz)]", dialect: .extended)
    try scene.root.layout(in: Size(width: 10, height: 10))
    expectEqual(scene.root.frameDescription.split(separator: "\n").count, 6)
  }

  @Test func `no text makes the reader of visual formats trap`() throws {
    let scene = FormatScene(metrics: ["m": 12])
    let words = [
      "[", "]", "(", ")", "|", "-", "a", "b", "m", "zz", "5", "1e", ".", "@", "==", ">=", "<", ",",
      "H:", "V:", "HV:", "C:", "%", "*", "/", "+", "~", " ", "é", "\n", "\0", "width", "//",
    ]
    var state: UInt64 = 1
    func draw(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }
    var refused = 0
    for _ in 0..<20_000 {
      var text = ""
      for _ in 0...draw(12) { text += words[draw(words.count)] }
      for dialect in [LayoutConstraint.FormatDialect.standard, .extended] {
        guard let error = scene.error(text, dialect: dialect) else { continue }
        refused += 1
        #expect(error.column <= text.utf8.count)
      }
    }
    #expect(refused > 30_000)
  }
}
