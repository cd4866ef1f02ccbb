import TestSupport

@testable import Anchors

/// Compares a stack view with the exact solution of the constraints that the specification lists
/// for it.
struct StackComparison {
  let stackCase: StackCase
  private let reference: StackReference
  private let solution: ReferenceSolution?

  init(_ stackCase: StackCase) throws {
    self.stackCase = stackCase
    reference = StackReference(stackCase)
    solution = try ReferenceSolver.solve(reference.system)
  }

  /// The number of unambiguous numbers of the views.
  var uniqueNumbers: Int {
    guard let solution else { return 0 }
    var variables: [Int] = []
    for item in reference.items {
      variables += [item.along.start, item.along.extent, item.across.start, item.across.extent]
    }
    return variables.filter { solution.bounds[$0].uniqueValue != nil }.count
  }

  /// Makes the stack.
  func makeStack(rightToLeft: Bool) -> StackView {
    let stack = StackView(name: "S")
    configure(stack, rightToLeft: rightToLeft)
    return stack
  }

  /// Changes any stack into the one of the case.
  ///
  /// Its boxes are reused; those beyond the number of items are removed.
  func configure(_ stack: StackView, rightToLeft: Bool) {
    stack.axis = stackCase.isVertical ? .vertical : .horizontal
    stack.layoutDirection = rightToLeft ? .rightToLeft : .leftToRight
    for distribution in StackView.Distribution.allCases
    where "\(distribution)" == stackCase.distribution.rawValue {
      stack.distribution = distribution
    }
    for alignment in StackView.Alignment.allCases
    where "\(alignment)" == stackCase.alignment.rawValue {
      stack.alignment = alignment
    }
    stack.spacing = stackCase.spacing
    stack.isBaselineRelativeArrangement = stackCase.isBaselineRelative
    stack.proportionalMode = stackCase.isUIKitProportional ? .uikit : .correct
    stack.isLayoutMarginsRelativeArrangement = stackCase.margins != nil
    // The margins guide persists once it exists and requires space for the margins.
    stack.layoutMargins = .zero
    if let margins = stackCase.margins {
      stack.directionalLayoutMargins =
        stackCase.isVertical
        ? DirectionalEdgeInsets(
          top: margins.lead, leading: margins.near, bottom: margins.trail, trailing: margins.far)
        : DirectionalEdgeInsets(
          top: margins.near, leading: margins.lead, bottom: margins.far, trailing: margins.trail)
    }
    var pool = stack.arrangedSubviews.compactMap { $0 as? Box }
    for (index, item) in stackCase.items.enumerated() {
      let box = pool.isEmpty ? Box("\(index)") : pool.removeFirst()
      configure(box, as: item)
      if stack.arrangedSubviews.count <= index || stack.arrangedSubviews[index] !== box {
        stack.insertArrangedSubview(box, at: index)
      }
      stack.setCustomSpacing(item.spacingAfter ?? StackView.spacingUseDefault, after: box)
    }
    for box in pool { box.removeFromSuperview() }
  }

  private func configure(_ box: Box, as item: StackCase.Item) {
    let (along, across) = item.content
    box.layoutNode.intrinsicContentSize =
      stackCase.isVertical ? Size(width: across, height: along) : Size(width: along, height: across)
    box.fixedBaselines = Baselines(
      firstFromTop: item.baselines.first, lastFromBottom: item.baselines.last)
    for axis in [Axis.horizontal, .vertical] {
      box.setContentHuggingPriority(LayoutPriority(item.hugging), for: axis)
      box.setContentCompressionResistancePriority(LayoutPriority(item.compression), for: axis)
    }
    box.isHidden = item.isHidden
  }

  /// Lays a stack out and lists its differences from the exact solution.
  func differences(of stack: StackView) -> [String] {
    do {
      if stackCase.isVertical {
        try stack.layout(width: stackCase.thickness, height: stackCase.length)
      } else {
        try stack.layout(width: stackCase.length, height: stackCase.thickness)
      }
    } catch {
      return solution == nil ? [] : ["layout throws \(error), and there is a solution"]
    }
    guard let solution else { return ["layout finds a solution where there is none"] }
    let point = point(of: stack)
    var result: [String] = []
    for constraint in reference.system.constraints where constraint.priority == 1000 {
      let missed = constraint.violation(at: point)
      if missed > 1e-6 { result.append("required \(constraint) is missed by \(missed)") }
    }
    for level in solution.levels {
      let missed = reference.system.violation(ofLevel: level.priority, at: point)
      let optimum = level.optimum.doubleValue
      if abs(missed - optimum) > 1e-6 * max(1, optimum) {
        result.append("level \(level.priority) misses by \(missed), the optimum is \(optimum)")
      }
    }
    for (number, bounds) in solution.bounds.enumerated() {
      guard let value = bounds.uniqueValue?.doubleValue else { continue }
      if abs(point[number] - value) > 1e-6 {
        result.append("x\(number) is \(point[number]), and must be \(value)")
      }
    }
    return result
  }

  /// The values of the reference's variables, computed from the frames.
  private func point(of stack: StackView) -> [Double] {
    var point = Array(repeating: 0.0, count: reference.system.variableCount)
    let width = stack.frame.width
    let turned = stack.effectiveLayoutDirection == .rightToLeft
    func set(_ start: Int, _ extent: Int, _ frame: Rect, vertical: Bool) {
      point[extent] = vertical ? frame.height : frame.width
      point[start] = vertical ? frame.minY : turned ? width - frame.maxX : frame.minX
    }
    point[reference.stack.length] = stackCase.isVertical ? stack.frame.height : width
    point[reference.stack.thickness] = stackCase.isVertical ? width : stack.frame.height
    for (rectangle, view) in zip(reference.items, stack.arrangedSubviews) {
      set(rectangle.along.start, rectangle.along.extent, view.frame, vertical: stackCase.isVertical)
      set(
        rectangle.across.start, rectangle.across.extent, view.frame, vertical: !stackCase.isVertical
      )
    }
    for (gap, guide) in zip(reference.gaps, stack.items.compactMap(\.gap)) {
      set(gap.start, gap.extent, guide.node.frame, vertical: stackCase.isVertical)
    }
    if let spanner = reference.spanner, let guide = stack.container.spanner {
      set(spanner.start, spanner.extent, guide.node.frame, vertical: !stackCase.isVertical)
    }
    return point
  }
}
