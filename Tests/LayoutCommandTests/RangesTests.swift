import Anchors
import LayoutCommand
import TestSupport
import Testing

/// `layout ranges` from arguments to output.
@Suite struct RangesTests {
  /// A photo of 60, gaps of 16, 8 and 16, and a title of 180 that shrinks to 80: at 280 it has its
  /// full width, at 180 its minimum.
  private static let card = #"""
    {"root": "card", "height": 50, "items": [{"name": "photo"}, {"name": "title"}], "metrics":
     {"gap": 8, "wish": 180, "strong": 750, "double": 2},
     "constraints": ["photo.leading == card.leading + 16", "photo.width == 60",
     "title.leading == photo.trailing + gap", "title.trailing <= card.trailing - 16",
     "title.width == wish @strong", "title.width >= 80", "photo.top == card.top",
     "photo.bottom == card.bottom", "title.top == card.top", "title.height == double * photo.height"]}
    """#

  private func run(_ arguments: String...) -> (status: CommandStatus, system: MemorySystem) {
    let system = MemorySystem([
      "card": Self.card, "bad": "{",
      "impossible":
        #"{"width": 9, "items": [{"name": "a"}], "constraints": ["a.width == 1", "a.width == 2"]}"#,
    ])
    return (LayoutProgram(system: system).run(["ranges"] + arguments), system)
  }

  @Test func `the segments of a card are those computed by hand`() throws {
    let (status, system) = run("card", "--to", "500", "--format", "json")
    expectEqual(status, .done)
    let answer = try AnswerJSON(system.output)
    expect(answer["parameter"] == "card.width" && answer["from"] == 180 && answer["to"] == 500)
    expectEqual(answer["above"], .null)
    let pieces = answer["pieces"].elements
    try #require(pieces.count == 2)
    expect(pieces[0]["from"] == 180 && pieces[0]["to"] == 280 && pieces[1]["from"] == 280)
    expectEqual(pieces[0]["items"]["title"]["x"], [84, 0])
    expectEqual(pieces[0]["items"]["title"]["width"], [80, 1])
    expectEqual(pieces[1]["items"]["title"]["width"], [180, 0])
    expectEqual(pieces[1]["items"]["card"]["width"], [280, 1])
    expectEqual(pieces[1]["enters"][0]["constraint"], "title.width == wish @strong")
    expectEqual(pieces[1]["leaves"][0]["constraint"], "title.trailing <= card.trailing - 16")
    expectEqual(pieces[1]["leaves"][0]["terms"].elements.count, 3)
    let below = answer["below"]
    expectEqual(below["kind"], "unsatisfiable")
    expect(below["arithmetic"] == "16 + 60 + 8 + 16 + 80 = 180 > 179" && below["gap"] == 1)
    expect(below["explanation"].text.contains("title.width >= 80"))
  }

  @Test func `the text lists violated constraints by range, and the conflict below`() {
    let (status, system) = run("card")
    expectEqual(status, .done)
    let text = system.output
    expect(text.hasPrefix("card.width: 180 …, 2 pieces\n\nbelow 180: these constraints cannot"))
    expect(text.contains("\n180 … 280: title yields\n"))
    expect(
      text.contains(
        "\n280 …\n  is slack: title.trailing <= card.trailing - 16 (card:4)\n  holds: title.width == wish @strong (card:5)\n"
      ))
    expect(text.contains("title  x 84  y 0  width 80 … 180"))
  }

  @Test func `a metric as parameter changes all constraints that add it`() throws {
    let (status, system) = run("card", "gap", "--from", "-4", "--to", "40", "--format", "json")
    // The width is then the fitting width, which grows with the gap.
    expectEqual(status, .done)
    let answer = try AnswerJSON(system.output)
    expectEqual(answer["parameter"], "gap")
    let pieces = answer["pieces"].elements
    expect(pieces[0]["from"] == -4 && pieces[0]["items"]["title"]["x"] == [72, 1])
    expectEqual(pieces[0]["items"]["card"]["width"][1], 1)
  }

  @Test(arguments: [
    (["card", "strong"], "'strong' is a factor or a priority"),
    (["card", "double"], "'double' is a factor or a priority"),
    (
      ["card", "depth"],
      "unknown parameter 'depth'; expected one of: card.width, card.height, double, gap, strong, wish"
    ),
    (["card", "card.width", "gap"], "unexpected 'gap'; expected one parameter"),
    (["card", "--from", "9", "--to", "8"], "--from 9 is above --to 8"),
    (["card", "--to", "far"], "--to expects a number"),
    (["card", "--pieces", "0"], "--pieces expects a whole number from 1"),
    (["card", "--from=-5", "--to", "8"], "sizes from 0"),
    (["card", "--format", "pdf"], "--format expects one of text, json, svg, not 'pdf'"),
    (["card", "--curve", "title.width"], "--curve requires --format svg"),
    (["card", "--format", "svg", "--curve", "title.size"], "unknown curve 'title.size'"),
    (["none"], "none: no such file"), ([], "missing layout file"), (["bad"], "bad:1:"),
  ])
  func `wrong arguments of ranges give status 2`(_ arguments: [String], _ message: String) {
    let system = MemorySystem(["card": Self.card, "bad": "{"])
    expectEqual(LayoutProgram(system: system).run(["ranges"] + arguments), .wrongInput)
    expect(system.messages.contains(message), "\(system.messages)")
  }

  @Test func `a layout impossible at every size gives its conflict and status 1`() {
    let (status, system) = run("impossible", "--format", "json")
    expect(status == .notLaidOut && system.output.hasPrefix(#"{"error":{"kind":"unsatisfiable""#))
    expectEqual(run("card", "--to", "100").status, .notLaidOut)
  }

  @Test func `exceeding the segment limit gives an error with the computed range`() {
    let (status, system) = run("card", "--pieces", "1")
    expectEqual(status, .notLaidOut)
    expectEqual(
      system.messages,
      "card: The layout has more than 1 pieces and is computed up to 280 only; allow more pieces or "
        + "use a smaller range.\n")
  }

  @Test func `a drawing shows the layout at each breakpoint and curves`() throws {
    let (status, system) = run("card", "--format", "svg", "--to", "400", "--curve", "title.right")
    expectEqual(status, .done)
    let svg = system.output
    // The root, the photo and the title at 180, 280 and 400, with their names on the boxes.
    for width in [80, 180] { expect(svg.contains("<title>title (84, 0, \(width), 100)</title>")) }
    for text in ["180", "280", "400", "card.width", "title.right"] {
      expect(svg.contains(">\(text)</text>"), "\(text)")
    }
    expect(!svg.contains(">photo.width</text>"))
  }

  @Test func `a program is written in each language under the given name`() {
    for (language, words) in [
      ("swift", "public enum Card {"), ("javascript", "export const Card ="),
      ("c", "int Card_frames(double parameter, double frames[12]);"),
    ] {
      let system = MemorySystem(["card": Self.card])
      let status = LayoutProgram(system: system).run(
        ["compile", "card", "--parameter", "card.width", "--language", language, "--name", "Card"])
      expect(status == .done && system.output.contains(words))
    }
  }

  @Test(arguments: [
    (["card", "--language", "ada"], "--language expects one of swift, javascript, c, not 'ada'"),
    (["card", "--name", "class"], "--name expects letters"),
    (["card", "--name", "Self"], "--name expects"),
    (["card", "--parameter", "strong"], "'strong' is a factor or a priority"),
    (["card", "gap"], "unexpected 'gap'; expected one file"),
  ])
  func `wrong arguments of compile give status 2`(_ arguments: [String], _ message: String) {
    let system = MemorySystem(["card": Self.card])
    expectEqual(LayoutProgram(system: system).run(["compile"] + arguments), .wrongInput)
    expect(system.messages.contains(message), "\(system.messages)")
  }
}
