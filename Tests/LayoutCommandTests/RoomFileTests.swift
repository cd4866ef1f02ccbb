import LayoutCommand
import TestSupport
import Testing

/// Files with the room of texts, read again by readers of the test.
///
/// Each letter is a square of 10 points.
@Suite struct RoomFileTests {
  /// A text of 12 letters with all that formats escape, 180 points of room, and one without limit.
  private static let text = "a \"b\", <c> &"

  private static let files = [
    "App/form.json": """
    {"root": "form", "items": [
      {"name": "title", "kind": "label", "text": "?", "key": "form.title", "font": 10},
      {"name": "again", "kind": "label", "text": "?", "key": "form.title", "font": 10},
      {"name": "free", "kind": "label", "text": "?", "key": "other", "font": 10, "lines": 0}],
     "constraints": ["title.leading == form.leading", "title.top == form.top", "title.width == 180",
      "again.leading == form.leading", "again.top == title.bottom", "again.width == 200",
      "free.leading == form.leading", "free.top == again.bottom", "free.bottom == form.bottom"],
      "textMeasurer": "square"}
    """,
    "App/en.lproj/form.strings": "\"form.title\" = \"a \\\"b\\\", <c> &\";",
    "App/en.lproj/Localizable.strings": "\"other\" = \"x\\ny\\tz\";",
    "App/de.lproj/form.strings": "\"form.title\" = \"abc\";",
    "App/de.lproj/Localizable.strings": "\"other\" = \"x\";",
  ]

  private static func system(
    _ path: String, _ arguments: String...
  ) -> (status: CommandStatus, system: MemorySystem) {
    let system = MemorySystem(files)
    let status = LayoutProgram(system: system).run(
      ["certify", "App/form.json", "--room-file", path] + arguments)
    return (status, system)
  }

  private static func written(_ path: String) -> String {
    let (status, system) = system(path)
    expectEqual(status, .done, "\(system.output)\(system.messages)")
    expect(!system.output.contains("[room]"))
    return String(decoding: system.files[path] ?? [], as: UTF8.self)
  }

  /// Returns the records of a table after RFC 4180.
  private static func records(_ text: String) -> [[String]] {
    var records: [[String]] = []
    var fields: [String] = []
    var field = ""
    var isQuoted = false
    var wasQuote = false
    for scalar in text.unicodeScalars {
      let isQuote = scalar == "\""
      if isQuoted {
        if isQuote { isQuoted = false } else { field.unicodeScalars.append(scalar) }
      } else if isQuote {
        // The second of two quotes continues the field.
        if wasQuote { field += "\"" }
        isQuoted = true
      } else if scalar == "," || scalar == "\n" {
        fields.append(field)
        field = ""
        if scalar == "\n" {
          records.append(fields)
          fields = []
        }
      } else if scalar != "\r" {
        field.unicodeScalars.append(scalar)
      }
      wasQuote = isQuote && !isQuoted
    }
    return records
  }

  @Test func `a table has the least room of each text`() {
    let records = Self.records(Self.written("rooms.csv"))
    expectEqual(
      records.first,
      ["table", "key", "text", "growth", "points", "lines", "font", "place", "limit"])
    expectEqual(records.count, 3)
    guard records.count == 3 else { return }
    expectEqual(
      Array(records[1].prefix(3)) + Array(records[1][5..<8]),
      ["form", "form.title", Self.text, "1", "10", "App/form.json:2"])
    // It has 180.5 points, to a hundredth of its growth, and not the 200 of the other label.
    let points = Double(records[1][4]) ?? 0
    expect(points <= 180.5 && points > 180.5 / 1.01, "\(records)")
    expect(records[1][8].hasPrefix("title loses "), "\(records)")
    expectEqual(records[2][1], "other")
    expectEqual(records[2][2], "x\ny\tz")
    expectEqual(records[2][8], "")
  }

  @Test func `an XLIFF is read again as a file of texts`() {
    let text = Self.written("rooms.xliff")
    expect(
      text.contains("<source xml:space=\"preserve\">a &quot;b&quot;, &lt;c&gt; &amp;</source>"),
      "\(text)")
    let units = text.split(separator: "\n").filter { $0.contains("<trans-unit") }
    expect(
      units.first.map {
        $0.contains("maxwidth=\"179\" size-unit=\"pixel\"")
          || $0.contains("maxwidth=\"180\" size-unit=\"pixel\"")
      } ?? false, "\(text)")
    expect(units.count == 2 && !(units.last?.contains("maxwidth") ?? true), "\(text)")
    // Its texts take the place of those in English, so that nothing else changes.
    let files = Self.files.filter { !$0.key.contains("en.lproj") }
    let system = MemorySystem(files.merging(["rooms.xliff": text]) { $1 })
    let status = LayoutProgram(system: system).run(
      ["certify", "App/form.json", "--texts", "rooms.xliff", "--room-file", "again.xliff"])
    expectEqual(status, .done, "\(system.messages)")
    expectEqual(String(decoding: system.files["again.xliff"] ?? [], as: UTF8.self), text)
  }

  @Test func `a catalog of Xcode has a comment for each text`() throws {
    let text = Self.written("rooms.xcstrings")
    let catalog = try AnswerJSON(text)
    expect(catalog["sourceLanguage"] == "en" && catalog["version"] == "1.0")
    let title = catalog["strings"]["form:form.title"]
    expectEqual(title["localizations"]["en"]["stringUnit"]["value"].text, Self.text)
    expect(title["comment"].text.hasPrefix("At most 1"), "\(text)")
    let other = catalog["strings"]["Localizable:other"]
    expectEqual(other["localizations"]["en"]["stringUnit"]["value"].text, "x\ny\tz")
    expect(other["comment"].text.hasPrefix("No limit up to 4 times"), "\(text)")
  }

  @Test func `a template of gettext has the flags of Weblate`() {
    let text = Self.written("rooms.po")
    let entries = text.replacing("\n\n", with: "\u{0}").split(separator: "\u{0}")
    expectEqual(entries.count, 3)
    guard entries.count == 3 else { return }
    let title = entries[1].split(separator: "\n")
    expect(title[0].hasPrefix("#. At most 1"), "\(text)")
    expectEqual(title[1], "#: App/form.json:2")
    expect(
      title[2] == "#, max-size:179:1, font-size:10"
        || title[2] == "#, max-size:180:1, font-size:10",
      "\(text)")
    expectEqual(
      title.dropFirst(3).map { String($0) },
      ["msgctxt \"form:form.title\"", #"msgid "a \"b\", <c> &""#, "msgstr \"\""])
    let other = entries[2].split(separator: "\n")
    expect(!entries[2].contains("max-size"), "\(text)")
    expect(other.contains(#"msgid "x\ny\tz""#), "\(text)")
  }

  @Test func `another ending is wrong, and the report lists rooms if it shall`() {
    for path in ["rooms.txt", "rooms", ".po", ""] {
      let (status, system) = Self.system(path)
      expectEqual(status, .wrongInput, "\(path)")
      expect(system.messages.contains("ends with .xliff, .po, .csv, .xcstrings"), "\(path)")
    }
    expectEqual(Self.system("a.csv", "--output", "a.csv").status, .wrongInput)
    expect(Self.system("a.csv", "--room").system.output.contains("[room]"))
  }
}
