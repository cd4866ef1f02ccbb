import Anchors

/// A guide that every view or scroll view has, by its name in UIKit.
enum ViewGuide: String {
  case contentLayoutGuide, frameLayoutGuide
  case layoutMarginsGuide, readableContentGuide, safeAreaLayoutGuide

  /// True if only scroll views have the guide.
  var isOfScrolling: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }

  /// The guide of a view; nil if the view has no such guide.
  func guide(of view: View) -> LayoutGuide? {
    switch self {
    case .contentLayoutGuide: (view as? ScrollView)?.contentLayoutGuide
    case .frameLayoutGuide: (view as? ScrollView)?.frameLayoutGuide
    case .layoutMarginsGuide: view.layoutMarginsGuide
    case .readableContentGuide: view.readableContentGuide
    case .safeAreaLayoutGuide: view.safeAreaLayoutGuide
    }
  }
}
