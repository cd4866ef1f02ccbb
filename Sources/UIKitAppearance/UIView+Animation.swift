// Animations: the changes are made immediately, and the completion is called.

extension UIView {
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

/// An animation that makes its changes at once, when it starts.
open class UIViewPropertyAnimator {
  private var changes: [() -> Void] = [], completions: [(UIViewAnimatingPosition) -> Void] = []
  /// The state: active until the animation starts, and then inactive.
  public private(set) var state = UIViewAnimatingState.inactive
  /// True never: changes are made before ``startAnimation()`` returns.
  public var isRunning: Bool { false }

  /// Creates an animation that has not started.
  public init(
    duration: TimeInterval, curve: UIView.AnimationCurve = .easeInOut,
    animations: (() -> Void)? = nil
  ) {
    if let animations { addAnimations(animations) }
  }

  /// Creates an animation that has not started.
  public convenience init(
    duration: TimeInterval, dampingRatio: CGFloat, animations: (() -> Void)? = nil
  ) {
    self.init(duration: duration, animations: animations)
  }

  /// Makes the changes and calls the completion, both before the call returns.
  @discardableResult
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval, delay: TimeInterval,
    options: UIView.AnimationOptions = [], animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    let animator = UIViewPropertyAnimator(duration: duration, animations: animations)
    if let completion { animator.addCompletion(completion) }
    animator.startAnimation()
    return animator
  }

  /// Adds changes, which ``startAnimation()`` makes.
  public func addAnimations(_ animation: @escaping () -> Void) {
    state = .active
    changes.append(animation)
  }

  /// Adds a closure to call after the changes.
  public func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }

  /// Makes the changes and calls the completions with the end, all before the call returns.
  public func startAnimation() {
    let (made, called) = (changes, completions)
    (changes, completions, state) = ([], [], .inactive)
    for change in made { change() }
    for completion in called { completion(.end) }
  }

  /// Discards changes that were not made.
  public func stopAnimation(_ withoutFinishing: Bool) { (changes, state) = ([], .inactive) }
}

/// A number of seconds.
public typealias CFTimeInterval = Double

/// Returns the seconds since the machine started.
public func CACurrentMediaTime() -> CFTimeInterval { ProcessInfo.processInfo.systemUptime }
