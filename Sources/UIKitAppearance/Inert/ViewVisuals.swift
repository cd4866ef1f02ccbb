// Written by Scripts/generators/appearance.py from appearance.txt.

/// The stored properties of a view.
final class ViewVisuals {
  var isAccessibilityElement: Bool = false
  var accessibilityLabel: String? = nil
  var accessibilityHint: String? = nil
  var accessibilityValue: String? = nil
  var accessibilityTraits: UIAccessibilityTraits = []
  var accessibilityElements: [Any]? = nil
  var backgroundColor: UIColor?
  var tintColor: UIColor?
  var textColor: UIColor?
  var layer: CALayer?
  var attributedText: NSAttributedString?
  var recognizers: [UIGestureRecognizer]?
  var isScrollEnabled = true
  var isUserInteractionEnabled: Bool = true
  var isMultipleTouchEnabled: Bool = false
  var isExclusiveTouch: Bool = false
  var isOpaque: Bool = true
  var transform: CGAffineTransform = CGAffineTransform.identity
  var tintAdjustmentMode: UIView.TintAdjustmentMode = UIView.TintAdjustmentMode.automatic
  var overrideUserInterfaceStyle: UIUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  var restorationIdentifier: String? = nil
  var maximumContentSizeCategory: UIContentSizeCategory? = nil
  var interactions: [any UIInteraction] = []
  var motionEffects: [UIMotionEffect] = []
  var showsLargeContentViewer: Bool = false
  var largeContentTitle: String? = nil
  var accessibilityFrame: CGRect = CGRect.zero
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? = nil
  var accessibilityUserInputLabels: [String]! = nil
  var accessibilityElementsHidden: Bool = false
  var accessibilityViewIsModal: Bool = false
  var accessibilityIgnoresInvertColors: Bool = false
  var shouldGroupAccessibilityChildren: Bool = false
  var labelAdjustsFontForContentSizeCategory: Bool = false
  var labelAdjustsFontSizeToFitWidth: Bool = false
  var labelMinimumScaleFactor: CGFloat = 0
  var labelAllowsDefaultTighteningForTruncation: Bool = false
  var labelBaselineAdjustment: UIBaselineAdjustment = UIBaselineAdjustment.alignBaselines
  var labelLineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  var labelIsEnabled: Bool = true
  var labelIsHighlighted: Bool = false
  var labelHighlightedTextColor: UIColor? = nil
  var labelShadowColor: UIColor? = nil
  var labelShadowOffset: CGSize = CGSize(width: 0, height: -1)
  var imageViewIsHighlighted: Bool = false
  var imageViewHighlightedImage: UIImage? = nil
  var imageViewAnimationImages: [UIImage]? = nil
  var imageViewAnimationDuration: TimeInterval = 0
  var imageViewAdjustsImageSizeForAccessibilityContentSizeCategory: Bool = false
  var imageViewPreferredSymbolConfiguration: UIImage.SymbolConfiguration? = nil
  var scrollViewIsPagingEnabled: Bool = false
  var scrollViewIsDirectionalLockEnabled: Bool = false
  var scrollViewShowsHorizontalScrollIndicator: Bool = true
  var scrollViewShowsVerticalScrollIndicator: Bool = true
  var scrollViewScrollIndicatorInsets: UIEdgeInsets = UIEdgeInsets.zero
  var scrollViewBounces: Bool = true
  var scrollViewBouncesZoom: Bool = true
  var scrollViewScrollsToTop: Bool = true
  var scrollViewDelaysContentTouches: Bool = true
  var scrollViewCanCancelContentTouches: Bool = true
  var scrollViewKeyboardDismissMode: UIScrollView.KeyboardDismissMode = UIScrollView
    .KeyboardDismissMode.none
  var scrollViewDecelerationRate: UIScrollView.DecelerationRate = UIScrollView.DecelerationRate
    .normal
  var scrollViewIndicatorStyle: UIScrollView.IndicatorStyle = UIScrollView.IndicatorStyle.default
  var scrollViewRefreshControl: UIRefreshControl? = nil
}
