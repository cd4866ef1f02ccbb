import Anchors

/// An item of a layout file, as it was built.
struct FileItem {
  let name: FileText
  let kind: ItemKind
  let node: LayoutNode
  /// The view, or nil for a guide.
  let view: View?
  /// The guide, or nil for a view.
  let guide: LayoutGuide?
  /// The name of the item it is in; nil for the root, or where the file does not say.
  let parent: FileText?
  /// The frame and the autoresizing mask of an item that is placed by them.
  var placement: FilePlacement?
  /// How far the next item of a stack is from an item that says so itself.
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
