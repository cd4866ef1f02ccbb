/// Splits a command's arguments into options with values, flags and operands.
///
/// Both `--width 320` and `--width=320` are options with a value. All arguments after `--` are
/// operands, and so is `-`, which means standard input.
struct ArgumentReader {
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false
  private(set) var flags: [String] = []

  private let command: String
  private var values: [(name: String, value: String)] = []

  /// Reads all arguments.
  ///
  /// - Parameters:
  ///   - arguments: The arguments after the command's name.
  ///   - command: The command, named in messages.
  ///   - options: The options with a value, with their dashes.
  ///   - repeatable: The options with a value that may occur several times.
  ///   - knownFlags: The options without a value.
  /// - Throws: `CommandError.arguments` for an unknown option, a missing value and a duplicate
  ///   option.
  init(
    _ arguments: [String], command: String, options: [String], repeatable: [String] = [],
    flags knownFlags: [String]
  ) throws(CommandError) {
    self.command = command
    var rest = arguments[...]
    while let argument = rest.popFirst() {
      if argument == "--" {
        operands += rest
        return
      }
      guard argument.hasPrefix("-"), argument != "-" else {
        operands.append(argument)
        continue
      }
      if argument == "--help" || argument == "-h" {
        asksForHelp = true
        continue
      }
      if knownFlags.contains(argument) {
        flags.append(argument)
        continue
      }
      let parts = argument.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard options.contains(name) || repeatable.contains(name) else {
        throw failure("unknown option '\(name)'")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw failure("\(name) requires a value")
      }
      guard repeatable.contains(name) || self.value(of: name) == nil else {
        throw failure("duplicate option \(name)")
      }
      values.append((name, value))
    }
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
    .arguments(sentence, command: command)
  }
}
