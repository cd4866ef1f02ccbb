/// The reference of the program for the documentation, in Markdown.
enum ManualMarkdown {
  /// The text of the page.
  static var text: String {
    var text = """
      # The command `layout`

      Made by `layout manual --format markdown` from the table of commands, as are `--help`, the manual
      and the completion of shells. `-` is standard input wherever a file is read, and standard output
      after `--output`.

      ```sh
      swift run layout --version
      ```

      | command | |
      | --- | --- |

      """
    for name in CommandName.allCases {
      text +=
        "| [`layout \(name.rawValue)`](#layout-\(name.rawValue)) | \(cell(name.description.summary)) |\n"
    }
    text += "\n| option of every command | effect (default) |\n| --- | --- |\n"
    for option in CommandDescription.commonOptions { text += row(option) }
    text += "\n## Exit status\n\n| status | meaning |\n| --- | --- |\n"
    for status in CommandStatus.allCases {
      text += "| \(status.rawValue) | \(cell(status.meaning)) |\n"
    }
    var shown: [(rows: String, name: CommandName)] = []
    for name in CommandName.allCases { text += section(name.description, after: &shown) }
    return text
  }

  /// Returns the section of a command, in which options that an earlier command has under the same
  /// heading are a link to that one.
  private static func section(
    _ command: CommandDescription, after shown: inout [(rows: String, name: CommandName)]
  ) -> String {
    var text = "\n## layout \(command.name.rawValue)\n\n"
    let synopses = command.synopses.map { "`\($0)`" }.joined(separator: " or ")
    text += HelpText.wrapped("\(synopses): \(command.summary).", width: 118) + "\n"
    for detail in command.details { text += "\n" + paragraph(detail) + "\n" }
    for group in command.groups {
      let rows = group.options.map(row).joined()
      if let heading = group.heading {
        if let earlier = shown.first(where: { $0.rows == rows })?.name.rawValue {
          text += "\n" + paragraph("\(heading) as for [\(earlier)](#layout-\(earlier)).") + "\n"
          continue
        }
        shown.append((rows, command.name))
        text += "\n" + paragraph(heading) + "\n"
      }
      text += "\n| option | effect (default) |\n| --- | --- |\n" + rows
      if let note = group.note { text += "\n" + paragraph(note) + "\n" }
    }
    for note in command.notes { text += "\n" + paragraph(note) + "\n" }
    text += "\n```text\n"
    for example in command.examples {
      text += "layout \(example.line)  # \(example.summary)\n"
    }
    text += "```\n\n"
    let statuses = command.statuses.map { "\($0.status.rawValue) \($0.meaning)" }
    text += paragraph("Exit status: \(statuses.joined(separator: ", ")).") + "\n"
    return text
  }

  private static func row(_ option: CommandOption) -> String {
    "| `\(cell(option.usage))` | \(cell(option.summary)) |\n"
  }

  private static func paragraph(_ text: String) -> String {
    if text.utf8.first == 0x20 { return "```json\n\(text)\n```" }
    return HelpText.wrapped(text.replacing("_", with: "\\_"), width: 118)
  }

  /// Returns a text for a cell of a table.
  private static func cell(_ text: String) -> String {
    String(text.map { $0 == "|" ? "\\|" : String($0) }.joined())
  }
}
