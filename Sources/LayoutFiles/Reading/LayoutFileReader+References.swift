import Anchors

extension LayoutFileReader {
  /// Makes the fault for a name that no item has.
  func unknownItem(_ name: String, at range: SourceRange) -> Fault {
    if isUnread(name) { return .consequence }
    let suggestion = Suggestion.text(for: name, in: items.map { $0.name.text })
    return Fault("unknown item '\(name)'" + suggestion, at: range)
  }

  /// Returns the node of a reference: that of the item itself or of one of its guides.
  func node(of reference: Reference) throws(Fault) -> LayoutNode {
    guard let index = index(named: reference.item) else {
      throw unknownItem(reference.item, at: reference.itemRange)
    }
    let isGuide = items[index].view == nil || reference.guide != nil
    if isGuide, reference.attribute.isBaseline {
      throw Fault("a guide has no baseline; use its top or bottom", at: reference.attributeRange)
    }
    if isGuide, reference.attribute.isOnMargins {
      throw Fault("a guide has no margins", at: reference.attributeRange)
    }
    guard let view = items[index].view else {
      if let range = reference.guideRange {
        throw Fault("the guide '\(reference.item)' has no guides", at: range)
      }
      return items[index].node
    }
    guard let guide = reference.guide ?? (reference.attribute.isOnMargins ? .margins : nil) else {
      return view.layoutNode
    }
    guard let found = guide.guide(of: view) else {
      if isUnread(reference.item) { throw .consequence }
      throw Fault(
        "'\(guide.rawValue)' requires a scroll view, not '\(reference.item)'",
        at: reference.guideRange ?? reference.range)
    }
    return found.layoutNode
  }
}
