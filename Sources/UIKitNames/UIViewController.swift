/// A controller of a view, which it creates on first use.
///
/// The calls about appearance are never made by the library; they exist to be overridden and
/// called by the client.
open class UIViewController {
  private var loadedView: View? { didSet { adoptView(replacing: oldValue) } }
  private var reportedSafeArea = UIEdgeInsets.zero
  private var topBar: BarGuide?
  private var bottomBar: BarGuide?
  /// The controllers inside this one.
  public private(set) var children: [UIViewController] = []
  /// The controller around this one.
  public private(set) weak var parent: UIViewController? { didSet { updateBars() } }
  /// The heights of the bars that the controller has at the edges of those inside, in points.
  var barHeights: (top: Double, bottom: Double) { (0, 0) }
  /// The title, without an effect.
  open var title: String?
  /// The insets added to the safe area of the view, and so to those of the views in it.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { loadedView?.layoutNode.additionalSafeArea = additionalSafeAreaInsets }
  }
  /// The properties of modules that import this one.
  package final var additions: AnyObject?

  /// Creates a controller; names of files are ignored.
  ///
  /// It is the designated initializer, as in UIKit, so that of a subclass may call it.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: Ignored.
  ///   - nibBundleOrNil: Ignored.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: AnyObject?) {}

  /// Returns nil, because controllers cannot be decoded.
  ///
  /// - Parameter coder: Ignored.
  public required init?(coder: ViewDecoder) { return nil }

  /// Creates a controller.
  public convenience init() { self.init(nibName: nil, bundle: nil) }

  /// The view, created by ``loadView()`` on first use.
  open var view: View! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { loadedView = View() }
        viewDidLoad()
      }
      return loadedView
    }
    set {
      loadedView = newValue
      (topBar, bottomBar) = (nil, nil)
    }
  }

  /// The traits of the view, which it creates if it does not exist.
  open var traitCollection: UITraitCollection { view.traitCollection }

  /// True if the view exists.
  open var isViewLoaded: Bool { loadedView != nil }

  /// Creates the view if it does not exist.
  open func loadViewIfNeeded() { _ = view }

  /// Creates the view and sets ``view``.
  open func loadView() { view = View() }

  /// Called after the view was created.
  open func viewDidLoad() {}

  /// Called by client code before the view appears.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called by client code after the view has appeared.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called by client code before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called by client code after the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called by client code before a layout.
  open func viewWillLayoutSubviews() {}

  /// Called by client code after a layout.
  open func viewDidLayoutSubviews() {}

  /// Called by client code to update constraints.
  open func updateViewConstraints() {}

  /// Called by layouts after the insets of the view's safe area have changed.
  open func viewSafeAreaInsetsDidChange() {}

  private func adoptView(replacing old: View?) {
    guard old !== loadedView else { return }
    old?.layoutNode.setSafeAreaHandler(nil)
    old?.layoutNode.additionalSafeArea = .zero
    reportedSafeArea = .zero
    guard let node = loadedView?.layoutNode else { return }
    node.additionalSafeArea = additionalSafeAreaInsets
    node.setSafeAreaHandler { [weak self] in self?.reportSafeArea() }
  }

  private func reportSafeArea() {
    guard let insets = loadedView?.safeAreaInsets, insets != reportedSafeArea else { return }
    reportedSafeArea = insets
    viewSafeAreaInsetsDidChange()
  }

  /// Does nothing, because there are no touches; controllers written for UIKit override it.
  open func touchesBegan(_ touches: ViewTouches, with event: ViewEvent?) {}

  /// Does nothing, because there are no touches; controllers written for UIKit override it.
  open func touchesMoved(_ touches: ViewTouches, with event: ViewEvent?) {}

  /// Does nothing, because there are no touches; controllers written for UIKit override it.
  open func touchesEnded(_ touches: ViewTouches, with event: ViewEvent?) {}

  /// Does nothing, because there are no touches; controllers written for UIKit override it.
  open func touchesCancelled(_ touches: ViewTouches, with event: ViewEvent?) {}

  /// The area of the view above its safe area.
  public var topLayoutGuide: any UILayoutSupport {
    if let topBar { return topBar }
    let made = BarGuide("topLayoutGuide", in: view, atTop: true)
    topBar = made
    updateBars()
    return made
  }

  /// The area of the view below its safe area.
  public var bottomLayoutGuide: any UILayoutSupport {
    if let bottomBar { return bottomBar }
    let made = BarGuide("bottomLayoutGuide", in: view, atTop: false)
    bottomBar = made
    updateBars()
    return made
  }

  /// Adopts the heights of the bars of all controllers around this one.
  final func updateBars() {
    var (top, bottom) = (0.0, 0.0)
    var around = parent
    while let controller = around {
      top += controller.barHeights.top
      bottom += controller.barHeights.bottom
      around = controller.parent
    }
    topBar?.setBarHeight(top)
    bottomBar?.setBarHeight(bottom)
    for child in children { child.updateBars() }
  }

  /// Adds a controller inside this one; its view is added by the caller.
  ///
  /// - Parameter child: The controller.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    children.append(child)
    child.parent = self
  }

  /// Removes the controller from the one around it.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// Called by client code before the controller is added or removed.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called by client code after the controller was added or removed.
  open func didMove(toParent parent: UIViewController?) {}
}

extension WindowView {
  /// The controller whose view fills the window.
  ///
  /// Its view gets the window's bounds as its frame, and is resized with the window.
  public var rootViewController: UIViewController? {
    get { storedAppearance.rootViewController }
    set {
      rootViewController?.view.removeFromSuperview()
      appearance.rootViewController = newValue
      guard let view = newValue?.view else { return }
      addSubview(view)
      view.frame = Rect(x: 0, y: 0, width: frame.width, height: frame.height)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.translatesAutoresizingMaskIntoConstraints = true
    }
  }

  /// Shows the window: without an effect.
  public func makeKeyAndVisible() {}
}
