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
}
