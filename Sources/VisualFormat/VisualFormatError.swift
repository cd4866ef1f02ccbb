/// What is wrong with a visual format, and where.
///
/// Its description shows the place and, where a name is unknown, the nearest name that is known:
///
/// ```
/// there is no view 'titel'; did you mean 'title'?
/// [photo]-[titel]
///          ^~~~~
/// ```
public struct VisualFormatError: Error, Sendable {
  /// What is wrong with a visual format.
  public enum Kind: Hashable, Sendable {
    /// The format is empty.
    case emptyFormat
    /// `H` or `V` is not followed by a colon.
    case expectedColon
    /// A view in brackets is missing.
    case expectedView
    /// A dash is followed by no spacing.
    case expectedSpacing
    /// A spacing is followed by no dash.
    case expectedDash
    /// A view is not closed.
    case expectedCloseBracket
    /// A list of sizes or spacings is not closed.
    case expectedCloseParen
    /// A view's name does not begin with a letter or an underscore.
    case badViewName
    /// There is no view of that name.
    case unknownView
    /// There is no metric of that name.
    case unknownMetric
    /// There is neither a metric nor a view of that name.
    case unknownName
    /// There is no attribute of that name.
    case unknownAttribute
    /// A relation is none of `==`, `<=` and `>=`.
    case badRelation
    /// A size or a spacing in parentheses is neither a number nor a name.
    case expectedConstantOrName
    /// `@` is followed by no priority.
    case expectedPriority
    /// A priority is not above 0 and at most 1000.
    case priorityOutOfRange
    /// A number or a metric is beyond 1e9 or NaN.
    case numberOutOfRange
    /// A spacing names a view.
    case viewNotAllowedInSpacing
    /// Something stands where the format should go on or end.
    case unexpectedCharacter
    /// A character outside of ASCII.
    case nonASCII
    /// Chains are in one another more than 50 deep.
    case nestedTooDeep
    /// The view beside `|`, or one with a percentage, is in no other view.
    case noSuperview
    /// The options align along the axis of the format.
    case alignmentAxisConflict
    /// Two attributes that cannot be related, such as a width and a left edge.
    case attributesCannotMeet
  }

  /// What is wrong.
  public let kind: Kind
  /// The first offending character, counted from 0; the format's length at its end.
  public let column: Int
  /// How many characters are to blame, at least 1.
  public let length: Int
  /// The format as it was given.
  public let format: String
  /// The name that is unknown, or empty.
  public let name: String
  /// The known name that is nearest to it, if one is near.
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
  /// What functions that throw a ``VisualFormatError`` declare: Embedded Swift has no other errors than typed ones.
  public typealias Thrown = VisualFormatError
  #else
  /// What functions that throw a ``VisualFormatError`` declare: plain `throws`, for the reason that
  /// `LayoutError.Thrown` names.
  public typealias Thrown = any Error
  #endif
}

/// What is wrong with a format, before anyone looks for names that are near.
struct FormatFault: Error {
  let kind: VisualFormatError.Kind
  let column: Int
  var length = 1
  var name = ""
}
