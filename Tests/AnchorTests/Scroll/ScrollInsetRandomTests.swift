import TestSupport
import Testing

@testable import Anchors

/// After any changes, margins and safe areas reach into scrolled content as in a new tree.
@Suite struct ScrollInsetRandomTests {
  /// The parts of the tree that change.
  struct Plan {
    var size = Size(width: 320, height: 480)
    var safeArea = EdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    var offset = Point.zero
    var behavior = ContentInsetAdjustmentBehavior.automatic
    var bounces = (horizontal: false, vertical: false)
    var margins = EdgeInsets(8)
    var outerMargins = EdgeInsets(8)
    var preserves = false
    var includesSafeArea = true
    var rows = 6
    var rowHeight = 40.0
    var zoom = 1.0
    var header = true
    var rightToLeft = false
    var readable = 200.0
    var top = 0.0
    /// The words of a wrapping text below the rows, 0 for no text.
    var words = 0
    /// The rows in a scroll view of its own at the end of the content, 0 for none.
    var innerRows = 0

    mutating func change(_ random: inout SplitMix64) {
      func number(_ bound: Int) -> Double { Double(random.number(below: bound)) }
      switch random.number(below: 24) {
      case 0: size = Size(width: 240 + number(200), height: 300 + number(300))
      case 1: safeArea.top = number(60)
      case 2: (safeArea.left, safeArea.right) = (number(50), number(50))
      case 3: behavior = ContentInsetAdjustmentBehavior.allCases[random.number(below: 4)]
      case 4: bounces = (random.number(below: 2) == 0, random.number(below: 2) == 0)
      case 5: margins = EdgeInsets(number(20))
      case 6: outerMargins = EdgeInsets(number(40))
      case 7: preserves.toggle()
      case 8: includesSafeArea.toggle()
      case 9: rows = 1 + random.number(below: 10)
      case 10: rowHeight = 20 + number(40)
      case 11: zoom = [0.5, 1, 2][random.number(below: 3)]
      case 12: header.toggle()
      case 13: rightToLeft.toggle()
      case 14: readable = 100 + number(200)
      case 15: top = number(60)
      case 16: words = random.number(below: 3) * 12
      case 17: innerRows = random.number(below: 5)
      default: offset = Point(x: number(60) - 20, y: number(400) - 60)
      }
    }
  }

  /// A list in a scroll view with a pinned header, and a panel above it; at the end of the list a
  /// text and an inner scroll view.
  final class Tree {
    let root = View("root")
    let scroll = ScrollView("scroll")
    let column = StackView(axis: .vertical, name: "column")
    let header = View("header")
    let bar = View("bar")
    let title = Box("title", 30, 10)
    let panel = View("panel")
    let note = Box("note")
    let text = StackView(name: "text")
    let label = Label(name: "label")
    let inner = ScrollView("inner")
    let list = StackView(axis: .vertical, name: "list")
    var rows: [StackView] = []
    var innerRows: [StackView] = []
    let topEdge: LayoutConstraint
    private var applied: Plan?

    init() {
      topEdge = scroll.topAnchor.constraint(equalTo: root.topAnchor)
      root.addSubview(scroll)
      topEdge.isActive = true
      scroll.leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
        .bottomAnchor(equalTo: root.bottomAnchor).addSubview(column)
      column.edges(equalTo: scroll).widthAnchor(equalTo: scroll.widthAnchor)
      header.addSubview(bar)
      bar.edges(equalTo: header).addSubview(title)
      title.leadingAnchor(equalTo: bar.layoutMarginsGuide.leadingAnchor)
        .topAnchor(equalTo: bar.layoutMarginsGuide.topAnchor)
        .bottomAnchor(equalTo: bar.layoutMarginsGuide.bottomAnchor)
      root.addSubview(panel)
      panel.edges(equalTo: root, insets: DirectionalEdgeInsets(3)).addSubview(note)
      note.edges(equalTo: panel.readableContentGuide)
      label.numberOfLines = 0
      text.isLayoutMarginsRelativeArrangement = true
      text.addArrangedSubview(label)
      inner.addSubview(list)
      inner.heightAnchor(equalTo: 120)
      list.edges(equalTo: inner).widthAnchor(equalTo: inner.widthAnchor)
    }

    /// Sets the values that differ from the previous plan.
    func apply(_ plan: Plan) throws {
      func set<Value: Equatable>(_ part: (Plan) -> Value, _ body: (Value) -> Void) {
        let value = part(plan)
        if applied.map(part) != value { body(value) }
      }
      set(\.safeArea) { root.safeAreaInsets = $0 }
      set(\.rightToLeft) { root.layoutDirection = $0 ? .rightToLeft : .leftToRight }
      set(\.readable) { root.readableContentWidth = $0 }
      set(\.top) { topEdge.constant = $0 }
      set(\.behavior) { scroll.contentInsetAdjustmentBehavior = $0 }
      set(\.bounces.horizontal) { scroll.alwaysBounceHorizontal = $0 }
      set(\.bounces.vertical) { scroll.alwaysBounceVertical = $0 }
      set(\.outerMargins) { scroll.layoutMargins = $0 }
      set(\.zoom) { scroll.zoomScale = $0 }
      set(\.preserves) { column.preservesSuperviewLayoutMargins = $0 }
      set(\.rows) { count in
        while rows.count > count { rows.removeLast().removeFromSuperview() }
        while rows.count < count {
          rows.append(makeRow("row \(rows.count)", plan))
          column.insertArrangedSubview(rows[rows.count - 1], at: rows.count - 1)
        }
      }
      set(\.words) { count in
        label.text = Array(repeating: "word", count: count).joined(separator: " ")
        guard count > 0 else { return text.removeFromSuperview() }
        if text.superview == nil { column.insertArrangedSubview(text, at: rows.count) }
      }
      set(\.innerRows) { count in
        while innerRows.count > count { innerRows.removeLast().removeFromSuperview() }
        while innerRows.count < count {
          innerRows.append(makeRow("inner row \(innerRows.count)", plan))
          list.addArrangedSubview(innerRows[innerRows.count - 1])
        }
        guard count > 0 else { return inner.removeFromSuperview() }
        if inner.superview == nil { column.addArrangedSubview(inner) }
      }
      for row in rows + innerRows {
        set(\.margins) { row.layoutMargins = $0 }
        set(\.preserves) { row.preservesSuperviewLayoutMargins = $0 }
        set(\.includesSafeArea) { row.insetsLayoutMarginsFromSafeArea = $0 }
        set(\.rowHeight) {
          row.subviews[0].layoutNode.intrinsicContentSize = Size(width: 50, height: $0)
        }
      }
      set(\.header) { $0 ? showHeader() : header.removeFromSuperview() }
      set(\.offset) { scroll.contentOffset = $0 }
      applied = plan
      try root.layout(in: plan.size)
    }

    private func makeRow(_ name: String, _ plan: Plan) -> StackView {
      let row = StackView(name: name)
      row.isLayoutMarginsRelativeArrangement = true
      row.layoutMargins = plan.margins
      row.preservesSuperviewLayoutMargins = plan.preserves
      row.insetsLayoutMarginsFromSafeArea = plan.includesSafeArea
      row.addArrangedSubview(Box("box", 50, plan.rowHeight))
      return row
    }

    private func showHeader() {
      scroll.addSubview(header)
      header.topAnchor(equalTo: scroll.frameLayoutGuide.topAnchor, constant: 2)
        .leadingAnchor(equalTo: scroll.frameLayoutGuide.leadingAnchor)
        .trailingAnchor(equalTo: scroll.frameLayoutGuide.trailingAnchor)
    }

    var scrollViews: [ScrollView] { [scroll] + (inner.superview == nil ? [] : [inner]) }

    var views: [View] {
      var views: [View] = [scroll, column, panel, note]
      for row in rows + innerRows { views += [row, row.subviews[0]] as [View] }
      let optional: [[View]] = [[text, label], [inner, list], [header, bar, title]]
      for group in optional where group[0].superview != nil { views += group }
      return views
    }
  }

  @Test(arguments: RandomPlan.seeds(share: 0.008))
  func `8.4: insets after any order of changes equal those of a new tree`(seed: UInt64) throws {
    var random = SplitMix64(seed: seed &* 77)
    var plan = Plan()
    let tree = Tree()
    var plans: [Plan] = []
    func note() -> String {
      let record = TreeRecord.write("scroll insets \(seed)") { record in
        let again = Tree()
        for plan in plans {
          defer { record.add(again.root, width: plan.size.width, height: plan.size.height) }
          try again.apply(plan)
        }
      }
      return "\(plan); \(record)"
    }
    for step in 0..<40 {
      plan.change(&random)
      plans.append(plan)
      let fresh = Tree()
      do {
        try tree.apply(plan)
        try fresh.apply(plan)
      } catch {
        Issue.record("\(error) \(note())")
        continue
      }
      for (view, other) in zip(tree.views, fresh.views) {
        expectNear(numbers(view), numbers(other), "\(step) \(view.name) \(note())")
      }
      for (view, other) in zip(tree.scrollViews, fresh.scrollViews) {
        expectEqual(view.adjustedContentInset, other.adjustedContentInset, "\(step) \(note())")
        expectNear([view.contentSize.height], [other.contentSize.height], "\(step) \(note())")
      }
    }
  }

  @Test("scrolling reads only the insets of moved items, none of rows within margins")
  func cost() throws {
    var plan = Plan()
    plan.rows = 40
    let tree = Tree()
    try tree.apply(plan)
    let engine = try #require(tree.root.layoutNode.engine)
    for offset in [10.0, 20, 300] {
      tree.scroll.contentOffset.y = offset
      let before = engine.counts.insetsRead
      defer { expectEqual(engine.counts.insetsRead, before + 1, "the bar's") }
      let changed = Set(tree.root.layoutIfNeeded().changed.map(\.name))
      expect(changed.isSubset(of: ["header", "frameLayout"]))
      expectEqual(tree.header.frame.minY, offset + 2)
    }
    // Changes made together with scrolling take effect.
    let before = tree.rows[0].frame.height
    tree.scroll.contentOffset.y = 30
    tree.rows[0].layoutMargins = EdgeInsets(13)
    tree.root.layoutIfNeeded()
    expectEqual(tree.rows[0].frame.height, before + 10)
  }
}
