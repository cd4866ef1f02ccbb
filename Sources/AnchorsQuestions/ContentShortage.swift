import Anchors
import Simplex

/// The space that a content lacks: the one definition for clipped contents, lint and functions.
///
/// A size that a client or a file states stands for the measured one: a text is whole in it. Frames
/// are judged as rounded, if the tree has a scale.
struct ContentShortage {
  /// The size of the content, at the width of the item if its height depends on it.
  var content: Size
  /// The size of the item without its alignment insets.
  var room: Size
  /// True if the height of the content depends on its width, and there is a width.
  var wraps: Bool
  /// The height of all lines of a text that has more of them than its label may have, or nil.
  var wholeHeight: Double?

  /// The difference in points that is not visible.
  static var tolerance: Double { 1e-3 }

  var isNarrow: Bool { !wraps && room.width < content.width - Self.tolerance }
  var isLow: Bool { room.height < content.height - Self.tolerance }
  var isEmpty: Bool { !isNarrow && !isLow && wholeHeight == nil }
}

extension LayoutEngine {
  /// Returns the space that an item's content lacks in the last layout, or nil without content.
  func shortage(of node: LayoutNode) -> ContentShortage? {
    guard let slot = slot(holding: node), items[slot].targetContent != .noIntrinsicSize else {
      return nil
    }
    let record = items[slot]
    var room = Size(width: solver[record.width], height: solver[record.height])
    if grid != nil, record.outerRecord.isAbsent {
      let insets = node.alignmentRectInsets
      room = Size(
        width: node.frame.width - insets.left - insets.right,
        height: node.frame.height - insets.top - insets.bottom)
    }
    let wraps = record.state.contains(.wraps) && room.width > ContentShortage.tolerance
    let label = node as? Label
    return ContentShortage(
      content: contentSize(of: node), room: room, wraps: wraps,
      wholeHeight: label?.heightBeyondLines(wraps ? room.width : nil))
  }
}

extension Label {
  /// Measures all lines of a text that are more than the label may have.
  ///
  /// - Parameter width: The width at which the text wraps; nil if the height does not depend on it.
  /// - Returns: Their height; nil if they are not more.
  func heightBeyondLines(_ width: Double?) -> Double? {
    guard numberOfLines > 0, showsText else { return nil }
    let atWidth = width ?? (preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : nil)
    let measurer = layoutNode.effectiveTextMeasurer
    func measurement(lines: Int) -> TextMeasurement {
      measurer.measure(
        TextRequest(
          text, font: font, maxWidth: numberOfLines == 1 ? nil : atWidth, maxLines: lines))
    }
    let shown = measurement(lines: numberOfLines)
    // A stated size has room for the text, whatever the measurer makes of it.
    guard width != nil || shown.size == intrinsicContentSize else { return nil }
    let whole = measurement(lines: 0)
    return whole.lineCount > shown.lineCount ? whole.size.height : nil
  }
}
