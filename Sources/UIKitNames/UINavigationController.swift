// Controllers that show another one beside a bar. The bars are not views: they have a height, which
// the layout guides of the controllers inside include, and no content.

/// A controller with a bar of 44 points at the top, which is not drawn.
///
/// Its view has that of the last controller inside, in the same size. The bar is part of
/// ``UIViewController/topLayoutGuide`` of the controllers inside, and not of safe areas.
open class UINavigationController: UIViewController {
  /// Creates a controller that shows another one.
  ///
  /// - Parameter rootViewController: The controller inside.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a controller without another one inside; names of files are ignored.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AnyObject?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because controllers cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: ViewDecoder) { return nil }

  /// The controllers inside, of which the last one is shown.
  open var viewControllers: [UIViewController] = [] {
    didSet { show(viewControllers.last, of: viewControllers) }
  }

  /// The controller that is shown.
  public var topViewController: UIViewController? { viewControllers.last }

  /// True if there is no bar.
  open var isNavigationBarHidden = false { didSet { updateBars() } }

  /// Shows a controller, without movement.
  ///
  /// - Parameters:
  ///   - viewController: The controller.
  ///   - animated: Ignored.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
  }

  /// Shows the controller before the last one, without movement.
  ///
  /// - Parameter animated: Ignored.
  /// - Returns: The controller that was shown, or nil if there is no other.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    viewControllers.count > 1 ? viewControllers.removeLast() : nil
  }

  override var barHeights: (top: Double, bottom: Double) { (isNavigationBarHidden ? 0 : 44, 0) }
}

/// A controller with a bar of 49 points at the bottom, which is not drawn.
///
/// Its view has that of the selected controller, in the same size. The bar is part of
/// ``UIViewController/bottomLayoutGuide`` of the controllers inside, and not of safe areas.
open class UITabBarController: UIViewController {
  /// The controllers inside; nil before they are set.
  open var viewControllers: [UIViewController]? { didSet { update() } }

  /// The index of the controller that is shown.
  open var selectedIndex = 0 { didSet { update() } }

  /// The controller that is shown.
  public var selectedViewController: UIViewController? {
    guard let viewControllers, viewControllers.indices.contains(selectedIndex) else { return nil }
    return viewControllers[selectedIndex]
  }

  /// Sets the controllers inside, without movement.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers.
  ///   - animated: Ignored.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    self.viewControllers = viewControllers
  }

  private func update() { show(selectedViewController, of: viewControllers ?? []) }

  override var barHeights: (top: Double, bottom: Double) { (0, 49) }
}

extension UIViewController {
  /// The nearest navigation controller around this one.
  public var navigationController: UINavigationController? {
    parent as? UINavigationController ?? parent?.navigationController
  }

  /// The nearest tab bar controller around this one.
  public var tabBarController: UITabBarController? {
    parent as? UITabBarController ?? parent?.tabBarController
  }

  /// Replaces the controllers inside, and shows the view of one of them in the size of this view.
  final func show(_ shown: UIViewController?, of controllers: [UIViewController]) {
    for child in children where child !== shown { child.view.removeFromSuperview() }
    for child in children where !controllers.contains(where: { $0 === child }) {
      child.removeFromParent()
    }
    for child in controllers where child.parent !== self { addChild(child) }
    guard let shown, let inner: View = shown.view, inner.superview !== view else { return }
    view.addSubview(inner)
    inner.edges(equalTo: view)
  }
}
