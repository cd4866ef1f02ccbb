import Foundation
import Gallery
import LayoutCommand
import TestSupport
import Testing

/// `layout gallery` from arguments to output.
@Suite struct GalleryCommandTests {
  private func run(_ arguments: [String]) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem()
    return (LayoutProgram(system: system).run(["gallery"] + arguments), system)
  }

  @Test func `the command without a name lists all screens with their summaries`() {
    let (status, system) = run([])
    expectEqual(status, .done)
    let lines = system.output.split(separator: "\n")
    expectEqual(lines.count, GalleryScreen.allCases.count)
    for (line, screen) in zip(lines, GalleryScreen.allCases) {
      expect(line.hasPrefix(screen.rawValue + "  ") || line.hasPrefix(screen.rawValue + " "))
      expect(line.hasSuffix(screen.summary))
    }
  }

  @Test func `text has a line for each frame`() {
    let (status, system) = run(["reaction", "--width", "200"])
    expectEqual(status, .done)
    // The width of the emoji is its type size; the button has 8 around its text.
    expect(system.output.hasPrefix("reaction (0, 0, 200, 136.4)\n  label (80, 20, 40, 48)\n"))
    expectEmpty(system.messages)
  }

  private struct Screen: Decodable {
    struct Item: Decodable {
      let name: String
      let x: Double
      let y: Double
      let width: Double
      let height: Double
      let zoom: Double?
      let contentSize: [String: Double]?
    }
    let screen: String
    let size: [String: Double]
    let items: [Item]
  }

  private func json(_ arguments: [String]) throws -> Screen {
    let (status, system) = run(arguments + ["--format", "json"])
    expectEqual(status, .done)
    return try JSONDecoder().decode(Screen.self, from: Data(system.standardOutput))
  }

  @Test func `JSON has the visible frame of every view in both directions`() throws {
    let screen = try json(["cells", "--width=320"])
    expect(screen.screen == "cells" && screen.size == ["width": 320, "height": 280])
    expectEqual(screen.items.filter { $0.name == "label" }.count, 12)
    let fifth = try #require(screen.items.first { $0.name == "cell 5" })
    expectEqual([fifth.x, fifth.y, fifth.width, fifth.height], [112, 76, 96, 60])
    // Relative to the screen, not to the cell.
    expect(screen.items[1].name == "label" && screen.items[1].x == 8)
    let mirrored = try json(["cells", "--direction", "rightToLeft"])
    let first = try #require(mirrored.items.first)
    expect(first.name == "cell 1" && first.x == 320 - 8 - 96)
  }

  @Test func `JSON has the content size and zoom of scroll views`() throws {
    let screen = try json(["image", "--height", "412"])
    // Each view is (412 - 12) / 2 = 200 tall; the published formula uses heights: (200 - 2 * 20) /
    // (800 + 2 * 20).
    let zoom = 160.0 / 840
    let fitted = try #require(screen.items.first { $0.name == "fitted" })
    expectNear(fitted.zoom!, zoom, within: 1e-12)
    #expect(abs(fitted.contentSize!["width"]! - 1200 * zoom) < 1e-9)
    let image = try #require(screen.items.first { $0.name == "image" })
    #expect(abs(image.x - (320 - 1200 * zoom) / 2) < 1e-9)
    #expect(abs(image.width - 1200 * zoom) < 1e-9)
    let zoomed = try #require(screen.items.last { $0.name == "image" })
    expect(abs(zoomed.x - 20) < 1e-9 && abs(zoomed.y - 232) < 1e-9)
    #expect(abs(zoomed.width - 3600 * zoom) < 1e-9)
  }

  @Test(arguments: GalleryScreen.allCases, ["leftToRight", "rightToLeft"])
  func `SVG shows the texts inside the screen`(screen: GalleryScreen, direction: String) throws {
    let (status, system) = run([
      screen.rawValue, "--format", "svg", "--direction", direction, "--width", "240",
    ])
    expectEqual(status, .done)
    let root = try XMLElement.read(system.standardOutput)
    expectEqual(root.name, "svg")
    let texts = root.all("text")
    let expected: [GalleryScreen: String] = [
      .cards: "Juca dos Santos", .button: "Send the message", .login: "User name",
      .cells: "Cell 3/12", .reaction: "👍",
    ]
    if let text = expected[screen] { expect(texts.contains { $0.text == text }) }
    expectEqual(texts.isEmpty, (screen == .image))
    for text in texts {
      let x = try #require(text.attributes["x"].flatMap(Double.init))
      expect(x >= 0 && x <= 240)
    }
  }

  @Test func `a highlighted button with fallback colors is faded`() throws {
    let (_, system) = run(["button", "--format", "svg"])
    let texts = try XMLElement.read(system.standardOutput).all("text")
    expectEqual(texts.map { $0.attributes["opacity"] }, [nil, "0.2", "0.35", nil])
  }

  @Test func `frames are snapped to pixels on request`() throws {
    let screen = try json(["button", "--scale", "1", "--width", "321"])
    for item in screen.items {
      expect(item.x == item.x.rounded() && item.width == item.width.rounded())
    }
  }

  @Test func `an output file is written`() {
    let (status, system) = run(["login", "--output", "out"])
    expect(status == .done && system.standardOutput.isEmpty)
    expect(String(decoding: system.files["out"] ?? [], as: UTF8.self).hasPrefix("screen (0, 0,"))
  }

  @Test(arguments: [
    (["nope"], "unknown screen 'nope'; expected one of: cards, button, image, login, cells"),
    (["login", "cells"], "unexpected 'cells'; expected one screen"),
    (
      ["login", "--direction", "up"],
      "--direction expects one of leftToRight, rightToLeft, not 'up'"
    ),
    (["login", "--width", "0"], "--width expects a width in points, above 0"),
    (["login", "--height", "nan"], "--height expects a height in points, above 0"),
    (["login", "--format", "png"], "--format expects one of text, json, svg, pdf, not 'png'"),
    (["--format", "svg"], "missing screen to write as svg; expected one of: cards, button"),
    (["login", "--output="], "--output needs a file name"),
    (["login", "--plan", "full"], "unknown option '--plan'"),
  ])
  func `wrong arguments give status 2 and a sentence`(arguments: [String], sentence: String) {
    let (status, system) = run(arguments)
    expectEqual(status, .wrongInput)
    expect(system.messages.hasPrefix("layout gallery: \(sentence)"))
    expect(system.messages.hasSuffix("Run 'layout gallery --help' for the options.\n"))
    expectEmpty(system.standardOutput)
  }

  @Test func `a screen too narrow gives status 1 and its conflict`() {
    let (status, system) = run(["cards", "--width", "20", "--output", "out"])
    expectEqual(status, .notLaidOut)
    expect(
      system.messages.hasPrefix("the screen 'cards' cannot be laid out 20 points wide. These "))
    expectNil(system.files["out"])
  }

  @Test func `help names every option`() {
    let (status, system) = run(["--help"])
    expectEqual(status, .done)
    for option in ["--width", "--height", "--direction", "--scale", "--format", "--output"] {
      expect(system.output.contains(option))
    }
  }
}
