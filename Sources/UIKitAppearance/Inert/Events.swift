// Written by Scripts/generators/appearance.py from appearance.txt.

extension UIGestureRecognizer {
  /// A state of recognition.
  public enum State: Int, Sendable {
    case possible, began, changed, ended, cancelled, failed
  }
}

/// A recognizer of gestures, which recognizes nothing.
open class UIGestureRecognizer {

  /// Creates a recognizer, whose method is never called.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// The view that has the recognizer.
  public internal(set) weak var view: UIView?
  /// The delegate, which is never called.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Properties of recognition; stored without effect.
  public var isEnabled = true, cancelsTouchesInView = true, delaysTouchesBegan = false
  /// Properties of recognition; stored without effect.
  public var name: String?, delaysTouchesEnded = true
  /// Zero, because there are no touches.
  public var numberOfTouches: Int { 0 }
  /// The state, possible forever.
  public var state: State { .possible }
  /// Returns the origin, because there are no touches.
  public func location(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing: nothing is recognized.
  public func require(toFail other: UIGestureRecognizer) {}
  /// Does nothing, because no method is called by its name.
  public func addTarget(_ target: Any, action: Selector) {}
}

/// A delegate of a recognizer, which is never called.
public protocol UIGestureRecognizerDelegate: AnyObject {}

/// A recognizer of swipes, which recognizes nothing.
open class UISwipeGestureRecognizer: UIGestureRecognizer {

  /// The direction and the fingers; stored without effect.
  public var direction = Direction.right, numberOfTouchesRequired = 1
}

extension UISwipeGestureRecognizer {
  /// A set of directions.
  public struct Direction: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// To the right.
    public static let right = Self(rawValue: 1)
    /// To the left.
    public static let left = Self(rawValue: 2)
    /// Up.
    public static let up = Self(rawValue: 4)
    /// Down.
    public static let down = Self(rawValue: 8)
  }
}

/// A recognizer of taps, which recognizes nothing.
open class UITapGestureRecognizer: UIGestureRecognizer {

  /// The numbers of taps and fingers; stored without effect.
  public var numberOfTapsRequired = 1, numberOfTouchesRequired = 1
}

/// A recognizer of long presses, which recognizes nothing.
open class UILongPressGestureRecognizer: UIGestureRecognizer {

  /// The least duration in seconds and the greatest distance in points; stored without effect.
  public var minimumPressDuration: TimeInterval = 0.5, allowableMovement: CGFloat = 10
}

/// A recognizer of drags, which recognizes nothing.
open class UIPanGestureRecognizer: UIGestureRecognizer {

  /// The numbers of fingers; stored without effect.
  public var minimumNumberOfTouches = 1, maximumNumberOfTouches = Int.max
  /// Returns no distance, because there are no touches.
  public func translation(in view: UIView?) -> CGPoint { .zero }
  /// Returns no speed, because there are no touches.
  public func velocity(in view: UIView?) -> CGPoint { .zero }
  /// Does nothing, because there are no touches.
  public func setTranslation(_ translation: CGPoint, in view: UIView?) {}
}

/// A recognizer of zooming, which recognizes nothing.
open class UIPinchGestureRecognizer: UIGestureRecognizer {

  /// The zoom; stored without effect.
  public var scale: CGFloat = 1
  /// Zero, because there are no touches.
  public var velocity: CGFloat { 0 }
}

/// A recognizer of pointers, which recognizes nothing.
open class UIHoverGestureRecognizer: UIGestureRecognizer {}

/// A generator of taps, which generates nothing.
open class UIFeedbackGenerator {

  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
}

/// A generator of taps, which generates nothing.
open class UISelectionFeedbackGenerator: UIFeedbackGenerator {

  /// Does nothing.
  public func selectionChanged() {}
}

/// A generator of taps, which generates nothing.
open class UIImpactFeedbackGenerator: UIFeedbackGenerator {

  /// Creates a generator.
  public convenience init(style: FeedbackStyle) { self.init() }
  /// Does nothing.
  public func impactOccurred(intensity: CGFloat = 1) {}
}

extension UIImpactFeedbackGenerator {
  /// A strength of taps.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }
}

/// A generator of taps, which generates nothing.
open class UINotificationFeedbackGenerator: UIFeedbackGenerator {

  /// Does nothing.
  public func notificationOccurred(_ type: FeedbackType) {}
}

extension UINotificationFeedbackGenerator {
  /// A meaning of taps.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }
}

/// An interaction, which never begins.
public protocol UIInteraction: AnyObject {}
