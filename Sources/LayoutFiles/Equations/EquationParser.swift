import Anchors

/// Parses the text of a constraint.
///
/// ```
/// equation  = operand ("==" | "<=" | ">=") right ["@" number]
/// right     = number | [number "*"] operand [("+" | "-") number]
/// operand   = reference | "(" reference "->" reference ")"
/// reference = item ["." guide] "." attribute
/// number    = ["-"] digits ["." digits] | metric
/// ```
struct EquationParser {
  var lexer: EquationLexer
  private let metrics: Metrics

  init(_ lexer: EquationLexer, metrics: Metrics) {
    self.lexer = lexer
    self.metrics = metrics
  }

  /// Reads the constraint in a text of a file.
  ///
  /// - Throws: `Fault` at the first unexpected word.
  static func parse(_ text: FileText, metrics: Metrics) throws(Fault) -> Equation {
    var parser = EquationParser(try EquationLexer(text), metrics: metrics)
    return try parser.equation()
  }

  private mutating func equation() throws(Fault) -> Equation {
    let first = try operand()
    let relation = try self.relation()
    var multiplier = 1.0
    var second: Operand?
    var constant = 0.0
    if lexer.startsNumber(metrics) {
      let number = try self.number()
      if lexer.consume("*") {
        multiplier = number
        second = try operand()
      } else {
        constant = number
      }
    } else {
      second = try operand()
    }
    if second != nil {
      if lexer.consume("+") {
        constant = try number()
      } else if lexer.consume("-") {
        constant = -(try number())
      }
    }
    let priority = try self.priority()
    guard lexer.isAtEnd else {
      throw lexer.fault("expected '+', '-', '@' or the end of the constraint")
    }
    return Equation(
      first: first, relation: relation, multiplier: multiplier, second: second,
      constant: constant, priority: priority)
  }

  private mutating func relation() throws(Fault) -> LayoutRelation {
    if lexer.consume("==") { return .equal }
    if lexer.consume("<=") { return .lessThanOrEqual }
    if lexer.consume(">=") { return .greaterThanOrEqual }
    throw lexer.fault("expected '==', '<=' or '>='")
  }

  private mutating func priority() throws(Fault) -> Double {
    guard lexer.consume("@") else { return 1000 }
    let range = lexer.next.range
    let priority = try number()
    guard priority > 0, priority <= 1000 else {
      throw Fault("a priority must be above 0 and at most 1000", at: range)
    }
    return priority
  }

  mutating func operand() throws(Fault) -> Operand {
    guard lexer.consume("(") else { return .attribute(try reference()) }
    let from = try reference()
    guard lexer.consume("->") else { throw lexer.fault("expected '->' between two attributes") }
    let to = try reference()
    guard lexer.consume(")") else { throw lexer.fault("expected ')'") }
    return .distance(from: from, to: to)
  }

  mutating func reference() throws(Fault) -> Reference {
    let item = try lexer.name("expected an attribute, written item.attribute")
    guard lexer.consume(".") else {
      let kind = metrics[item.text] == nil ? "neither a metric nor an attribute" : "a metric"
      throw Fault(
        "expected an attribute, written item.width; '\(item.text)' is \(kind)", at: item.range)
    }
    var last = try lexer.name("expected an attribute after the dot")
    var guide: ItemGuide?
    var guideRange: SourceRange?
    if lexer.consume(".") {
      guard let known = ItemGuide.named(last.text) else {
        let guides = ItemGuide.allCases.map { $0.rawValue }.joined(separator: ", ")
        throw Fault(
          "unknown guide '\(last.text)'; expected one of: \(guides)"
            + Suggestion.text(for: last.text, in: ItemGuide.allCases.map { $0.rawValue }),
          at: last.range)
      }
      guide = known
      guideRange = last.range
      last = try lexer.name("expected an attribute after the dot")
    }
    guard let attribute = FileAttribute.named(last.text) ?? Self.coordinate(last.text) else {
      throw Fault(Self.unknownAttribute(last.text), at: last.range)
    }
    return Reference(
      item: item.text, itemRange: item.range, guide: guide, guideRange: guideRange,
      attribute: attribute, attributeRange: last.range)
  }

  /// Returns the edge at a coordinate of a frame, which results name `x` and `y`.
  private static func coordinate(_ name: String) -> FileAttribute? {
    name.isSame(as: "x") ? .left : name.isSame(as: "y") ? .top : nil
  }

  private static func unknownAttribute(_ name: String) -> String {
    let attributes = FileAttribute.allCases.prefix { $0 != .leftMargin }
    return "unknown attribute '\(name)'; expected one of: "
      + attributes.map { $0.rawValue }.joined(separator: ", ") + " and the margins"
      + Suggestion.text(for: name, in: FileAttribute.allCases.map { $0.rawValue })
  }

  private mutating func number() throws(Fault) -> Double {
    let isNegative = lexer.consume("-")
    let token = lexer.next
    let value: Double
    switch token.kind {
    case .number(let number):
      value = number
    case .name(let name):
      guard let metric = metrics[name] else {
        throw Fault(
          "unknown metric '\(name)'" + Suggestion.text(for: name, in: metrics.names),
          at: token.range)
      }
      value = metric
    default: throw lexer.fault("expected a number or a metric")
    }
    lexer.advance()
    guard value.magnitude <= 1e9 else {
      throw Fault("numbers must be within ±1e9", at: token.range)
    }
    return isNegative ? -value : value
  }
}
