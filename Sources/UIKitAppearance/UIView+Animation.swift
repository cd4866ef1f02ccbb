// Animations: the changes are made immediately, and the completion is called.

extension UIView {
  /// The options of an animation, which have no effect.
  public struct AnimationOptions: OptionSet, Sendable {
    /// The bits of the options.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The beginning of the animation; without effect.
    public static let layoutSubviews = Self(rawValue: 1), beginFromCurrentState = Self(rawValue: 4)
    /// Touches and repetition; without effect.
    public static let allowUserInteraction = Self(rawValue: 2), `repeat` = Self(rawValue: 8)
    /// Movement back; without effect.
    public static let autoreverse = Self(rawValue: 16), curveEaseInOut = Self([])
    /// The course of the speed; without effect.
    public static let curveEaseIn = Self(rawValue: 1 << 16), curveEaseOut = Self(rawValue: 2 << 16)
    /// An even speed; without effect.
    public static let curveLinear = Self(rawValue: 3 << 16)
    /// Fading from one state to the other; without effect.
    public static let transitionCrossDissolve = Self(rawValue: 5 << 20)
  }

  /// Makes the changes and calls the completion with true, both before the call returns.
  public static func animate(
    withDuration duration: TimeInterval, delay: TimeInterval = 0,
    usingSpringWithDamping damping: CGFloat = 1, initialSpringVelocity velocity: CGFloat = 0,
    options: AnimationOptions = [], animations: () -> Void, completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }

  /// Makes the changes and calls the completion with true, both before the call returns.
  public static func transition(
    with view: UIView, duration: TimeInterval, options: AnimationOptions = [],
    animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }

  /// Makes the changes.
  public static func performWithoutAnimation(_ actions: () -> Void) { actions() }
}

/// A transform of the plane: `(x, y)` becomes `(a x + c y + tx, b x + d y + ty)`.
public struct CGAffineTransform: Hashable, Sendable {
  /// The factors, and the displacement to the right and down.
  public var a: CGFloat = 1, b: CGFloat = 0, c: CGFloat = 0, d: CGFloat = 1
  /// The displacement to the right and down.
  public var tx: CGFloat = 0, ty: CGFloat = 0
  /// The transform that changes nothing.
  public static let identity = CGAffineTransform()
  /// Creates the transform that changes nothing.
  public init() {}
  /// Creates a scaling.
  public init(scaleX x: CGFloat, y: CGFloat) { (a, d) = (x, y) }
  /// Creates a displacement.
  public init(translationX x: CGFloat, y: CGFloat) { (tx, ty) = (x, y) }
  /// Creates a rotation; positive angles turn x toward y, clockwise on screen.
  public init(rotationAngle angle: CGFloat) {
    (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  }
}
