import TestSupport
import Testing

@testable import Anchors

/// Subtrees that outlive the root of their tree and are then joined by views with constraints.
@Suite struct SurvivorJoiningTests {
  /// A card with an inner view; its root is deallocated.
  private static func survivor() -> (View, View) {
    let (card, inner) = (View("card"), View("inner"))
    let (root, other) = (View("root"), View("other"))
    root.addSubview(other)
    other.widthAnchor(equalTo: 1)
    root.addSubview(card)
    card.addSubview(inner)
    inner.leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
      .topAnchor(equalTo: card.topAnchor, constant: 6)
      .widthAnchor(equalTo: 30).heightAnchor(equalTo: 40)
    return (card, inner)
  }

  private static let innerFrame = Rect(x: 5, y: 6, width: 30, height: 40)

  @Test("a survivor joined by a view with a constraint keeps its own constraints")
  func joinedByView() throws {
    let (card, inner) = Self.survivor()
    let badge = View("badge")
    badge.widthAnchor(equalTo: 20)
    card.addSubview(badge)
    try card.layout(width: 100, height: 100)
    expectEqual(inner.frame, Self.innerFrame)
    expectEqual(badge.frame.width, 20)
  }

  @Test("a survivor joined by a guide with a constraint keeps its own constraints")
  func joinedByGuide() throws {
    let (card, inner) = Self.survivor()
    let guide = LayoutGuide("guide")
    guide.widthAnchor(equalTo: 20)
    card.addLayoutGuide(guide)
    try card.layout(width: 100, height: 100)
    expectEqual(inner.frame, Self.innerFrame)
    expectEqual(guide.layoutFrame.width, 20)
    inner.removeFromSuperview()
    expectEmpty(card.constraints)
    expectEqual(inner.constraints.count, 2)
  }

  @Test("constraints inside a survivor are listed before its next layout")
  func listedAtOnce() throws {
    let (card, inner) = Self.survivor()
    expectEqual(card.constraints.count, 2)
    expectEqual(inner.constraints.count, 2)
    try card.layout(width: 100, height: 100)
    expectEqual(inner.frame, Self.innerFrame)
  }

  @Test("merging two surviving trees keeps the constraints of both")
  func joinedBySurvivor() throws {
    let (card, inner) = Self.survivor()
    let (other, otherInner) = Self.survivor()
    card.addSubview(other)
    other.leadingAnchor(equalTo: card.leadingAnchor).topAnchor(equalTo: card.topAnchor)
      .widthAnchor(equalTo: 50).heightAnchor(equalTo: 50)
    try card.layout(width: 100, height: 100)
    expectEqual(inner.frame, Self.innerFrame)
    expectEqual(otherInner.frame, Self.innerFrame)
  }

  @Test("items removed before their first layout leave no rows")
  func removedBeforeLayout() throws {
    var (card, inner): (View, View?) = Self.survivor()
    let badge = View("badge")
    badge.widthAnchor(equalTo: 20)
    card.addSubview(badge)
    inner?.widthAnchor(lessThanOrEqualTo: 77)
    inner?.removeFromSuperview()
    inner = nil
    // New views, which may reuse the address of the removed one.
    let others = (0..<50).map { View("other \($0)") }
    try card.layout(width: 100, height: 100)
    expect(others.allSatisfy { $0.layoutNode.slot.isAbsent })
  }

  @Test("views of a joined survivor keep their own constraints when it is deallocated")
  func goesAfterwards() {
    var (card, inner): (View?, View) = Self.survivor()
    let badge = View("badge")
    badge.widthAnchor(equalTo: 20)
    card?.addSubview(badge)
    card = nil
    let left = inner.layoutNode.mentioningConstraints.map { $0.equation }
    expectEqual(left.sorted(), ["inner.height == 40", "inner.width == 30"])
    expectEqual(badge.layoutNode.mentioningConstraints.map { $0.equation }, ["badge.width == 20"])
  }

  @Test("views released and joined at random keep the constraints between them", arguments: 0..<8)
  func random(part: Int) throws {
    for seed in part * 20..<(part + 1) * 20 {
      var random = SplitMix64(seed: UInt64(seed))
      var world = SurvivingViews()
      world.add(to: nil)
      for _ in 0..<12 { world.add(to: Int.random(in: 0..<world.count, using: &random)) }
      for _ in 0..<30 {
        let second = Int.random(in: 0..<16, using: &random) % 13
        world.state(Int.random(in: 0..<13, using: &random), second)
      }
      if seed % 2 == 0 { try world.view(0)?.layout(width: 40, height: 40) }
      if seed % 3 == 0 { _ = world.view(Int.random(in: 0..<13, using: &random))?.constraints }
      for _ in 0..<40 {
        let fault = try world.change(using: &random)
        try #require(fault == nil, "seed \(seed)")
      }
      for root in world.roots {
        let fault = try world.fault(inTreeOf: root)
        expectNil(fault, "seed \(seed)")
      }
    }
  }
}

/// Views next to a model of their lifetimes, their tree and their constraints.
private struct SurvivingViews {
  private struct Statement {
    let text: String
    let first: Int
    let second: Int?
  }

  private struct WeakView {
    weak var view: View?
  }

  /// The views retained by the test; others are retained by their superviews.
  private var held: [View?] = []
  private var views: [WeakView] = []
  private var parents: [Int?] = []
  private var isAlive: [Bool] = []
  private var statements: [Statement] = []
  private var number = 0

  var count: Int { views.count }

  var roots: [Int] { isAlive.indices.filter { isAlive[$0] && parents[$0] == nil } }

  func view(_ index: Int) -> View? { views[index].view }

  /// The views from the root to a view.
  private func path(_ index: Int) -> [Int] {
    var result = [index]
    while let parent = parents[result[result.count - 1]] { result.append(parent) }
    return result.reversed()
  }

  mutating func add(to parent: Int?) {
    let view = View("v\(count)")
    held.append(view)
    views.append(WeakView(view: view))
    parents.append(parent)
    isAlive.append(true)
    if let parent { self.view(parent)?.addSubview(view) }
  }

  /// Adds a constraint on two views of one tree, or on one alone.
  mutating func state(_ first: Int, _ second: Int) {
    guard let view = view(first) else { return }
    number += 1
    guard second != first, isAlive[second], let other = self.view(second),
      path(first)[0] == path(second)[0]
    else {
      view.widthAnchor(equalTo: Double(number), priority: 10)
      let text = "v\(first).width == \(number) @10"
      statements.append(Statement(text: text, first: first, second: nil))
      return
    }
    view.widthAnchor(equalTo: other.widthAnchor, constant: Double(number), priority: 10)
    let text = "v\(first).width == v\(second).width + \(number) @10"
    statements.append(Statement(text: text, first: first, second: second))
  }

  /// Drops constraints across the border of a view that changes its tree.
  private mutating func dropCrossing(_ index: Int) {
    let world = self
    statements.removeAll { statement in
      guard let second = statement.second else { return false }
      return world.path(statement.first).contains(index) != world.path(second).contains(index)
    }
  }

  private mutating func letGo(_ index: Int) {
    isAlive[index] = false
    statements.removeAll { $0.first == index || $0.second == index }
    for child in parents.indices where parents[child] == index {
      parents[child] = nil
      if held[child] == nil { letGo(child) }
    }
  }

  private mutating func release(_ index: Int) {
    guard held[index] != nil else { return }
    held[index] = nil
    if parents[index] == nil { letGo(index) }
  }

  private mutating func move(_ index: Int, to parent: Int) {
    guard isAlive[index], isAlive[parent], !path(parent).contains(index),
      parents[index] != parent, let view = view(index), let superview = self.view(parent)
    else { return }
    dropCrossing(path(parent)[0])
    dropCrossing(index)
    parents[index] = parent
    superview.addSubview(view)
  }

  private mutating func remove(_ index: Int) {
    guard isAlive[index], parents[index] != nil, let view = view(index) else { return }
    dropCrossing(index)
    parents[index] = nil
    view.removeFromSuperview()
    if held[index] == nil { letGo(index) }
  }

  /// Makes a random change, and sometimes checks a tree; returns a fault.
  mutating func change(using random: inout SplitMix64) throws -> String? {
    let index = Int.random(in: 0..<count, using: &random)
    let other = Int.random(in: 0..<count, using: &random)
    switch Int.random(in: 0..<14, using: &random) {
    case 0...6: release(index)
    case 7: move(index, to: other)
    case 8: remove(index)
    case 9: if isAlive[index] { add(to: index) }
    case 10:
      guard isAlive[index] else { break }
      add(to: nil)
      move(index, to: count - 1)
    case 11:
      guard isAlive[index] else { break }
      dropCrossing(path(index)[0])
      state(index, other)
    case 12: _ = view(index)?.constraintsAffectingLayout(for: .horizontal)
    default:
      if isAlive[index] { return try fault(inTreeOf: path(index)[0]) }
    }
    for index in isAlive.indices where isAlive[index] != (view(index) != nil) {
      return "v\(index) should \(isAlive[index] ? "live" : "have gone")"
    }
    return nil
  }

  /// Lays a tree out and compares the constraints of its views, in order.
  mutating func fault(inTreeOf root: Int) throws -> String? {
    try view(root)?.layout(width: 50, height: 50)
    dropCrossing(root)
    for index in isAlive.indices where isAlive[index] && path(index)[0] == root {
      let expected = statements.filter { host(of: $0) == index }.map { $0.text }
      let found = view(index)?.constraints.map { $0.equation } ?? []
      if found != expected { return "v\(index) has \(found), not \(expected)" }
    }
    return nil
  }

  /// The innermost view that contains both items.
  private func host(of statement: Statement) -> Int? {
    guard let second = statement.second else { return statement.first }
    return zip(path(statement.first), path(second)).prefix { $0 == $1 }.last?.0
  }
}
