import Anchors

/// A tree of views and one change to it that alternates between two states.
final class TreeScene {
  let root: View
  /// Views in the order in which their frames are read.
  let views: [View]
  private var size: (width: Double?, height: Double?)
  /// Changes the tree to one of two states.
  private let change: (TreeScene, Bool) throws -> Void
  private var isChanged = false

  /// A scene that is not laid out yet.
  ///
  /// - Parameters:
  ///   - root: The root of the tree.
  ///   - views: The views whose frames are the answer.
  ///   - width: The width of the root, or nil for its fitting width.
  ///   - height: The height of the root, or nil for its fitting height.
  ///   - change: Puts the tree into its other state if true, and back if false.
  init(
    _ root: View, _ views: [View], width: Double?, height: Double?,
    change: @escaping (TreeScene, Bool) throws -> Void
  ) {
    self.root = root
    self.views = views
    size = (width, height)
    self.change = change
  }

  func layOut() throws -> LayoutResult {
    try root.layout(width: size.width, height: size.height)
  }

  /// Makes the change and lays out.
  func takeTurn() throws -> LayoutResult {
    isChanged.toggle()
    try change(self, isChanged)
    return try layOut()
  }

  /// The width that the next layout gives the root.
  func resize(width: Double) { size.width = width }

  /// Left, top, width and height of each view, positions from the root's corner.
  var values: [Double] {
    views.flatMap { view in
      var frame = view.frame
      var parent = view.superview
      while let outer = parent, outer !== root {
        frame.origin.x += outer.frame.origin.x
        frame.origin.y += outer.frame.origin.y
        parent = outer.superview
      }
      return [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    }
  }
}
