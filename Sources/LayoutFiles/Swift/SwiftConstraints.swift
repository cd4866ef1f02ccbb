import Anchors

/// Writes constraints as Swift, in the order of the file.
struct SwiftConstraints {
  let names: SwiftNames
  let style: SwiftExport.Style

  /// The maximum number of calls in a chain; longer ones compile slowly.
  private static let maximumChainLength = 8
  /// The maximum number of constraints in a function; compile time grows faster than linearly.
  private static let maximumPartLength = 50

  func lines(for constraints: [FileConstraint]) -> [String] {
    guard constraints.count > Self.maximumPartLength else {
      return statements(for: constraints[...])
    }
    var lines = ["// In parts, which compile faster than one list."]
    for start in stride(from: 0, to: constraints.count, by: Self.maximumPartLength) {
      let name = names.unused("part\(start / Self.maximumPartLength + 1)")
      lines.append("@inline(never) func \(name)() {")
      let part = constraints[start..<min(start + Self.maximumPartLength, constraints.count)]
      lines += statements(for: part).map { "  " + $0 }
      lines += ["}", "\(name)()"]
    }
    return lines
  }

  private func statements(for constraints: ArraySlice<FileConstraint>) -> [String] {
    var lines: [String] = []
    var next = constraints.startIndex
    while next < constraints.endIndex {
      let isChained = isChained(constraints[next].constraint)
      var group: [LayoutConstraint] = []
      while next < constraints.endIndex, canJoin(constraints[next].constraint, group, isChained) {
        group.append(constraints[next].constraint)
        next += 1
      }
      lines += isChained ? chain(group) : list(group)
    }
    return lines
  }

  /// Returns whether a constraint can be a call of a chain, which cannot begin with a distance.
  private func isChained(_ constraint: LayoutConstraint) -> Bool {
    style == .chain && constraint.firstStart == nil
  }

  private func canJoin(
    _ constraint: LayoutConstraint, _ group: [LayoutConstraint], _ isChain: Bool
  ) -> Bool {
    guard isChained(constraint) == isChain else { return false }
    guard isChain, let first = group.first else { return true }
    return first.firstItem === constraint.firstItem && group.count < Self.maximumChainLength
  }

  private func chain(_ constraints: [LayoutConstraint]) -> [String] {
    let calls = constraints.map { constraint in
      var arguments = [target(of: constraint, isChain: true)]
      if constraint.priority != .required {
        arguments.append("priority: \(SwiftText.number(constraint.priority.rawValue))")
      }
      if let identifier = constraint.identifier {
        arguments.append("identifier: \(SwiftText.quoted(identifier))")
      }
      return ".\(anchor(constraint.firstAttribute))(\(arguments.joined(separator: ", ")))"
    }
    let item = names[constraints[0].firstItem]
    return calls.count == 1 ? [item + calls[0]] : [item] + calls.map { "  " + $0 }
  }

  private func list(_ constraints: [LayoutConstraint]) -> [String] {
    let expressions = constraints.map { constraint in
      var text = first(of: constraint)
      text += ".constraint(\(target(of: constraint, isChain: false)))"
      if constraint.priority != .required {
        text += ".with(priority: \(SwiftText.number(constraint.priority.rawValue)))"
      }
      if let identifier = constraint.identifier {
        text += ".with(identifier: \(SwiftText.quoted(identifier)))"
      }
      return text
    }
    if expressions.count == 1 { return [expressions[0] + ".isActive = true"] }
    return ["LayoutConstraint.activate(["] + expressions.map { "  \($0)," } + ["])"]
  }

  private func first(of constraint: LayoutConstraint) -> String {
    let end = "\(names[constraint.firstItem]).\(anchor(constraint.firstAttribute))"
    return distance(from: constraint.firstStart, to: end)
  }

  /// Returns the arguments for the second anchor, the multiplier and the constant.
  private func target(of constraint: LayoutConstraint, isChain: Bool) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "equalTo"
      case .lessThanOrEqual: "lessThanOrEqualTo"
      case .greaterThanOrEqual: "greaterThanOrEqualTo"
      }
    let constant = SwiftText.number(constraint.constant)
    guard let second = constraint.secondItem else {
      return "\(relation)\(isChain ? "" : "Constant"): \(constant)"
    }
    let end = "\(names[second]).\(anchor(constraint.secondAttribute))"
    var text = "\(relation): \(distance(from: constraint.secondStart, to: end))"
    if constraint.multiplier != 1 {
      text += ", multiplier: \(SwiftText.number(constraint.multiplier))"
    }
    if constraint.constant != 0 { text += ", constant: \(constant)" }
    return text
  }

  private func distance(
    from start: (node: LayoutNode, attribute: LayoutAttribute)?, to end: String
  ) -> String {
    guard let (node, attribute) = start else { return end }
    return "\(names[node]).\(anchor(attribute)).anchorWithOffset(to: \(end))"
  }

  private func anchor(_ attribute: LayoutAttribute) -> String { attribute.name + "Anchor" }
}
