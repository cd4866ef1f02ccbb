import Foundation
import LayoutCommand
import TestSupport
import Testing

/// Cards of layout files: `layout cards FILE --plan card.json`.
@Suite struct OwnPlanTests {
  private static func example(_ name: String) throws -> String {
    String(
      decoding: try Data(contentsOf: PackageFolder.url("Examples/" + name)), as: UTF8.self)
  }

  private func run(
    _ files: [String: String], _ arguments: String..., status: CommandStatus = .done
  ) -> MemorySystem {
    let system = MemorySystem(files)
    expectEqual(LayoutProgram(system: system).run(["cards", "a.vcf"] + arguments), status)
    return system
  }

  private func contact(_ lines: String...) -> String {
    "BEGIN:VCARD\nVERSION:4.0\n" + lines.map { $0 + "\n" }.joined() + "END:VCARD\n"
  }

  /// The items of a card by name, and its size.
  private func frames(_ json: AnswerJSON) -> [String: [Double]] {
    func number(_ value: AnswerJSON) -> Double {
      if case .number(let number) = value { number } else { .nan }
    }
    var frames: [String: [Double]] = [
      "size": [number(json["size"]["width"]), number(json["size"]["height"])]
    ]
    for item in json["items"].elements {
      frames[item["name"].text] = ["x", "y", "width", "height"].map { number(item[$0]) }
    }
    return frames
  }

  private let plan = """
    {
      "root": "card", "width": 200,
      "items": [
        {"name": "texts", "kind": "stack", "axis": "vertical", "spacing": 4},
        {"name": "name", "in": "texts", "kind": "label", "text": "{name}"},
        {"name": "firm", "in": "texts", "kind": "label", "text": "{organization}"},
        {"name": "reach", "in": "texts", "kind": "label", "text": "Tel. {phone}, {email}"},
        {"name": "place", "in": "texts", "kind": "label", "text": "{address}", "lines": 0}
      ],
      "formats": ["H:|-10-[texts]-10-|", "V:|-10-[texts]-10-|"]
    }
    """

  @Test(arguments: ["senior", "full", "junior"], ["leftToRight", "rightToLeft"])
  func `a plan of the article as a file has the frames of the library's`(
    plan: String, direction: String
  ) throws {
    let files = [
      "a.vcf": try Self.example("contacts.vcf"),
      "\(plan)2.json": try Self.example("cards/\(plan).json"),
    ]
    let json = try AnswerJSON(
      run(
        files, "--plan", plan, "--plan", "\(plan)2.json", "--direction", direction, "--format",
        "json", "--width", "250"
      ).output)
    let cards = json["cards"].elements
    expectEqual(cards.count, 26)
    for index in stride(from: 0, to: cards.count, by: 2) {
      let (mine, own) = (frames(cards[index]), frames(cards[index + 1]))
      expectEqual(cards[index + 1]["plan"].text, plan + "2")
      var count = 0
      for (name, frame) in mine where name != "content" {
        // A text that the contact lacks has no item.
        guard let other = own[name] else {
          expectEqual(frame[3] == 0 || plan == "junior" && name == "phone", true, "\(name)")
          continue
        }
        expectEqual(other, frame, "\(name) of \(cards[index]["contact"].text)")
        count += 1
      }
      expect(count >= 4)
    }
  }

  @Test func `fields are replaced, and an item with an empty one is hidden`() throws {
    let files = [
      "a.vcf": contact("FN:Ana", "ORG:Acme", "TEL:12", "EMAIL:a@b.c", "ADR:;;Street 5;City;;123;")
        + contact("FN:Bo", "TEL:13") + contact("FN:Cy", "ORG:Acme"),
      "p.json": plan,
    ]
    let svg = run(files, "--plan", "p.json", "--format", "svg").output
    for text in ["Ana", "Acme", "Tel. 12, a@b.c", "Street 5, City, 123", "Bo", "Cy"] {
      expect(svg.contains(">\(text)<"), "\(text)")
    }
    expect(!svg.contains("Tel. 13") && !svg.contains("{"))
    let cards = try AnswerJSON(run(files, "--plan", "p.json", "--format", "json").output)["cards"]
    let names = cards.elements.map { card in card["items"].elements.map { $0["name"].text } }
    expectEqual(names[1], ["texts", "name"])
    expectEqual(names[2], ["texts", "name", "firm"])
    // Lines of 17 points are 20.4 tall; the card has the width of its plan.
    let size = try #require(frames(cards.elements[2])["size"])
    let height: Double = 2 * 10 + 2 * 20.4 + 4
    expectEqual(size[0], 200)
    expectNear([size[1]], [height])
  }

  @Test func `cards do not depend on the contacts before them`() throws {
    let files = [
      "a.vcf": try Self.example("contacts.vcf"), "wide.json": try Self.example("cards/wide.json"),
      "badge.json": try Self.example("cards/badge.json"), "p.json": plan,
    ]
    let arguments = ["--plan", "wide.json", "--plan", "badge.json", "--plan", "p.json"]
    func cards(_ contacts: String) throws -> [AnswerJSON] {
      let system = MemorySystem(files.merging(["a.vcf": contacts]) { $1 })
      let status = LayoutProgram(system: system).run(
        ["cards", "a.vcf", "--format", "json"] + arguments)
      expectEqual(status, .done)
      return try AnswerJSON(system.output)["cards"].elements
    }
    let all = try cards(try #require(files["a.vcf"]))
    let parts = try #require(files["a.vcf"]).components(separatedBy: "BEGIN:VCARD").dropFirst()
    expectEqual(all.count, 3 * parts.count)
    for (index, part) in parts.enumerated() {
      expectEqual(try cards("BEGIN:VCARD" + part), Array(all[3 * index..<3 * index + 3]))
    }
    let lines = run(files, "--plan", "wide.json", "--lines").output
    expectEqual(lines.split(separator: "\n").count, parts.count)
  }

  @Test func `a contact whose card is impossible is named with the plan's line, others come out`()
    throws
  {
    let narrow = """
      {"root": "card", "width": 100, "items": [
        {"name": "name", "kind": "label", "text": "{name}", "compression": {"horizontal": 1000}}],
       "constraints": ["name.leading == card.leading",
         "name.top == card.top", "name.bottom == card.bottom", "name.trailing <= card.trailing"]}
      """
    let files = [
      "a.vcf": contact("FN:Ana") + contact("FN:A name that is much too long") + contact("FN:Bo"),
      "n.json": narrow,
    ]
    for format in ["json", "svg", "pdf"] {
      let system = run(files, "--plan", "n.json", "--format", format, status: .notLaidOut)
      expect(
        system.messages.contains("a.vcf:5: A name that is much too long: no card by n.json:3: "),
        "\(system.messages)")
      expect(system.output.contains("Ana") && system.output.contains("Bo"))
    }
    let sheet = run(
      files, "--plan", "n.json", "--format", "pdf", "--sheet", "a4", status: .notLaidOut)
    expectEqual(try PDFFile(sheet.standardOutput).pages.count, 1)
    let lines = run(files, "--plan", "n.json", "--lines", status: .notLaidOut).output
      .split(separator: "\n")
    expectEqual(lines.count, 3)
    expectEqual(try AnswerJSON(String(lines[1]))["error"]["kind"].text, "unsatisfiable")
  }

  @Test func `a wrong plan is an error with its line`() {
    let cases = [
      (
        "{\"items\": [\n{\"name\": \"a\", \"kind\": \"label\", \"text\": \"{nmae}\"}]}",
        "p.json:2: unknown field '{nmae}'; expected one of: {name}, {title}, {organization}, {phone}, "
          + "{email}, {address}; did you mean 'name'?"
      ),
      (
        "{\"items\": [{\"name\": \"a\", \"kind\": \"image\", \"image\": \"logo.png\"}]}",
        "p.json:1: the image of a card must be \"{photo}\""
      ),
      (
        "{\"items\": [{\"name\": \"a\", \"image\": \"{photo}\"}]}",
        "p.json:1: 'image' requires an item of kind image"
      ),
      ("{", "p.json:1: "),
    ]
    for (text, message) in cases {
      let system = run(
        ["a.vcf": contact("FN:Ana"), "p.json": text], "--plan", "p.json", status: .wrongInput)
      expect(system.messages.hasPrefix(message), "\(system.messages)")
      expectEqual(system.output, "")
    }
    for (arguments, message) in [
      (["--plan", "seniro"], "did you mean 'senior'?"), (["--plan", "q.json"], "q.json"),
      (["--plan", "full", "--plan", "all"], "two plans are named 'full'"),
      (["--plan", "p.json", "--as-published"], "not for a file"),
    ] {
      let system = MemorySystem(["a.vcf": contact("FN:Ana"), "p.json": plan])
      expectEqual(LayoutProgram(system: system).run(["cards", "a.vcf"] + arguments), .wrongInput)
      expect(system.messages.contains(message), "\(system.messages)")
    }
  }

  @Test func `the first letter of a name decides its direction`() throws {
    let names = [
      ("Ana", false), ("ליאה", true), ("ليلى", true), ("1. ליאה", true), ("山田", false),
      ("(Ana) ליאה", false), ("123", false),
    ]
    let files = ["a.vcf": names.map { contact("FN:\($0.0)") }.joined(), "p.json": plan]
    for plan in ["full", "p.json"] {
      let svg = run(files, "--plan", plan, "--direction", "auto", "--format", "svg").output
      for (name, isRightToLeft) in names {
        let line = try #require(svg.split(separator: "\n").first { $0.contains(">\(name)<") })
        expectEqual(line.contains("text-anchor=\"end\""), isRightToLeft, "\(name)")
      }
    }
  }

  @Test func `missing glyphs of shown fields alone are counted`() {
    let files = ["a.vcf": contact("FN:Ana", "ADR:;;東京;;;;", "ORG:株式"), "p.json": plan]
    let text = run(files, "--plan", "p.json", "--format", "text").output
    // The title of the contact is its organization.
    expect(text.contains("Helvetica lacks 6 characters"), "\(text)")
    expect(run(files, "--plan", "full").output.contains("Helvetica lacks 2 characters"))
  }
}
