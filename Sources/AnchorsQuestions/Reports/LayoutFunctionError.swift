public import Anchors

/// The reason why a layout could not be computed as a function of a parameter.
public enum LayoutFunctionError: Error, Sendable {
  /// The layout is impossible at every requested parameter, or something in it is invalid.
  case layout(LayoutError)
  /// The function has more pieces than allowed; it is computed up to `knownUpTo` only.
  case tooManyPieces(limit: Int, knownUpTo: Double)
  /// Custom measuring code computes the height of the named item from its width.
  ///
  /// The breakpoints of such code are unknown.
  case unknownContent(String)
  /// The constraint is not active, so nothing depends on its constant.
  case inactiveConstraint(ConstraintSummary)
  /// The range is empty or has an invalid end; sizes are 0 to 1e9, and constants within ±1e9.
  case invalidRange(ClosedRange<Double>)
}

extension LayoutFunctionError {
  #if hasFeature(Embedded)
  /// The type that functions throwing a ``LayoutFunctionError`` declare, typed for Embedded Swift.
  public typealias Thrown = LayoutFunctionError
  #else
  /// The type that functions throwing a ``LayoutFunctionError`` declare: plain `throws`.
  ///
  /// The reason is that of `LayoutError.Thrown`.
  public typealias Thrown = any Error
  #endif
}

extension LayoutFunctionError: CustomStringConvertible {
  /// The error and its fix.
  public var description: String {
    switch self {
    case .layout(let error): error.description
    case .tooManyPieces(let limit, let known):
      "The layout has more than " + String(limit) + " pieces and is computed up to "
        + decimal(known) + " only; allow more pieces or use a smaller range."
    case .unknownContent(let item):
      "The height of " + item + " comes from custom measuring code, whose breakpoints are unknown; "
        + "give it constraints or a text with a built-in measurer."
    case .inactiveConstraint(let summary):
      summary.description + " is not active; activate it first."
    case .invalidRange(let range):
      "The range from " + decimal(range.lowerBound) + " to "
        + decimal(range.upperBound)
        + " is invalid; use sizes from 0 to 1e9, or constants within ±1e9."
    }
  }
}
