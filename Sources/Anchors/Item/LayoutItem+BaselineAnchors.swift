// The anchors of baselines, which only items have.

extension LayoutItem {
  /// The baseline of the first line of text; the top edge of an item without text.
  @inline(never) public var firstBaselineAnchor: YAxisAnchor {
    YAxisAnchor(layoutNode, .firstBaseline)
  }

  /// The baseline of the last line of text; the bottom edge of an item without text.
  @inline(never) public var lastBaselineAnchor: YAxisAnchor {
    YAxisAnchor(layoutNode, .lastBaseline)
  }
}
