import LayoutCommand
import TestSupport
import Testing

/// `layout cards --lines` from arguments to output.
@Suite struct CardsLinesTests {
  private static func card(_ name: String, version: String = "4.0") -> String {
    "BEGIN:VCARD\r\nVERSION:\(version)\r\nFN:\(name)\r\nEND:VCARD\r\n"
  }

  private func run(
    _ arguments: [String], input: String, pieceSize: Int = .max
  ) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem(["file": input])
    system.standardInput = Array(input.utf8)
    system.pieceSize = pieceSize
    return (LayoutProgram(system: system).run(["cards", "--lines"] + arguments), system)
  }

  private func lines(_ system: MemorySystem) -> [Substring] {
    system.output.split(separator: "\n")
  }

  @Test func `each card is a line with its contact's number and the content of the document`()
    throws
  {
    let input = Self.card("Ana") + Self.card("Bo")
    let (status, system) = run(["file"], input: input)
    expect(status == .done && system.messages.isEmpty)
    let whole = MemorySystem(["file": input])
    expectEqual(LayoutProgram(system: whole).run(["cards", "file", "--format", "json"]), .done)
    // The document has a line for its beginning, one per card, and one for its end.
    let cards = lines(whole).dropFirst().dropLast().map { card in
      card.hasSuffix(",") ? card.dropLast() : card
    }
    try #require(cards.count == 6)
    let expected = cards.enumerated().map { "{\"number\":\($0 / 3 + 1),\($1.dropFirst())" }
    expectEqual(lines(system).map(String.init), expected)
  }

  @Test(arguments: [1, 3, 17, 1000])
  func `input chunks of any size give equal lines`(pieceSize: Int) throws {
    let input =
      "\u{FEFF}" + Self.card("Ana\r\n  Maria") + "\n\r\n"
      + "begin:vcard\nversion:3.0\nfn:B\nend:vcard\n"
      + "BEGIN:VCARD\nVERSION:4.0\nFN:C\nEND:VC\n ARD\n" + Self.card("D").dropLast() + "\r\n \r\n"
    let (status, system) = run(["-", "--plan", "full"], input: input, pieceSize: pieceSize)
    expectEqual(status, .done)
    let starts = lines(system).map { $0.prefix { $0 != "p" } }
    expectEqual(
      starts,
      [
        #"{"number":1,"contact":"Ana Maria",""#, #"{"number":2,"contact":"B",""#,
        #"{"number":3,"contact":"C",""#, #"{"number":4,"contact":"D",""#,
      ])
  }

  /// A nameless card in line 5, a stray line 13, and an unterminated card in line 22.
  private static let flawed =
    card("Ana") + card("") + card("Cy") + "stray\n" + card("Di") + card("Ed")
    + "BEGIN:VCARD\nFN:Flo\n"

  @Test func `a skipped contact has a line with its position, and the next one is read`()
    throws
  {
    let (status, system) = run(["file", "--plan", "junior"], input: Self.flawed)
    expectEqual(status, .done)
    let lines = lines(system)
    try #require(lines.count == 6)
    for (number, name) in [(1, "Ana"), (3, "Cy"), (4, "Di"), (5, "Ed"), (6, "Flo")] {
      expect(lines[number - 1].hasPrefix("{\"number\":\(number),\"contact\":\"\(name)\","))
    }
    expectEqual(
      lines[1],
      "{\"number\":2,\"error\":{\"kind\":\"invalidContact\",\"line\":5,\"explanation\":"
        + "\"This card has no name; add one as FN or N.\"}}")
    expectEqual(
      system.messages.split(separator: "\n"),
      [
        "file:5: This card has no name; contact skipped.",
        "file:13: 'stray' is outside a card; ignored.",
        "file:22: The card that begins here does not end; contact shown with the lines read so far.",
        "file:22: This card has no VERSION; read as version 3.0.",
        "file: 5 contacts laid out, 1 with flaws, 1 skipped",
      ])
  }

  @Test func `a contact with a flaw has a line with its position in a strict run`() throws {
    let (status, system) = run(["file", "--plan", "junior", "--strict"], input: Self.flawed)
    expect(status == .wrongInput && system.messages.isEmpty)
    let lines = lines(system)
    try #require(lines.count == 6)
    for (number, name) in [(1, "Ana"), (3, "Cy"), (5, "Ed")] {
      expect(lines[number - 1].hasPrefix("{\"number\":\(number),\"contact\":\"\(name)\","))
    }
    for (number, line, words) in [
      (2, 5, "This card has no name"), (4, 13, "'stray' is outside a card"),
      (6, 22, "The card that begins here does not end"),
    ] {
      let start =
        "{\"number\":\(number),\"error\":{\"kind\":\"invalidContact\",\"line\":\(line),"
        + "\"explanation\":\""
      expect(lines[number - 1].hasPrefix(start + words), "\(lines[number - 1])")
    }
  }

  /// The number of a card is its position among the cards, in any framing.
  @Test(arguments: [1, 2, 3, 17, 1000])
  func `unterminated cards, agents and all line ends count in the numbers`(pieceSize: Int) throws {
    let input =
      "BEGIN:VCARD\rVERSION:2.1\rN:A\rAGENT:\rBEGIN:VCARD\rN:Agent\rEND:VCARD\rTEL:1\rEND:VCARD\r"
      + "BEGIN:VCARD\r\r\nVERSION:3.0\r\r\nFN:B\r\r\n" + "begin:vcard\nVERSION:3.0\nFN:C\n"
      + "BEGIN:VC\n ARD\nVERSION:3.0\nFN:D\nEND:VCARD\n  indented\n" + Self.card("E")
      + "BEGIN:VCARD\rVERSION:3.0\rFN:F\rEND:VCARD"
    let (status, system) = run(["-", "--plan", "full"], input: input, pieceSize: pieceSize)
    expectEqual(status, .done)
    let starts = lines(system).map { $0.prefix { $0 != "p" } }
    let names = ["A", "B", "C", "D", "E", "F"]
    expectEqual(
      starts,
      names.enumerated().map { "{\"number\":\($0 + 1),\"contact\":\"\($1)\",\"" }[...].map {
        $0[...]
      })
    let whole = MemorySystem(["standard input": input])
    expectEqual(
      LayoutProgram(system: whole).run(["cards", "standard input", "--format", "json"]), .done)
    expectEqual(whole.messages, system.messages)
  }

  @Test func `an impossible card has a line with its conflict`() throws {
    let (status, system) = run(
      ["file", "--plan", "full", "--width", "20"], input: Self.card("Ana") + Self.card("Bo"))
    expectEqual(status, .notLaidOut)
    let lines = lines(system)
    try #require(lines.count == 2)
    expect(
      lines[1].hasPrefix(
        #"{"number":2,"plan":"full","error":{"kind":"unsatisfiable","explanation":""#))
  }

  @Test func `a contact can be a line of JSON with its number`() throws {
    let input = """
      {"vcard": "BEGIN:VCARD\\r\\nVERSION:4.0\\r\\nFN:Jos\\u00e9\\r\\nEND:VCARD\\r\\n", "number": 1000000}
      "BEGIN:VCARD\\nVERSION:3.0\\nFN:Bo\\nEND:VCARD"
      {"vcard": "FN:Cy"}
      {"vcard": 5, "number": 9}
      {"vcard": "", "num": 9}
      nonsense
      {"vcard": "BEGIN:VCARD\\nVERSION:3.0\\nFN:Di\\nEND:VCARD", "number": 4.5}
      {"vcard": "BEGIN:VCARD\\nVERSION:3.0\\nFN:Di\\nEND:VCARD\\nBEGIN:VCARD\\nVERSION:3.0\\nFN:Di\\nEND:VCARD"}

      """
    let (status, system) = run(["-", "--records", "json", "--plan", "full"], input: input)
    expectEqual(status, .done)
    expectEqual(system.messages.split(separator: "\n").count, 7)
    expect(system.messages.hasSuffix("\nstandard input: 2 contacts laid out, 5 skipped\n"))
    let strict = run(["-", "--records", "json", "--plan", "full", "--strict"], input: input)
    expect(strict.0 == .wrongInput && strict.1.output == system.output)
    let lines = lines(system)
    try #require(lines.count == 8)
    expect(lines[0].hasPrefix(#"{"number":1000000,"contact":"José","plan":"full","size":"#))
    expect(lines[1].hasPrefix(#"{"number":2,"contact":"Bo","plan":"full","size":"#))
    for (number, words) in [
      (3, "'FN:Cy' is outside a card"), (4, "'vcard' must be a string, not a number"),
      (5, "unknown member 'num'"), (6, "expected a value"), (7, "'number' must be a whole number"),
      (8, "Several cards in one record"),
    ] {
      let start =
        "{\"number\":\(number),\"error\":{\"kind\":\"invalidContact\",\"line\":\(number),"
        + "\"explanation\":\""
      expect(lines[number - 1].hasPrefix(start + words), "\(lines[number - 1])")
    }
  }

  @Test func `an empty input has no cards`() {
    for records in ["vcard", "json"] {
      let (status, system) = run(["-", "--records", records], input: "")
      expect(status == .done && system.output.isEmpty && system.messages.isEmpty)
    }
  }

  @Test(arguments: [
    (["file", "--lines", "--format", "svg"], "--lines writes JSON"),
    (["file", "--lines", "--format", "pdf", "--sheet", "a4"], "--lines writes JSON"),
    (["file", "--jobs", "2"], "--jobs requires --lines"),
    (
      ["file", "--lines", "--jobs", "0"], "--jobs expects a whole number of threads, from 1 to 1024"
    ),
    (["file", "--lines", "--jobs", "two"], "not 'two'"),
    (["file", "--records", "json"], "--records requires --lines"),
    (["file", "--lines", "--records", "csv"], "--records expects one of vcard, json"),
    (["file", "--lines", "--output", "file"], "overwrite the contacts file"),
  ])
  func `incompatible options are refused`(arguments: [String], words: String) {
    let system = MemorySystem(["file": Self.card("Ana")])
    expectEqual(LayoutProgram(system: system).run(["cards"] + arguments), .wrongInput)
    expect(system.messages.contains(words), "\(system.messages)")
    expectEmpty(system.output)
  }
}
