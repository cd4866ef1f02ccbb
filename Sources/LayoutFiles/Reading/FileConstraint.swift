import Anchors

/// A constraint of a layout file, as it was built and as it was written.
struct FileConstraint {
  let constraint: LayoutConstraint
  let text: String
  /// Where the text stands in the file.
  let range: SourceRange
}
