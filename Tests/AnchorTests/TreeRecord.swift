import TestSupport

@testable import Anchors

/// The state of a tree of views, stacks and scroll views at each of its layouts, as the calls of a
/// record; Docs/Replay.md describes the format.
///
/// Made after a failure of a random test by repeating its calls on a new tree: a query of
/// constraints materializes them, and tests must also cover constraints that are only records.
final class TreeRecord {
  private typealias Item = (number: Int, holder: Int, node: LayoutNode)

  private var lines: [String] = []
  private var root: View?
  private var count = 0
  private var items: [Item] = []
  private var views: [View] = []
  private var said: [Int: [String: String]] = [:]
  private var constraints: [(constraint: LayoutConstraint, line: String)] = []
  private var active: Set<Int> = []

  /// Writes the record of a tree, or of several consecutive ones.
  ///
  /// - Parameters:
  ///   - name: The name of the file.
  ///   - steps: Makes the calls, and adds the tree to the record at each layout.
  /// - Returns: The path of the record, or the reason for its absence.
  static func write(_ name: String, _ steps: (TreeRecord) throws -> Void) -> String {
    let record = TreeRecord()
    // Ignores the error: it is that of the failed test.
    try? steps(record)
    return ScriptRecord.write(record.text, name: name)
  }

  /// The calls so far, one a line.
  var text: String { lines.joined(separator: "\n") + "\n" }

  /// The frames of all views but the record's root, in the order of their numbers.
  var frames: [Rect] {
    items.filter { $0.number > 0 && !$0.node.kind.isGuide }.sorted { $0.number < $1.number }
      .map { $0.node.frame }
  }

  /// Adds the changes of the tree since the last call, and a layout.
  func add(_ root: View, width: Double?, height: Double?) {
    if root !== self.root { start(root) }
    ignoreConstraint()
    update(root, number(of: root.layoutNode) ?? 0)
    relate()
    func text(_ extent: Double?) -> String { extent.map { "\($0)" } ?? "-" }
    lines.append("l \(text(width)) \(text(height))")
  }

  /// Starts a record, whose root is a plain view; adds a stack to it.
  private func start(_ root: View) {
    self.root = root
    (items, views, said, constraints, active) = ([], [], [:], [], [])
    lines.append("T")
    count = 0
    guard root is StackView else { return enter(root, 0, in: -1) }
    make(root, in: 0)
    for edge in ["leading", "trailing", "top", "bottom"] {
      lines.append("a \(edge) 1 \(edge) == 0 \(edge) 1 0 1000")
    }
  }

  private func make(_ view: View, in holder: Int) {
    count += 1
    let kind = view is StackView ? "stack" : view is ScrollView ? "scroll" : "view"
    lines.append("n \(count) \(holder) \(kind)")
    enter(view, count, in: holder)
  }

  private func enter(_ view: View, _ number: Int, in holder: Int) {
    items.append((number, holder, view.layoutNode))
    // Retains the view, so that no other one reuses its address.
    views.append(view)
    let other = view is StackView ? StackView() : view is ScrollView ? ScrollView() : View()
    said[number] = Dictionary(uniqueKeysWithValues: Self.settings(of: other))
  }

  private func number(of node: LayoutNode) -> Int? { items.first { $0.node === node }?.number }

  /// Removes the views that have left their superviews.
  private func ignoreConstraint() {
    for item in items where item.holder > 0 || (item.holder == 0 && !(root is StackView)) {
      guard !item.node.kind.isGuide, items.contains(where: { $0.number == item.number }),
        item.node.parent.flatMap({ number(of: $0) }) != item.holder
      else { continue }
      lines.append("x \(item.number)")
      var gone: Set<Int> = []
      var next: Set = [item.number]
      while !next.isEmpty {
        gone.formUnion(next)
        next = Set(items.filter { next.contains($0.holder) }.map { $0.number })
      }
      items.removeAll { gone.contains($0.number) }
    }
  }

  private func update(_ view: View, _ number: Int) {
    for (place, inner) in view.subviews.enumerated() {
      if self.number(of: inner.layoutNode) == nil { make(inner, in: number) }
      let siblings = items.filter { $0.holder == number && !$0.node.kind.isGuide }
      guard place < siblings.count, siblings[place].node !== inner.layoutNode,
        let index = items.firstIndex(where: { $0.node === inner.layoutNode }),
        let next = items.firstIndex(where: { $0.node === siblings[place].node })
      else { continue }
      lines.append("v \(items[index].number) \(number) \(place)")
      items.insert(items.remove(at: index), at: next)
    }
    for inner in view.subviews { update(inner, self.number(of: inner.layoutNode) ?? 0) }
    // Margins reach through a view only if its margins guide exists.
    if let margins = view.layoutNode.rareState?.insetGuides?.margins {
      _ = item(margins.guide.layoutNode)
    }
    for (subject, text) in Self.settings(of: view) where said[number]?[subject] != text {
      said[number]?[subject] = text
      let (call, rest) = (subject.prefix(1), subject.dropFirst(2))
      lines.append("\(call) \(number) \(rest.isEmpty ? "" : rest + " ")\(text)")
    }
  }

  /// The properties of a view: the call and the property, and the rest of the line.
  private static func settings(of view: View) -> [(String, String)] {
    var found = [("h", view.isHidden ? "1" : "0")]
    func add(_ property: String, _ number: Double) { found.append(("f \(property)", "\(number)")) }
    func add(_ property: String, _ value: Bool) { add(property, value ? 1 : 0) }
    let directions: [LayoutDirection?] = [nil, .leftToRight, .rightToLeft]
    add("direction", Double(directions.firstIndex(of: view.layoutDirection) ?? 0))
    for (name, axis) in [("Width", Axis.horizontal), ("Height", .vertical)] {
      add("hug\(name)", view.contentHuggingPriority(for: axis).rawValue)
      add("resist\(name)", view.contentCompressionResistancePriority(for: axis).rawValue)
    }
    let margins = view.directionalLayoutMargins
    add("marginTop", margins.top)
    add("marginLeading", margins.leading)
    add("marginBottom", margins.bottom)
    add("marginTrailing", margins.trailing)
    add("keepsSuperviewMargins", view.preservesSuperviewLayoutMargins)
    add("marginsCountSafeArea", view.insetsLayoutMarginsFromSafeArea)
    if view.superview == nil {
      let safe = view.safeAreaInsets
      for (name, inset) in [
        ("Top", safe.top), ("Left", safe.left), ("Bottom", safe.bottom), ("Right", safe.right),
      ] { add("safe\(name)", inset) }
      add("readableWidth", view.readableContentWidth)
      add("scale", view.scale ?? 0)
    }
    return found + settingsOfKind(of: view)
  }

  /// The properties of a view that only its kind has.
  private static func settingsOfKind(of view: View) -> [(String, String)] {
    var found: [(String, String)] = []
    func add(_ property: String, _ number: Double) { found.append(("f \(property)", "\(number)")) }
    func add(_ property: String, _ value: Bool) { add(property, value ? 1 : 0) }
    let stack = view.superview as? StackView
    add("spacingAfter", stack?.customSpacing(after: view) ?? StackView.spacingUseDefault)
    if let stack = view as? StackView {
      add("spacesBaselines", stack.isBaselineRelativeArrangement)
      add("keepsMargins", stack.isLayoutMarginsRelativeArrangement)
      let distribution = StackView.Distribution.allCases.firstIndex(of: stack.distribution) ?? 0
      let alignment = StackView.Alignment.allCases.firstIndex(of: stack.alignment) ?? 0
      let axis = stack.axis == .horizontal ? 0 : 1
      found.append(("s", "\(axis) \(distribution) \(alignment) \(stack.spacing)"))
    } else if let scroll = view as? ScrollView {
      let zoomed = scroll.subviews.firstIndex { $0 === scroll.viewForZooming }
      let behaviors = ContentInsetAdjustmentBehavior.allCases
      add("offsetX", scroll.contentOffset.x)
      add("offsetY", scroll.contentOffset.y)
      add("zoomedSubview", zoomed.map(Double.init) ?? -1)
      add("zoom", scroll.zoomScale)
      add("bouncesHorizontally", scroll.alwaysBounceHorizontal)
      add("bouncesVertically", scroll.alwaysBounceVertical)
      add(
        "insetAdjustment",
        Double(behaviors.firstIndex(of: scroll.contentInsetAdjustmentBehavior) ?? 0))
    } else {
      add("contentWidth", view.layoutNode.intrinsicContentSize.width)
      add("contentHeight", view.layoutNode.intrinsicContentSize.height)
      add("firstBaseline", view.contentBaselines.firstFromTop)
      add("lastBaseline", view.contentBaselines.lastFromBottom)
    }
    return found
  }

  /// Records the constraints that the program has activated, and removes deactivated ones.
  private func relate() {
    let present = (root?.layoutNode.requireEngine().constraintsInOrder() ?? []).filter {
      $0.state.isDisjoint(with: [.system, .stackMade])
    }
    for place in active.sorted() where !present.contains(where: { $0 === constraints[place].0 }) {
      lines.append("r c\(place)")
      active.remove(place)
    }
    for constraint in present {
      let place = constraints.firstIndex { $0.constraint === constraint } ?? constraints.count
      let line = line(constraint, "c\(place)")
      if place == constraints.count { constraints.append((constraint, "")) }
      if active.contains(place) {
        if constraints[place].line == line { continue }
        lines.append("r c\(place)")
      }
      lines.append(line)
      constraints[place].line = line
      active.insert(place)
    }
  }

  private func line(_ constraint: LayoutConstraint, _ id: String) -> String {
    let relation =
      switch constraint.relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    let first = constraint.firstItem.map { item($0) } ?? "0"
    let second = constraint.secondItem.map { item($0) } ?? "-"
    return "a \(id) \(first) \(constraint.firstAttribute.name) \(relation) "
      + "\(second) \(constraint.secondAttribute.name) \(constraint.multiplier) "
      + "\(constraint.constant) \(constraint.priority.rawValue)"
  }

  /// The number of a view, or of a guide, which gets one at its first use.
  private func item(_ node: LayoutNode) -> String {
    if let number = number(of: node) { return "\(number)" }
    guard let view = node.parent?.ownView, let holder = number(of: view.layoutNode) else {
      return "0"
    }
    let scroll = view as? ScrollView
    let guides = [
      ("contentLayoutGuide", scroll?.contentLayoutGuide),
      ("frameLayoutGuide", scroll?.frameLayoutGuide),
      ("layoutMarginsGuide", view.layoutMarginsGuide),
      ("safeAreaLayoutGuide", view.safeAreaLayoutGuide),
      ("readableContentGuide", view.readableContentGuide),
    ]
    guard let kind = guides.first(where: { $0.1?.layoutNode === node })?.0 else { return "0" }
    count += 1
    lines.append("n \(count) \(holder) \(kind)")
    items.append((count, holder, node))
    return "\(count)"
  }
}
