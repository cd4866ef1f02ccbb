/// The line breaking rules of Unicode Standard Annex 14, in its revision for Unicode 17.
///
/// The caller never breaks inside a grapheme cluster, so the rules for flags, Hangul and modifiers
/// are omitted. The rule for aksaras (LB28a) is omitted, too; their letters count as alphabetic.
struct LineBreakRules {
  /// The properties of a character that the rules use.
  struct Unit {
    var line: LineClass
    /// True if the character is East Asian wide or fullwidth.
    var isWide: Bool
  }

  /// The progress of a number that is being read (LB25).
  private enum NumberState {
    case outside
    /// After digits and separators.
    case inside
    /// After a closing bracket that follows a number.
    case closed
  }

  /// The last character that was read.
  private(set) var last: Unit
  /// The character before it.
  private var earlier: Unit
  private var number = NumberState.outside
  /// True if `last` is an initial quotation mark that forbids a break after it (LB15a).
  private var opensQuotation = false
  /// True if the last character ends in a zero width joiner (LB8a).
  private var joins = false

  /// The unit that represents the start or the end of the text.
  static var nothing: Unit { Unit(line: .space, isWide: false) }

  /// Starts at the beginning of a text, or after a character at which a line may end.
  ///
  /// - Parameter before: The preceding character, or `nothing`.
  init(after before: Unit = Self.nothing) {
    (last, earlier) = (before, before)
  }

  /// Reads a character.
  mutating func advance(over glyph: TextScanner.Glyph, isSpaced: Bool) {
    joins = glyph.endsInJoiner
    var (first, next) = (glyph.first, glyph.last)
    if first.line == .combining || first.line == .zeroWidthJoiner {
      // LB9, LB10: A mark belongs to the character before it; without one it counts as a letter.
      guard isSpaced || last.line == .space || last.line == .zeroWidthSpace else { return }
      first.line = .alphabetic
      if next.line == .combining || next.line == .zeroWidthJoiner { next.line = .alphabetic }
    }
    let before = isSpaced ? Self.nothing : last
    opensQuotation = first.line == .initialQuotation && Self.mayPrecedeQuotation(before.line)
    if isSpaced { number = .outside }
    switch first.line {
    case .numeric: number = .inside
    case .slash, .infixSeparator: if number == .closed { number = .outside }
    case .closing, .closingParenthesis: number = number == .inside ? .closed : .outside
    default: number = .outside
    }
    (earlier, last) = (before, next)
  }

  private static func mayPrecedeQuotation(_ line: LineClass) -> Bool {
    switch line {
    case .space, .opening, .glue, .zeroWidthSpace: true
    default: line.isQuotation
    }
  }

  /// Decides whether a line may end before a character.
  ///
  /// - Parameters:
  ///   - next: The character, neither a space nor a line end.
  ///   - isSpaced: Whether there are spaces between the last character and `next`.
  ///   - following: Returns the character after `next`, or `nothing`.
  /// - Returns: Whether a line may end before `next`.
  func allowsBreak(before next: Unit, isSpaced: Bool, following: () -> Unit) -> Bool {
    let line = next.line
    if line == .zeroWidthSpace { return false }
    if last.line == .zeroWidthSpace { return true }
    if joins, !isSpaced { return false }
    var next = next
    if line == .combining || line == .zeroWidthJoiner {
      guard isSpaced else { return false }
      next.line = .alphabetic
    }
    if let answer = breakAcrossSpaces(next, isSpaced, following) { return answer }
    return isSpaced || allowsBreak(beforeAdjacent: next, following)
  }

  /// Applies the rules LB11 to LB17, most of which apply even across spaces; nil if none applies.
  private func breakAcrossSpaces(_ next: Unit, _ isSpaced: Bool, _ following: () -> Unit) -> Bool? {
    let line = last.line
    if line == .opening || opensQuotation { return false }
    if !isSpaced, line == .wordJoiner || line == .glue { return false }
    switch next.line {
    case .wordJoiner, .closing, .closingParenthesis, .exclamation, .slash: return false
    case .glue where !isSpaced && line != .breakAfter && !line.isHyphen: return false
    case .finalQuotation where Self.mayFollowQuotation(following().line): return false
    case .infixSeparator: return isSpaced && following().line == .numeric
    case .nonstarter where line == .closing || line == .closingParenthesis: return false
    case .breakBoth where line == .breakBoth: return false
    default: return nil
    }
  }

  private static func mayFollowQuotation(_ line: LineClass) -> Bool {
    switch line {
    case .space, .glue, .wordJoiner, .closing, .closingParenthesis, .exclamation, .infixSeparator,
      .slash, .lineEnd, .zeroWidthSpace:
      true
    default: line.isQuotation
    }
  }

  /// Applies the rules LB19 to LB30 to characters without a space between them.
  private func allowsBreak(beforeAdjacent next: Unit, _ following: () -> Unit) -> Bool {
    let (before, line) = (last.line, next.line)
    if line == .quotation || line == .finalQuotation { return false }
    if before == .quotation || before == .initialQuotation { return false }
    if line == .initialQuotation, !last.isWide || !following().isWide { return false }
    if before == .finalQuotation, !next.isWide || !earlier.isWide { return false }
    if before == .contingent || line == .contingent { return true }
    if before.isHyphen {
      if line.isLetter, beginsWord { return false }
      if earlier.line == .hebrew, line != .hebrew { return false }
    }
    switch line {
    case .breakAfter, .trueHyphen, .hyphen, .nonstarter, .inseparable: return false
    case .numeric, .alphabetic, .hebrew: return !precedesWord(line)
    case .prefix, .postfix: return !precedesUnit(line)
    case .ideographic, .emojiBase, .emojiModifier, .hangul:
      return before != .prefix && before != .breakBefore
    case .opening: return !precedesOpening(next, following)
    default: return before != .breakBefore
    }
  }

  /// True if the last character, a hyphen, begins a word (LB20a).
  private var beginsWord: Bool {
    switch earlier.line {
    case .space, .zeroWidthSpace, .contingent, .glue: true
    default: false
    }
  }

  /// True if the last character stays with a number or a letter after it.
  private func precedesWord(_ line: LineClass) -> Bool {
    switch last.line {
    case .alphabetic, .hebrew, .numeric, .prefix, .postfix, .infixSeparator, .closingParenthesis,
      .breakBefore:
      true
    case .hyphen: line == .numeric
    case .slash: line == .hebrew || line == .numeric && number == .inside
    default: false
    }
  }

  private func precedesUnit(_ line: LineClass) -> Bool {
    number != .outside || last.line.isLetter || last.line == .breakBefore
      || line == .postfix && (last.line.isPicture || last.line == .hangul)
  }

  private func precedesOpening(_ next: Unit, _ following: () -> Unit) -> Bool {
    switch last.line {
    case .alphabetic, .hebrew, .numeric: !next.isWide
    case .prefix, .postfix: following().line == .numeric
    case .breakBefore: true
    default: false
    }
  }
}
