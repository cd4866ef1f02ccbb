// Written by Scripts/generators/appearance.py from appearance.txt.

/// A set of corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let layerMinXMinYCorner = Self(rawValue: 1)
  /// The corner at the top right.
  public static let layerMaxXMinYCorner = Self(rawValue: 2)
  /// The corner at the bottom left.
  public static let layerMinXMaxYCorner = Self(rawValue: 4)
  /// The corner at the bottom right.
  public static let layerMaxXMaxYCorner = Self(rawValue: 8)
}

/// A set of corners.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt
  /// Creates a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the top left.
  public static let topLeft = Self(rawValue: 1)
  /// The corner at the top right.
  public static let topRight = Self(rawValue: 2)
  /// The corner at the bottom left.
  public static let bottomLeft = Self(rawValue: 4)
  /// The corner at the bottom right.
  public static let bottomRight = Self(rawValue: 8)
  /// All corners.
  public static let allCorners = Self(rawValue: 0xFF)
}

/// The curve of rounded corners.
public enum CALayerCornerCurve: Int, Sendable {
  case circular, continuous
}

/// The end of a line, stored without effect.
public enum CAShapeLayerLineCap: Int, Sendable {
  case butt, round, square
}

/// The corner of a line, stored without effect.
public enum CAShapeLayerLineJoin: Int, Sendable {
  case miter, round, bevel
}

/// A rule of filling, stored without effect.
public enum CAShapeLayerFillRule: Int, Sendable {
  case nonZero, evenOdd
}

/// A shape of gradient, stored without effect.
public enum CAGradientLayerType: Int, Sendable {
  case axial, radial, conic
}

/// A surface with a gradient, stored without effect on drawings.
open class CAGradientLayer: CALayer {

  /// The colors, of the type `CGColor`.
  public var colors: [Any]?
  /// The positions of the colors, from 0 to 1.
  public var locations: [NSNumber]?
  /// The shape.
  public var type = CAGradientLayerType.axial
  /// The ends of the gradient, in units of the surface.
  public var startPoint = CGPoint(x: 0.5, y: 0), endPoint = CGPoint(x: 0.5, y: 1)
}

/// A surface with an outline, stored without effect on drawings.
open class CAShapeLayer: CALayer {

  /// The outline.
  public var path: CGPath?
  /// The colors inside and of the outline.
  public var fillColor: CGColor? = UIColor.black.cgColor, strokeColor: CGColor?
  /// The width of the outline in points, and its ends.
  public var lineWidth: CGFloat = 1, strokeStart: CGFloat = 0, strokeEnd: CGFloat = 1
  /// The ends and corners of the outline.
  public var lineCap = CAShapeLayerLineCap.butt, lineJoin = CAShapeLayerLineJoin.miter
  /// The rule of filling.
  public var fillRule = CAShapeLayerFillRule.nonZero
  /// The lengths of dashes, in points.
  public var lineDashPattern: [NSNumber]?, lineDashPhase: CGFloat = 0
}

/// A surface with a text, stored without effect on drawings.
open class CATextLayer: CALayer {

  /// The text and its font.
  public var string: Any?, font: Any?, fontSize: CGFloat = 36
  /// The color of the text.
  public var foregroundColor: CGColor?
}

/// An animation, which nothing plays.
open class CAAnimation {

  /// Creates an animation.
  public init() {}
  /// Times in seconds, and the speed; stored without effect.
  public var duration: CFTimeInterval = 0, beginTime: CFTimeInterval = 0, speed: Float = 1
  /// The repetition; stored without effect.
  public var repeatCount: Float = 0, autoreverses = false, isRemovedOnCompletion = true
  /// The course of the speed; stored without effect.
  public var timingFunction: CAMediaTimingFunction?, fillMode = CAMediaTimingFillMode.removed
  /// The delegate, which is never called.
  public var delegate: (any CAAnimationDelegate)?
}

/// An animation between two values, which nothing plays.
open class CABasicAnimation: CAAnimation {

  /// Creates an animation.
  public convenience init(keyPath: String?) { self.init() }
  /// The values; stored without effect.
  public var fromValue: Any?, toValue: Any?, byValue: Any?, isAdditive = false
}

/// An animation as of a spring, which nothing plays.
open class CASpringAnimation: CABasicAnimation {

  /// The spring; stored without effect.
  public var mass: CGFloat = 1, stiffness: CGFloat = 100, damping: CGFloat = 10
  /// The speed at the beginning; stored without effect.
  public var initialVelocity: CGFloat = 0
}

/// An animation of several values, which nothing plays.
open class CAKeyframeAnimation: CAAnimation {

  /// Creates an animation.
  public convenience init(keyPath: String?) { self.init() }
  /// The values and their times; stored without effect.
  public var values: [Any]?, keyTimes: [NSNumber]?, path: CGPath?
}

/// Several animations, which nothing plays.
open class CAAnimationGroup: CAAnimation {

  /// The animations.
  public var animations: [CAAnimation]?
}

/// A transition, which nothing plays.
open class CATransition: CAAnimation {}

/// A delegate of an animation, which is never called.
public protocol CAAnimationDelegate: AnyObject {}

/// The time during which an animation has an effect.
public enum CAMediaTimingFillMode: Int, Sendable {
  case removed, forwards, backwards, both
}

/// A course of the speed.
public enum CAMediaTimingFunctionName: Int, Sendable {
  case `default`, linear, easeIn, easeOut, easeInEaseOut
}

/// A course of the speed, stored without effect.
public final class CAMediaTimingFunction {

  /// Creates a course by its name.
  public init(name: CAMediaTimingFunctionName) {}
  /// Creates a course from two points.
  public init(controlPoints x1: Float, _ y1: Float, _ x2: Float, _ y2: Float) {}
}

/// A group of animations, which are made immediately.
public enum CATransaction {

  /// Does nothing: changes are made immediately.
  public static func begin() {}
  /// Does nothing: changes are made immediately.
  public static func commit() {}
  /// Does nothing: changes are made immediately.
  public static func flush() {}
  /// Does nothing: there are no animations.
  public static func setDisableActions(_ flag: Bool) {}
  /// Does nothing: there are no animations.
  public static func setAnimationDuration(_ duration: CFTimeInterval) {}
  /// Does nothing: there are no animations.
  public static func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {}
  /// Calls the closure, because there are no animations to wait for.
  public static func setCompletionBlock(_ block: (() -> Void)?) { block?() }
}

extension CALayer {

  /// Does nothing: there are no animations.
  public func add(_ animation: CAAnimation, forKey key: String?) {}
  /// Does nothing: there are no animations.
  public func removeAnimation(forKey key: String) {}
  /// Does nothing: there are no animations.
  public func removeAllAnimations() {}
  /// Returns nil: there are no animations.
  public func animation(forKey key: String) -> CAAnimation? { nil }
  /// Does nothing: drawings show the current state.
  public func setNeedsDisplay() {}
  /// Does nothing: surfaces have the frame of their view or their own.
  public func setNeedsLayout() {}
}

extension UIView {
  /// The options of an animation, which have no effect.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Lays out subviews as well; without effect.
    public static let layoutSubviews = Self(rawValue: 1)
    /// Allows touches; without effect.
    public static let allowUserInteraction = Self(rawValue: 1 << 1)
    /// Begins in the current state; without effect.
    public static let beginFromCurrentState = Self(rawValue: 1 << 2)
    /// Repeats; without effect.
    public static let `repeat` = Self(rawValue: 1 << 3)
    /// Moves back; without effect.
    public static let autoreverse = Self(rawValue: 1 << 4)
    /// Has a duration of its own; without effect.
    public static let overrideInheritedDuration = Self(rawValue: 1 << 5)
    /// Animates the content; without effect.
    public static let allowAnimatedContent = Self(rawValue: 1 << 7)
    /// Hides views instead of removing them; without effect.
    public static let showHideTransitionViews = Self(rawValue: 1 << 8)
    /// Begins and ends slowly; without effect.
    public static let curveEaseInOut = Self([])
    /// Begins slowly; without effect.
    public static let curveEaseIn = Self(rawValue: 1 << 16)
    /// Ends slowly; without effect.
    public static let curveEaseOut = Self(rawValue: 2 << 16)
    /// Has an even speed; without effect.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Flips; without effect.
    public static let transitionFlipFromLeft = Self(rawValue: 1 << 20)
    /// Flips; without effect.
    public static let transitionFlipFromRight = Self(rawValue: 2 << 20)
    /// Fades from one state to the other; without effect.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }
}

extension UIView {
  /// A course of the speed, without effect.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}

/// A position of an animation.
public enum UIViewAnimatingPosition: Int, Sendable {
  case end, start, current
}

/// A state of an animation.
public enum UIViewAnimatingState: Int, Sendable {
  case inactive, active, stopped
}
