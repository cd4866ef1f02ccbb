import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// A photo of 48 and next to it a title that prefers 200 and is at least 60 wide; margins of 16, a
/// gap of 8.
@MainActor
private struct Row {
  let card = View("card")
  let photo = View("photo")
  let title = View("title")
  let gap: LayoutConstraint

  init(direction: LayoutDirection = .leftToRight) {
    card.layoutDirection = direction
    card.addSubview(photo)
    card.addSubview(title)
    gap = title.leadingAnchor.constraint(equalTo: photo.trailingAnchor, constant: 8)
    let wish = title.widthAnchor.constraint(equalToConstant: 200)
    wish.priority = LayoutPriority(700)
    LayoutConstraint.activate([
      photo.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 16),
      photo.widthAnchor.constraint(equalToConstant: 48), gap,
      title.trailingAnchor.constraint(lessThanOrEqualTo: card.trailingAnchor, constant: -16),
      title.widthAnchor.constraint(greaterThanOrEqualToConstant: 60), wish,
      photo.topAnchor.constraint(equalTo: card.topAnchor),
      photo.heightAnchor.constraint(equalTo: photo.widthAnchor),
      photo.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      title.topAnchor.constraint(equalTo: photo.topAnchor),
      title.bottomAnchor.constraint(equalTo: photo.bottomAnchor),
    ])
  }
}

@Suite("Layouts as functions of a number")
@MainActor
struct ParametricLayoutTests {
  @Test("a card has one piece by width with a violated title width and one without")
  func width() throws {
    let row = Row()
    let function = try row.card.layoutFunction(of: .width, in: 0...1000)
    // 16 + 48 + 8 + 60 + 16, and with 200 instead of 60.
    expectEqual(function.pieces.map(\.from), [148, 288])
    expectEqual(function.pieces.map(\.to), [288, 1000])
    expectEqual(function.frame(of: "title", at: 200), Rect(x: 72, y: 0, width: 112, height: 48))
    expectEqual(function.frame(of: "title", at: 600), Rect(x: 72, y: 0, width: 200, height: 48))
    expectEqual(function.pieces[1].enters.map(\.equation), ["title.width == 200 @700"])
    expectNil(function.above)
    let conflict = try #require(function.below)
    expectEqual(conflict.gap, 1)
    expectEqual(row.card.frame, .zero)
  }

  @Test("from right to left the title grows to the left")
  func rightToLeft() throws {
    let function = try Row(direction: .rightToLeft).card.layoutFunction(of: .width, in: 100...400)
    expectEqual(function.frame(of: "title", at: 200), Rect(x: 16, y: 0, width: 112, height: 48))
    expectEqual(function.frame(of: "photo", at: 200), Rect(x: 136, y: 0, width: 48, height: 48))
    expectEqual(function.frame(of: "photo", at: 400), Rect(x: 336, y: 0, width: 48, height: 48))
  }

  @Test("an unbounded range of a constant has a piece without a lower end")
  func constant() throws {
    let row = Row()
    let function = try row.card.layoutFunction(
      of: row.gap, in: -Double.infinity...Double.infinity, width: 300, height: nil)
    // The title has 300 - 16 - 48 - 16 - gap.
    expectEqual(function.pieces.map(\.from), [-.infinity, 20])
    expectEqual(function.pieces.map(\.to), [20, 160])
    expectEqual(function.frame(of: "title", at: -1000)?.minX, -936)
    expectEqual(function.frame(of: "title", at: 100), Rect(x: 164, y: 0, width: 120, height: 48))
    expectNil(function.below)
    #expect(function.above != nil)
    expectEqual(row.gap.constant, 8)
  }

  @Test(
    "a text has a piece for each number of lines, starting at the width of its longest line")
  func wrapping() throws {
    let card = View("card")
    let text = Label("aa bbb cccc", name: "text", font: Font(size: 10))
    text.numberOfLines = 0
    card.textMeasurer = .square
    card.addSubview(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      text.topAnchor.constraint(equalTo: card.topAnchor),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    let function = try card.layoutFunction(of: .width, in: 40...500)
    // Three words of 2, 3 and 4 squares; two fit into 60 (aa bbb), all into 110.
    expectEqual(function.pieces.map(\.from), [40, 60, 110])
    expectEqual(function.pieces.map(\.rewrapped), [[], ["text"], ["text"]])
    let heights = [40, 59.9, 60, 109.9, 110, 500].map { function.frame(of: "card", at: $0)?.height }
    expectEqual(heights, [30, 30, 20, 20, 10, 10])
  }

  @Test("a limited height excludes the widths at which the text needs more lines")
  func gap() throws {
    let card = View("card")
    let text = Label("aa bbb cccc", name: "text", font: Font(size: 10))
    text.numberOfLines = 0
    text.setContentCompressionResistancePriority(.required, for: .vertical)
    card.textMeasurer = .square
    card.addSubview(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      text.topAnchor.constraint(equalTo: card.topAnchor),
      text.heightAnchor.constraint(lessThanOrEqualToConstant: 20),
    ])
    let function = try card.layoutFunction(of: .width, in: 30...500)
    expectEqual(function.from, 60)
    #expect(function.below != nil)
    expectNil(function.frames(at: 59.9))
    expectEqual(function.frame(of: "text", at: 60)?.height, 20)
  }

  @Test("custom measuring code is refused if its width changes")
  func unknownContent() throws {
    let card = View("card")
    let text = Label("aa bbb cccc", name: "text", font: Font(size: 10))
    text.numberOfLines = 0
    card.textMeasurer = TextMeasurer { request in
      TextMeasurement(size: Size(width: 100, height: request.maxWidth == nil ? 10 : 20))
    }
    card.addSubview(text)
    LayoutConstraint.activate([
      text.leadingAnchor.constraint(equalTo: card.leadingAnchor),
      text.trailingAnchor.constraint(equalTo: card.trailingAnchor),
      text.topAnchor.constraint(equalTo: card.topAnchor),
      text.bottomAnchor.constraint(equalTo: card.bottomAnchor),
    ])
    #expect(throws: LayoutFunctionError.self) {
      try card.layoutFunction(of: .width, in: 40...90)
    }
  }

  @Test("the error of the piece limit states the end of the known range")
  func limit() throws {
    let row = Row()
    do {
      _ = try row.card.layoutFunction(of: .width, in: 0...1000, maximumPieces: 1)
      Issue.record("It has two pieces.")
    } catch LayoutFunctionError.tooManyPieces(let limit, let known) {
      expectEqual(limit, 1)
      expectEqual(known, 288)
    }
  }

  @Test("invalid ranges, inactive constraints and impossible layouts are refused")
  func refusals() throws {
    let row = Row()
    #expect(throws: LayoutFunctionError.self) {
      try row.card.layoutFunction(of: .width, in: -10...100)
    }
    #expect(throws: LayoutFunctionError.self) {
      try row.card.layoutFunction(of: .width, in: 0...147)
    }
    let inactive = row.title.heightAnchor.constraint(equalToConstant: 5)
    #expect(throws: LayoutFunctionError.self) {
      try row.card.layoutFunction(of: inactive, in: 0...10, width: 300, height: nil)
    }
    try expectEqual(row.card.layoutFunction(of: .width, in: 300...300).pieces.count, 1)
  }
}
