import Anchors
import LayoutFiles

extension SceneBuilder {
  /// Resolves the constraints of all views, in the order of the file.
  func collectConstraints() throws(Fault) {
    for index in nodes.indices {
      try collectConstraints(heldBy: nodes[index].element, index)
      if index == 0, scene.kind == .tableCell || scene.kind == .collectionCell,
        scene.owner != scene.root
      {
        try collectConstraints(heldBy: scene.owner, 0)
      }
    }
    for constraint in constraints where constraint.isEquality && constraint.second == nil {
      guard constraint.first.guide == nil else { continue }
      switch constraint.first.attribute {
      case .width: nodes[constraint.first.index].hasFixedSize.width = true
      case .height: nodes[constraint.first.index].hasFixedSize.height = true
      default: break
      }
    }
  }

  private func collectConstraints(heldBy element: Int, _ index: Int) throws(Fault) {
    guard let list = document.child(element, "constraints") else { return }
    let excluded = try variations.excluded(element, "constraints")
    for constraint in document.children(list) where document.isNamed(constraint, "constraint") {
      let id = try document.value(constraint, "id") ?? ""
      if excluded.contains(TextKey(id)) { continue }
      if environment.omitsPlaceholders, document.isTrue(constraint, "placeholder") { continue }
      if let resolved = try resolve(constraint, holder: index) { constraints.append(resolved) }
    }
  }

  /// Reads a constraint; nil if an item is not in the scene, as Interface Builder leaves it behind.
  private func resolve(_ element: Int, holder: Int) throws(Fault) -> SceneConstraint? {
    guard let first = try end(element, "firstItem", "firstAttribute", holder: holder) else {
      return nil
    }
    var second: SceneEnd?
    if document.valueRange(element, "secondItem") != nil
      || document.valueRange(element, "secondAttribute") != nil
    {
      guard let end = try end(element, "secondItem", "secondAttribute", holder: holder) else {
        return nil
      }
      second = end
    }
    let number = try number(element, "constant")
    let priority = try document.number(variations.owner(of: "priority", element), "priority")
    let relation: LayoutRelation
    if document.has(element, "relation", "greaterThanOrEqual") {
      relation = .greaterThanOrEqual
    } else if document.has(element, "relation", "lessThanOrEqual") {
      relation = .lessThanOrEqual
    } else if document.valueRange(element, "relation") == nil
      || document.has(element, "relation", "equal")
    {
      relation = .equal
    } else {
      throw Fault(
        "unknown relation; expected one of: equal, greaterThanOrEqual, lessThanOrEqual",
        at: document.valueRange(element, "relation") ?? document.range(element))
    }
    guard (0...1000).contains(priority ?? 1000) else {
      throw Fault(
        "a priority must be above 0 and at most 1000",
        at: document.valueRange(element, "priority") ?? document.range(element))
    }
    if priority == 0 { return nil }
    let multiplier = try document.factor(
      variations.owner(of: "multiplier", element), "multiplier")
    // A ratio without a second item is that of the view's own width to its height.
    if second == nil, multiplier != nil, first.attribute.isSize {
      let other: LayoutAttribute = first.attribute == .width ? .height : .width
      second = SceneEnd(index: first.index, guide: first.guide, attribute: other)
    }
    return SceneConstraint(
      element: element, first: first, relation: relation, second: second,
      multiplier: multiplier ?? 1, constant: number ?? 0, priority: priority ?? 1000,
      identifier: try document.value(element, "identifier"))
  }

  private func number(_ element: Int, _ name: StaticString) throws(Fault) -> Double? {
    try document.number(variations.owner(of: name, element), name)
  }

  /// Returns an end of a constraint; nil if its item is not in the scene.
  private func end(
    _ element: Int, _ item: StaticString, _ attributeName: StaticString, holder: Int
  ) throws(Fault) -> SceneEnd? {
    guard let name = try document.value(element, attributeName),
      let attribute = FileAttribute.named(name)
    else {
      let name = try document.value(element, attributeName)
      throw Fault(
        name.map { "unknown attribute '\($0)' of a constraint" }
          ?? "missing '\(attributeName)' of a constraint",
        at: document.valueRange(element, attributeName) ?? document.range(element))
    }
    let target: SceneTarget
    if let id = try document.value(element, item) {
      guard let index = ids[TextKey(id)] else { return nil }
      target = targets[index]
    } else {
      target = .view(holder)
    }
    return end(target, attribute)
  }

  /// Returns the end for an attribute of a target; nil if the layout has no equivalent.
  private func end(_ target: SceneTarget, _ attribute: FileAttribute) -> SceneEnd? {
    switch target {
    case .view(let index):
      return SceneEnd(
        index: index, guide: attribute.isOnMargins ? .margins : nil,
        attribute: attribute.attribute)
    case .guide(let index, let guide):
      let isScroll = nodes[index].kind == .scroll
      if guide == .contentGuide || guide == .frameGuide, !isScroll {
        return SceneEnd(index: index, guide: nil, attribute: attribute.attribute)
      }
      return SceneEnd(index: index, guide: guide, attribute: attribute.attribute)
    case .topGuide:
      switch attribute {
      case .bottom: return SceneEnd(index: 0, guide: .safeArea, attribute: .top)
      case .height, .centerY, .baseline, .firstBaseline, .lastBaseline: return nil
      default: return SceneEnd(index: 0, guide: nil, attribute: attribute.attribute)
      }
    case .bottomGuide(let isKeyboard):
      switch attribute {
      case .top:
        return SceneEnd(
          index: 0, guide: .safeArea, attribute: .bottom, isKeyboardTop: isKeyboard)
      case .height, .centerY, .baseline, .firstBaseline, .lastBaseline: return nil
      default: return SceneEnd(index: 0, guide: nil, attribute: attribute.attribute)
      }
    }
  }
}

extension LayoutAttribute {
  /// True for a width and a height.
  var isSize: Bool { self == .width || self == .height }

  /// True for baselines.
  var isBaseline: Bool { self == .firstBaseline || self == .lastBaseline }
}
