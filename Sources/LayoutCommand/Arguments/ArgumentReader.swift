import LayoutFiles

/// Splits a command's arguments into options with values, flags and operands.
///
/// Both `--width 320` and `--width=320` are options with a value. All arguments after `--` are
/// operands, and so is `-`, which means standard input.
struct ArgumentReader {
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false
  private(set) var flags: [String] = []

  /// Finds out whether standard input is a file of Interface Builder.
  let input: ProgramSystem
  private let command: CommandDescription
  private var values: [(name: String, value: String)] = []

  /// Reads all arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - command: The command with its options.
  ///   - system: The system with standard input.
  /// - Throws: `CommandError.arguments` for an unknown option, a missing or superfluous value and a
  ///   duplicate option.
  init(
    _ arguments: [String], command: CommandDescription, on system: ProgramSystem
  ) throws(CommandError) {
    self.command = command
    input = system
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        break
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" {
        asksForHelp = true
        continue
      }
      try readOption(argument, &rest)
    }
    _ = try choice("--color", or: ColorChoice.auto)
    try readEnding()
    if (operands + values(of: "--baseline")).filter({ $0 == "-" }).count > 1 {
      throw failure("- is standard input, which can be read only once")
    }
    if flags.contains("--no-progress") { system.progress.isAllowed = false }
  }

  private mutating func readOption(
    _ argument: String, _ rest: inout ArraySlice<String>
  ) throws(CommandError) {
    let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = String(parts[0])
    guard let option = command.option(named: name) else {
      throw failure("unknown option '\(name)'" + suggestion(for: name))
    }
    if option.isFlag {
      guard parts.count == 1 else { throw failure("\(name) has no value") }
      flags.append(name)
      return
    }
    guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
      throw failure("\(name) requires a value")
    }
    guard option.isRepeatable || self.value(of: name) == nil else {
      throw failure("duplicate option \(name)")
    }
    values.append((name, value))
  }

  /// Adds the format that the name of the output ends with, if no option tells another one.
  ///
  /// - Throws: `CommandError.arguments` if the command does not write that format.
  private mutating func readEnding() throws(CommandError) {
    let option = command.formatOption
    guard let path = value(of: "--output"), !operands.contains(path),
      option.map({ value(of: $0.name) }) ?? nil == nil, let format = FileEnding.format(of: path)
    else { return }
    if let option, option.words.contains(format) || command.name == .cards && format == "png" {
      values.append((option.name, format))
    } else if FileEnding.isExact(format), format != command.writtenFormat {
      let words = option?.words.joined(separator: ", ")
      throw failure(
        "'\(path)' is the name of a file of another kind than \(command.name.rawValue) writes; "
          + (words.map { "choose one of \($0) by its ending or by \(option?.name ?? "")" }
            ?? "write to a name with another ending"))
    }
  }

  /// Returns the end of a message about an unknown option.
  ///
  /// Other programs have options of one letter; options that begin with it are as likely as near
  /// names are otherwise.
  private func suggestion(for name: String) -> String {
    let names = command.options.map(\.name)
    guard name.utf8.count == 2 else { return Suggestion.text(for: name, in: names) }
    let similar = names.filter { $0.hasPrefix("-" + name.lowercased()) }.map { "'\($0)'" }
    return similar.isEmpty ? "" : "; did you mean \(similar.joined(separator: " or "))?"
  }

  /// Returns the value of an option, or nil if it is absent.
  func value(of name: String) -> String? {
    values.first { $0.name == name }?.value
  }

  /// Returns the values of a repeatable option, in order.
  func values(of name: String) -> [String] {
    values.compactMap { $0.name == name ? $0.value : nil }
  }

  /// Makes an error about this command's arguments.
  func failure(_ sentence: String) -> CommandError {
    .arguments(sentence, command: command.name.rawValue)
  }
}
