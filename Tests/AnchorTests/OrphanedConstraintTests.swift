import TestSupport
import Testing

@testable import Anchors

/// Constraint records that remain when parts of a tree outlive its root and each other.
@Suite struct OrphanedConstraintTests {
  private struct Statement {
    let equation: String
    let host: String
    /// The names of its items and of all their ancestors.
    let paths: [[String]]
  }

  /// A tree of views three levels deep, and its constraints.
  private struct Tree {
    var root: View? = View("root")
    var views: [View] = []
    private var paths: [[String]] = []
    private var statements: [Statement] = []

    init(_ random: inout SplitMix64, asksEarly: Bool) {
      for group in 0..<4 {
        let outer = add(View("g\(group)"), to: root, ["root"])
        for leaf in 0..<3 {
          let middle = add(View("g\(group)m\(leaf)"), to: outer, ["root", "g\(group)"])
          add(View("g\(group)m\(leaf)l"), to: middle, ["root", "g\(group)", "g\(group)m\(leaf)"])
        }
      }
      for number in 1...60 {
        if asksEarly, number == 30 { _ = root?.constraints }
        let first = Int.random(in: 0..<views.count, using: &random)
        let second = Int.random(in: 0..<views.count + 5, using: &random)
        state(number, first, second)
      }
    }

    @discardableResult
    private mutating func add(_ view: View, to parent: View?, _ path: [String]) -> View {
      parent?.addSubview(view)
      views.append(view)
      paths.append(path + [view.name])
      return view
    }

    /// Adds a constraint on two views, or on one alone.
    private mutating func state(_ number: Int, _ first: Int, _ second: Int) {
      let view = views[first]
      guard second < views.count, second != first else {
        view.widthAnchor(equalTo: Double(number), priority: 10)
        let equation = "\(view.name).width == \(number) @10"
        statements.append(
          Statement(equation: equation, host: view.name, paths: [paths[first]]))
        return
      }
      let other = views[second]
      view.widthAnchor(equalTo: other.widthAnchor, constant: Double(number), priority: 10)
      let around = zip(paths[first], paths[second]).prefix { $0 == $1 }
      statements.append(
        Statement(
          equation: "\(view.name).width == \(other.name).width + \(number) @10",
          host: around.last?.0 ?? "", paths: [paths[first], paths[second]]))
    }

    /// Drops constraints between the inside of a view and its outside.
    mutating func move(_ name: String) {
      statements.removeAll {
        let isInside = $0.paths.map { $0.contains(name) }
        return isInside.contains(true) && isInside.contains(false)
      }
    }

    func equations(in name: String) -> [String] {
      statements.filter { $0.host == name }.map { $0.equation }
    }
  }

  @Test(arguments: [false, true])
  func `survivors keep the constraints inside them when other survivors are deallocated`(
    _ asksEarly: Bool
  ) throws {
    for seed in 0..<60 {
      var random = SplitMix64(seed: UInt64(seed))
      var tree = Tree(&random, asksEarly: asksEarly)
      if seed % 2 == 0 { try tree.root?.layout(width: 100, height: 100) }
      var kept = tree.views.filter { _ in Int.random(in: 0..<3, using: &random) == 0 }
      tree.views = []
      tree.root = nil
      while !kept.isEmpty {
        let view = kept.remove(at: Int.random(in: kept.indices, using: &random))
        let fate = Int.random(in: 0..<3, using: &random)
        if fate == 0 { continue }
        let home = View("home")
        if fate == 1 {
          home.addSubview(view)
          tree.move(view.name)
        }
        try view.layoutNode.root.layout(width: 50, height: 50)
        expectEqual(
          view.constraints.map { $0.equation }, tree.equations(in: view.name),
          "seed \(seed), \(view.name)")
      }
    }
  }

  @Test func `a view is free of a deallocated stack, but not of one that survived with it`() throws
  {
    let free = View("free")
    let bound = View("bound")
    let column = StackView(axis: .vertical, alignment: .center, name: "column")
    do {
      let outer = StackView(axis: .vertical, alignment: .center, name: "outer")
      outer.addArrangedSubview(free)
      outer.addArrangedSubview(column)
      column.addArrangedSubview(bound)
      column.addArrangedSubview(Box("box", 20, 30))
      try outer.layout(width: 100, height: nil)
    }
    for view in [free, bound] {
      // Weaker than a stack's preference for zero width.
      view.widthAnchor(equalTo: 40, priority: 20).heightAnchor(equalTo: 10)
    }
    let root = View("root")
    root.addSubview(free)
    free.topAnchor(equalTo: root.topAnchor).leadingAnchor(equalTo: root.leadingAnchor)
    try root.layout(width: 100, height: 100)
    try column.layout(width: 100, height: nil)
    expectEqual(free.frame, Rect(x: 0, y: 0, width: 40, height: 10))
    expectEqual(bound.frame.size, Size(width: 0, height: 10))
  }
}
