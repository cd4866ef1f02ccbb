/// A token of a constraint's text.
struct EquationToken {
  enum Kind: Equatable {
    case name(String)
    case number(Double)
    case symbol(String)
    case end
  }

  let kind: Kind
  /// Its position in the file.
  let range: SourceRange
}
