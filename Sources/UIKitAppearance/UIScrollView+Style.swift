// Scrolling by touches: stored without effect, since there are none.
extension UIScrollView {
  /// True if touches scroll; stored without effect, except on the content size of text views.
  public var isScrollEnabled: Bool {
    get { storedVisuals.isScrollEnabled }
    set {
      visuals.isScrollEnabled = newValue
      invalidateIntrinsicContentSize()
    }
  }
  /// True if touches scroll page by page; stored without effect.
  public var isPagingEnabled: Bool {
    get { storedVisuals.isPagingEnabled }
    set { visuals.isPagingEnabled = newValue }
  }
  /// True if an indicator is shown; stored without effect.
  public var showsHorizontalScrollIndicator: Bool {
    get { storedVisuals.showsHorizontalIndicator }
    set { visuals.showsHorizontalIndicator = newValue }
  }
  /// True if an indicator is shown; stored without effect.
  public var showsVerticalScrollIndicator: Bool {
    get { storedVisuals.showsVerticalIndicator }
    set { visuals.showsVerticalIndicator = newValue }
  }
}
