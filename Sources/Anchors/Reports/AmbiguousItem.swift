/// An item of which the constraints leave something open.
public struct AmbiguousItem {
  /// The item.
  public let item: LayoutNode
  /// What another frame could have otherwise: some of left, top, width and height.
  public let attributes: [LayoutAttribute]
}
