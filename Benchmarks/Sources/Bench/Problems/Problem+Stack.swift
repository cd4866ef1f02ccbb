/// The constraints of UIKit's stack views, distribution along and alignment across the axis.
extension Problem {
  /// Independent stacks in one solver.
  static func stacks(_ systems: [StackSystem]) -> Problem {
    var problem = Problem()
    for system in systems {
      let stack = problem.makeView()
      problem.addContainer(stack, system)
      let items = (0..<system.count).map { _ in problem.makeView() }
      for (index, item) in items.enumerated() { problem.addSizes(item, index, system) }
      problem.addAlong(stack, items, system)
      problem.addAcross(stack, items, system)
    }
    return problem
  }

  private mutating func addContainer(_ stack: View, _ system: StackSystem) {
    addNonNegative(stack)
    add(Level.required, 0, 0, (stack.left, 1))
    add(Level.required, 0, 0, (stack.top, 1))
    let natural = system.naturalLength
    switch system.container {
    case .larger: add(Level.required, 0, 1.4 * natural, (stack.width, 1))
    case .smaller: add(Level.required, 0, 0.6 * natural, (stack.width, 1))
    case .resized: addEdit(stack.width, 999.75, 0.6 * natural, other: 0.7 * natural)
    case .exact: add(Level.required, 0, natural, (stack.width, 1))
    case .fitting: add(50, 0, 0, (stack.width, 1))
    case .fittingBoth:
      add(50, 0, 0, (stack.width, 1))
      add(50, 0, 0, (stack.height, 1))
    }
  }

  private mutating func addNonNegative(_ view: View) {
    add(Level.required, 1, 0, (view.width, 1))
    add(Level.required, 1, 0, (view.height, 1))
  }

  private mutating func addSizes(_ item: View, _ index: Int, _ system: StackSystem) {
    addNonNegative(item)
    let hugging = system.huggingPriority(index)
    add(hugging, -1, system.width(index), (item.width, 1))
    add(750, 1, system.width(index), (item.width, 1))
    add(hugging, -1, system.height(index), (item.height, 1))
    add(750, 1, system.height(index), (item.height, 1))
  }

  // MARK: Along the axis

  private mutating func addAlong(_ stack: View, _ items: [View], _ system: StackSystem) {
    guard let first = items.first, let last = items.last else { return }
    add(Level.required, 0, 0, (first.left, 1), (stack.left, -1))
    add(
      Level.required, 0, 0, (stack.left, 1), (stack.width, 1), (last.left, -1), (last.width, -1))
    let isLoose =
      system.distribution == .equalSpacing || system.distribution == .equalCentering
    for (previous, next) in zip(items, items.dropFirst()) {
      add(
        Level.required, isLoose ? 1 : 0, StackSystem.spacing, (next.left, 1), (previous.left, -1),
        (previous.width, -1))
    }
    switch system.distribution {
    case .fill: break
    case .fillEqually:
      for item in items.dropFirst() {
        add(Level.required, 0, 0, (item.width, 1), (first.width, -1))
      }
    case .fillProportionally: addProportions(stack, items, system)
    case .equalSpacing, .equalCentering: addGaps(stack, items, system)
    }
  }

  /// Adds a share of the length less the spacing per view, the first at 999 and each further one a
  /// step below, all above 750.
  private mutating func addProportions(_ stack: View, _ items: [View], _ system: StackSystem) {
    let total = items.indices.map(system.width).reduce(0, +)
    let spacing = StackSystem.spacing * Double(items.count - 1)
    let step = min(1, 240 / Double(items.count))
    for (index, item) in items.enumerated() {
      let share = system.width(index) / total
      add(
        999 - step * Double(index), 0, -spacing * share, (item.width, 1), (stack.width, -share))
    }
  }

  /// Adds a guide in each gap, all of equal length: required between edges, between centers at 149
  /// and a step less each, all above 51.
  private mutating func addGaps(_ stack: View, _ items: [View], _ system: StackSystem) {
    let centers = system.distribution == .equalCentering
    let half = centers ? 0.5 : 1
    let step = min(1, 97 / Double(items.count))
    var firstLength: Int32?
    for (gap, (previous, next)) in zip(items, items.dropFirst()).enumerated() {
      let left = makeVariable()
      let length = makeVariable()
      add(Level.required, 1, 0, (length, 1))
      add(Level.required, 0, 0, (left, 1), (previous.left, -1), (previous.width, -half))
      if centers {
        add(Level.required, 0, 0, (left, 1), (length, 1), (next.left, -1), (next.width, -0.5))
      } else {
        add(Level.required, 0, 0, (left, 1), (length, 1), (next.left, -1))
      }
      if let firstLength {
        let priority = centers ? 150 - step * Double(gap) : Level.required
        add(priority, 0, 0, (length, 1), (firstLength, -1))
      } else {
        firstLength = length
      }
    }
    add(49, 0, 0, (stack.width, 1))
  }

  // MARK: Across the axis

  private mutating func addAcross(_ stack: View, _ items: [View], _ system: StackSystem) {
    guard let first = items.first else { return }
    switch system.alignment {
    case .fill:
      for item in items.dropFirst() {
        addSameTop(first, item)
        addSameBottom(first, item)
      }
      addSameTop(stack, first)
      addSameBottom(stack, first)
    case .leading:
      for item in items.dropFirst() { addSameTop(first, item) }
      let spanner = addSpanner(items, leading: true)
      addSameTop(stack, first)
      addSameBottom(stack, spanner)
    case .center:
      for item in items.dropFirst() { addSameMiddle(first, item) }
      let spanner = addSpanner(items, leading: false)
      addSameTop(stack, spanner)
      addSameBottom(stack, spanner)
      addSameMiddle(stack, first)
    }
  }

  /// Adds a guide that spans all views at minimum height.
  private mutating func addSpanner(_ items: [View], leading: Bool) -> View {
    let spanner = makeView()
    add(Level.required, 1, 0, (spanner.height, 1))
    add(51, 0, 0, (spanner.height, 1))
    for item in items {
      add(
        leading ? 999.5 : Level.required, leading ? 0 : -1, 0, (spanner.top, 1), (item.top, -1))
      add(
        Level.required, 1, 0, (spanner.top, 1), (spanner.height, 1), (item.top, -1),
        (item.height, -1))
      add(25, 0, 0, (item.height, 1))
    }
    return spanner
  }

  private mutating func addSameTop(_ a: View, _ b: View) {
    add(Level.required, 0, 0, (a.top, 1), (b.top, -1))
  }

  private mutating func addSameBottom(_ a: View, _ b: View) {
    add(Level.required, 0, 0, (a.top, 1), (a.height, 1), (b.top, -1), (b.height, -1))
  }

  private mutating func addSameMiddle(_ a: View, _ b: View) {
    add(Level.required, 0, 0, (a.top, 1), (a.height, 0.5), (b.top, -1), (b.height, -0.5))
  }
}
