import Anchors

extension LayoutFileReader {
  /// Makes a stack with the settings that only stacks have.
  func makeStack(_ name: String, _ object: inout ObjectReader) -> View {
    let stack = StackView(name: name)
    if let axis = object.choice("axis", FileAxis.self) { stack.axis = axis.axis }
    if let distribution = object.choice("distribution", FileDistribution.self) {
      stack.distribution = distribution.distribution
    }
    if let alignment = object.choice("alignment", FileAlignment.self) {
      stack.alignment = alignment.alignment
    }
    stack.spacing = object.spacing("spacing") ?? 0
    stack.isLayoutMarginsRelativeArrangement = object.bool("marginsRelative") ?? false
    if stack.isLayoutMarginsRelativeArrangement { ItemGuide.margins.guide(of: stack) }
    stack.isBaselineRelativeArrangement = object.bool("baselineRelative") ?? false
    if let mode = object.choice("proportional", FileProportionalMode.self) {
      stack.proportionalMode = mode.mode
    }
    if let priority = object.positive("hidingPriority", upTo: 1000) {
      stack.hidingPriority = LayoutPriority(priority)
    }
    return stack
  }

  /// Appends an item to a stack, with its distance to the next one.
  func arrange(_ item: FileItem, _ view: View, in stack: StackView) throws(Fault) {
    if let range = item.placement?.range {
      throw Fault(
        "'frame' is not allowed in the stack '\(stack.name)', which positions its items", at: range)
    }
    stack.addArrangedSubview(view)
    if let spacing = item.spacingAfter?.points { stack.setCustomSpacing(spacing, after: view) }
  }
}
