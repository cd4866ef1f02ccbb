// The text of an error in a visual format.

extension VisualFormatError: CustomStringConvertible {
  /// The fault and its remedy, as a sentence without a period.
  public var explanation: String {
    let text = sentence
    guard let suggestion else { return text }
    return text + "; did you mean '" + suggestion + "'?"
  }

  /// The format, with `^` below the first offending character and `~` below the others.
  public var excerpt: String {
    var text = ""
    for scalar in format.unicodeScalars {
      text.unicodeScalars.append(scalar.value < 0x20 ? " " : scalar)
    }
    text += "\n"
    for _ in 0..<column { text += " " }
    text += "^"
    for _ in 1..<max(length, 1) { text += "~" }
    return text
  }

  /// The explanation and the excerpt.
  public var description: String { explanation + "\n" + excerpt }

  private var sentence: String {
    switch kind {
    case .emptyFormat: "the format is empty; write at least one view, as in [photo]"
    case .expectedColon: "expected ':' after H or V"
    case .expectedView: "expected a view, written [name]"
    case .expectedSpacing:
      "expected a number, a metric, a relation or '(' after '-'; a negative number needs parentheses"
    case .expectedDash: "expected '-' after the spacing"
    case .expectedCloseBracket: "expected ']' at the end of the view"
    case .expectedCloseParen: "expected ')' or ',' after the size or spacing"
    case .badViewName: "a view's name must begin with a letter or an underscore"
    case .unknownView: "unknown view '" + name + "'"
    case .unknownMetric: "unknown metric '" + name + "'"
    case .unknownName: "unknown metric or view '" + name + "'"
    case .unknownAttribute: "unknown attribute '" + name + "'"
    case .badRelation: "expected ==, <= or >="
    case .expectedConstantOrName: "expected a number or a name"
    case .expectedPriority: "expected a priority after '@': a number or a metric"
    case .priorityOutOfRange: "a priority must be above 0 and at most 1000"
    case .numberOutOfRange: "numbers must be at most 1e9 in magnitude"
    case .viewNotAllowedInSpacing:
      "'" + name + "' is a view; a spacing must be a number or a metric"
    case .unexpectedCharacter: "unexpected character; expected a view, '-', '|' or the end"
    case .nonASCII: "names and symbols in a format must be ASCII"
    case .nestedTooDeep: "chains may be nested at most 50 deep"
    case .noSuperview: "this view has no superview; add it to its superview first"
    case .alignmentAxisConflict:
      "the options align along the axis of the format; rows align tops, bottoms, vertical centers"
        + " or baselines, columns the others"
    case .attributesCannotMeet:
      "these attributes cannot be related; relate two sizes, or two positions of one axis"
    }
  }
}
