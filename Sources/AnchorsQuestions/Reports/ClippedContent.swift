public import Anchors

/// A content that got less space than it needs along one axis.
public struct ClippedContent {
  /// The item with the content.
  public let item: LayoutNode
  /// The axis along which the content is too large for the item.
  public let axis: Axis
  /// The extent of the content in points, at the width of the item if the height depends on it.
  public let natural: Double
  /// The extent of the item's alignment rectangle in points.
  public let actual: Double
}

extension ClippedContent: CustomStringConvertible {
  /// The item with both extents: `title is 4 high instead of 20.4`.
  public var description: String {
    item.displayName + " is " + decimal(actual) + (axis == .horizontal ? " wide" : " high")
      + " instead of " + decimal(natural)
  }
}
