/// The completion script of bash, which needs no other package.
enum BashCompletion {
  /// The script.
  static var script: String {
    let commands = (CommandName.allCases.map(\.rawValue) + ["help"]).joined(separator: " ")
    let cases = CommandName.allCases.map { branch($0.description) }.joined()
    return """
      # Completes the arguments of layout in bash. Made by: layout completion bash
      _layout_words() {
        local word
        for word in $1; do
          if [[ $word == "$2"* ]]; then COMPREPLY+=("$word"); fi
        done
      }
      _layout() {
        local current=${COMP_WORDS[COMP_CWORD]} previous=${COMP_WORDS[COMP_CWORD - 1]}
        local command=${COMP_WORDS[1]} options= values= files= operands= endings=
        COMPREPLY=()
        # Bash splits --format=svg into three words.
        if [[ $current == = ]]; then
          current=
        elif [[ $previous == = ]]; then
          previous=${COMP_WORDS[COMP_CWORD - 2]}
        fi
        if ((COMP_CWORD == 1)); then
          _layout_words \(CompletionShell.quoted(commands + " --help --version")) "$current"
          return
        fi
        case $command in
      \(cases)  help)
          operands=\(CompletionShell.quoted(commands))
          ;;
        esac
        if [[ -n $values ]]; then
          _layout_words "$values" "$current"
        elif [[ $current == -* && -z $files ]]; then
          _layout_words "$options" "$current"
        elif [[ -n $operands && -z $files ]]; then
          _layout_words "$operands" "$current"
        elif [[ -n $files$endings ]]; then
          # The version of bash on macOS has no compopt.
          compopt -o filenames 2>/dev/null
          local file
          while IFS= read -r file; do
            if [[ -n $files || -d $file || $file =~ $endings ]]; then COMPREPLY+=("$file"); fi
          done < <(compgen -f -- "$current")
        fi
      }
      complete -F _layout layout

      """
  }

  /// Returns the branch of a command: its options, and the values of the option before the cursor.
  private static func branch(_ command: CommandDescription) -> String {
    let options = command.options.map(\.name)
    var text = "  \(command.name.rawValue))\n"
    text += "    options=\(CompletionShell.quoted(options.joined(separator: " ")))\n"
    switch command.operands {
    case .words(let words):
      text += "    operands=\(CompletionShell.quoted(words.joined(separator: " ")))\n"
    case .files(let endings):
      let pattern = "(" + endings.map { "\\" + $0 }.joined(separator: "|") + ")$"
      text += "    endings=\(CompletionShell.quoted(pattern))\n"
    }
    text += "    case $previous in\n"
    for option in command.options where !option.words.isEmpty {
      let words = CompletionShell.quoted(option.words.joined(separator: " "))
      text += "    \(option.name)) values=\(words) ;;\n"
    }
    let files = command.options.filter(\.isFile).map(\.name)
    if !files.isEmpty { text += "    \(files.joined(separator: " | "))) files=1 ;;\n" }
    let others = command.options.filter { !$0.isFlag && !$0.isFile && $0.words.isEmpty }
    if !others.isEmpty { text += "    \(others.map(\.name).joined(separator: " | "))) return ;;\n" }
    return text + "    esac\n    ;;\n"
  }
}
