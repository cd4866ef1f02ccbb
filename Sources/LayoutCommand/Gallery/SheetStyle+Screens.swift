extension SheetStyle {
  static let screen = "#fafbfc"
  static let buttonFill = "#e8eefb"
  static let picture = "#dbe7f6"
  static let pictureLine = "#9db4d3"
}
