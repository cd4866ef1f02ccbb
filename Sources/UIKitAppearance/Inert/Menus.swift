// Written by Scripts/generators/appearance.py from appearance.txt.

/// A part of a menu, which is never shown.
open class UIMenuElement {

  /// Creates a part of a menu.
  public init(title: String = "", image: UIImage? = nil) {
    (self.title, self.image) = (title, image)
  }
  /// The texts and the picture.
  public var title: String, subtitle: String?, image: UIImage?
}

extension UIMenuElement {
  /// A mark of an action, stored without effect.
  public enum State: Int, Sendable {
    case off, on, mixed
  }
}

extension UIMenuElement {
  /// The appearance of an action in a menu, stored without effect.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// An action that cannot be used.
    public static let disabled = Self(rawValue: 1)
    /// An action that deletes.
    public static let destructive = Self(rawValue: 2)
    /// An action that is not shown.
    public static let hidden = Self(rawValue: 4)
    /// An action after which the menu remains.
    public static let keepsMenuPresented = Self(rawValue: 8)
  }
}

/// A menu, which is never shown.
open class UIMenu: UIMenuElement {

  /// The parts of the menu, and its appearance.
  public let children: [UIMenuElement], options: Options
  /// Creates a menu.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, options: Options = [], children: [UIMenuElement] = []
  ) { (self.children, self.options) = (children, options); super.init(title: title, image: image) }
}

extension UIMenu {
  /// The appearance of a menu, stored without effect.
  public struct Options: OptionSet, Hashable, Sendable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// In the menu around it.
    public static let displayInline = Self(rawValue: 1)
    /// A menu that deletes.
    public static let destructive = Self(rawValue: 2)
    /// A menu of which one action is marked.
    public static let singleSelection = Self(rawValue: 32)
    /// A row of pictures.
    public static let displayAsPalette = Self(rawValue: 128)
  }
}

/// The name of a menu or an action.
public struct UIMenuIdentifier: Hashable, Sendable {

  /// Creates a name, which nothing reads.
  public init(_ name: String) {}
}

extension UIMenu {

  /// The name of a menu.
  public typealias Identifier = UIMenuIdentifier
}

/// A part of a menu that is made when needed, which is never.
open class UIDeferredMenuElement: UIMenuElement {

  /// Creates a part, which is never made.
  public convenience init(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init()
  }
  /// Creates a part, which is never made.
  public static func uncached(_ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void)
    -> UIDeferredMenuElement
  { UIDeferredMenuElement(provider) }
}

/// A key, which nobody presses.
open class UIKeyCommand: UIMenuElement {

  /// Creates a key.
  public convenience init(input: String, modifierFlags: UIKeyModifierFlags = [], action: Selector) {
    self.init()
  }
}

/// A set of keys that modify others.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: Int
  /// Creates a set from its bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The shift key.
  public static let shift = Self(rawValue: 1 << 17)
  /// The control key.
  public static let control = Self(rawValue: 1 << 18)
  /// The option key.
  public static let alternate = Self(rawValue: 1 << 19)
  /// The command key.
  public static let command = Self(rawValue: 1 << 20)
}

/// A delegate of an interaction, which is never called.
public protocol UIContextMenuInteractionDelegate: AnyObject {}

/// An interaction that opens a menu, which never begins.
open class UIContextMenuInteraction: UIInteraction {

  /// Creates an interaction.
  public init(delegate: any UIContextMenuInteractionDelegate) {}
}

/// A menu, which is never shown.
open class UIContextMenuConfiguration {

  /// Creates a menu, whose closures are never called.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {}
}

/// The animation of a menu, which is never played.
public protocol UIContextMenuInteractionAnimating: AnyObject {

  /// Adds a closure.
  func addCompletion(_ completion: @escaping () -> Void)
  /// Adds changes.
  func addAnimations(_ animations: @escaping () -> Void)
}

/// The outline of a preview, which is never shown.
public struct UIPreviewParameters {

  /// Creates parameters.
  public init() {}
  /// The background and the outline; stored without effect.
  public var backgroundColor: UIColor!, visiblePath: UIBezierPath?
}

/// A preview of a view, which is never shown.
public struct UITargetedPreview {

  /// Creates a preview.
  public init(view: UIView, parameters: UIPreviewParameters = UIPreviewParameters()) {}
}

/// A delegate of an interaction, which is never called.
public protocol UIPointerInteractionDelegate: AnyObject {}

/// An interaction with a pointer, which never begins.
open class UIPointerInteraction: UIInteraction {

  /// Creates an interaction.
  public init(delegate: (any UIPointerInteractionDelegate)? = nil) {}
}
