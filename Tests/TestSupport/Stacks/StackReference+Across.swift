import Simplex

// AUTOLAYOUT 5.4.

extension StackReference {
  /// The alignment, with 5.4f applied.
  private var alignment: StackCase.Alignment {
    switch stackCase.alignment {
    case .firstBaseline where stackCase.isVertical: .leading
    case .lastBaseline where stackCase.isVertical: .trailing
    default: stackCase.alignment
    }
  }

  mutating func addAcross() {
    let alignment = alignment
    let first = items[0]
    for item in items.indices.dropFirst() { align(item, alignment) }
    if alignment != .fill {
      for item in items { collapse(item.across.extent, 25) }
    }
    guard stackCase.items.contains(where: { !$0.isHidden }) else {
      relate(canvas.near, .equal, across(first, 0), 25)
      relate(canvas.far, .equal, across(first, 1), 24)
      return collapse(stack.thickness, 49)
    }
    if alignment == .center {
      let middle = Place(
        terms: [(0.5, stack.thickness)],
        constant: (canvas.near.constant + canvas.far.constant) / 2)
      relate(middle, .equal, across(first, 0.5))
    }
    if items.count > 1, alignment != .fill { return addSpannerRows(alignment) }
    let meetsNear = alignment == .fill || alignment == .leading
    let meetsFar = alignment == .fill || alignment == .trailing
    relate(canvas.near, meetsNear ? .equal : .lessThanOrEqual, across(first, 0))
    relate(canvas.far, meetsFar ? .equal : .greaterThanOrEqual, across(first, 1))
    if alignment != .fill { collapse(stack.thickness, 49) }
  }

  private mutating func align(_ index: Int, _ alignment: StackCase.Alignment) {
    func relateShare(_ share: Double) -> (Place, Place) {
      (across(items[0], share), across(items[index], share))
    }
    var pairs: [(Place, Place)] = []
    switch alignment {
    case .fill: pairs = [relateShare(0), relateShare(1)]
    case .leading: pairs = [relateShare(0)]
    case .trailing: pairs = [relateShare(1)]
    case .center: pairs = [relateShare(0.5)]
    case .firstBaseline:
      pairs = [relateShare(0)]
      pairs[0].0.constant = shownBaselines(0).first
      pairs[0].1.constant = shownBaselines(index).first
    case .lastBaseline:
      pairs = [relateShare(1)]
      pairs[0].0.constant = -shownBaselines(0).last
      pairs[0].1.constant = -shownBaselines(index).last
    }
    for (one, other) in pairs { relate(one, .equal, other) }
  }

  /// The baselines of an item; its edges if it is hidden.
  private func shownBaselines(_ index: Int) -> (first: Double, last: Double) {
    let item = stackCase.items[index]
    return item.isHidden ? (0, 0) : item.baselines
  }

  private mutating func addSpannerRows(_ alignment: StackCase.Alignment) {
    let spanner = addSpanner()
    let near = Place(terms: [(1, spanner.start)])
    let far = Place(terms: [(1, spanner.start), (1, spanner.extent)])
    collapse(spanner.extent, 51)
    for index in items.indices where !stackCase.items[index].isHidden {
      if alignment == .leading {
        relate(near, .equal, across(items[index], 0), 999.5)
      } else {
        relate(near, .lessThanOrEqual, across(items[index], 0))
      }
      if alignment == .trailing {
        relate(far, .equal, across(items[index], 1), 999.5)
      } else {
        relate(far, .greaterThanOrEqual, across(items[index], 1))
      }
    }
    let shown = items[stackCase.items.firstIndex { !$0.isHidden } ?? 0]
    switch alignment {
    case .leading: relate(canvas.near, .equal, across(items[0], 0))
    case .firstBaseline: relate(canvas.near, .lessThanOrEqual, across(shown, 0))
    default: relate(canvas.near, .equal, near)
    }
    switch alignment {
    case .trailing: relate(canvas.far, .equal, across(items[0], 1))
    case .lastBaseline: relate(canvas.far, .greaterThanOrEqual, across(shown, 1))
    default: relate(canvas.far, .equal, far)
    }
    if alignment == .firstBaseline || alignment == .lastBaseline { collapse(stack.thickness, 49) }
  }
}

extension StackReference {
  mutating func relate(
    _ first: Place, _ relation: Relation, _ second: Place, _ priority: Double
  ) {
    relate(first, relation, second, plus: 0, priority)
  }
}
