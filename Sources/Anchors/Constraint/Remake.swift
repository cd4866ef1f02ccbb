/// A running call of `remakeConstraints`, which reuses constraints of the previous call.
final class Remake {
  /// The active constraints of the previous call; nil for those reused.
  private var old: [LayoutConstraint?]
  /// The index at which the search starts: most closures repeat the order of their statements.
  private var cursor = 0
  private(set) var made: [LayoutConstraint] = []

  init(of old: [LayoutConstraint]) {
    self.old = old.map { $0.isActive ? $0 : nil }
  }

  /// Chooses an old constraint with the same statement, or else the new one.
  ///
  /// - Parameter new: A constraint that the closure states.
  /// - Returns: The chosen constraint, which the caller must activate.
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

  /// Deactivates the constraints of the previous call that were not reused.
  func finish() {
    for constraint in old { constraint?.isActive = false }
  }
}

extension LayoutConstraint {
  /// Compares all but the constant, the priority and the names.
  ///
  /// - Parameter other: Another constraint.
  /// - Returns: Whether both have the same items, attributes, relation and multiplier.
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

  /// Copies constant, priority, identifier and origin from an otherwise equal constraint.
  fileprivate func copyNumbers(of other: LayoutConstraint) {
    let isSystem = state.contains(.systemSpacing)
    constant = other.constant
    if isSystem { state.insert(.systemSpacing) }
    priority = other.priority
    identifier = other.identifier
    origin = other.origin
  }
}
