/// Splits a command's arguments into options with values, flags and operands.
///
/// Both `--width 320` and `--width=320` are options with a value; after `--` everything is an
/// operand, and so is `-`, which stands for standard input.
struct ArgumentReader {
  private(set) var operands: [String] = []
  private(set) var asksForHelp = false
  private(set) var flags: [String] = []

  private let command: String
  private var values: [(name: String, value: String)] = []

  /// Reads all arguments.
  ///
  /// - Parameters:
  ///   - arguments: What follows the command's name.
  ///   - command: The command, named in messages.
  ///   - options: The options that take a value, with their dashes.
  ///   - repeatable: The options that take a value and may be given several times.
  ///   - knownFlags: The options that take none.
  /// - Throws: `CommandError.arguments` for an unknown option, one without its value, and one
  ///   given twice.
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
        throw failure("there is no option '\(name)'")
      }
      guard let value = parts.count == 2 ? String(parts[1]) : rest.popFirst() else {
        throw failure("\(name) needs a value")
      }
      guard repeatable.contains(name) || self.value(of: name) == nil else {
        throw failure("\(name) is given twice")
      }
      values.append((name, value))
    }
  }

  /// The value given for an option, or nil if it is not among the arguments.
  func value(of name: String) -> String? {
    values.first { $0.name == name }?.value
  }

  /// The values given for an option, in order.
  func values(of name: String) -> [String] {
    values.compactMap { $0.name == name ? $0.value : nil }
  }

  /// An error about this command's arguments.
  func failure(_ sentence: String) -> CommandError {
    .arguments(sentence, command: command)
  }
}
