import Anchors
import LayoutFiles

/// Writes the constraints of a scene with anchors, in the order of the file.
struct ViewConstraints {
  private let export: ViewExport
  /// The maximum number of constraints in a list; compile time grows faster than linearly.
  private static let maximumListLength = 40

  init(_ export: ViewExport) {
    self.export = export
  }

  private var layout: SceneLayout { export.layout }
  private var document: XMLDocument { export.document }
  private var names: ViewNames { export.names }

  /// Returns the properties of constraints that have an outlet.
  func properties() -> [String] {
    var lines: [String] = []
    for (index, constraint) in layout.constraints.enumerated() {
      let name = names.constraintProperty(index)
      if name.utf8.isEmpty { continue }
      let settings = settings(of: constraint)
      let expression = expression(constraint)
      if settings.isEmpty {
        lines.set("lazy var " + name, expression)
      } else {
        lines += ["lazy var \(name): NSLayoutConstraint = {", "  let constraint = \(expression)"]
        lines += ViewText.prefixed("  constraint.", settings)
        lines += ["  return constraint", "}()"]
      }
    }
    return lines
  }

  /// Returns the statements that activate the constraints.
  ///
  /// - Parameter arePlaceholders: Whether to return those that Xcode removes at build time, or all
  ///   others.
  /// - Returns: The statements, without any constraint none.
  func lines(arePlaceholders: Bool = false) -> [String] {
    var declarations: [String] = []
    var list: [String] = []
    for (index, constraint) in layout.constraints.enumerated()
    where isPlaceholder(constraint) == arePlaceholders {
      let name = names.constraint(index)
      list.add(name.utf8.isEmpty ? expression(constraint) : name)
      if !name.utf8.isEmpty, names.constraintProperty(index).utf8.isEmpty {
        declarations.set("let " + name, expression(constraint))
        declarations += ViewText.prefixed(name + ".", settings(of: constraint))
      }
    }
    var lines = declarations
    if list.count == 1 { return lines + [list[0] + ".isActive = true"] }
    // Lists of about one length: one constraint alone would be no list.
    let count = (list.count + Self.maximumListLength - 1) / Self.maximumListLength
    for part in 0..<count {
      let (start, end) = (part * list.count / count, (part + 1) * list.count / count)
      lines.add("NSLayoutConstraint.activate([")
      lines += list[start..<end].map { "  \($0)," }
      lines.add("])")
    }
    return lines
  }

  private func isPlaceholder(_ constraint: SceneConstraint) -> Bool {
    document.isTrue(constraint.element, "placeholder")
  }

  private func settings(of constraint: SceneConstraint) -> [String] {
    var settings: [String] = []
    if constraint.priority != 1000 {
      settings.set("priority", ViewText.priority(constraint.priority))
    }
    if let identifier = constraint.identifier, !identifier.utf8.isEmpty {
      settings.set("identifier", SwiftText.quoted(identifier))
    }
    return settings
  }

  private func expression(_ constraint: SceneConstraint) -> String {
    guard let second = constraint.second else {
      return "\(text(of: constraint.first)).constraint(\(word(constraint.relation))Constant: "
        + "\(constraint.constant.shortest))"
    }
    let areSizes = constraint.first.attribute.isSize && second.attribute.isSize
    let hasMultiplier = constraint.multiplier != 1
    guard areSizes || !hasMultiplier else { return plain(constraint, second) }
    // A view is placed in its container, not the container around it.
    let isReversed =
      !hasMultiplier && !areSizes && isAncestor(constraint.first.index, of: second.index)
    let (one, other) = isReversed ? (second, constraint.first) : (constraint.first, second)
    let relation = isReversed ? constraint.relation.reversed : constraint.relation
    var text = "\(text(of: one)).constraint(\(word(relation)): \(self.text(of: other))"
    if hasMultiplier { text += ", multiplier: \(multiplier(constraint))" }
    if constraint.constant != 0 {
      text += ", constant: \((isReversed ? -constraint.constant : constraint.constant).shortest)"
    }
    return text + ")"
  }

  /// Returns a multiple of a position, for which anchors have no method.
  private func plain(_ constraint: SceneConstraint, _ second: SceneEnd) -> String {
    "NSLayoutConstraint(item: \(item(constraint.first)), "
      + "attribute: .\(constraint.first.codeAttribute.name), relatedBy: ."
      + "\(relationName(constraint.relation)), toItem: \(item(second)), "
      + "attribute: .\(second.codeAttribute.name), multiplier: \(multiplier(constraint)), "
      + "constant: \(constraint.constant.shortest))"
  }

  /// Returns a multiplier, as a ratio if that is shorter.
  private func multiplier(_ constraint: SceneConstraint) -> String {
    let decimal = constraint.multiplier.shortest
    guard decimal.utf8.count > 6 else { return decimal }
    for denominator in 2..<1000 {
      let numerator = (constraint.multiplier * Double(denominator)).rounded()
      if numerator / Double(denominator) == constraint.multiplier {
        return "\(numerator.shortest).0 / \(denominator)"
      }
    }
    return decimal
  }

  private func isAncestor(_ ancestor: Int, of index: Int) -> Bool {
    var current = layout.nodes[index].parent
    while let parent = current {
      if parent == ancestor { return true }
      current = layout.nodes[parent].parent
    }
    return false
  }

  private func text(of end: SceneEnd) -> String {
    let anchor = end.codeAttribute.name + "Anchor"
    let item = item(end)
    return item.isSame(as: "self") ? anchor : "\(item).\(anchor)"
  }

  /// Returns the view of an end or one of its guides.
  private func item(_ end: SceneEnd) -> String {
    let view = names[end.index]
    if end.isKeyboardTop { return "keyboardLayoutGuide" }
    guard let guide = end.guide else { return view }
    let name =
      switch guide {
      case .margins: "layoutMarginsGuide"
      case .safeArea: "safeAreaLayoutGuide"
      case .readable: "readableContentGuide"
      case .contentGuide: "contentLayoutGuide"
      case .frameGuide: "frameLayoutGuide"
      }
    return end.index == 0 ? name : "\(view).\(name)"
  }

  private func word(_ relation: LayoutRelation) -> String { relationName(relation) + "To" }

  private func relationName(_ relation: LayoutRelation) -> String {
    switch relation {
    case .equal: "equal"
    case .lessThanOrEqual: "lessThanOrEqual"
    case .greaterThanOrEqual: "greaterThanOrEqual"
    }
  }
}

extension LayoutRelation {
  /// The relation with its sides exchanged.
  var reversed: LayoutRelation {
    switch self {
    case .equal: .equal
    case .lessThanOrEqual: .greaterThanOrEqual
    case .greaterThanOrEqual: .lessThanOrEqual
    }
  }
}
