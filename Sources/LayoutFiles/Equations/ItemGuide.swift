import Anchors

/// A guide that comes with every item, or with a scroll view.
enum ItemGuide: String, CaseIterable {
  case margins
  case safeArea
  case readable
  case contentGuide
  case frameGuide

  /// The guide of a view, named as files write it, or nil if the view has none of the kind.
  @discardableResult
  func guide(of view: View) -> LayoutGuide? {
    let guide: LayoutGuide?
    switch self {
    case .margins: guide = view.layoutMarginsGuide
    case .safeArea: guide = view.safeAreaLayoutGuide
    case .readable:
      // It lies within the margins, whose guide comes with it.
      Self.margins.guide(of: view)
      guide = view.readableContentGuide
    case .contentGuide: guide = (view as? ScrollView)?.contentLayoutGuide
    case .frameGuide: guide = (view as? ScrollView)?.frameLayoutGuide
    }
    guide?.identifier = rawValue
    return guide
  }
}
