/// The completion script of zsh, for a folder in `$fpath` or for `source`.
enum ZshCompletion {
  /// The script.
  static var script: String {
    let commands = CommandName.allCases.map { name in
      "    " + CompletionShell.quoted("\(name.rawValue):\(escaped(name.description.summary))")
    }
    let cases = CommandName.allCases.map { branch($0.description) }.joined()
    return """
      #compdef layout
      # Completes the arguments of layout in zsh. Made by: layout completion zsh
      _layout() {
        local state line
        local -a commands
        commands=(
      \(commands.joined(separator: "\n"))
          'help:the help of a command'
        )
        _arguments -C '--help[the commands]' '--version[the version]' '1: :->command' '*:: :->rest'
        case $state in
        command)
          _describe command commands
          ;;
        rest)
          case $words[1] in
      \(cases)    help)
            _describe command commands
            ;;
          esac
          ;;
        esac
      }
      if [[ $zsh_eval_context[-1] == loadautofunc ]]; then
        _layout "$@"
      else
        compdef _layout layout
      fi

      """
  }

  private static func branch(_ command: CommandDescription) -> String {
    var text = "    \(command.name.rawValue))\n      _arguments"
    for option in command.options {
      text += " \\\n        " + CompletionShell.quoted(specification(option))
    }
    switch command.operands {
    case .words(let words):
      if !words.isEmpty {
        text += " \\\n        " + CompletionShell.quoted("1: :(\(words.joined(separator: " ")))")
      }
    case .files(let endings):
      // Parentheses at the end would be qualifiers if there were no bar in them.
      let patterns = endings.map { "*" + $0 }.joined(separator: "|")
      let pattern = endings.count == 1 ? patterns : "(\(patterns))"
      text += " \\\n        " + CompletionShell.quoted("*:file:_files -g \"\(pattern)\"")
    }
    return text + "\n      ;;\n"
  }

  private static func specification(_ option: CommandOption) -> String {
    let summary = option.summary.replacing("[", with: "\\[").replacing("]", with: "\\]")
    var text = option.isRepeatable ? "*" : ""
    text += option.name + (option.isFlag ? "" : "=") + "[\(summary)]"
    switch option.value {
    case .none: break
    case .words(let words, _):
      text += ":\(escaped(option.placeholder)):(\(words.joined(separator: " ")))"
    case .file: text += ":file:_files"
    case .text: text += ":\(escaped(option.placeholder)):"
    }
    return text
  }

  /// Returns a text without colons, which separate parts.
  private static func escaped(_ text: String) -> String { text.replacing(":", with: "\\:") }
}
