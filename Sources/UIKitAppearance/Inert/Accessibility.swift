// Written by Scripts/generators/appearance.py from appearance.txt.

/// The kinds of an accessible element.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt64
  /// Creates a set from its bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }
  /// No kind.
  public static let none = Self([])
  /// Buttons.
  public static let button = Self(rawValue: 1)
  /// Links.
  public static let link = Self(rawValue: 1 << 1)
  /// Pictures.
  public static let image = Self(rawValue: 1 << 2)
  /// Selected elements.
  public static let selected = Self(rawValue: 1 << 3)
  /// Elements that play a sound.
  public static let playsSound = Self(rawValue: 1 << 4)
  /// Keys.
  public static let keyboardKey = Self(rawValue: 1 << 5)
  /// Texts that do not change.
  public static let staticText = Self(rawValue: 1 << 6)
  /// Elements that sum up.
  public static let summaryElement = Self(rawValue: 1 << 7)
  /// Elements that cannot be used.
  public static let notEnabled = Self(rawValue: 1 << 8)
  /// Elements whose value changes often.
  public static let updatesFrequently = Self(rawValue: 1 << 9)
  /// Fields for a search.
  public static let searchField = Self(rawValue: 1 << 10)
  /// Elements that start a recording or play one.
  public static let startsMediaSession = Self(rawValue: 1 << 11)
  /// Elements whose value can be changed.
  public static let adjustable = Self(rawValue: 1 << 12)
  /// Elements that receive touches as they are.
  public static let allowsDirectInteraction = Self(rawValue: 1 << 13)
  /// Elements that turn the page.
  public static let causesPageTurn = Self(rawValue: 1 << 14)
  /// Bars of tabs.
  public static let tabBar = Self(rawValue: 1 << 15)
  /// Headings.
  public static let header = Self(rawValue: 1 << 16)
}

/// An action for accessibility, which nobody starts.
public final class UIAccessibilityCustomAction {

  /// The spoken name.
  public let name: String
  /// Creates an action, whose method is never called.
  public init(name: String, target: Any? = nil, selector: Selector) { self.name = name }
  /// Creates an action, whose closure is never called.
  public init(
    name: String, image: UIImage? = nil,
    actionHandler: @escaping (UIAccessibilityCustomAction) -> Bool
  ) { self.name = name }
}

/// A direction of scrolling.
public enum UIAccessibilityScrollDirection: Int, Sendable {
  case right, left, up, down, next, previous
}

/// The settings of accessibility, all of which are off.
public enum UIAccessibility {

  /// False.
  public static let isVoiceOverRunning = false, isReduceMotionEnabled = false,
    isBoldTextEnabled = false
  /// False.
  public static let isReduceTransparencyEnabled = false, isSwitchControlRunning = false
  /// False.
  public static let isDarkerSystemColorsEnabled = false, isInvertColorsEnabled = false
  /// Does nothing: nothing is spoken.
  public static func post(notification: Notification, argument: Any?) {}
}

extension UIAccessibility {
  /// A message, which is not spoken.
  public enum Notification: Int, Sendable {
    case announcement, layoutChanged, screenChanged, pageScrolled
  }
}

extension UIAccessibility {

  /// A change, which never happens.
  public static let voiceOverStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityVoiceOverStatusDidChangeNotification")
  /// A change, which never happens.
  public static let reduceMotionStatusDidChangeNotification = Foundation.Notification.Name(
    "UIAccessibilityReduceMotionStatusDidChangeNotification")
}
