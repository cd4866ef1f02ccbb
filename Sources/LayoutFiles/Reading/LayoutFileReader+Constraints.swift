import Anchors

extension LayoutFileReader {
  /// Reads a constraint: its text, or an object with the text and an identifier.
  mutating func readConstraint(_ value: JSONValue) throws(Fault) {
    let text: FileText
    var identifier: FileText?
    if case .object = value.content {
      var object = try ObjectReader(value, role: "a constraint")
      guard let rule = try object.string("rule") else {
        throw Fault("a constraint needs a 'rule'", at: value.range)
      }
      text = rule
      identifier = try object.string("identifier")
      try object.finish()
    } else {
      guard case .string(let rule) = value.content else {
        throw Fault("a constraint must be a text or an object, not \(value.kind)", at: value.range)
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

  /// What an operand measures, for constraints that contain a distance.
  private func extent(of operand: Operand) throws(Fault) -> DimensionAnchor {
    switch operand {
    case .attribute(let reference):
      let node = try node(of: reference)
      switch reference.attribute {
      case .width: return node.widthAnchor
      case .height: return node.heightAnchor
      default:
        throw Fault(
          "a distance can be compared with a width, a height or another distance",
          at: reference.range)
      }
    case .distance(let from, let to):
      guard
        let distance = distance(
          try node(of: from), from.attribute.attribute, try node(of: to), to.attribute.attribute)
      else {
        throw Fault(
          "a distance must be between two leading or trailing edges, two left or right edges, "
            + "two horizontal centers, or two vertical attributes", at: operand.range)
      }
      return distance
    }
  }

  func distance(
    _ from: LayoutNode, _ start: LayoutAttribute, _ to: LayoutNode, _ end: LayoutAttribute
  ) -> DimensionAnchor? {
    if let start = from.leadingOrTrailing(start), let end = to.leadingOrTrailing(end) {
      return start.anchorWithOffset(to: end)
    }
    if let start = from.leftOrRight(start), let end = to.leftOrRight(end) {
      return start.anchorWithOffset(to: end)
    }
    if start == .centerX, end == .centerX {
      return from.centerXAnchor.anchorWithOffset(to: to.centerXAnchor)
    }
    if let start = from.vertical(start), let end = to.vertical(end) {
      return start.anchorWithOffset(to: end)
    }
    return nil
  }
}
