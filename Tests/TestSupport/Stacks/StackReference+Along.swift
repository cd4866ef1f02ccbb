import Simplex

// AUTOLAYOUT 5.3.

extension StackReference {
  private var visible: [Int] {
    stackCase.items.indices.filter { !stackCase.items[$0].isHidden }
  }

  private var isLoose: Bool {
    stackCase.distribution == .equalSpacing || stackCase.distribution == .equalCentering
  }

  mutating func addAlong() {
    let visible = visible
    for index in items.indices where !visible.contains(index) {
      collapse(items[index].along.extent)
    }
    if let first = visible.first, let last = visible.last {
      relate(canvas.lead, .equal, along(items[first], 0))
      relate(along(items[last], 1), .equal, canvas.trail)
    } else {
      // The guide that represents the views has a nonnegative length, like any item.
      relate(canvas.trail, .greaterThanOrEqual, canvas.lead)
      relate(canvas.lead, .equal, canvas.trail, 999.5)
    }
    for next in items.indices.dropFirst() {
      relate(
        spacingStart(next), isLoose ? .greaterThanOrEqual : .equal, spacingEnd(next - 1),
        plus: spacing(before: next))
    }
    switch stackCase.distribution {
    case .fill: break
    case .fillEqually: addEqualSizes()
    case .fillProportionally: addProportions()
    case .equalSpacing, .equalCentering:
      addGaps()
      collapse(stack.length, 49)
    }
  }

  private var spacesBaselines: Bool { stackCase.isBaselineRelative && stackCase.isVertical }

  private func spacingStart(_ index: Int) -> Place {
    var place = along(items[index], 0)
    let item = stackCase.items[index]
    if spacesBaselines, !item.isHidden { place.constant = item.baselines.first }
    return place
  }

  private func spacingEnd(_ index: Int) -> Place {
    var place = along(items[index], 1)
    let item = stackCase.items[index]
    if spacesBaselines, !item.isHidden { place.constant = -item.baselines.last }
    return place
  }

  /// The spacing after the last visible item, less half of it for each hidden neighbor; 0 outside.
  private func spacing(before next: Int) -> Double {
    guard let first = visible.first, let last = visible.last, next != first, next - 1 != last
    else { return 0 }
    let shown = visible.last { $0 < next } ?? first
    let whole = stackCase.items[shown].spacingAfter ?? stackCase.spacing
    let hidden = [next - 1, next].filter { stackCase.items[$0].isHidden }.count
    return whole - whole / 2 * Double(hidden)
  }

  private mutating func addEqualSizes() {
    for index in visible.dropFirst() {
      equate(items[index].along.extent, items[visible[0]].along.extent)
    }
  }

  private mutating func addProportions() {
    let sizes = stackCase.items.map { $0.isHidden ? 0 : max(0, $0.content.along) }
    let total = sizes.reduce(0, +)
    let taken = items.indices.dropFirst().reduce(0) { $0 + spacing(before: $1) }
    for index in visible where sizes[index] > 0 || total == 0 {
      let extent = items[index].along.extent
      let priority = visible.count == 1 ? 1000 : 999 - Double(index)
      if total == 0 {
        addShare(extent, Double(visible.count), 1, -taken, priority)
      } else if stackCase.isUIKitProportional {
        let whole = total + stackCase.spacing * Double(visible.count - 1)
        addShare(extent, whole, sizes[index], 0, priority)
      } else {
        addShare(extent, total, sizes[index], -taken * sizes[index], priority)
      }
    }
  }

  private mutating func addGaps() {
    let byMiddles = stackCase.distribution == .equalCentering
    for (number, (one, next)) in zip(visible, visible.dropFirst()).enumerated() {
      let gap = addGap()
      relate(
        Place(terms: [(1, gap.start)]), .equal,
        byMiddles ? along(items[one], 0.5) : spacingEnd(one))
      relate(
        Place(terms: [(1, gap.start), (1, gap.extent)]), .equal,
        byMiddles ? along(items[next], 0.5) : spacingStart(next))
      if number > 0 {
        equate(gap.extent, gaps[0].extent, byMiddles ? 150 - Double(number) : 1000)
      }
    }
  }
}
