/// An item of which the constraints leave something open.
public struct AmbiguousItem {
  /// The item.
  public let item: LayoutNode
  /// What another frame could have otherwise: some of left, top, width and height.
  public let attributes: [LayoutAttribute]
  /// For each of the attributes the values that it has in all equally good layouts, in points; infinite
  /// where nothing bounds it.
  public let ranges: [ClosedRange<Double>]
}
