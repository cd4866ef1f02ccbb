import Anchors

extension LayoutFileReader {
  /// Returns the node of a reference: that of the item itself or of one of its guides.
  func node(of reference: Reference) throws(Fault) -> LayoutNode {
    guard let place = place(named: reference.item) else {
      throw Fault("unknown item '\(reference.item)'", at: reference.itemRange)
    }
    let isGuide = items[place].view == nil || reference.guide != nil
    if isGuide, reference.attribute.isBaseline {
      throw Fault("a guide has no baseline; use its top or bottom", at: reference.attributeRange)
    }
    if isGuide, reference.attribute.isOnMargins {
      throw Fault("a guide has no margins", at: reference.attributeRange)
    }
    guard let view = items[place].view else {
      if let range = reference.guideRange {
        throw Fault("'\(reference.item)' is a guide and has no guides of its own", at: range)
      }
      return items[place].node
    }
    guard let guide = reference.guide ?? (reference.attribute.isOnMargins ? .margins : nil) else {
      return view.layoutNode
    }
    guard let found = guide.guide(of: view) else {
      throw Fault(
        "'\(reference.item)' is not a scroll view, and only those have a '\(guide.rawValue)'",
        at: reference.guideRange ?? reference.range)
    }
    return found.layoutNode
  }
}
