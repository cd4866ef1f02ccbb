import Anchors

/// An item of a layout file.
struct FileItem {
  let name: FileText
  let kind: ItemKind
  let node: LayoutNode
  /// The view, or nil for a guide.
  let view: View?
  /// The guide, or nil for a view.
  let guide: LayoutGuide?
  /// The name of its parent, or nil for the root and for an item without one in the file.
  let parent: FileText?
  /// The frame and autoresizing mask, if the item has a frame.
  var placement: FilePlacement?
  /// The distance to the next item of the stack, if the file states one.
  var spacingAfter: FileSpacing?

  init(
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
