package import Anchors

/// A built-in guide of every item, or of a scroll view.
package enum ItemGuide: String, CaseIterable {
  case margins
  case safeArea
  case readable
  case contentGuide
  case frameGuide

  /// Returns the guide of a view, named as in files, or nil if the view has no such guide.
  @discardableResult
  package func guide(of view: View) -> LayoutGuide? {
    let guide: LayoutGuide?
    switch self {
    case .margins: guide = view.layoutMarginsGuide
    case .safeArea: guide = view.safeAreaLayoutGuide
    case .readable:
      // Its constraints depend on the margins guide, which needs its name too.
      Self.margins.guide(of: view)
      guide = view.readableContentGuide
    case .contentGuide: guide = (view as? ScrollView)?.contentLayoutGuide
    case .frameGuide: guide = (view as? ScrollView)?.frameLayoutGuide
    }
    guide?.identifier = rawValue
    return guide
  }
}
