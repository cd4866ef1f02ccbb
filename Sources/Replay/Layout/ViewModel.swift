/// What a record's calls leave of a tree, apart from any views.
struct ViewModel {
  private var isRightToLeft = false
  private var made: [(view: Int, superview: Int, kind: String)] = []
  private var rows: [ViewConstraint] = []
  private var settings: [(view: Int, call: ViewCall)] = []

  func has(_ view: Int) -> Bool { view == 0 || made.contains { $0.view == view } }

  func hasConstraint(_ id: String) -> Bool { rows.contains { $0.id == id } }

  /// Makes a call; false if it speaks of what is not there.
  mutating func apply(_ call: ViewCall) -> Bool {
    switch call {
    case .start(let isRightToLeft):
      self = ViewModel()
      self.isRightToLeft = isRightToLeft
    case .make(let view, let superview, let kind):
      guard !has(view), has(superview) else { return false }
      made.append((view, superview, kind))
    case .remove(let view):
      guard view != 0, has(view) else { return false }
      remove(view)
    case .constrain(let row):
      let second = row.second ?? 0
      guard !hasConstraint(row.id), has(row.first), has(second), row.second != row.first else {
        return false
      }
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
    case .layout: break
    }
    return true
  }

  /// The calls that build the tree as it is now.
  var calls: [ViewCall] {
    [.start(isRightToLeft: isRightToLeft)]
      + made.map { .make($0.view, in: $0.superview, kind: $0.kind) }
      + settings.map(\.call) + rows.map { .constrain($0) }
  }

  /// Whether no constraint places a view: it keeps the frame that it has.
  func isFree(_ view: Int) -> Bool {
    guard let made = made.first(where: { $0.view == view }) else { return false }
    return made.kind != "label" && kind(made.superview) != "stack"
      && !rows.contains { $0.first == view || $0.second == view }
  }

  private func kind(_ view: Int) -> String? { made.first { $0.view == view }?.kind }

  private mutating func set(_ view: Int, _ call: ViewCall) -> Bool {
    guard has(view) else { return false }
    // What a later call of the same kind says replaces it.
    settings.removeAll { $0.view == view && $0.call.letter == call.letter }
    settings.append((view, call))
    return true
  }

  private mutating func remove(_ view: Int) {
    var gone: Set<Int> = [view]
    // A superview is made before what is in it.
    for one in made where gone.contains(one.superview) { gone.insert(one.view) }
    made.removeAll { gone.contains($0.view) }
    settings.removeAll { gone.contains($0.view) }
    rows.removeAll { gone.contains($0.first) || $0.second.map(gone.contains) ?? false }
  }
}

extension ViewCall {
  fileprivate var letter: Character? { text.first }
}
