/// Where a line may end, by the rules of Unicode Standard Annex 14 (its revision for Unicode 17).
///
/// Grapheme clusters are never broken, so the rules inside them, for flags, Hangul and modifiers, are not here.
/// Those for aksaras (LB28a) are left out; such letters are alphabetic.
struct LineBreakRules {
  /// A character as the rules see it.
  struct Unit {
    var line: LineClass
    /// Whether it is East Asian wide or fullwidth.
    var isWide: Bool
  }

  /// How far a number goes (LB25).
  private enum NumberState {
    case outside
    /// Digits, and separators after them.
    case inside
    /// A closing bracket after them.
    case closed
  }

  private var previous: Unit
  /// What stands before `previous`.
  private var earlier: Unit
  private var number = NumberState.outside
  /// Whether nothing may break after the initial quotation mark that stands last (LB15a).
  private var opensQuotation = false
  /// Whether a joiner stands last (LB8a).
  private var joins = false

  /// What stands before the first character of a line.
  static var nothing: Unit { Unit(line: .space, isWide: false) }

  /// The rules at the beginning of a text, or after what may end a line.
  ///
  /// - Parameter before: What stands there, a space where it is nothing.
  init(after before: Unit = Self.nothing) {
    previous = before
    earlier = before
  }

  /// The character that stands last.
  var last: Unit { previous }

  /// Moves on over a character.
  mutating func advance(over first: Unit, last: Unit, endsInJoiner: Bool, isSpaced: Bool) {
    joins = endsInJoiner
    var (first, last) = (first, last)
    if first.line == .combining || first.line == .zeroWidthJoiner {
      // A mark belongs to the character before it; without one it is a letter.
      guard isSpaced || previous.line == .space || previous.line == .zeroWidthSpace else { return }
      first.line = .alphabetic
      if last.line == .combining || last.line == .zeroWidthJoiner { last.line = .alphabetic }
    }
    let before = isSpaced ? Self.nothing : previous
    opensQuotation = first.line == .initialQuotation && Self.mayPrecedeQuotation(before.line)
    if isSpaced { number = .outside }
    switch first.line {
    case .numeric: number = .inside
    case .slash, .infixSeparator: if number == .closed { number = .outside }
    case .closing, .closingParenthesis: number = number == .inside ? .closed : .outside
    default: number = .outside
    }
    (earlier, previous) = (before, last)
  }

  private static func mayPrecedeQuotation(_ line: LineClass) -> Bool {
    switch line {
    case .space, .opening, .glue, .zeroWidthSpace: true
    default: line.isQuotation
    }
  }

  /// Whether a line may end before a character.
  ///
  /// - Parameters:
  ///   - next: The character, neither a space nor the end of a line.
  ///   - isSpaced: Whether there are spaces between it and the last character.
  ///   - following: The character after it, a space where it is nothing.
  /// - Returns: True if a line may end there.
  func allowsBreak(before next: Unit, isSpaced: Bool, following: () -> Unit) -> Bool {
    let line = next.line
    if line == .zeroWidthSpace { return false }
    if previous.line == .zeroWidthSpace { return true }
    if joins, !isSpaced { return false }
    var next = next
    if line == .combining || line == .zeroWidthJoiner {
      guard isSpaced else { return false }
      next.line = .alphabetic
    }
    if let answer = holdsAcrossSpaces(next, isSpaced, following) { return answer }
    return isSpaced || allowsBreak(beforeAdjacent: next, following)
  }

  /// The rules LB11 to LB17, which spaces do not lift; nil if none of them says anything.
  private func holdsAcrossSpaces(_ next: Unit, _ isSpaced: Bool, _ following: () -> Unit) -> Bool? {
    let line = previous.line
    switch next.line {
    case .wordJoiner: return false
    case .glue where !isSpaced && line != .breakAfter && !line.isHyphen: return false
    default: break
    }
    if !isSpaced, line == .wordJoiner || line == .glue { return false }
    switch next.line {
    case .closing, .closingParenthesis, .exclamation, .slash: return false
    default: break
    }
    if line == .opening || opensQuotation { return false }
    switch next.line {
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

  /// The rules LB19 to LB30 for characters with no space between them.
  private func allowsBreak(beforeAdjacent next: Unit, _ following: () -> Unit) -> Bool {
    let (before, line) = (previous.line, next.line)
    if line == .quotation || line == .finalQuotation { return false }
    if before == .quotation || before == .initialQuotation { return false }
    if line == .initialQuotation, !previous.isWide || !following().isWide { return false }
    if before == .finalQuotation, !next.isWide || !earlier.isWide { return false }
    if before == .contingent || line == .contingent { return true }
    if before.isHyphen {
      if line.isLetter, beginsWord { return false }
      if earlier.line == .hebrew, line != .hebrew { return false }
    }
    switch line {
    case .breakAfter, .trueHyphen, .hyphen, .nonstarter, .inseparable: return false
    case .numeric: return !precedesNumber
    case .alphabetic, .hebrew: return !precedesLetter(isHebrew: line == .hebrew)
    case .prefix, .postfix: return !precedesUnit(line)
    case .ideographic, .emojiBase, .emojiModifier, .hangul:
      return before != .prefix && before != .breakBefore
    case .opening: return !precedesOpening(next, following)
    default: return before != .breakBefore
    }
  }

  /// Whether the hyphen that stands last begins a word (LB20a).
  private var beginsWord: Bool {
    switch earlier.line {
    case .space, .zeroWidthSpace, .contingent, .glue: true
    default: false
    }
  }

  private var precedesNumber: Bool {
    switch previous.line {
    case .alphabetic, .hebrew, .numeric, .hyphen, .infixSeparator, .prefix, .postfix, .breakBefore:
      true
    case .closingParenthesis: true
    case .slash: number == .inside
    default: false
    }
  }

  private func precedesLetter(isHebrew: Bool) -> Bool {
    switch previous.line {
    case .alphabetic, .hebrew, .numeric, .prefix, .postfix, .infixSeparator, .closingParenthesis,
      .breakBefore:
      true
    case .slash: isHebrew
    default: false
    }
  }

  private func precedesUnit(_ line: LineClass) -> Bool {
    if number != .outside { return true }
    if previous.line.isLetter || previous.line == .breakBefore { return true }
    return line == .postfix && (previous.line.isPicture || previous.line == .hangul)
  }

  private func precedesOpening(_ next: Unit, _ following: () -> Unit) -> Bool {
    switch previous.line {
    case .alphabetic, .hebrew, .numeric: !next.isWide
    case .prefix, .postfix: following().line == .numeric
    case .breakBefore: true
    default: false
    }
  }
}
