/// The format of the result of `layout cards`.
enum CardsFormat: String, CaseIterable {
  case text
  case json
  case svg
  case pdf
  /// Only for programs with fonts of their own.
  case png
}
