// The order of subviews, which decides what covers what and nothing else.

extension View {
  /// Inserts a view just in front of one of the subviews; it leaves the superview it had.
  ///
  /// - Parameters:
  ///   - view: A view that this one is not inside of.
  ///   - sibling: A subview; the view goes to the front if it is none.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, beside: sibling, offset: 1)
  }

  /// Inserts a view just behind one of the subviews; it leaves the superview it had.
  ///
  /// - Parameters:
  ///   - view: A view that this one is not inside of.
  ///   - sibling: A subview; the view goes to the front if it is none.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    guard view !== sibling else { return }
    insertSubview(view, beside: sibling, offset: 0)
  }

  /// Moves a subview in front of the others.
  ///
  /// - Parameter view: A subview; nothing happens for any other view.
  public func bringSubviewToFront(_ view: View) {
    guard view.superview === self else { return }
    addSubview(view)
  }

  /// Moves a subview behind the others.
  ///
  /// - Parameter view: A subview; nothing happens for any other view.
  public func sendSubviewToBack(_ view: View) {
    guard view.superview === self else { return }
    insertSubview(view, at: 0)
  }

  private final func insertSubview(_ view: View, beside sibling: View, offset: Int) {
    // The place is counted without the view itself.
    let others = layoutNode.storedChildren.filter { $0 !== view.layoutNode }
    let place = others.firstIndex { $0 === sibling.layoutNode }
    insertSubview(view, at: place.map { $0 + offset } ?? others.count)
  }
}
