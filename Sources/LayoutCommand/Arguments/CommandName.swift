/// The commands of the program, in the order of the help.
enum CommandName: String, CaseIterable {
  case cards
  case solve
  case scenes
  case compare
  case explain
  case ranges
  case compile
  case gallery
  case lint
  case certify
  case graph
  case export
  case replay
  case completion
  case manual

  /// All names, for messages.
  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// The description of the command.
  var description: CommandDescription {
    switch self {
    case .cards: .cards
    case .solve: .solve
    case .scenes: .scenes
    case .compare: .compare
    case .explain: .explain
    case .ranges: .ranges
    case .compile: .compile
    case .gallery: .gallery
    case .lint: .lint
    case .certify: .certify
    case .graph: .graph
    case .export: .export
    case .replay: .replay
    case .completion: .completion
    case .manual: .manual
    }
  }
}
