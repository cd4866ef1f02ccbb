import LayoutFiles

extension ViewNames {
  /// Returns whether a view has a member with a name, or Swift a meaning for it.
  static func isReserved(_ name: String) -> Bool {
    XMLDocument.contains(name, in: members) || SwiftNames.isKeyword(name)
  }

  /// The properties and methods without arguments of views, in UIKit and here.
  private static var members: StaticString {
    """
    accessibilityIdentifier accessibilityLabel accessibilityHint accessibilityValue \
    accessibilityElements accessibilityFrame accessibilityTraits activeConstraints \
    adjustedContentInset alignment alignmentRectInsets alpha anchorPoint appearance \
    arrangedNodes arrangedSubviews autoresizesSubviews autoresizingMask \
    autoresizingReferenceSize awakeFromNib axis backgroundColor baselines becomeFirstResponder \
    bottomAnchor bounces bounds boundsOrigin canBecomeFirstResponder canResignFirstResponder \
    center centerXAnchor centerYAnchor children classForCoder clearsContextBeforeDrawing \
    clipsToBounds constraints contentInset contentInsetAdjustmentBehavior contentLayoutGuide \
    contentMode contentOffset contentScaleFactor contentSize copy debugDescription defaultName \
    delegate description didLayout directionalLayoutMargins distribution draw edges \
    effectiveUserInterfaceLayoutDirection endEditing firstBaselineAnchor focusEffect frame \
    frameLayoutGuide gestureRecognizers hasAmbiguousLayout hash heightAnchor hidingPriority \
    hitTest init inputAccessoryView inputView insetsLayoutMarginsFromSafeArea interactions \
    intrinsicContentSize isAccessibilityElement isDirectionalLockEnabled isEqual \
    isExclusiveTouch isFirstResponder isFocused isHidden isMultipleTouchEnabled isOpaque \
    isPagingEnabled isProxy isScrollEnabled isTruncated isUserInteractionEnabled keyCommands \
    keyboardLayoutGuide largeContentTitle lastBaselineAnchor layer layout layoutDirection \
    layoutGuides layoutIfNeeded layoutMargins layoutMarginsDidChange \
    layoutMarginsFollowReadableWidth layoutMarginsGuide layoutNode layoutSubviews leadingAnchor \
    leftAnchor mask maskView maximumZoomScale measure minimumZoomScale motionEffects mutableCopy \
    name next overrideUserInterfaceStyle owningView parent perform prepareForReuse \
    preservesSuperviewLayoutMargins proportionalMode readableContentGuide refreshControl \
    reloadInputViews removeFromSuperview reportHandler resignFirstResponder responds \
    restorationIdentifier rightAnchor root safeAreaInsets safeAreaLayoutGuide scale \
    scrollIndicatorInsets self semanticContentAttribute setNeedsDisplay setNeedsLayout \
    setUpConstraints setUpContents setUpHierarchy setUpViews sizeToFit size spacing state \
    subviews superclass superview tag textInputContextIdentifier textInputMode textMeasurer \
    tintAdjustmentMode tintColor tintColorDidChange topAnchor traitCollection trailingAnchor \
    transform transform3D translatesAutoresizingMaskIntoConstraints undoManager \
    updateConstraints userActivity viewForFirstBaselineLayout viewForLastBaselineLayout \
    visibleFrame widthAnchor window zoomScale zone
    """
  }
}
