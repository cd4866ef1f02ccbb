/// A token of a constraint's text.
struct EquationToken {
  enum Kind {
    case name(String)
    case number(Double)
    case symbol(String)
    case end
  }

  let kind: Kind
  /// Its position in the file.
  let range: SourceRange

  func isSymbol(_ symbol: String) -> Bool {
    if case .symbol(let text) = kind { text.isSame(as: symbol) } else { false }
  }
}
