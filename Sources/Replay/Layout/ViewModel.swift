/// The state of a tree after recorded calls, without any views.
struct ViewModel {
  private var isRightToLeft = false
  private var made: [(view: Int, superview: Int, kind: String)] = []
  private var rows: [ViewConstraint] = []
  private var settings: [(view: Int, call: ViewCall)] = []

  private static let spacing = ViewProperty.spacingAfter.rawValue[...]

  func has(_ item: Int) -> Bool { kind(item) != nil }

  private func isView(_ item: Int) -> Bool {
    kind(item).map { ViewGuide(rawValue: $0) == nil } ?? false
  }

  func hasConstraint(_ id: String) -> Bool { rows.contains { $0.id == id } }

  /// Applies a call.
  ///
  /// - Parameter call: The call.
  /// - Returns: Whether the call is applicable; if not, nothing changes.
  mutating func apply(_ call: ViewCall) -> Bool {
    switch call {
    case .start(let isRightToLeft):
      self = ViewModel()
      self.isRightToLeft = isRightToLeft
    case .make(let view, let superview, let kind):
      guard !has(view), isView(superview) else { return false }
      if ViewGuide(rawValue: kind)?.isOfScrolling == true, self.kind(superview) != "scroll" {
        return false
      }
      made.append((view, superview, kind))
    case .remove(let view):
      guard view != 0, isView(view) else { return false }
      remove(view)
    case .constrain(let row):
      let second = row.second ?? 0
      guard !hasConstraint(row.id), has(row.first), has(second),
        row.second != row.first || row.attribute != row.secondAttribute
      else { return false }
      rows.append(row)
    case .release(let id):
      guard hasConstraint(id) else { return false }
      rows.removeAll { $0.id == id }
    case .setConstant(let id, let constant):
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
      rows[index].constant = constant
    case .setPriority(let id, let priority):
      guard let index = rows.firstIndex(where: { $0.id == id }) else { return false }
      rows[index].priority = priority
    case .hide(let view, _):
      return view != 0 && set(view, call)
    case .text(let view, _):
      return kind(view) == "label" && set(view, call)
    case .stack(let view, _, _, _, _):
      return kind(view) == "stack" && set(view, call)
    case .set(let view, let property, _):
      // Only arranged subviews have a custom spacing.
      guard property != .spacingAfter || kind(superview(view) ?? 0) == "stack" else { return false }
      return set(view, call)
    case .move(let view, let superview, let index): return move(view, into: superview, at: index)
    case .layout: break
    }
    return true
  }

  /// The calls that build the current tree.
  var calls: [ViewCall] {
    [.start(isRightToLeft: isRightToLeft)]
      + within(0).map { .make($0.view, in: $0.superview, kind: $0.kind) }
      + settings.map(\.call) + rows.map { .constrain($0) }
  }

  /// True if no constraint determines a view, which then retains its frame.
  func isFree(_ view: Int) -> Bool {
    guard let made = made.first(where: { $0.view == view }) else { return false }
    return made.kind != "label" && kind(made.superview) != "stack"
      && !settings.contains { $0.view == view && $0.call.subject.hasPrefix("content") }
      && !rows.contains { $0.first == view || $0.second == view }
  }

  /// The descendants of a view, parents first, siblings in order.
  private func within(_ view: Int) -> [(view: Int, superview: Int, kind: String)] {
    made.filter { $0.superview == view }.flatMap { [$0] + within($0.view) }
  }

  private func superview(_ view: Int) -> Int? { made.first { $0.view == view }?.superview }

  /// Moves a view to an index among its new siblings, as in a stack.
  ///
  /// - Returns: Whether the move is possible.
  private mutating func move(_ view: Int, into superview: Int, at index: Int) -> Bool {
    guard view != 0, view != superview, isView(view), isView(superview),
      let current = made.firstIndex(where: { $0.view == view }),
      !within(view).contains(where: { $0.view == superview })
    else { return false }
    var moved = made.remove(at: current)
    if moved.superview != superview { discardSurroundings(of: view) }
    moved.superview = superview
    let siblings = made.indices.filter {
      made[$0].superview == superview && isView(made[$0].view)
    }
    made.insert(moved, at: index < siblings.count ? siblings[index] : made.count)
    return true
  }

  /// Discards the custom spacing and the outer constraints of a view that changes its superview.
  private mutating func discardSurroundings(of view: Int) {
    settings.removeAll { $0.view == view && $0.call.subject == Self.spacing }
    let inside = Set([view] + within(view).map { $0.view })
    rows.removeAll { row in
      row.second.map { inside.contains($0) != inside.contains(row.first) } ?? false
    }
  }

  private func kind(_ item: Int) -> String? {
    item == 0 ? "view" : made.first { $0.view == item }?.kind
  }

  private mutating func set(_ view: Int, _ call: ViewCall) -> Bool {
    guard isView(view) else { return false }
    // Replaces an earlier call with the same subject.
    settings.removeAll { $0.view == view && $0.call.subject == call.subject }
    settings.append((view, call))
    return true
  }

  private mutating func remove(_ view: Int) {
    let gone = Set([view] + within(view).map { $0.view })
    made.removeAll { gone.contains($0.view) }
    settings.removeAll { gone.contains($0.view) }
    rows.removeAll { gone.contains($0.first) || $0.second.map(gone.contains) ?? false }
  }
}

extension ViewCall {
  /// The property that the call sets.
  fileprivate var subject: Substring {
    if case .set(_, let property, _) = self { return property.rawValue[...] }
    return text.prefix(1)
  }
}
