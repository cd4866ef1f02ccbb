/// The state of a tree after recorded calls, without any views.
///
/// Nothing recurses along the tree, since a record may nest views as deeply as memory permits.
struct ViewModel {
  /// A view or a guide.
  private struct Item {
    let kind: String
    var superview: Int
    /// The subviews and guides, in order.
    var children: [Int] = []
    /// The latest call for each of the item's properties, with its position among all settings.
    var settings: [Substring: (order: Int, call: ViewCall)] = [:]
    /// The constraints that mention the item.
    var rows: Set<String> = []

    var isView: Bool { ViewGuide(rawValue: kind) == nil }
  }

  private var isRightToLeft = false
  private var items = [0: Item(kind: "view", superview: 0)]
  private var rows: [String: (order: Int, row: ViewConstraint)] = [:]
  private var order = 0
  /// The items and constraints that the latest call removed.
  private(set) var removed: (items: [Int], rows: [String]) = ([], [])

  private static let spacing = ViewProperty.spacingAfter.rawValue[...]

  private func isView(_ item: Int) -> Bool { items[item]?.isView == true }

  private func kind(_ item: Int) -> String? { items[item]?.kind }

  /// Applies a call.
  ///
  /// - Parameter call: The call.
  /// - Returns: Whether the call is applicable; if not, nothing changes.
  mutating func apply(_ call: ViewCall) -> Bool {
    removed = ([], [])
    switch call {
    case .start(let isRightToLeft):
      self = ViewModel()
      self.isRightToLeft = isRightToLeft
    case .make(let item, let superview, let kind): return make(item, in: superview, kind)
    case .remove(let view):
      guard view != 0, isView(view) else { return false }
      remove(view)
    case .constrain(let row): return constrain(row)
    case .release(let id):
      guard rows[id] != nil else { return false }
      release(id)
    case .setConstant(let id, let constant):
      guard rows[id] != nil else { return false }
      rows[id]?.row.constant = constant
    case .setPriority(let id, let priority):
      guard rows[id] != nil else { return false }
      rows[id]?.row.priority = priority
    case .hide(let view, _):
      return view != 0 && set(view, call)
    case .text(let view, _):
      return kind(view) == "label" && set(view, call)
    case .stack(let view, _, _, _, _):
      return kind(view) == "stack" && set(view, call)
    case .set(let view, let property, _):
      // Only arranged subviews have a custom spacing.
      guard property != .spacingAfter || items[view].map({ kind($0.superview) }) == "stack" else {
        return false
      }
      return set(view, call)
    case .move(let view, let superview, let index): return move(view, into: superview, at: index)
    case .layout: break
    }
    return true
  }

  /// The calls that build the current tree.
  var calls: [ViewCall] {
    let made = within(0).dropFirst().compactMap { number in
      items[number].map { ViewCall.make(number, in: $0.superview, kind: $0.kind) }
    }
    let settings = items.values.flatMap { $0.settings.values }.sorted { $0.order < $1.order }
    let constraints = rows.values.sorted { $0.order < $1.order }
    return [.start(isRightToLeft: isRightToLeft)] + made + settings.map(\.call)
      + constraints.map { .constrain($0.row) }
  }

  /// The views that are hidden, or in hidden ones.
  var hiddenViews: Set<Int> {
    var hidden: Set<Int> = []
    for number in within(0) {
      guard let item = items[number] else { continue }
      let isHidden = item.settings.values.contains {
        if case .hide(_, let isHidden) = $0.call { return isHidden }
        return false
      }
      if isHidden || hidden.contains(item.superview) { hidden.insert(number) }
    }
    return hidden
  }

  /// A view and its descendants, parents first, siblings in order.
  private func within(_ view: Int) -> [Int] {
    var found: [Int] = []
    var pending = [view]
    while let next = pending.popLast() {
      found.append(next)
      pending += (items[next]?.children ?? []).reversed()
    }
    return found
  }

  private mutating func make(_ item: Int, in superview: Int, _ kind: String) -> Bool {
    guard items[item] == nil, isView(superview) else { return false }
    if ViewGuide(rawValue: kind)?.isOfScrolling == true, self.kind(superview) != "scroll" {
      return false
    }
    items[item] = Item(kind: kind, superview: superview)
    items[superview]?.children.append(item)
    return true
  }

  private mutating func constrain(_ row: ViewConstraint) -> Bool {
    guard rows[row.id] == nil, items[row.first] != nil, items[row.second ?? 0] != nil,
      row.second != row.first || row.attribute != row.secondAttribute
    else { return false }
    order += 1
    rows[row.id] = (order, row)
    items[row.first]?.rows.insert(row.id)
    if let second = row.second { items[second]?.rows.insert(row.id) }
    return true
  }

  private mutating func release(_ id: String) {
    guard let (_, row) = rows.removeValue(forKey: id) else { return }
    items[row.first]?.rows.remove(id)
    if let second = row.second { items[second]?.rows.remove(id) }
    removed.rows.append(id)
  }

  private mutating func set(_ view: Int, _ call: ViewCall) -> Bool {
    guard isView(view) else { return false }
    order += 1
    // Replaces an earlier call with the same subject.
    items[view]?.settings[call.subject] = (order, call)
    return true
  }

  private mutating func remove(_ view: Int) {
    let gone = within(view)
    for item in gone {
      for id in items[item]?.rows ?? [] { release(id) }
    }
    if let superview = items[view]?.superview {
      items[superview]?.children.removeAll { $0 == view }
    }
    for item in gone { items.removeValue(forKey: item) }
    removed.items = gone
  }

  /// Moves a view to an index among its new siblings, as in a stack.
  ///
  /// - Returns: Whether the move is possible.
  private mutating func move(_ view: Int, into superview: Int, at index: Int) -> Bool {
    guard view != 0, isView(view), isView(superview), !isInside(superview, view),
      let former = items[view]?.superview
    else { return false }
    if former != superview { discardSurroundings(of: view) }
    items[former]?.children.removeAll { $0 == view }
    items[view]?.superview = superview
    var children = items[superview]?.children ?? []
    let siblings = children.indices.filter { isView(children[$0]) }
    children.insert(view, at: index < siblings.count ? siblings[index] : children.count)
    items[superview]?.children = children
    return true
  }

  /// Determines whether a view is another one or inside it.
  private func isInside(_ view: Int, _ other: Int) -> Bool {
    var view = view
    while view != other {
      guard view != 0, let item = items[view] else { return false }
      view = item.superview
    }
    return true
  }

  /// Discards the custom spacing and the outer constraints of a view that changes its superview.
  private mutating func discardSurroundings(of view: Int) {
    items[view]?.settings.removeValue(forKey: Self.spacing)
    let inside = Set(within(view))
    for item in inside {
      for id in items[item]?.rows ?? [] {
        guard let row = rows[id]?.row, let second = row.second else { continue }
        if inside.contains(row.first) != inside.contains(second) { release(id) }
      }
    }
  }
}

extension ViewCall {
  /// The property that the call sets.
  fileprivate var subject: Substring {
    if case .set(_, let property, _) = self { return property.rawValue[...] }
    return text.prefix(1)
  }
}
