// Written by Scripts/generators/appearance.py from appearance.txt.

/// The program, without windows or other state.
public final class UIApplication: Sendable {

  /// The program.
  public static let shared = UIApplication()
  private init() {}
  /// An empty rectangle: there is no bar.
  public let statusBarFrame = CGRect.zero
  /// The reader's text size.
  public var preferredContentSizeCategory: UIContentSizeCategory { .current }
  /// From left to right.
  public let userInterfaceLayoutDirection = UIUserInterfaceLayoutDirection.leftToRight
  /// Active.
  public let applicationState = State.active
  /// Nil: there is no window.
  public var keyWindow: UIWindow? { nil }
  /// Empty: there are no windows.
  public var windows: [UIWindow] { [] }
  /// Returns false: nothing is opened.
  public func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, and calls the closure with false.
  public func open(
    _ url: URL, options: [String: Any] = [:], completionHandler: ((Bool) -> Void)? = nil
  ) { completionHandler?(false) }
  /// A change, which never happens.
  public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// A change, which never happens.
  public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// A change, which never happens.
  public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// A change, which never happens.
  public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
}

extension UIApplication {
  /// A state of the program.
  public enum State: Int, Sendable {
    case active, inactive, background
  }
}

extension UIDevice {

  /// A change, which never happens.
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

extension TextSize {

  /// A change of the text size, which is not posted.
  public static let didChangeNotification = Notification.Name(
    "UIContentSizeCategoryDidChangeNotification")
}

extension UIView {

  /// A change of the keyboard, which never happens.
  public static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// A change of the keyboard, which never happens.
  public static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// A change of the keyboard, which never happens.
  public static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// A change of the keyboard, which never happens.
  public static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// A change of the keyboard, which never happens.
  public static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// A key of a message that is never posted.
  public static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// A key of a message that is never posted.
  public static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// A key of a message that is never posted.
  public static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
}
