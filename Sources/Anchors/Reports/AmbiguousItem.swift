/// An item whose frame is ambiguous.
public struct AmbiguousItem {
  /// The item.
  public let item: LayoutNode
  /// The ambiguous ones among left, top, width and height.
  public let attributes: [LayoutAttribute]
  /// Finds the ranges in the layout that was asked.
  let findRanges: () -> [ClosedRange<Double>]

  /// For each attribute the range of its values over all equally good layouts, in points.
  ///
  /// An end of a range is infinite if nothing bounds the value there. The layouts are those at the
  /// time of the question.
  ///
  /// Complexity: O(size of the layout), and a few pivots for each end.
  public var ranges: [ClosedRange<Double>] { findRanges() }
}

extension AmbiguousItem: CustomStringConvertible {
  /// The item and its ambiguous attributes as text.
  public var description: String {
    var text = item.displayName + ": "
    for (index, attribute) in attributes.enumerated() {
      if index > 0 { text += index == attributes.count - 1 ? " and " : ", " }
      text += attribute.name
    }
    return text + (attributes.count == 1 ? " is ambiguous" : " are ambiguous")
  }
}
