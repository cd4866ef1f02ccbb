import Anchors

/// A constraint of a layout file, with its text.
struct FileConstraint {
  let constraint: LayoutConstraint
  let text: String
  /// The position of the text in the file.
  let range: SourceRange
  /// True if the text is a visual format, which may make several constraints.
  var isFormat = false
}
