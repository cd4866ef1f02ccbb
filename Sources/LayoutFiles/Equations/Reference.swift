/// A reference to an attribute of an item: `item.attribute` or `item.guide.attribute`.
struct Reference {
  let item: String
  let itemRange: SourceRange
  /// The built-in guide of the item, or nil.
  let guide: ItemGuide?
  let guideRange: SourceRange?
  let attribute: FileAttribute
  let attributeRange: SourceRange

  /// The position of the whole reference in the file.
  var range: SourceRange { SourceRange(itemRange.start, attributeRange.end) }
}
