extension CommandDescription {
  /// The text that `--help` prints.
  var help: String {
    var help = HelpText()
    help.append(paragraph: "layout \(name.rawValue): \(summary)")
    for (index, usage) in synopses.enumerated() {
      help.append(line: (index == 0 ? "Usage: " : "       ") + usage)
    }
    help.append(line: "")
    for detail in details { help.append(paragraph: detail) }
    for (index, group) in groups.enumerated() {
      if let heading = group.heading { help.append(line: heading) }
      var options = group.options
      if index == 0 { options += Self.commonOptions }
      help.append(rows: options.map { ($0.usage, $0.summary) })
      help.append(line: "")
      if let note = group.note { help.append(paragraph: note) }
    }
    for note in notes { help.append(paragraph: note) }
    help.append(line: "Examples:")
    for example in examples {
      help.append(line: "  layout \(example.line)")
      help.append(line: "      \(example.summary)")
    }
    help.append(line: "")
    let statuses = statuses.map { "\($0.status.rawValue) \($0.meaning)" }
    help.append(
      line: HelpText.wrapped(
        "Exit status: \(statuses.joined(separator: ", ")).", width: HelpText.width))
    return help.text
  }

  /// The command lines with the operands, once for each way of using the command.
  var synopses: [String] {
    usages.map { ["layout", name.rawValue, $0, "[options]"].filter { !$0.isEmpty } }
      .map { $0.joined(separator: " ") }
  }
}

/// The help of the whole program.
enum ProgramHelp {
  /// The subject in a few words.
  static let summary = "constraint layouts from the command line"

  /// The options of the program itself.
  static let options: [(name: String, text: String)] = [
    ("layout COMMAND --help", "the options of a command, with examples; also layout help COMMAND"),
    ("layout --version", "the version"),
  ]

  /// The text that `layout --help` prints.
  static var text: String {
    var help = HelpText()
    help.append(paragraph: "layout: \(summary)")
    help.append(line: "Usage: layout COMMAND [operands] [options]")
    help.append(line: "")
    help.append(line: "Commands:")
    help.append(
      rows: CommandName.allCases.map { name in
        let operands = name.description.usages[0]
        return (
          operands.isEmpty ? name.rawValue : "\(name.rawValue) \(operands)",
          name.description.summary
        )
      })
    help.append(line: "")
    help.append(rows: options)
    help.append(line: "")
    help.append(line: "Exit status:")
    help.append(rows: CommandStatus.allCases.map { ("\($0.rawValue)", $0.meaning) })
    return help.text
  }
}
