import Anchors

extension LayoutFileReader {
  /// Reads a constraint: its text, or an object with the text and an identifier.
  mutating func readConstraint(_ value: JSONValue) throws(Fault) {
    let text: FileText
    var identifier: FileText?
    if case .object = value.content {
      var object = try ObjectReader(value, role: "a constraint")
      guard let rule = object.string("rule") else {
        throw object.error(
          withoutMember: "rule", "a constraint requires a 'rule'", at: value.range)
      }
      text = rule
      identifier = object.string("identifier")
      try object.finish()
    } else {
      guard case .string(let rule) = value.content else {
        throw Fault(
          "a constraint must be a string or an object, not \(value.kind)", at: value.range)
      }
      text = FileText(rule, range: value.range)
    }
    let equation = try EquationParser.parse(text, metrics: metrics)
    let constraint = try makeConstraint(equation)
    constraint.priority = LayoutPriority(equation.priority)
    constraint.identifier = identifier?.text
    if let fault = constraint.fault {
      throw Fault(fault.explanation, at: text.range(0, text.bytes.count))
    }
    constraints.append(FileConstraint(constraint: constraint, text: text.text, range: text.range))
  }

  private func makeConstraint(_ equation: Equation) throws(Fault) -> LayoutConstraint {
    if case .attribute(let first) = equation.first {
      switch equation.second {
      case nil:
        return LayoutConstraint(
          item: try node(of: first), attribute: first.attribute.attribute,
          relatedBy: equation.relation, constant: equation.constant)
      case .attribute(let second):
        return LayoutConstraint(
          item: try node(of: first), attribute: first.attribute.attribute,
          relatedBy: equation.relation, toItem: try node(of: second),
          attribute: second.attribute.attribute, multiplier: equation.multiplier,
          constant: equation.constant)
      default: break
      }
    }
    let first = try extent(of: equation.first)
    guard let second = equation.second else {
      return first.constraint(equation.relation, toConstant: equation.constant)
    }
    return first.constraint(
      equation.relation, to: try extent(of: second), multiplier: equation.multiplier,
      constant: equation.constant)
  }

  /// Returns the extent that an operand measures, for constraints that contain a distance.
  private func extent(of operand: Operand) throws(Fault) -> DimensionAnchor {
    switch operand {
    case .attribute(let reference):
      let node = try node(of: reference)
      switch reference.attribute {
      case .width: return node.widthAnchor
      case .height: return node.heightAnchor
      default:
        throw Fault(
          "a distance can be related to a width, a height or another distance",
          at: reference.range)
      }
    case .distance(let from, let to): return try distance(from: from, to: to)
    }
  }

  /// Returns the distance between two attributes that a constraint may relate.
  func distance(from: Reference, to: Reference) throws(Fault) -> DimensionAnchor {
    let start = from.attribute.attribute
    let end = to.attribute.attribute
    if let fault = start.distanceFault(to: end) {
      let explanation =
        fault == .sizeWithLocation
        ? "a distance lies between two edges, centers or baselines, not at a width or height"
        : fault.explanation
      throw Fault(explanation, at: SourceRange(from.range.start, to.range.end))
    }
    return DimensionAnchor(try node(of: to), end, from: try node(of: from), start)
  }
}
