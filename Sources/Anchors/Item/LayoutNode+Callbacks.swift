// Callbacks of views that move in the tree.

extension LayoutNode {
  /// Checks whether a view that has code for a move is concerned by this one.
  ///
  /// - Parameter parent: The new parent, or nil for none.
  /// - Returns: False if all callbacks would be those of this module, which do nothing.
  func callsBack(onMoveTo parent: LayoutNode?) -> Bool {
    guard let view = ownView else { return false }
    return view.mayOverrideCallbacks || view.isInWindow || parent?.ownView?.receivesMoves == true
      || parentLink?.node.ownView?.receivesMoves == true
  }
}

extension View {
  /// True if moves to and from the view may call code of a subclass.
  fileprivate final var receivesMoves: Bool { mayOverrideCallbacks || isInWindow }

  /// False for a view of a class of this package: no code of a subclass overrides its callbacks.
  ///
  /// A call of five empty methods would cost as much as the rest of a move.
  @inline(__always)
  final var mayOverrideCallbacks: Bool {
    #if hasFeature(Embedded)
    true
    #else
    let kind = type(of: self)
    return kind != View.self && kind != Label.self && kind != ImageView.self
      && kind != StackView.self && kind != ScrollView.self && !overridesNoCallback
    #endif
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
    var pending: [View] = [self]
    while let view = pending.popLast() {
      visit(view)
      pending += view.subviews.reversed()
    }
  }
}
