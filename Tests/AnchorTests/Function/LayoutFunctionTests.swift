import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// A function made by hand: a card with a title inside margins of 16, from 100 to 300; at 200 the
/// title loses a line, and from 300 on it stays 268 wide.
private func cardFunction(scale: Double? = nil) -> LayoutFunction {
  let items = [
    LayoutFunction.Item("card", in: nil),
    LayoutFunction.Item("title", in: 0),
  ]
  var function = LayoutFunction(
    parameter: "card.width", in: 0...400, items: items, scale: scale)
  func card(_ reference: Double, height: Double) -> LinearFrame {
    LinearFrame(
      reference: reference, start: Rect(x: 0, y: 0, width: reference, height: height),
      slope: Rect(x: 0, y: 0, width: 1, height: 0))
  }
  func title(_ reference: Double, height: Double, grows: Bool = true) -> LinearFrame {
    LinearFrame(
      reference: reference, start: Rect(x: 16, y: 8, width: reference - 32, height: height),
      slope: Rect(x: 0, y: 0, width: grows ? 1 : 0, height: 0))
  }
  function.append(
    LayoutFunction.Piece(from: 100, to: 200),
    frames: [card(100, height: 56), title(100, height: 40)])
  function.append(
    LayoutFunction.Piece(from: 200, to: 300, rewrapped: ["title"]),
    frames: [card(200, height: 36), title(200, height: 20)])
  function.append(
    LayoutFunction.Piece(from: 300, to: 400),
    frames: [card(300, height: 36), title(300, height: 20, grows: false)])
  return function
}

@Suite("Layout functions as values")
struct LayoutFunctionTests {
  @Test("frames are those of the piece that contains the number")
  func evaluation() {
    let function = cardFunction()
    expect(function.from == 100 && function.to == 400)
    expectEqual(
      function.frames(at: 150),
      [
        Rect(x: 0, y: 0, width: 150, height: 56), Rect(x: 16, y: 8, width: 118, height: 40),
      ])
    expectEqual(function.frame(of: "title", at: 250), Rect(x: 16, y: 8, width: 218, height: 20))
    expectEqual(function.frame(of: "title", at: 350), Rect(x: 16, y: 8, width: 268, height: 20))
    expectNil(function.frame(of: "photo", at: 350))
  }

  @Test("there are no frames outside the pieces")
  func outside() {
    let function = cardFunction()
    expectNil(function.frames(at: 99.9))
    expectNil(function.frames(at: 400.1))
    expectNil(function.frames(at: .nan))
    var frames = [Rect.zero]
    expect(!function.frames(at: 1000, into: &frames) && frames.isEmpty)
  }

  @Test("the boundary of two pieces belongs to the upper one unless that excludes it")
  func boundaries() {
    expectEqual(cardFunction().frame(of: "title", at: 200)?.height, 20)
    var function = LayoutFunction(
      parameter: "gap", in: 0...30, items: [LayoutFunction.Item("card", in: nil)])
    func constant(_ height: Double) -> [LinearFrame] {
      [LinearFrame(reference: 0, start: Rect(x: 0, y: 0, width: 9, height: height), slope: .zero)]
    }
    function.append(.init(from: 0, to: 10), frames: constant(1))
    function.append(
      .init(from: 10, to: 20, includesFrom: false, includesTo: false), frames: constant(2))
    function.append(.init(from: 20, to: 20), frames: constant(3))
    function.append(.init(from: 20, to: 30, includesFrom: false), frames: constant(4))
    let heights = [0, 9, 10, 10.5, 20, 20.5, 30].map { function.frames(at: $0)?[0].height }
    expectEqual(heights, [1, 1, 1, 2, 3, 4, 4])
  }

  @Test("a gap between pieces has no frames")
  func gap() {
    var function = cardFunction()
    function.append(
      .init(from: 500, to: 600),
      frames: [
        LinearFrame(reference: 500, start: .zero, slope: .zero),
        LinearFrame(reference: 500, start: .zero, slope: .zero),
      ])
    expectNil(function.piece(at: 450))
    expectEqual(function.piece(at: 400), 2)
    expectEqual(function.piece(at: 500), 3)
  }

  @Test("a frame that continues in the next piece is stored once")
  func sharing() {
    let function = cardFunction()
    expectEqual(function.linearFrame(of: 0, in: 2), function.linearFrame(of: 0, in: 1))
    #expect(function.linearFrame(of: 1, in: 2) != function.linearFrame(of: 1, in: 1))
  }

  @Test("edges round to pixels by their position in the root, as in a layout with a scale")
  func pixels() throws {
    // Two pixels a point: at 150.3 the title ends at 134.3, which rounds to 134.5.
    let function = cardFunction(scale: 2)
    let frames = try #require(function.frames(at: 150.3))
    expectEqual(frames[0].width, 150.5)
    expectEqual(frames[1], Rect(x: 16, y: 8, width: 118.5, height: 40))
    expectEqual(function.frame(of: "title", at: 150.3), frames[1])
  }
}
