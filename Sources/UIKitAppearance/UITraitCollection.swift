// Traits beside those of UIKitNames: the reader's text size, and the light appearance.

/// UIKit's name for the reader's text size.
public typealias UIContentSizeCategory = TextSize

/// A light or dark appearance; views have the light one.
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }

extension UITraitCollection {
  /// Creates traits with a text size.
  public init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init()
    textSize = preferredContentSizeCategory.rawValue
  }

  /// The traits in effect: the text size of ``performAsCurrent(_:)``, or the default one.
  public static var current: UITraitCollection {
    UITraitCollection(preferredContentSizeCategory: .current)
  }

  /// The reader's text size; the current one unless the traits were created with another.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    textSize.flatMap { TextSize(rawValue: $0) } ?? .current
  }

  /// The appearance, which is light.
  public var userInterfaceStyle: UIUserInterfaceStyle { .light }

  /// Runs a closure with the text size of these traits.
  ///
  /// ```swift
  /// UITraitCollection(preferredContentSizeCategory: .extraLarge).performAsCurrent {
  ///   print(UIFont.preferredFont(forTextStyle: .body).pointSize)  // 19
  /// }
  /// ```
  public func performAsCurrent(_ actions: () -> Void) {
    TextSize.$current.withValue(preferredContentSizeCategory) { actions() }
  }

  /// Returns false, because all colors are those of the light appearance.
  public func hasDifferentColorAppearance(comparedTo other: UITraitCollection?) -> Bool { false }
}

extension TextSize {
  /// True for the five largest sizes.
  public var isAccessibilityCategory: Bool { self >= .accessibilityMedium }
}
