/// Views whose properties can be set for all instances in UIKit; here it has no members.
public protocol UIAppearance {}

extension View: UIAppearance {}

/// A view with a state and targets, which no event ever calls.
open class UIControl: UIInteractiveView {
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

  /// Removes a stored action.
  open func removeAction(_ action: UIAction, for events: Event) {
    handlers.removeAll { $0.action === action && !$0.events.isDisjoint(with: events) }
  }

  /// Returns false: there are no touches.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Returns false: there are no touches.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { false }
  /// Does nothing: there are no touches.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// Does nothing: there are no touches.
  open func cancelTracking(with event: UIEvent?) {}
  /// True during a touch, of which there are none.
  open var isTracking: Bool { false }
  /// True if a touch opens a menu; stored without effect.
  open var showsMenuAsPrimaryAction = false, isContextMenuInteractionEnabled = false

  /// Runs the stored actions of events; methods of targets are not called.
  open func sendActions(for events: Event) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      handler.action.handler(handler.action)
    }
  }
}

/// A title, a picture and a closure.
open class UIAction: UIMenuElement {
  /// The name of an action.
  public typealias Identifier = UIMenu.Identifier
  /// The appearance in a menu; stored without effect.
  public var attributes: Attributes, state: State
  let handler: (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping (UIAction) -> Void
  ) {
    (self.attributes, self.state, self.handler) = (attributes, state, handler)
    super.init(title: title, image: image)
  }
}
