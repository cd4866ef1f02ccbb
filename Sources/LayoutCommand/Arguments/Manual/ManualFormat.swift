/// A value of `--format` of `layout manual`.
enum ManualFormat: String, CaseIterable {
  case man
  case markdown
}
