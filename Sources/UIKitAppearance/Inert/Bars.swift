// Written by Scripts/generators/appearance.py from appearance.txt.

/// An item of a bar, which is not drawn.
open class UIBarItem {

  /// The content of the item; stored without effect.
  public var title: String?, image: UIImage?, isEnabled = true, tag = 0,
    accessibilityIdentifier: String?
}

/// A button of a bar, which is not drawn.
open class UIBarButtonItem: UIBarItem {

  /// Creates a button without content.
  public override init() {}
  /// Creates a button with an action, which nothing runs.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init();
    (self.title, self.image, self.primaryAction, self.menu) = (
      title ?? primaryAction?.title, image ?? primaryAction?.image, primaryAction, menu
    )
  }
  /// Creates a button of the system.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) { self.init(primaryAction: primaryAction, menu: menu) }
  /// Creates a button whose method is never called.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init(title: title); self.style = style
  }
  /// Creates a button whose method is never called.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(image: image); self.style = style
  }
  /// Creates a button whose method is never called.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
  ) { self.init() }
  /// Creates an item with a view, which nothing shows.
  public convenience init(customView: UIView) { self.init(); self.customView = customView }
  /// Creates a space.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem() }
  /// Creates a space.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem { UIBarButtonItem() }
  /// The appearance and the action; stored without effect.
  public var style = Style.plain, width: CGFloat = 0, tintColor: UIColor?, customView: UIView?,
    primaryAction: UIAction?, menu: UIMenu?
}

extension UIBarButtonItem {
  /// A style of button.
  public enum Style: Int, Sendable {
    case plain, done, prominent
  }
}

extension UIBarButtonItem {
  /// A button of the system.
  public enum SystemItem: Int, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action
    case organize, bookmarks, search, refresh, stop, camera, trash, play, pause, rewind
    case fastForward, undo, redo, close
  }
}

/// The content of a navigation bar for a controller, which is not drawn.
open class UINavigationItem {

  /// Creates content with a title.
  public init(title: String) { self.title = title }
  /// The texts and the view in place of the title; stored without effect.
  public var title: String?, prompt: String?, backButtonTitle: String?, titleView: UIView?
  /// The appearance of the bar; stored without effect.
  public var hidesBackButton = false, largeTitleDisplayMode = LargeTitleDisplayMode.automatic
  /// The buttons; stored without effect.
  public var leftBarButtonItems: [UIBarButtonItem]?, rightBarButtonItems: [UIBarButtonItem]?,
    backBarButtonItem: UIBarButtonItem?
  /// The first button on the leading side; stored without effect.
  public var leftBarButtonItem: UIBarButtonItem? {
    get { leftBarButtonItems?.first }
    set { leftBarButtonItems = newValue.map { [$0] } }
  }
  /// The first button on the trailing side; stored without effect.
  public var rightBarButtonItem: UIBarButtonItem? {
    get { rightBarButtonItems?.first }
    set { rightBarButtonItems = newValue.map { [$0] } }
  }
  /// Sets the button, without movement.
  public func setLeftBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    leftBarButtonItem = item
  }
  /// Sets the button, without movement.
  public func setRightBarButton(_ item: UIBarButtonItem?, animated: Bool) {
    rightBarButtonItem = item
  }
}

extension UINavigationItem {
  /// The size of a title.
  public enum LargeTitleDisplayMode: Int, Sendable {
    case automatic, always, never, inline
  }
}

extension UIViewController {

  /// The content of a navigation bar, made at first use; it affects no frame.
  public var navigationItem: UINavigationItem {
    if let item = additions as? UINavigationItem { return item };
    let made = UINavigationItem(title: title ?? ""); additions = made; return made
  }
}
