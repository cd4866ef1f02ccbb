/// The format of a command's result.
enum OutputFormat: String, CaseIterable {
  case text
  case json
  case svg
  case pdf
}
