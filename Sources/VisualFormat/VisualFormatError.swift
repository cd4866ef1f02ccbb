/// A fault in a visual format and its location.
///
/// The description shows the location and, for an unknown name, the nearest known name:
///
/// ```
/// unknown view 'titel'; did you mean 'title'?
/// [photo]-[titel]
///          ^~~~~
/// ```
public struct VisualFormatError: Error, Sendable {
  /// The kind of a fault in a visual format.
  public enum Kind: Hashable, Sendable {
    /// The format is empty.
    case emptyFormat
    /// `H` or `V` is not followed by a colon.
    case expectedColon
    /// A view in brackets is missing.
    case expectedView
    /// A spacing after a dash is missing.
    case expectedSpacing
    /// A dash after a spacing is missing.
    case expectedDash
    /// A view is not closed.
    case expectedCloseBracket
    /// A list of sizes or spacings is not closed.
    case expectedCloseParen
    /// A view's name does not begin with a letter or an underscore.
    case badViewName
    /// No view has the name.
    case unknownView
    /// No metric has the name.
    case unknownMetric
    /// Neither a metric nor a view has the name.
    case unknownName
    /// No attribute has the name.
    case unknownAttribute
    /// A relation is none of `==`, `<=` and `>=`.
    case badRelation
    /// A size or a spacing in parentheses is neither a number nor a name.
    case expectedConstantOrName
    /// A priority after `@` is missing.
    case expectedPriority
    /// A priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// The magnitude of a number or metric is over 1e9, or it is NaN.
    case numberOutOfRange
    /// A spacing names a view.
    case viewNotAllowedInSpacing
    /// A character can neither continue nor end the format.
    case unexpectedCharacter
    /// A character is not ASCII.
    case nonASCII
    /// Chains are nested more than 50 deep.
    case nestedTooDeep
    /// A view next to `|`, or one with a percentage, has no superview.
    case noSuperview
    /// The options align along the axis of the format.
    case alignmentAxisConflict
    /// Two attributes cannot be related, such as a width and a left edge.
    case attributesCannotMeet
  }

  /// The kind of the fault.
  public let kind: Kind
  /// The index of the first offending character, from 0; at the end, the format's length.
  public let column: Int
  /// The number of offending characters, at least 1.
  public let length: Int
  /// The format passed to the call.
  public let format: String
  /// The unknown name, or an empty string.
  public let name: String
  /// The nearest known name, or nil if none is near.
  public let suggestion: String?

  init(_ fault: FormatFault, in format: String, suggestion: String?) {
    kind = fault.kind
    column = fault.column
    length = fault.length
    self.format = format
    name = fault.name
    self.suggestion = suggestion
  }
}

extension VisualFormatError {
  #if hasFeature(Embedded)
  /// The error type of throwing functions: Embedded Swift supports only typed errors.
  public typealias Thrown = VisualFormatError
  #else
  /// The error type of functions that throw a ``VisualFormatError``: any, as in untyped `throws`.
  ///
  /// The reason is that of `LayoutError.Thrown`.
  public typealias Thrown = any Error
  #endif
}

/// A fault in a format, before the search for a nearest name.
struct FormatFault: Error {
  let kind: VisualFormatError.Kind
  let column: Int
  var length = 1
  var name = ""
}
