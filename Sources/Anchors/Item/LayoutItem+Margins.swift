// Margins, safe area and readable width of an item, and the guides for them.

extension LayoutItem {
  /// The margins by sides, in points from the edges of the frame; 8 all around unless set.
  public var layoutMargins: EdgeInsets {
    get { layoutNode.ownMargins }
    set { layoutNode.setMargins { $0.own = .absolute(newValue) } }
  }

  /// The margins by the direction of reading; leading is on the right in right-to-left layouts.
  public var directionalLayoutMargins: DirectionalEdgeInsets {
    get {
      let margins = layoutNode.ownMargins
      let rightToLeft = layoutNode.effectiveLayoutDirection == .rightToLeft
      return DirectionalEdgeInsets(
        top: margins.top, leading: rightToLeft ? margins.right : margins.left,
        bottom: margins.bottom, trailing: rightToLeft ? margins.left : margins.right)
    }
    set { layoutNode.setMargins { $0.own = .directional(newValue) } }
  }

  /// Indicates whether the part of the parent's margins inside the item is a minimum of its own.
  ///
  /// It is false unless set.
  public var preservesSuperviewLayoutMargins: Bool {
    get { layoutNode.rareState?.margins.preservesParentMargins ?? false }
    set { layoutNode.setMargins { $0.preservesParentMargins = newValue } }
  }

  /// Indicates whether the safe area's insets are added to the margins; true unless set.
  public var insetsLayoutMarginsFromSafeArea: Bool {
    get { layoutNode.rareState?.margins.includesSafeArea ?? true }
    set { layoutNode.setMargins { $0.includesSafeArea = newValue } }
  }

  /// Indicates whether side margins grow until the width between them is the readable width.
  ///
  /// If the item is wider than ``readableContentWidth`` and the margins, both side margins grow
  /// equally, so that ``layoutMarginsGuide`` is as wide as ``readableContentGuide``. It is false
  /// unless set.
  public var layoutMarginsFollowReadableWidth: Bool {
    get { layoutNode.rareState?.margins.followsReadableWidth ?? false }
    set { layoutNode.setMargins { $0.followsReadableWidth = newValue } }
  }

  /// The insets of the area not covered by surroundings such as bars, in points.
  ///
  /// Set it at the root; for a descendant it is the part of the root's insets that extends into its
  /// frame.
  public var safeAreaInsets: EdgeInsets {
    get { layoutNode.effectiveSafeArea }
    set { layoutNode.setSafeArea(newValue) }
  }

  /// The maximum comfortable width of text in points, for ``readableContentGuide``.
  ///
  /// It is inherited; 672 unless set here or at an ancestor.
  public var readableContentWidth: Double {
    get { layoutNode.effectiveReadableWidth }
    set {
      layoutNode.requireRareState().readableWidth = newValue
      layoutNode.insetsChanged()
    }
  }

  /// The rectangle within the margins.
  public var layoutMarginsGuide: LayoutGuide { layoutNode.marginsGuide() }

  /// The rectangle within the safe area.
  ///
  /// The insets are set on the root:
  ///
  /// ```swift
  /// let page = View("page"), header = View("header")
  /// page.addSubview(header)
  /// page.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  /// header.topAnchor(equalTo: page.safeAreaLayoutGuide.topAnchor)
  ///   .bottomAnchor(equalTo: page.safeAreaLayoutGuide.bottomAnchor)
  /// try page.layout(width: 390, height: 844)
  /// assert(header.frame.minY == 47 && header.frame.maxY == 844 - 34)
  /// ```
  public var safeAreaLayoutGuide: LayoutGuide { layoutNode.safeAreaGuide() }

  /// The rectangle within the margins, centered and at most as wide as ``readableContentWidth``.
  public var readableContentGuide: LayoutGuide { layoutNode.readableGuide() }
}
