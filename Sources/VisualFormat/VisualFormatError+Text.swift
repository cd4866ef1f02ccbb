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
    case .badViewName: "a view's name begins with a letter or an underscore"
    case .unknownView: "there is no view '" + name + "'"
    case .unknownMetric: "there is no metric '" + name + "'"
    case .unknownName: "there is neither a metric nor a view '" + name + "'"
    case .unknownAttribute: "there is no attribute '" + name + "'"
    case .badRelation: "a relation is written ==, <= or >="
    case .expectedConstantOrName: "expected a number or a name"
    case .expectedPriority: "expected a priority after '@': a number or a metric"
    case .priorityOutOfRange: "a priority is above 0 and at most 1000"
    case .numberOutOfRange: "numbers are at most 1e9 in magnitude"
    case .viewNotAllowedInSpacing: "'" + name + "' is a view; a spacing is a number or a metric"
    case .unexpectedCharacter: "this does not belong here; a view, '-', '|' or the end may follow"
    case .nonASCII: "names and symbols in a format are ASCII"
    case .nestedTooDeep: "chains may be in one another 50 deep"
    case .noSuperview: "the view here is in no other view; add it to its superview first"
    case .alignmentAxisConflict:
      "the options align along the axis of the format; rows align tops, bottoms, vertical centers"
        + " or baselines, columns the others"
    case .attributesCannotMeet:
      "these two attributes cannot meet; relate two sizes, or two locations of one axis"
    }
  }
}
