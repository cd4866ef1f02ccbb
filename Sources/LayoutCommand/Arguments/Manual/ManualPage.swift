/// The page of the manual, in the macros of man(7).
enum ManualPage {
  /// The text of the page.
  static var text: String {
    var page = Troff()
    page.line(
      #".TH LAYOUT 1 "\#(LayoutProgram.date)" "layout \#(LayoutProgram.version)" "User Commands""#)
    page.section("NAME")
    page.paragraph("layout - " + ProgramHelp.summary, isFirst: true)
    page.section("SYNOPSIS")
    for name in CommandName.allCases {
      for synopsis in name.description.synopses {
        page.bold(synopsis, prefix: "layout \(name.rawValue)")
        page.line(".br")
      }
    }
    for (synopsis, _) in ProgramHelp.options.dropFirst() { page.bold(synopsis, prefix: synopsis) }
    page.section("DESCRIPTION")
    page.paragraph(
      "Lays out items by constraints, as Auto Layout does, and answers questions about layouts. "
        + "FILE may be - for standard input wherever a file is read, and --output - is standard "
        + "output.", isFirst: true)
    page.section("COMMANDS")
    for name in CommandName.allCases { append(name.description, to: &page) }
    page.section("EXIT STATUS")
    for status in CommandStatus.allCases { page.item("\(status.rawValue)", status.meaning) }
    page.section("ENVIRONMENT")
    page.item("NO_COLOR", "if set to anything, messages and texts have no colors")
    page.section("EXAMPLES")
    for name in CommandName.allCases {
      for example in name.description.examples {
        page.item("layout " + example.line, example.summary)
      }
    }
    return page.text
  }

  private static func append(_ command: CommandDescription, to page: inout Troff) {
    page.line(".SS \(Troff.escaped("layout \(command.name.rawValue)"))")
    page.paragraph(command.summary, isFirst: true)
    for detail in command.details { page.paragraph(detail) }
    for group in command.groups {
      if let heading = group.heading { page.paragraph(heading) }
      for option in group.options { page.item(option.usage, option.summary) }
      if let note = group.note { page.paragraph(note) }
    }
    for option in CommandDescription.commonOptions { page.item(option.usage, option.summary) }
    for note in command.notes { page.paragraph(note) }
    for (status, meaning) in command.statuses where status != .done {
      page.paragraph("Exit status \(status.rawValue): \(meaning).")
    }
  }
}

/// Lines of troff.
private struct Troff {
  private(set) var text = ""

  mutating func line(_ line: String) { text += line + "\n" }

  mutating func section(_ title: String) { line(".SH \(title)") }

  /// Appends a paragraph; one that begins with a space keeps its lines.
  mutating func paragraph(_ paragraph: String, isFirst: Bool = false) {
    if !isFirst { line(".PP") }
    if paragraph.utf8.first == 0x20 {
      line(".nf")
      for part in paragraph.split(separator: "\n") { line(Self.escaped(String(part))) }
      line(".fi")
    } else {
      // No escape has a space, and a period at the beginning of a line would be a request.
      for part in HelpText.wrapped(Self.escaped(paragraph), width: 78).split(separator: "\n") {
        line(part.hasPrefix(".") ? "\\&\(part)" : String(part))
      }
    }
  }

  mutating func item(_ name: String, _ meaning: String) {
    line(".TP")
    line(#"\fB\#(Self.escaped(name))\fR"#)
    paragraph(meaning, isFirst: true)
  }

  /// Appends a line whose beginning is bold.
  mutating func bold(_ text: String, prefix: String) {
    let rest = text.dropFirst(prefix.count)
    line(#"\fB\#(Self.escaped(prefix))\fR\#(Self.escaped(String(rest)))"#)
  }

  /// Returns a text in which no character has a meaning of its own.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": escaped += "\\e"
      case "-": escaped += "\\-"
      case "'": escaped += "\\(aq"
      case "`": escaped += "\\(ga"
      case "^": escaped += "\\(ha"
      case "~": escaped += "\\(ti"
      case "\"": escaped += "\\(dq"
      case "…": escaped += "..."
      default:
        if scalar.isASCII {
          escaped.unicodeScalars.append(scalar)
        } else {
          escaped += "\\[u\(Self.hexadecimal(scalar.value))]"
        }
      }
    }
    return escaped
  }

  private static func hexadecimal(_ value: UInt32) -> String {
    let digits = String(value, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.count)) + digits
  }
}
