import Anchors
import AnchorsQuestions
import LayoutFiles

// Findings about settings of views, without a layout.

extension SceneLint {
  /// Finds fixed frames, settings of stacks, and positions that do not mirror.
  mutating func findSettings() {
    let isConstrained = children.map { list in
      list.contains { !mentions[$0].isEmpty && nodes[$0].placement == nil }
    }
    for index in nodes.indices.dropFirst() where !isHidden[index] {
      let node = nodes[index]
      if document.isTrue(node.element, "fixedFrame"), let parent = node.parent,
        isConstrained[parent]
      {
        add(
          .fixedFrame, index, "\(node.name) has a fixed frame among constraints",
          fix: "Constrain its position and size.")
      }
      if node.kind == .stack { findStackSettings(index) }
    }
    findHiddenSizes()
    findLeftRight()
  }

  /// Finds exact sizes of hidden views in stacks, whose extent in the stack is 0.
  private mutating func findHiddenSizes() {
    for constraint in layout.constraints
    where constraint.second == nil && constraint.isEquality && constraint.constant > 0 {
      let index = constraint.first.index
      guard nodes[index].isArranged, nodes[index].view.isHidden, constraint.first.attribute.isSize,
        let parent = nodes[index].parent, let stack = nodes[parent].view as? StackView,
        constraint.first.attribute.isVertical == (stack.axis == .vertical)
      else { continue }
      add(
        .hiddenSize, index, at: constraint.element,
        "\(nodes[index].name) is hidden in \(nodes[parent].name), but has a required exact size",
        fix: "Lower the priority of the size below 1000.")
    }
  }

  private mutating func findStackSettings(_ index: Int) {
    let node = nodes[index]
    guard let stack = node.view as? StackView else { return }
    if stack.distribution == .fillProportionally {
      add(
        .proportionalStack, index, "\(node.name) shares its extent in proportion to contents",
        fix: "Use fill with priorities, or fillEqually.")
    }
    if stack.spacing < 0, stack.spacing != StackView.spacingUseSystem {
      add(
        .negativeGap, index, "The spacing of \(node.name) is negative",
        fix: "Make the views smaller instead.")
    }
    findStackSpacing(index, stack)
    guard stack.axis == .horizontal, stack.distribution == .fill else { return }
    var previous: Int?
    for child in children[index] {
      if let previous { findEqualPriorities(previous, child, 0, index) }
      previous = child
    }
  }

  /// Finds stored gaps that are not the spacing of the stack.
  private mutating func findStackSpacing(_ index: Int, _ stack: StackView) {
    guard environment.size == nil, stack.spacing != StackView.spacingUseSystem else { return }
    switch stack.distribution {
    case .fill, .fillEqually, .fillProportionally: break
    default: return
    }
    guard !stack.isBaselineRelativeArrangement else { return }
    let isRow = stack.axis == .horizontal
    let views = children[index]
    for (one, other) in zip(views, views.dropFirst()) {
      // A hidden view between them keeps its place in the file.
      let (first, second) = (nodes[one].alignment, nodes[other].alignment)
      let gap = isRow ? second.minX - first.maxX : second.minY - first.maxY
      guard (gap - stack.spacing).magnitude > 4.5,
        ViewComparison.distance(nodes[index].stored, nodes[index].view.frame)
          > ViewComparison.tolerance
          || ViewComparison.distance(nodes[other].stored, nodes[other].view.frame)
            > ViewComparison.tolerance
      else { continue }
      add(
        .stackSpacing, index,
        "The stored gap between \(nodes[one].name) and \(nodes[other].name) is "
          + "\(decimal(gap)), but the spacing of \(nodes[index].name) is \(decimal(stack.spacing))",
        fix: "Update the frames in Xcode, or change the spacing.")
      return
    }
  }

  /// Finds two texts side by side with equal priorities.
  ///
  /// - Parameters:
  ///   - one: The view at the start.
  ///   - other: The view after it.
  ///   - element: The constraint between them, or 0 for a stack.
  ///   - owner: The view that the message is about.
  mutating func findEqualPriorities(_ one: Int, _ other: Int, _ element: Int, _ owner: Int) {
    // A control beside a text must not be squeezed by it.
    let kinds = [nodes[one].kind, nodes[other].kind]
    guard kinds.contains(.label), isContent(one), isContent(other), !hasWidth[one], !hasWidth[other]
    else { return }
    let (first, second) = (nodes[one].view, nodes[other].view)
    let names = "\(nodes[one].name) and \(nodes[other].name)"
    let place = element == 0 ? nil : element
    if first.contentCompressionResistancePriority(for: .horizontal)
      == second.contentCompressionResistancePriority(for: .horizontal)
    {
      add(
        .equalCompression, one, at: place,
        "If space is short, either of \(names) may be cut: they resist compression equally",
        fix: "Raise the horizontal compression resistance of the more important text.")
    }
    if kinds[0] == .label, kinds[1] == .label,
      first.contentHuggingPriority(for: .horizontal)
        == second.contentHuggingPriority(for: .horizontal)
    {
      add(
        .equalHugging, one, at: place,
        "Either of \(names) may get the rest of the space: they hug their content equally",
        fix: "Raise the horizontal hugging of the text that should stay narrow.")
    }
  }

  /// Finds views that left or right edges position, while reading may go from right to left.
  private mutating func findLeftRight() {
    var isReported = [Bool](repeating: false, count: nodes.count)
    for constraint in layout.constraints {
      let index = constraint.first.index
      guard let second = constraint.second, !isReported[index], !isHidden[index],
        [constraint.first.attribute, second.attribute].contains(where: {
          $0 == .left || $0 == .right
        })
      else { continue }
      isReported[index] = true
      add(
        .leftRight, index, at: constraint.element,
        "\(nodes[index].name) is positioned by left or right, which does not mirror",
        fix: "Use leading and trailing.")
    }
  }

  /// Finds exact sizes and fixed alignments of texts.
  mutating func findTextSettings() {
    for index in nodes.indices.dropFirst() where !isHidden[index] {
      guard let side = fixedSide(index) else { continue }
      add(
        .fixedAlignment, index, "The text of \(nodes[index].name) is aligned to the \(side)",
        fix: nodes[index].kind == .button ? "Use leading or trailing." : "Use natural alignment.")
    }
    for constraint in layout.constraints
    where constraint.second == nil && constraint.isEquality && constraint.first.guide == nil {
      findFixedSize(constraint)
    }
  }

  /// Returns the side at which a text is in every language, or nil.
  private func fixedSide(_ index: Int) -> StaticString? {
    let node = nodes[index]
    let isButton = node.kind == .button
    switch node.kind {
    case .button, .label, .textField, .textView: break
    default: return nil
    }
    let key: StaticString = isButton ? "contentHorizontalAlignment" : "textAlignment"
    for side: StaticString in ["left", "right"] where document.has(node.element, key, side) {
      return side
    }
    // Interface Builder writes no alignment to the left. A text with attributes has its own.
    guard !isButton, document.valueRange(node.element, key) == nil,
      !document.isTrue(node.element, "usesAttributedText")
    else { return nil }
    // One line as wide as its label looks the same with every alignment.
    guard node.kind == .label,
      let text = try? SceneText(document, node.element, node.kind, scale: 1),
      text.numberOfLines == 1
    else { return "left" }
    let natural = text.measurer.measure(TextRequest(text.text, font: text.font)).size.width
    return natural < 0.9 * node.view.frame.width ? "left" : nil
  }

  private mutating func findFixedSize(_ constraint: SceneConstraint) {
    let index = constraint.first.index
    let node = nodes[index]
    guard node.kind == .label || node.kind == .button, hasText(index), !isHidden[index],
      constraint.first.attribute.isSize, !document.isTrue(constraint.element, "placeholder")
    else { return }
    let isWidth = constraint.first.attribute == .width
    guard let text = try? SceneText(document, node.element, node.kind, scale: 1) else { return }
    let measured = text.measurer.measure(TextRequest(text.text, font: text.font)).size
    let needed = isWidth ? measured.width : measured.height
    let isCut =
      needed > 1.15 * constraint.constant + 2 && text.numberOfLines == 1
      && !document.shrinksText(node.element)
      && document.valueRange(node.element, "minimumFontSize") == nil && node.kind == .label
    let extent = isWidth ? "width" : "height"
    add(
      .fixedTextSize, index, at: constraint.element, severity: isCut ? .warning : nil,
      "\(node.name) has a required \(extent) of \(decimal(constraint.constant)) points"
        + (isCut ? ", and its text needs about \(decimal(needed.rounded()))" : ""),
      fix: "Make it a minimum, or remove it.")
  }
}
