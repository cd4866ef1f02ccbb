/// A shell for which there is a script.
enum CompletionShell: String, CaseIterable {
  case bash
  case zsh
  case fish

  /// The script.
  var script: String {
    switch self {
    case .bash: BashCompletion.script
    case .zsh: ZshCompletion.script
    case .fish: FishCompletion.script
    }
  }

  /// Returns a text in single quotes, as all three shells read it.
  static func quoted(_ text: String) -> String {
    "'" + text.replacing("'", with: "’") + "'"
  }
}
