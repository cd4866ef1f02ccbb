package import AnchorsGrid

/// An item of a layout file.
package struct FileItem {
  package let name: FileText
  let kind: ItemKind
  package let node: LayoutNode
  /// The view, or nil for a guide.
  package let view: View?
  /// The guide, or nil for a view, and for a row or a column.
  let guide: LayoutGuide?
  /// The row or the column of a grid that the item is, or nil.
  var track: GridTrack?
  /// The name of its parent, or nil for the root and for an item without one in the file.
  let parent: FileText?
  /// The frame and autoresizing mask, if the item has a frame.
  package var placement: FilePlacement?
  /// The distance to the next item of the stack, if the file states one.
  var spacingAfter: FileSpacing?
  /// The text of a label, as in the file; nil without one.
  package var text: FileText?
  /// The key of a label's text among translations; nil without one.
  package var key: FileText?
  /// The picture of an image, for programs that draw it; nil without one.
  package var image: FileText?
  /// The place in a grid, as far as the file states it.
  var cell = FileCell()

  package init(
    _ name: FileText, kind: ItemKind, node: LayoutNode, view: View? = nil,
    guide: LayoutGuide? = nil, parent: FileText?
  ) {
    self.name = name
    self.kind = kind
    self.node = node
    self.view = view
    self.guide = guide
    self.parent = parent
  }
}
