import LayoutCommand
import Testing

/// `layout cards --lines` from its arguments to what it writes.
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

  @Test func `each card is a line with its contact's number, as the one document has it`() throws {
    let input = Self.card("Ana") + Self.card("Bo")
    let (status, system) = run(["file"], input: input)
    #expect(status == .done && system.messages.isEmpty)
    let whole = MemorySystem(["file": input])
    #expect(LayoutProgram(system: whole).run(["cards", "file", "--format", "json"]) == .done)
    // The document: a line for its beginning, one for each card, one for its end.
    let cards = lines(whole).dropFirst().dropLast().map { card in
      card.hasSuffix(",") ? card.dropLast() : card
    }
    try #require(cards.count == 6)
    let expected = cards.enumerated().map { "{\"number\":\($0 / 3 + 1),\($1.dropFirst())" }
    #expect(lines(system).map(String.init) == expected)
  }

  @Test(arguments: [1, 3, 17, 1000])
  func `however the contacts come, the lines are the same`(pieceSize: Int) throws {
    let input =
      "\u{FEFF}" + Self.card("Ana\r\n  Maria") + "\n\r\n"
      + "begin:vcard\nversion:3.0\nfn:B\nend:vcard\n"
      + "BEGIN:VCARD\nVERSION:4.0\nFN:C\nEND:VC\n ARD\n" + Self.card("D").dropLast() + "\r\n \r\n"
    let (status, system) = run(["-", "--plan", "full"], input: input, pieceSize: pieceSize)
    #expect(status == .done)
    let starts = lines(system).map { $0.prefix { $0 != "p" } }
    #expect(
      starts == [
        #"{"number":1,"contact":"Ana Maria",""#, #"{"number":2,"contact":"B",""#,
        #"{"number":3,"contact":"C",""#, #"{"number":4,"contact":"D",""#,
      ])
  }

  @Test func `a contact in error has a line that says where, and the next one is read`() throws {
    let input =
      Self.card("Ana") + Self.card("Bo", version: "2.1") + Self.card("Cy") + "stray\n"
      + Self.card("Di") + Self.card("Ed") + "BEGIN:VCARD\nFN:Flo\n"
    let (status, system) = run(["file", "--plan", "junior"], input: input)
    #expect(status == .wrongInput)
    let lines = lines(system)
    try #require(lines.count == 6)
    for (number, name) in [(1, "Ana"), (3, "Cy"), (5, "Ed")] {
      #expect(lines[number - 1].hasPrefix("{\"number\":\(number),\"contact\":\"\(name)\","))
    }
    // Version 2.1 in the second line of the second card; a stray line 13; a card that begins in 22.
    for (number, line, words) in [
      (2, 6, "vCard version '2.1' is not read"), (4, 13, "'stray' stands outside a card"),
      (6, 22, "The card that begins here does not end"),
    ] {
      let start =
        "{\"number\":\(number),\"error\":{\"kind\":\"invalidContact\",\"line\":\(line),"
        + "\"explanation\":\""
      #expect(lines[number - 1].hasPrefix(start + words), "\(lines[number - 1])")
    }
  }

  @Test func `a card that cannot be laid out has a line that says so`() throws {
    let (status, system) = run(
      ["file", "--plan", "full", "--width", "20"], input: Self.card("Ana") + Self.card("Bo"))
    #expect(status == .notLaidOut)
    let lines = lines(system)
    try #require(lines.count == 2)
    #expect(
      lines[1].hasPrefix(
        #"{"number":2,"plan":"full","error":{"kind":"unsatisfiable","explanation":""#))
  }

  @Test func `a contact can be a line of JSON that brings its number`() throws {
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
    #expect(status == .wrongInput)
    let lines = lines(system)
    try #require(lines.count == 8)
    #expect(lines[0].hasPrefix(#"{"number":1000000,"contact":"José","plan":"full","size":"#))
    #expect(lines[1].hasPrefix(#"{"number":2,"contact":"Bo","plan":"full","size":"#))
    for (number, words) in [
      (3, "'FN:Cy' stands outside a card"), (4, "'vcard' must be a text in quotes, not a number"),
      (5, "unknown member 'num'"), (6, "expected a value"), (7, "'number' must be a whole number"),
      (8, "There is more than one card here"),
    ] {
      let start =
        "{\"number\":\(number),\"error\":{\"kind\":\"invalidContact\",\"line\":\(number),"
        + "\"explanation\":\""
      #expect(lines[number - 1].hasPrefix(start + words), "\(lines[number - 1])")
    }
  }

  @Test func `an empty input has no cards`() {
    for records in ["vcard", "json"] {
      let (status, system) = run(["-", "--records", records], input: "")
      #expect(status == .done && system.output.isEmpty && system.messages.isEmpty)
    }
  }

  @Test(arguments: [
    (["file", "--lines", "--format", "svg"], "--lines writes JSON"),
    (["file", "--lines", "--format", "pdf", "--sheet", "a4"], "--lines writes JSON"),
    (["file", "--jobs", "2"], "--jobs goes with --lines"),
    (["file", "--lines", "--jobs", "0"], "--jobs takes a whole number of threads, from 1 to 1024"),
    (["file", "--lines", "--jobs", "two"], "not 'two'"),
    (["file", "--records", "json"], "--records goes with --lines"),
    (["file", "--lines", "--records", "csv"], "--records is one of vcard, json"),
    (["file", "--lines", "--output", "file"], "overwrite the contacts file"),
  ])
  func `options that do not go together are refused`(arguments: [String], words: String) {
    let system = MemorySystem(["file": Self.card("Ana")])
    #expect(LayoutProgram(system: system).run(["cards"] + arguments) == .wrongInput)
    #expect(system.messages.contains(words), "\(system.messages)")
    #expect(system.output.isEmpty)
  }
}
