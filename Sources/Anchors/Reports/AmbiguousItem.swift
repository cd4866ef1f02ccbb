/// An item whose frame is ambiguous.
public struct AmbiguousItem {
  /// The item.
  public let item: LayoutNode
  /// The ambiguous ones among left, top, width and height.
  public let attributes: [LayoutAttribute]
  /// For each attribute the range of its values over all equally good layouts, in points.
  ///
  /// An end of a range is infinite if nothing bounds the value there.
  public let ranges: [ClosedRange<Double>]
}
