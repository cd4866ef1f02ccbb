public import Anchors

/// A tree of views of an Interface Builder file, of a controller, a xib, a cell or a header.
public struct InterfaceScene: Sendable {
  /// The kind of owner of a tree of views.
  public enum Kind: Sendable {
    /// The view of a view controller.
    case controller
    /// A top-level view of a xib or a storyboard.
    case view
    /// The content of a cell of a table.
    case tableCell
    /// The content of a cell of a collection, or a header of one.
    case collectionCell
    /// The header or footer of a table.
    case header
  }

  /// The label, class or kind of the controller, cell or view.
  public let name: String
  /// The object identifier of the controller or cell, or of the view itself.
  public let id: String
  /// The kind of owner of the tree.
  public let kind: Kind
  /// The line of the root in the file, counted from 1.
  public let line: Int
  /// The size of the root in the file, in points.
  public let size: Size
  /// The reason why the scene cannot be laid out as a sentence without a period, or nil.
  public let skipReason: String?

  /// The element of the root.
  let root: Int
  /// The element that owns the root: the controller or the cell, or the root itself.
  let owner: Int
}
