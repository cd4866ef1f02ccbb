import Anchors

/// A guide that comes with a view, by UIKit's name.
enum ViewGuide: String {
  case contentLayoutGuide, frameLayoutGuide
  case layoutMarginsGuide, readableContentGuide, safeAreaLayoutGuide

  /// Whether only scroll views have it.
  var isOfScrolling: Bool { self == .contentLayoutGuide || self == .frameLayoutGuide }

  /// The guide of a view; nil if the view has none of the kind.
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
