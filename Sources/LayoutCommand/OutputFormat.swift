/// How a command writes its result.
enum OutputFormat: String, CaseIterable {
  case text
  case json
  case svg
  case pdf
}
