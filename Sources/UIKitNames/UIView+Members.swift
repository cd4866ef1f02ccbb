// Members of UIView as members of the class, so that a client's protocol extension with a member of
// the same name does not make calls ambiguous.

extension View {
  /// The active constraints hosted by this view, in the order of activation.
  ///
  /// The host is the nearest common ancestor of a constraint's items, or the owner of a guide for a
  /// constraint of the guide alone. Constraints that stacks,
  /// margins guides and scroll views made are not included.
  public var constraints: [LayoutConstraint] { layoutNode.constraintsWithGuides }

  /// The layout guides that were added to the view.
  public var layoutGuides: [LayoutGuide] { layoutNode.addedGuides }

  /// The window at the root of the view's tree, or nil.
  public var window: UIWindow? { layoutNode.root.ownView?.ownWindow }

  /// The view whose first line of text defines this view's first baseline.
  public var forFirstBaselineLayout: View { viewForFirstBaselineLayout }

  /// The view whose last line of text defines this view's last baseline.
  public var forLastBaselineLayout: View { viewForLastBaselineLayout }

  /// Finds the first view with a tag: this one or a descendant.
  ///
  /// - Parameter tag: The tag.
  /// - Returns: The view, or nil.
  public func viewWithTag(_ tag: Int) -> View? {
    // A list instead of recursion, since trees may be deep.
    var pending: [View] = [self]
    while let view = pending.popLast() {
      if view.tag == tag { return view }
      pending += view.subviews.reversed()
    }
    return nil
  }
}
