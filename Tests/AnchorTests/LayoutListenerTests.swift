import Anchors
import TestSupport
import Testing

/// Layout notifications: every override and every handler, also one that is set during others.
@Suite struct LayoutListenerTests {
  final class Tally {
    var counts: [String: Int] = [:]
    func note(_ name: String) { counts[name, default: 0] += 1 }
  }

  final class ToldView: View {
    var tally: Tally?
    override func layoutSubviews() { tally?.note("view") }
  }

  final class ToldLabel: Label {
    var tally: Tally?
    override func layoutSubviews() { tally?.note("label") }
  }

  final class ToldImage: ImageView {
    var tally: Tally?
    override func layoutSubviews() { tally?.note("image") }
  }

  final class ToldStack: StackView {
    var tally: Tally?
    override func layoutSubviews() {
      super.layoutSubviews()
      tally?.note("stack")
    }
  }

  final class ToldScroll: ScrollView {
    var tally: Tally?
    override func layoutSubviews() { tally?.note("scroll") }
  }

  @Test("each class calls its override in the first layout and when the view only moves")
  func overrides() throws {
    let tally = Tally()
    let (view, label, image) = (ToldView("view"), ToldLabel("A label"), ToldImage("image"))
    let (stack, scroll) = (ToldStack(axis: .vertical), ToldScroll("scroll"))
    (view.tally, label.tally, image.tally) = (tally, tally, tally)
    (stack.tally, scroll.tally) = (tally, tally)
    let root = View("root")
    var tops: [LayoutConstraint] = []
    for child in [view, label, image, stack, scroll] {
      root.addSubview(child)
      child.leadingAnchor(equalTo: root.leadingAnchor).size(width: 30, height: 20)
        .topAnchor(equalTo: root.topAnchor, constant: 5, into: &tops)
    }
    try root.layout(width: 100, height: 100)
    let once = ["view": 1, "label": 1, "image": 1, "stack": 1, "scroll": 1]
    expectEqual(tally.counts, once)
    for top in tops { top.constant = 9 }
    try root.layout(width: 100, height: 100)
    expectEqual(tally.counts, once.mapValues { $0 + 1 })
    try root.layout(width: 100, height: 100)
    expectEqual(tally.counts, once.mapValues { $0 + 1 })
  }

  @Test("an override is called when only a subview without one moves")
  func movedSubview() throws {
    let tally = Tally()
    let root = ToldView("root")
    root.tally = tally
    let label = Label("A label")
    root.addSubview(label)
    var tops: [LayoutConstraint] = []
    label.topAnchor(equalTo: root.topAnchor, into: &tops)
    try root.layout(width: 100, height: 100)
    expectEqual(tally.counts, ["view": 1])
    tops[0].constant = 7
    try root.layout(width: 100, height: 100)
    expectEqual(tally.counts, ["view": 2])
  }

  /// Puts labels into a view, 5 below its top edge; returns the constraints of the top edges.
  func place(_ labels: [Label], in view: View) -> [LayoutConstraint] {
    var tops: [LayoutConstraint] = []
    for label in labels {
      view.addSubview(label)
      label.leadingAnchor(equalTo: view.leadingAnchor)
        .topAnchor(equalTo: view.topAnchor, constant: 5, into: &tops)
    }
    return tops
  }

  @Test("a handler is called after each move of its label, and not when it is set")
  func handler() throws {
    let root = View("root")
    let label = Label("A label")
    let tops = place([label], in: root)
    try root.layout(width: 100, height: 100)
    var heights: [Double] = []
    label.layoutNode.didLayout = { [unowned label] in heights.append(label.frame.minY) }
    try root.layout(width: 100, height: 100)
    expectEmpty(heights)
    tops[0].constant = 9
    try root.layout(width: 100, height: 100)
    expectEqual(heights, [9])
    label.layoutNode.didLayout = nil
    tops[0].constant = 11
    try root.layout(width: 100, height: 100)
    expectEqual(heights, [9])
  }

  final class Parent: View {
    var whenLaidOut: (() -> Void)?
    override func layoutSubviews() { whenLaidOut?() }
  }

  @Test("a handler set in a superview's callback is called once for this layout")
  func handlerWithinLayout() throws {
    let root = Parent("root")
    let (first, second) = (Label("A label"), Label("Another"))
    let tops = place([first, second], in: root)
    try root.layout(width: 100, height: 100)
    var told: [String] = []
    root.whenLaidOut = {
      for label in [first, second] {
        label.layoutNode.didLayout = { [unowned label] in told.append(label.text) }
      }
    }
    // Only the first label moves.
    tops[0].constant = 8
    try root.layout(width: 100, height: 100)
    expectEqual(told, ["A label"])
    root.whenLaidOut = nil
    tops[1].constant = 8
    try root.layout(width: 100, height: 100)
    expectEqual(told, ["A label", "Another"])
  }

  @Test("a view that sets its own handler in its callback has it called once a layout")
  func ownHandler() throws {
    let root = Parent("root")
    var (laidOut, told) = (0, 0)
    root.whenLaidOut = { [unowned root] in
      laidOut += 1
      root.layoutNode.didLayout = { told += 1 }
    }
    try root.layout(width: 100, height: 100)
    expectEqual([laidOut, told], [1, 1])
    try root.layout(width: 120, height: 100)
    expectEqual([laidOut, told], [2, 2])
  }

  @Test("a called handler may clear or replace itself")
  func handlerOfHandler() throws {
    let root = View("root")
    let (once, always) = (Label("Once"), Label("Always"))
    let tops = place([once, always], in: root)
    var told: [String] = []
    once.layoutNode.didLayout = { [unowned once] in
      told.append("once")
      once.layoutNode.didLayout = nil
    }
    func again() {
      told.append("always")
      always.layoutNode.didLayout = { again() }
    }
    always.layoutNode.didLayout = { again() }
    try root.layout(width: 100, height: 100)
    expectEqual(told, ["once", "always"])
    for top in tops { top.constant = 3 }
    try root.layout(width: 100, height: 100)
    expectEqual(told, ["once", "always", "always"])
    always.layoutNode.didLayout = nil
  }

  @Test("an unmoved superview is notified of a moved subview, also through a late handler")
  func stayingSuperview() throws {
    let root = Parent("root")
    let frame = View("frame")
    root.addSubview(frame)
    frame.edges(equalTo: root)
    let tops = place([Label("A label")], in: frame) + place([Label("Another")], in: root)
    try root.layout(width: 100, height: 100)
    var told = 0
    root.whenLaidOut = { frame.layoutNode.didLayout = { told += 1 } }
    for top in tops { top.constant = 4 }
    try root.layout(width: 100, height: 100)
    expectEqual(told, 1)
  }

  @Test("handlers set during the root's callback run outermost first")
  func orderOfLateHandlers() throws {
    let (root, deep, deepest) = (Parent("root"), Parent("deep"), Parent("deepest"))
    let (middle, leaf) = (View("middle"), Label("leaf"))
    root.addSubview(middle)
    middle.edges(equalTo: root)
    middle.addSubview(deep)
    deep.edges(equalTo: middle)
    middle.addSubview(leaf)
    leaf.leadingAnchor(equalTo: middle.leadingAnchor).topAnchor(equalTo: middle.topAnchor)
    deep.addSubview(deepest)
    deepest.edges(equalTo: deep)
    var told: [String] = []
    deep.whenLaidOut = { told.append("deep") }
    deepest.whenLaidOut = { told.append("deepest") }
    root.whenLaidOut = {
      told.append("root")
      middle.layoutNode.didLayout = { told.append("middle") }
      leaf.layoutNode.didLayout = { told.append("leaf") }
    }
    try root.layout(width: 100, height: 100)
    try #require(told.count == 5)
    expectEqual(told[0], "root")
    expectEqual(told[1], "middle")
    expectEqual(Set(told[2...3]), ["deep", "leaf"])
    expectEqual(told[4], "deepest")
  }
}
