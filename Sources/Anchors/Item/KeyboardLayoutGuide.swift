/// The guide for the area of a view that the keyboard covers.
///
/// It is as wide as the view and ends at its bottom edge. Its top is that of the keyboard, or the
/// bottom of the safe area if that is higher, as without a keyboard.
public final class KeyboardLayoutGuide: LayoutGuide {
  /// Indicates whether the guide reaches up to the bottom of the safe area; true unless set.
  ///
  /// Otherwise it has no height while no keyboard is shown.
  public var usesBottomSafeArea = true { didSet { layoutNode.parent?.insetsChanged() } }

  init() { super.init(node: GuideNode("keyboard", .insetGuide)) }
}

extension LayoutItem {
  /// The frame of the keyboard in points from the root's top left corner, or nil without one.
  ///
  /// Set it at the root, to an area at its bottom edge: that moves ``keyboardLayoutGuide`` of each
  /// view of the tree. A layout that finds the height of the root has no keyboard.
  public var keyboardFrame: Rect? {
    get { layoutNode.rareState?.keyboardFrame }
    set {
      layoutNode.requireRareState().keyboardFrame = newValue
      layoutNode.insetsChanged()
    }
  }

  /// The area that the keyboard covers; without one, the area below the safe area.
  ///
  /// ```swift
  /// let page = View("page"), button = View("button")
  /// page.addSubview(button)
  /// page.safeAreaInsets = EdgeInsets(top: 47, left: 0, bottom: 34, right: 0)
  /// button.bottomAnchor(equalTo: page.keyboardLayoutGuide.topAnchor)
  ///   .heightAnchor(equalTo: 50)
  /// try page.layout(width: 390, height: 844)
  /// assert(button.frame.maxY == 844 - 34)
  /// page.keyboardFrame = Rect(x: 0, y: 844 - 336, width: 390, height: 336)
  /// try page.layout(width: 390, height: 844)
  /// assert(button.frame.maxY == 844 - 336)
  /// ```
  ///
  /// In the content of a scroll view it stays below the safe area, so that scrolling changes no
  /// frame. Fitting sizes include it as of the last layout.
  public var keyboardLayoutGuide: KeyboardLayoutGuide { layoutNode.keyboardGuide() }
}

extension LayoutNode {
  /// Returns the height of the node's keyboard guide, by the frames of the last layout.
  func height(of guide: KeyboardLayoutGuide) -> Double {
    let covered = parentLink == nil ? rootKeyboardInset ?? 0 : rareState?.inherited.keyboard ?? 0
    return max(covered, guide.usesBottomSafeArea ? effectiveSafeArea.bottom : 0)
  }

  /// The distance of the keyboard's top above the bottom of this root, if it has both.
  ///
  /// A root as high as its content has none, because the keyboard would cover the more of it, the
  /// higher it became.
  var rootKeyboardInset: Double? {
    guard let top = rareState?.keyboardFrame?.minY else { return nil }
    return engine?.requestedHeight().map { $0 - top }
  }
}
