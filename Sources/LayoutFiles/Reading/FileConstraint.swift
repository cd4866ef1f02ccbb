package import Anchors

/// A constraint of a layout file, with its text.
package struct FileConstraint {
  package let constraint: LayoutConstraint
  package let text: String
  /// The position of the text in the file.
  package let range: SourceRange
  /// True if the text is a visual format, which may make several constraints.
  let isFormat: Bool

  package init(
    constraint: LayoutConstraint, text: String, range: SourceRange, isFormat: Bool = false
  ) {
    self.constraint = constraint
    self.text = text
    self.range = range
    self.isFormat = isFormat
  }
}
