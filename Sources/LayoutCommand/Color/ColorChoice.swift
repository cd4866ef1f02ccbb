/// A value of `--color`.
enum ColorChoice: String, CaseIterable {
  /// On a terminal, unless the environment asks for none.
  case auto
  case always
  case never

  /// Finds the choice in arguments that are not yet checked, for messages about them.
  init(in arguments: [String]) {
    self = .auto
    for (index, argument) in arguments.enumerated() {
      if argument == "--" { return }
      let word =
        argument == "--color" && index + 1 < arguments.count
        ? arguments[index + 1]
        : argument.hasPrefix("--color=") ? String(argument.dropFirst("--color=".count)) : nil
      if let word { self = Self(rawValue: word) ?? .auto }
    }
  }

  /// Returns whether a stream has colors.
  ///
  /// - Parameters:
  ///   - isTerminal: Whether the stream is a terminal.
  ///   - system: The environment, whose `NO_COLOR` and `TERM=dumb` ask for none.
  /// - Returns: Whether it has.
  func applies(toTerminal isTerminal: Bool, on system: any System) -> Bool {
    switch self {
    case .always: true
    case .never: false
    case .auto:
      isTerminal && (system.environmentValue("NO_COLOR") ?? "").isEmpty
        && system.environmentValue("TERM") != "dumb"
    }
  }
}
