/// What `remakeConstraints` keeps of the last time while its closure runs.
final class Remake {
  /// The constraints of the last time; nil where one is kept.
  private var old: [LayoutConstraint?]
  /// Where the search begins: closures tend to state the same in the same order.
  private var cursor = 0
  private(set) var made: [LayoutConstraint] = []

  init(of old: [LayoutConstraint]) {
    self.old = old.map { $0.isActive ? $0 : nil }
  }

  /// Chooses between a new constraint and the one of the last time that says the same.
  ///
  /// - Returns: The one that is to be active.
  func choose(_ new: LayoutConstraint) -> LayoutConstraint {
    let chosen = reuse(new) ?? new
    made.append(chosen)
    return chosen
  }

  private func reuse(_ new: LayoutConstraint) -> LayoutConstraint? {
    if new.isActive, let index = old.firstIndex(where: { $0 === new }) {
      old[index] = nil
      return nil
    }
    for step in old.indices {
      let index = (cursor + step) % old.count
      guard let present = old[index], present.relatesTheSame(as: new) else { continue }
      old[index] = nil
      cursor = index + 1
      present.copyNumbers(of: new)
      return present
    }
    return nil
  }

  /// Deactivates what was not made again.
  func finish() {
    for constraint in old { constraint?.isActive = false }
  }
}

extension LayoutConstraint {
  /// Whether another constraint relates the same attributes of the same items, with whatever constant and
  /// priority.
  fileprivate func relatesTheSame(as other: LayoutConstraint) -> Bool {
    guard relation == other.relation, multiplier == other.multiplier, !hasLostItem,
      endCount == other.endCount,
      state.contains(.systemSpacing) == other.state.contains(.systemSpacing)
    else { return false }
    for end in 0..<endCount
    where item(at: end) != other.item(at: end) || attribute(at: end) != other.attribute(at: end) {
      return false
    }
    return true
  }

  /// Becomes what another constraint is that relates the same.
  fileprivate func copyNumbers(of other: LayoutConstraint) {
    let isSystem = state.contains(.systemSpacing)
    constant = other.constant
    if isSystem { state.insert(.systemSpacing) }
    priority = other.priority
    identifier = other.identifier
    origin = other.origin
  }
}
