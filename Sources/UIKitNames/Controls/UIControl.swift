/// Views whose properties can be set for all instances in UIKit; here it has no members.
public protocol UIAppearance {}

extension View: UIAppearance {}

/// A view for input, without events.
open class UIControl: View {
  /// The states of a control.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates states from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Enabled, and neither selected nor highlighted.
    public static var normal: State { [] }
    /// Touched.
    public static var highlighted: State { State(rawValue: 1) }
    /// Without a function at present.
    public static var disabled: State { State(rawValue: 2) }
    /// Selected.
    public static var selected: State { State(rawValue: 4) }
  }

  /// True if the control can be used, without an effect.
  open var isEnabled = true

  /// True if the control is selected, without an effect.
  open var isSelected = false

  /// True if the control is touched, without an effect.
  open var isHighlighted = false

  /// The states that apply.
  public var state: State {
    var state = State.normal
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    if isHighlighted { state.insert(.highlighted) }
    return state
  }
}
