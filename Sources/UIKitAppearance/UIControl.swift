/// Views whose properties can be set for all instances in UIKit; here it has no members.
public protocol UIAppearance {}

extension View: UIAppearance {}

/// A view with a state and targets, which no event ever calls.
open class UIControl: UIView {
  /// A state of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state.
    public let rawValue: UInt
    /// Creates a state from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Enabled, and neither selected nor highlighted.
    public static let normal = State([])
    /// The other states.
    public static let highlighted = Self(rawValue: 1), disabled = Self(rawValue: 2)
    /// The states of choice and of the keyboard's focus.
    public static let selected = Self(rawValue: 4), focused = Self(rawValue: 8)
  }

  /// A set of events.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits of the events.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Touches.
    public static let touchDown = Self(rawValue: 1), touchUpInside = Self(rawValue: 1 << 6)
    /// Touches that move.
    public static let touchDragEnter = Self(rawValue: 1 << 4),
      touchDragExit = Self(rawValue: 1 << 5)
    /// Touches that end elsewhere.
    public static let touchUpOutside = Self(rawValue: 1 << 7), touchCancel = Self(rawValue: 1 << 8)
    /// Changes of the value, and the main action.
    public static let valueChanged = Self(rawValue: 1 << 12)
    /// The control's main action.
    public static let primaryActionTriggered = Self(rawValue: 1 << 13)
    /// The beginning and the steps of editing.
    public static let editingDidBegin = Self(rawValue: 1 << 16)
    /// A change of the text.
    public static let editingChanged = Self(rawValue: 1 << 17)
    /// The end of editing.
    public static let editingDidEnd = Self(rawValue: 1 << 18)
    /// The end of editing by the return key.
    public static let editingDidEndOnExit = Self(rawValue: 1 << 19)
    /// All events.
    public static let allEvents = Self(rawValue: 0xFFFF_FFFF)
  }

  /// A horizontal alignment of the content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    case center, left, right, fill, leading, trailing
  }
  /// A vertical alignment of the content.
  public enum ContentVerticalAlignment: Int, Sendable { case center, top, bottom, fill }

  private struct Target {
    weak var object: AnyObject?
    let action: Selector
    let events: Event
  }

  private var targets: [Target] = []
  private var handlers: [(action: UIAction, events: Event)] = []

  /// True if the control is enabled.
  open var isEnabled = true { didSet { stateDidChange() } }
  /// True if the control is selected.
  open var isSelected = false { didSet { stateDidChange() } }
  /// True if the control is highlighted.
  open var isHighlighted = false { didSet { stateDidChange() } }
  /// The horizontal alignment of the content, which buttons use.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { stateDidChange() }
  }
  /// The vertical alignment of the content, stored without effect.
  open var contentVerticalAlignment = ContentVerticalAlignment.center

  /// Called after the state or the alignment has changed.
  func stateDidChange() {}

  /// The state made of `isEnabled`, `isSelected` and `isHighlighted`.
  open var state: State {
    let states: [(Bool, State)] = [
      (!isEnabled, .disabled), (isSelected, .selected), (isHighlighted, .highlighted),
    ]
    return states.reduce(into: []) { if $1.0 { $0.insert($1.1) } }
  }

  /// Stores a target and the name of its method, which no event calls.
  open func addTarget(_ target: Any?, action: Selector, for events: Event) {
    targets.append(Target(object: target as AnyObject?, action: action, events: events))
  }

  /// Removes stored targets; nil stands for any target or any method.
  open func removeTarget(_ target: Any?, action: Selector?, for events: Event) {
    let object = target as AnyObject?
    targets.removeAll {
      (object == nil || $0.object === object) && (action == nil || $0.action == action)
        && !$0.events.isDisjoint(with: events)
    }
  }

  /// Returns the names of a target's methods for an event; nil if there are none.
  open func actions(forTarget target: Any?, forControlEvent event: Event) -> [String]? {
    let object = target as AnyObject?
    let found = targets.filter { $0.object === object && $0.events.contains(event) }
    return found.isEmpty ? nil : found.map(\.action.description)
  }

  /// Stores an action, which `sendActions(for:)` runs.
  open func addAction(_ action: UIAction, for events: Event) { handlers.append((action, events)) }

  /// Runs the stored actions of events; methods of targets are not called.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.action.handler(handler.action)
    }
  }
}

/// A title, a picture and a closure.
open class UIAction {
  /// The title.
  public var title: String
  /// The picture.
  public var image: UIImage?
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    (self.title, self.image, self.handler) = (title, image, handler)
  }
}

/// A recognizer of gestures, which recognizes nothing.
open class UIGestureRecognizer {
  /// A state of recognition.
  public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }

  /// The view that has the recognizer.
  public internal(set) weak var view: UIView?
  /// The delegate, which is never called.
  public weak var delegate: (any UIGestureRecognizerDelegate)?
  /// Properties of recognition; stored without effect.
  public var isEnabled = true, cancelsTouchesInView = true
  /// The state, possible forever.
  public var state: State { .possible }

  /// Creates a recognizer, whose method is never called.
  public init(target: Any? = nil, action: Selector? = nil) {}
  /// Returns the origin, because there are no touches.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// A delegate of a recognizer, which is never called.
public protocol UIGestureRecognizerDelegate: AnyObject {}
/// A recognizer of swipes, which recognizes nothing.
open class UISwipeGestureRecognizer: UIGestureRecognizer {}

/// A recognizer of taps, which recognizes nothing.
open class UITapGestureRecognizer: UIGestureRecognizer {
  /// The number of taps; stored without effect.
  public var numberOfTapsRequired = 1
}

/// A recognizer of long presses, which recognizes nothing.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
  /// The least duration in seconds; stored without effect.
  public var minimumPressDuration: TimeInterval = 0.5
}

/// A recognizer of drags, which recognizes nothing.
open class UIPanGestureRecognizer: UIGestureRecognizer {
  /// Returns no distance, because there are no touches.
  public func translation(in view: UIView?) -> CGPoint { .zero }
}

/// A touch, of which there are none.
public final class UITouch {
  private init() {}
  /// Returns the origin.
  public func location(in view: UIView?) -> CGPoint { .zero }
}

/// An event, of which there are none.
public final class UIEvent {
  private init() {}
}

/// A generator of taps, which generates nothing.
public final class UISelectionFeedbackGenerator {
  /// Creates a generator.
  public init() {}
  /// Does nothing.
  public func prepare() {}
  /// Does nothing.
  public func selectionChanged() {}
}
