import Synchronization
import TestSupport
import Testing

@testable import Anchors

/// Trees of any depth: nothing recurses once per level, and nothing climbs to the root from every
/// level.
@Suite struct DeepTreeTests {
  enum Order: CaseIterable { case topDown, bottomUp }

  // A small stack would overflow with fewer levels, too, and unoptimized code is slow; the run
  // under the address sanitizer is optimized.
  #if DEBUG
  private static let deepest = 10_000
  private static let deep = 2000
  #else
  private static let deepest = 100_000
  private static let deep = 5000
  #endif

  /// A chain of views, each as large as its superview.
  private static func chain(_ levels: Int, _ order: Order) -> View {
    func put(_ inner: View, into outer: View) {
      outer.addSubview(inner)
      inner.edges(equalTo: outer)
    }
    var view = View()
    guard order == .topDown else {
      for _ in 1..<levels {
        let outer = View()
        put(view, into: outer)
        view = outer
      }
      return view
    }
    let root = view
    for _ in 1..<levels {
      let inner = View()
      put(inner, into: view)
      view = inner
    }
    return root
  }

  /// The view at the end of a chain, and the number of views in it.
  private static func end(of root: View) -> (view: View, count: Int) {
    var view = root
    var count = 1
    while let inner = view.layoutNode.storedChildren.first?.ownView {
      view = inner
      count += 1
    }
    return (view, count)
  }

  @Test(
    "a chain of many thousand views is created, laid out and freed on a small stack",
    arguments: Order.allCases)
  func chain(order: Order) async throws {
    try await onSmallStack {
      let levels = Self.deepest
      let root = Self.chain(levels, order)
      let end = Self.end(of: root)
      expectEqual(end.count, levels)
      try root.layout(width: 300, height: 200)
      expectEqual(end.view.frame, Rect(x: 0, y: 0, width: 300, height: 200))
      expectEqual(end.view.superview?.frame, Rect(x: 0, y: 0, width: 300, height: 200))
      // Climbed levels are counted: each view is passed a few times at most, in either order.
      let climbed = root.layoutNode.engine?.counts.levelsClimbed ?? .max
      #expect(climbed <= 4 * levels)
    }
  }

  @Test("changes at the bottom of a deep chain climb to the root once in total")
  func changes() async throws {
    try await onSmallStack {
      let levels = Self.deep
      let root = Self.chain(levels, .bottomUp)
      try root.layout(width: 300, height: 200)
      let bottom = Self.end(of: root).view
      let leaf = View("leaf")
      bottom.addSubview(leaf)
      leaf.leftAnchor(equalTo: bottom.leftAnchor).topAnchor(equalTo: bottom.topAnchor)
      for step in 0..<100 {
        leaf.layoutNode.intrinsicContentSize = Size(width: Double(step), height: 5)
        try root.layout(width: 300, height: 200)
        expectEqual(leaf.frame.width, Double(step))
      }
      let climbed = root.layoutNode.engine?.counts.levelsClimbed ?? .max
      #expect(climbed <= 4 * levels)
    }
  }

  @Test("a deep subtree moves between trees on a small stack") func moves()
    async throws
  {
    try await onSmallStack {
      let levels = Self.deep
      let deep = Self.chain(levels, .topDown)
      let first = View("first"), second = View("second")
      first.addSubview(deep)
      deep.edges(equalTo: first)
      try first.layout(width: 300, height: 200)
      second.addSubview(deep)
      deep.edges(equalTo: second)
      try first.layout(width: 300, height: 200)
      try second.layout(width: 100, height: 50)
      let bottom = Self.end(of: deep).view
      expectEqual(bottom.frame.size, Size(width: 100, height: 50))
      bottom.removeFromSuperview()
      #expect(bottom.layoutNode.root === bottom.layoutNode)
      deep.removeFromSuperview()
      try deep.layout(width: 10, height: 20)
      expectEqual(Self.end(of: deep).count, levels - 1)
      expectEqual(Self.end(of: deep).view.frame.size, Size(width: 10, height: 20))
      try expectEqual(
        deep.systemLayoutSizeFitting(Size(width: 7, height: 8)), Size(width: 7, height: 8))
    }
  }

  @Test("queries of a deep tree use constant stack") func questions() async throws {
    try await onSmallStack {
      let levels = Self.deep
      let root = Self.chain(levels, .topDown)
      root.scale = 2
      root.safeAreaInsets = EdgeInsets(3)
      let bottom = Self.end(of: root).view
      let leaf = View("leaf")
      bottom.addSubview(leaf)
      leaf.edges(equalTo: bottom.safeAreaLayoutGuide)
      bottom.setNeedsUpdateConstraints()
      try root.layout(width: 300.5, height: 200)
      expectEqual(leaf.frame, Rect(x: 3, y: 3, width: 294.5, height: 194))
      root.layoutDirection = .rightToLeft
      root.textMeasurer = .square
      try root.layout(width: 300, height: 200)
      expectEqual(leaf.frame.width, 294)
      #expect(root.frameDescription.utf8.count > levels * 10)
      expect(!leaf.hasAmbiguousLayout)
      expect(leaf.isDescendant(of: root) && !root.isDescendant(of: leaf))
    }
  }

  @Test("nested stacks are created, laid out and freed on a small stack") func stacks() async throws
  {
    try await onSmallStack {
      let levels = 2000
      var stack = StackView(axis: .vertical)
      stack.addArrangedSubview(ImageView("photo", imageSize: Size(width: 30, height: 20)))
      for level in 1..<levels {
        let outer = StackView(axis: level % 2 == 0 ? .vertical : .horizontal)
        outer.addArrangedSubview(stack)
        stack = outer
      }
      try stack.layout(width: nil, height: nil)
      expectEqual(stack.frame.size, Size(width: 30, height: 20))
    }
  }

  @Test("retained views outlive their deep tree") func survivors()
    async throws
  {
    try await onSmallStack {
      let step = Self.deep / 10
      var root: View? = Self.chain(Self.deep, .bottomUp)
      var kept: [View] = []
      var view = root
      while let current = view {
        if kept.count < 10 { kept.append(current) }
        for _ in 0..<step { view = view?.subviews.first }
      }
      try root?.layout(width: 30, height: 20)
      root = nil
      view = nil
      kept.removeFirst()
      // The first retained view retains all its descendants.
      expectEqual(kept.map { $0.superview == nil }, kept.indices.map { $0 == 0 })
      for survivor in kept { #expect(survivor.layoutNode.root === kept.first?.layoutNode) }
      let last = try #require(kept.last)
      last.removeFromSuperview()
      try last.layout(width: 11, height: 12)
      expectEqual(Self.end(of: last).view.frame.size, Size(width: 11, height: 12))
    }
  }
}
