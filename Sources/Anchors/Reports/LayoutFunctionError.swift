/// Why a layout could not be found as a function of a number.
public enum LayoutFunctionError: Error, Sendable {
  /// The layout itself is refused: it is impossible at every number asked for, or something in it is invalid.
  case layout(LayoutError)
  /// There are more pieces than allowed; up to the number named, the function is known.
  case tooManyPieces(limit: Int, knownUpTo: Double)
  /// The content of the item named has a height that follows from its width by code of the program, whose
  /// steps cannot be known without trying every width.
  case unknownContent(String)
  /// The constraint takes no part in the layout, so nothing is a function of its constant.
  case inactiveConstraint(ConstraintSummary)
  /// The range is empty or has an end that is not a number; sizes must be from 0 to 1e9, and constants within ±1e9.
  case invalidRange(ClosedRange<Double>)
}

extension LayoutFunctionError {
  #if hasFeature(Embedded)
  /// What functions that throw a ``LayoutFunctionError`` declare: Embedded Swift has no other errors than typed ones.
  public typealias Thrown = LayoutFunctionError
  #else
  /// What functions that throw a ``LayoutFunctionError`` declare: plain `throws`, for the reason that
  /// ``LayoutError/Thrown`` names.
  public typealias Thrown = any Error
  #endif
}

extension LayoutFunctionError: CustomStringConvertible {
  /// What went wrong and what to do about it.
  public var description: String {
    switch self {
    case .layout(let error): error.description
    case .tooManyPieces(let limit, let known):
      "The layout has more than " + String(limit) + " pieces, and is known up to "
        + decimal(known) + "; allow more pieces or ask for a smaller range."
    case .unknownContent(let item):
      "The height of " + item + " follows from its width by code of the program, which cannot be "
        + "put into pieces; give it constraints or a text with a built-in measurer."
    case .inactiveConstraint(let summary):
      summary.description + " takes no part in the layout; activate it first."
    case .invalidRange(let range):
      "A layout cannot be followed from " + decimal(range.lowerBound) + " to "
        + decimal(range.upperBound) + "; give sizes from 0 to 1e9, or constants within ±1e9."
    }
  }
}
