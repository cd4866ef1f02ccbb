/// An option of a command, from which its parsing, help, completion and manual are made.
struct CommandOption {
  /// The value that follows an option.
  enum Value {
    /// None: the option is a flag.
    case none
    /// One of a few words; with `isOpen`, others are possible, too.
    case words([String], isOpen: Bool)
    /// The name of a file.
    case file
    /// Any other text.
    case text
  }

  /// The name with its dashes.
  let name: String
  let value: Value
  /// The value in the help, such as `N`; empty for a flag.
  let placeholder: String
  /// True if the option may be present several times.
  let isRepeatable: Bool
  /// The effect, without a period, and the default in parentheses.
  let summary: String

  private init(
    _ name: String, _ value: Value, _ placeholder: String, _ summary: String, isRepeatable: Bool
  ) {
    self.name = name
    self.value = value
    self.placeholder = placeholder
    self.summary = summary
    self.isRepeatable = isRepeatable
  }

  /// An option without a value.
  static func flag(_ name: String, _ summary: String) -> Self {
    Self(name, .none, "", summary, isRepeatable: false)
  }

  /// An option whose value is a case of an enumeration, by its raw value.
  static func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, _ choices: Choice.Type, _ summary: String,
    except hidden: Choice? = nil
  ) -> Self {
    let words = choices.allCases.map(\.rawValue).filter { $0 != hidden?.rawValue }
    return .words(name, words.joined(separator: "|"), words, summary)
  }

  /// An option whose value is one of the words, or of other forms that the placeholder shows.
  static func words(
    _ name: String, _ placeholder: String, _ words: [String], _ summary: String,
    isOpen: Bool = false, isRepeatable: Bool = false
  ) -> Self {
    Self(name, .words(words, isOpen: isOpen), placeholder, summary, isRepeatable: isRepeatable)
  }

  /// An option whose value is the name of a file.
  static func file(_ name: String, _ summary: String) -> Self {
    Self(name, .file, "FILE", summary, isRepeatable: false)
  }

  /// An option with any other value.
  static func value(
    _ name: String, _ placeholder: String, _ summary: String, isRepeatable: Bool = false
  ) -> Self {
    Self(name, .text, placeholder, summary, isRepeatable: isRepeatable)
  }

  /// True if the option has no value.
  var isFlag: Bool {
    if case .none = value { return true }
    return false
  }

  /// The name, and the value if there is one.
  var usage: String { isFlag ? name : "\(name) \(placeholder)" }

  /// The words that a shell completes.
  var words: [String] {
    if case .words(let words, _) = value { return words }
    return []
  }

  /// True if the value is the name of a file.
  var isFile: Bool {
    if case .file = value { return true }
    return false
  }
}
