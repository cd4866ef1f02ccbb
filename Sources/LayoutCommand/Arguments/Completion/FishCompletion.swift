/// The completion script of fish.
enum FishCompletion {
  /// The script.
  static var script: String {
    var text = """
      # Completes the arguments of layout in fish. Made by: layout completion fish
      complete -c layout -f
      complete -c layout -n __fish_use_subcommand -l help -d 'the commands'
      complete -c layout -n __fish_use_subcommand -l version -d 'the version'

      """
    for name in CommandName.allCases {
      let summary = CompletionShell.quoted(name.description.summary)
      text += "complete -c layout -n __fish_use_subcommand -a \(name.rawValue) -d \(summary)\n"
    }
    let names = CommandName.allCases.map(\.rawValue).joined(separator: " ")
    text += "complete -c layout -n __fish_use_subcommand -a help -d 'the help of a command'\n"
    text +=
      "complete -c layout -n '__fish_seen_subcommand_from help' -a \(CompletionShell.quoted(names))\n"
    for name in CommandName.allCases { text += section(name.description) }
    return text
  }

  private static func section(_ command: CommandDescription) -> String {
    let start = "complete -c layout -n '__fish_seen_subcommand_from \(command.name.rawValue)'"
    var text = ""
    for option in command.options {
      text += "\(start) -l \(option.name.dropFirst(2))"
      switch option.value {
      case .none: break
      case .words(let words, _):
        text += " -x -a \(CompletionShell.quoted(words.joined(separator: " ")))"
      case .file: text += " -r -F"
      case .text: text += " -x"
      }
      text += " -d \(CompletionShell.quoted(option.summary))\n"
    }
    switch command.operands {
    case .words(let words):
      if !words.isEmpty {
        text += "\(start) -a \(CompletionShell.quoted(words.joined(separator: " ")))\n"
      }
    case .files(let endings):
      let pattern = "(/|" + endings.map { "\\" + $0 }.joined(separator: "|") + #")(\t|$)"#
      text += "\(start) -a '(__fish_complete_path (commandline -ct)"
      text += " | string match -r --entire \\'\(pattern)\\')'\n"
    }
    return text
  }
}
