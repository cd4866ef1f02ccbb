// Callbacks of views that move in the tree.

extension LayoutNode {
  /// Moves a child like ``moveChild(_:to:)`` and calls the callbacks of the views concerned.
  func moveNotifying(_ child: LayoutNode, to index: Int) {
    let move = SuperviewChange(of: child, to: self)
    let departure = moveChild(child, to: index)
    move?.finish()
    departure.notifyParent()
  }

  /// Leaves the parent, if any, and calls the callbacks of the views concerned.
  func leaveNotifying() {
    guard parentLink != nil else { return }
    let move = SuperviewChange(of: self, to: nil)
    guard parentLink != nil else { return }
    let departure = leave(for: nil)
    move?.finish()
    departure.notifyParent()
  }
}

/// A view on its way to another superview.
struct SuperviewChange {
  private let view: View
  private let changesWindow: Bool

  /// Calls the callbacks that come before a move; the result is nil if there are none.
  init?(of child: LayoutNode, to parent: LayoutNode?) {
    guard let view = child.ownView, child.parentLink != parent.map({ NodeLink($0) })
    else { return nil }
    self.view = view
    view.superview?.willRemoveSubview(view)
    view.willMove(toSuperview: parent?.ownView)
    changesWindow = view.isInWindow || parent?.ownView?.isInWindow == true
    guard changesWindow else { return }
    let window = parent?.root.ownView?.ownWindow
    view.forEachView { $0.willMove(toWindow: window) }
  }

  /// Calls the callbacks that come after a move.
  func finish() {
    let superview = view.superview
    superview?.didAddSubview(view)
    view.didMoveToSuperview()
    guard changesWindow else { return }
    let isInWindow = superview?.isInWindow == true
    view.forEachView { $0.isInWindow = isInWindow }
    view.forEachView { $0.didMoveToWindow() }
  }
}

extension View {
  /// Visits the view and the views below it that have only views between.
  fileprivate final func forEachView(_ visit: (View) -> Void) {
    visit(self)
    for view in subviews { view.forEachView(visit) }
  }
}
