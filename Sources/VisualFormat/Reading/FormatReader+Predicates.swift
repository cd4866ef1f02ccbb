import Anchors

// Sizes, spacings and priorities.

extension FormatReader {
  /// Reads `predicate = [ relation ] ( number | name ) [ "@" priority ]`.
  ///
  /// The extended dialect also has `50%`, `name.attribute`, and operators `* / + -` with a number.
  ///
  /// - Parameters:
  ///   - own: The attribute of a view that is named without an attribute.
  ///   - allowsViews: Whether a view may be named in the standard dialect.
  ///   - isBare: Whether the predicate is between dashes instead of in parentheses. Then it ends at
  ///     the next dash, so that it has no operators, and a sign only after a relation.
  /// - Returns: The parsed size or spacing.
  /// - Throws: The first fault.
  mutating func predicate(
    own: LayoutAttribute, allowsViews: Bool, isBare: Bool = false
  ) throws(FormatFault) -> FormatTerm {
    skipBlanks()
    let start = position
    let relation = try relation()
    let isSigned = !isBare || position > start
    skipBlanks()
    var term = FormatTerm(column: position)
    term.relation = relation
    if let number = try number(isSigned: isSigned) {
      term.constant = number
      if settings.isExtended, consume("%") { term.makePercentage() }
    } else if let range = name() {
      try resolve(range, own: own, allowsViews: allowsViews, &term)
    } else {
      throw fault(isSigned ? .expectedConstantOrName : .expectedSpacing)
    }
    if settings.isExtended, !isBare { try operators(&term) }
    if consume("@") { term.priority = try priority() }
    return term
  }

  private mutating func relation() throws(FormatFault) -> LayoutRelation {
    let relation: LayoutRelation
    switch current {
    case UInt8(ascii: "="): relation = .equal
    case UInt8(ascii: "<"): relation = .lessThanOrEqual
    case UInt8(ascii: ">"): relation = .greaterThanOrEqual
    default: return .equal
    }
    guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "=") else {
      throw fault(.badRelation)
    }
    position += 2
    return relation
  }

  /// Resolves a name, first as a metric and then as a view.
  private mutating func resolve(
    _ range: Range<Int>, own: LayoutAttribute, allowsViews: Bool, _ term: inout FormatTerm
  ) throws(FormatFault) {
    if names.metric(named: range, in: bytes) != nil {
      term.constant = try metric(range)
      return
    }
    guard names.node(named: range, in: bytes) != nil else {
      throw unknown(allowsViews || settings.isExtended ? .unknownName : .unknownMetric, range)
    }
    guard allowsViews || settings.isExtended else {
      throw unknown(.viewNotAllowedInSpacing, range)
    }
    term.view = range
    term.attribute = own
    if settings.isExtended, consume(".") { term.attribute = try attribute() }
  }

  /// Reads `{ ( "*" | "/" | "+" | "-" ) ( number | metric ) }`, evaluated from left to right.
  private mutating func operators(_ term: inout FormatTerm) throws(FormatFault) {
    while true {
      skipBlanks()
      let start = position
      guard let sign = current, "*/+-".utf8.contains(sign) else { break }
      position += 1
      skipBlanks()
      let number = try operand()
      switch sign {
      case UInt8(ascii: "*"): term.scale(by: number)
      case UInt8(ascii: "/"): term.scale(by: 1 / number)
      case UInt8(ascii: "+"): term.constant += number
      default: term.constant -= number
      }
      guard term.multiplier.magnitude <= 1e9, term.constant.magnitude <= 1e9 else {
        throw FormatFault(kind: .numberOutOfRange, column: start, length: position - start)
      }
    }
  }

  private mutating func operand() throws(FormatFault) -> Double {
    if let number = try number(isSigned: true) { return number }
    guard let range = name() else { throw fault(.expectedConstantOrName) }
    guard names.metric(named: range, in: bytes) != nil else { throw unknown(.unknownMetric, range) }
    return try metric(range)
  }

  private mutating func priority() throws(FormatFault) -> LayoutPriority {
    skipBlanks()
    let start = position
    let value: Double
    if let number = try number(isSigned: true) {
      value = number
    } else if let range = name() {
      if let metric = names.metric(named: range, in: bytes) {
        value = metric
      } else {
        guard settings.isExtended, let word = Self.namedPriority(bytes[range]) else {
          throw unknown(.unknownMetric, range)
        }
        return word
      }
    } else {
      throw fault(.expectedPriority)
    }
    guard value > 0, value <= 1000 else {
      throw FormatFault(kind: .priorityOutOfRange, column: start, length: position - start)
    }
    return LayoutPriority(value)
  }

  private static func namedPriority(_ name: ArraySlice<UInt8>) -> LayoutPriority? {
    if name.elementsEqual("required".utf8) { return .required }
    if name.elementsEqual("strong".utf8) { return .defaultHigh }
    if name.elementsEqual("medium".utf8) { return 500 }
    return name.elementsEqual("weak".utf8) ? .defaultLow : nil
  }

  /// Reads the name of an attribute, after the dot.
  mutating func attribute() throws(FormatFault) -> LayoutAttribute {
    guard let range = name() else { throw fault(.expectedConstantOrName) }
    for attribute in LayoutAttribute.written
    where bytes[range].elementsEqual(attribute.name.utf8) {
      return attribute
    }
    if bytes[range].elementsEqual("baseline".utf8) { return .lastBaseline }
    throw unknown(.unknownAttribute, range)
  }
}

extension FormatTerm {
  /// Multiplies multiplier and constant: operators are evaluated from left to right.
  fileprivate mutating func scale(by factor: Double) {
    multiplier *= factor
    constant *= factor
  }
}

extension LayoutAttribute {
  /// The attributes that a format may name.
  static var written: [LayoutAttribute] {
    allCases.filter { $0 != .notAnAttribute }
  }
}
