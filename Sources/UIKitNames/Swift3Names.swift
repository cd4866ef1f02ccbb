#if Swift3Names
// The names that UIKit had in Swift 3, for sources that are not migrated. The package trait
// `Swift3Names` compiles them in.

/// The name of `NSLayoutConstraint.Attribute` in Swift 3.
public typealias NSLayoutAttribute = NSLayoutConstraint.Attribute
/// The name of `NSLayoutConstraint.Relation` in Swift 3.
public typealias NSLayoutRelation = NSLayoutConstraint.Relation
/// The name of `NSLayoutConstraint.FormatOptions` in Swift 3.
public typealias NSLayoutFormatOptions = NSLayoutConstraint.FormatOptions
/// The name of `NSLayoutConstraint.Axis` in Swift 3.
public typealias UILayoutConstraintAxis = NSLayoutConstraint.Axis
/// The name of `UIStackView.Distribution` in Swift 3.
public typealias UIStackViewDistribution = UIStackView.Distribution
/// The name of `UIStackView.Alignment` in Swift 3.
public typealias UIStackViewAlignment = UIStackView.Alignment
/// The name of `UIView.ContentMode` in Swift 3.
public typealias UIViewContentMode = UIView.ContentMode
/// The name of `UIView.AutoresizingMask` in Swift 3.
public typealias UIViewAutoresizing = UIView.AutoresizingMask

/// The name of `UILayoutPriority.required` in Swift 3.
public let UILayoutPriorityRequired = UILayoutPriority.required
/// The name of `UILayoutPriority.defaultHigh` in Swift 3.
public let UILayoutPriorityDefaultHigh = UILayoutPriority.defaultHigh
/// The name of `UILayoutPriority.defaultLow` in Swift 3.
public let UILayoutPriorityDefaultLow = UILayoutPriority.defaultLow
/// The name of `UILayoutPriority.fittingSizeLevel` in Swift 3.
public let UILayoutPriorityFittingSizeLevel = UILayoutPriority.fittingSizeLevel
/// The name of `UIView.noIntrinsicMetric` in Swift 3, in points.
public let UIViewNoIntrinsicMetric = UIView.noIntrinsicMetric
/// The name of `UIView.layoutFittingCompressedSize` in Swift 3.
public let UILayoutFittingCompressedSize = UIView.layoutFittingCompressedSize
/// The name of `UIView.layoutFittingExpandedSize` in Swift 3.
public let UILayoutFittingExpandedSize = UIView.layoutFittingExpandedSize

/// Creates insets, as in Swift 3.
///
/// - Parameters:
///   - top: The distance from the top edge, in points, positive inward.
///   - left: The distance from the left edge.
///   - bottom: The distance from the bottom edge.
///   - right: The distance from the right edge.
/// - Returns: The insets.
public func UIEdgeInsetsMake(
  _ top: CGFloat, _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat
) -> UIEdgeInsets {
  UIEdgeInsets(top: top, left: left, bottom: bottom, right: right)
}

/// Returns a rectangle without insets, as in Swift 3.
///
/// - Parameters:
///   - rect: A rectangle in points.
///   - insets: The distances to remove at its edges.
/// - Returns: The rectangle inside.
public func UIEdgeInsetsInsetRect(_ rect: CGRect, _ insets: UIEdgeInsets) -> CGRect {
  rect.inset(by: insets)
}

extension UIView {
  /// The name of `bringSubviewToFront(_:)` in Swift 3.
  ///
  /// - Parameter view: A subview.
  public func bringSubview(toFront view: UIView) { bringSubviewToFront(view) }

  /// The name of `sendSubviewToBack(_:)` in Swift 3.
  ///
  /// - Parameter view: A subview.
  public func sendSubview(toBack view: UIView) { sendSubviewToBack(view) }
}

extension UIViewController {
  /// The name of `children` in Swift 3.
  public var childViewControllers: [UIViewController] { children }

  /// The name of `addChild(_:)` in Swift 3.
  ///
  /// - Parameter child: The controller.
  public func addChildViewController(_ child: UIViewController) { addChild(child) }

  /// The name of `removeFromParent()` in Swift 3.
  public func removeFromParentViewController() { removeFromParent() }
}
#endif
