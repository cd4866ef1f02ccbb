import Anchors
import TestSupport
import Testing

/// Changed nodes of a result, however late they are queried and whatever has happened to them.
@Suite("Results of layouts")
struct LayoutResultTests {
  /// A root with three views side by side, the middle one with a view inside.
  private struct Scene {
    var root: View? = View("root")
    var views: [View] = ["a", "b", "c"].map { View($0) }
    var inner: View? = View("inner")

    init() {
      guard let root, let inner else { return }
      for (index, view) in views.enumerated() {
        root.addSubview(view)
        view.topAnchor(equalTo: root.topAnchor)
          .leadingAnchor(equalTo: root.leadingAnchor, constant: 10 * Double(index))
          .widthAnchor(equalTo: 10)
          .heightAnchor(equalTo: root.heightAnchor)
      }
      views[1].addSubview(inner)
      inner.edges(equalTo: views[1])
    }
  }

  enum Event: CaseIterable {
    case viewLeaves, viewGoes, viewMoves, allLeave, rootJoins, rootGoes, anotherLayout, failedLayout
    case guideOfOwn, viewArrives
  }

  @Test(
    "a result lists the same nodes after any later event",
    arguments: Event.allCases, [0, 1, 2])
  func staysTheSame(event: Event, asks: Int) throws {
    var scene = Scene()
    let result = try #require(try scene.root?.layout(width: 100, height: 50))
    for _ in 0..<asks { expectEqual(result.changed.count, 5) }
    try happen(event, &scene)
    expectEqual(result.changed.map(\.name), ["root", "a", "b", "inner", "c"])
    // Queried twice, since the second query may use another list.
    expectEqual(result.changed.map(\.name), ["root", "a", "b", "inner", "c"])
    expectEqual(result.description, "100 x 50, 5 frames changed")
  }

  private func happen(_ event: Event, _ scene: inout Scene) throws {
    switch event {
    case .viewLeaves: scene.views[1].removeFromSuperview()
    case .viewGoes:
      scene.inner = nil
      scene.views.remove(at: 1).removeFromSuperview()
    case .viewMoves: scene.views[0].addSubview(scene.views[1])
    case .allLeave:
      for view in scene.views { view.removeFromSuperview() }
      (scene.views, scene.inner) = ([], nil)
    case .rootJoins:
      let top = View("top")
      if let root = scene.root { top.addSubview(root) }
      _ = try top.layout(width: 20, height: 20)
      scene.root?.removeFromSuperview()
      scene = Scene()
    case .rootGoes: (scene.views, scene.inner, scene.root) = ([], nil, nil)
    case .anotherLayout:
      let changed = try scene.root?.layout(width: 100, height: 60).changed.map(\.name)
      expectEqual(changed, ["root", "a", "b", "inner", "c"])
      scene.views[2].removeFromSuperview()
      scene.views.removeLast()
    case .failedLayout:
      scene.views[2].widthAnchor.constraint(equalToConstant: 3).isActive = true
      #expect(throws: LayoutError.self) { try scene.root?.layout(width: 100, height: 60) }
      scene.views.removeLast().removeFromSuperview()
    case .guideOfOwn:
      let guide = LayoutGuide("guide")
      scene.root?.addLayoutGuide(guide)
      scene.root?.removeLayoutGuide(guide)
    case .viewArrives: scene.root?.addSubview(View("late"))
    }
  }

  @Test("each of several consecutive results lists its own nodes")
  func manyResults() throws {
    let scene = Scene()
    let root = try #require(scene.root)
    var results: [LayoutResult] = [try root.layout(width: 100, height: 50)]
    var expected = [["root", "a", "b", "inner", "c"]]
    for (width, height, names) in [
      (101.0, 50.0, ["root"]), (101, 50, []), (101, 51, ["root", "a", "b", "inner", "c"]),
    ] {
      results.append(try root.layout(width: width, height: height))
      expected.append(names)
      // A copy of a result equals the result.
      if names.count == 1 { results[0] = results[0] }
    }
    results.append(try root.layout(width: 90, height: 51))
    expected.append(["root"])
    scene.views[1].removeFromSuperview()
    expectEqual(results.map { $0.changed.map(\.name) }, expected)
  }

  @Test(
    "a result retains the tree, but only during its own lifetime", arguments: [0, 1, 2])
  func ownership(asks: Int) throws {
    weak var root: View?
    weak var view: View?
    do {
      var scene = Scene()
      root = scene.root
      view = scene.views[2]
      var results: [LayoutResult] = []
      for size in [50.0, 60, 60, 70] {
        let result = try #require(try scene.root?.layout(width: 100, height: size))
        for _ in 0..<asks { _ = result.changed }
        results.append(result)
      }
      scene.root = nil
      (scene.views, scene.inner) = ([], nil)
      expect(root != nil && view != nil)
      results.removeLast()
      expectEqual(view?.frame.size.height, 70)
      results = [results[1]]
      expect(results[0].changed.count == 5 && view != nil)
    }
    expect(root == nil && view == nil)
  }

  @Test("a tree is deallocated after its results are queried and released", arguments: [0, 1, 2])
  func noCycle(asks: Int) throws {
    weak var root: View?
    do {
      let scene = Scene()
      root = scene.root
      for size in [50.0, 60, 70] {
        let result = try #require(try scene.root?.layout(width: 100, height: size))
        for _ in 0..<asks { expectEqual(result.changed.count, 5) }
      }
    }
    expectNil(root)
  }

  /// Lays out the tree, removes a sibling and stores both results.
  private final class Nosy: View {
    var results: [LayoutResult] = []
    private var wasTold = false

    override func layoutSubviews() {
      guard !wasTold, let superview else { return }
      wasTold = true
      results = [superview.layoutIfNeeded(width: 80, height: 40)]
      superview.subviews.first { $0.name == "a" }?.removeFromSuperview()
      results.append(superview.layoutIfNeeded(width: 70, height: 40))
    }
  }

  @Test("nested layouts list their own nodes, also after a view is removed")
  func withinLayout() throws {
    var scene = Scene()
    let root = try #require(scene.root)
    let nosy = Nosy("nosy")
    root.addSubview(nosy)
    nosy.edges(equalTo: root)
    scene.views.removeFirst()
    let outer = try root.layout(width: 100, height: 50)
    // The first of the inner layouts completes the frames of the outer one.
    expectEqual(Set(nosy.results[0].changed.map(\.name)), ["root", "a", "b", "inner", "c", "nosy"])
    expectEqual(nosy.results[1].changed.map(\.name), ["root", "nosy"])
    expectEmpty(outer.changed)
    nosy.results = []
  }

  /// Lays its superview out at its first measurement, during the scan of the tree.
  private final class Hasty: View {
    private var wasMeasured = false

    override var intrinsicContentSize: Size {
      if !wasMeasured {
        wasMeasured = true
        superview?.layoutIfNeeded(width: 50, height: 50)
      }
      return Size(width: 10, height: 10)
    }
  }

  @Test("a view that a nested first layout has placed early appears in later results")
  func withinScan() throws {
    let (root, hasty, late) = (View("root"), Hasty("hasty"), View("late"))
    root.addSubview(hasty)
    root.addSubview(late)
    hasty.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    hasty.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    late.edges(equalTo: root)
    try root.layout(width: 100, height: 100)
    for side in [200.0, 300] {
      let result = try root.layout(width: side, height: side)
      expectEqual(late.frame, Rect(x: 0, y: 0, width: side, height: side))
      expectEqual(result.changed.map(\.name), ["root", "late"])
    }
  }

  @Test(
    "random histories: each result lists the nodes whose frames changed", arguments: 0..<60
  )
  func random(seed: UInt64) throws {
    var random = SplitMix64(seed: seed)
    var root = View("root")
    var kept: [(result: LayoutResult, names: [String])] = []
    var count = 0
    func all() -> [View] {
      var found = [root]
      var next = 0
      while next < found.count {
        found += found[next].subviews
        next += 1
      }
      return found
    }
    for _ in 0..<40 {
      let view = all().randomElement(using: &random) ?? root
      switch Int.random(in: 0..<12, using: &random) {
      case 0..<5:
        count += 1
        let child = View("\(count)")
        view.addSubview(child)
        let (x, width) = (Double.random(in: 0...50, using: &random), Double(count))
        child.leftAnchor(equalTo: view.leftAnchor, constant: x).topAnchor(equalTo: view.topAnchor)
          .widthAnchor(equalTo: width).heightAnchor(equalTo: root.heightAnchor)
      case 5: if view !== root { view.removeFromSuperview() }
      case 6:
        guard view !== root, let other = all().randomElement(using: &random),
          !other.isDescendant(of: view)
        else { continue }
        other.addSubview(view)
      case 7:
        count += 1
        let top = View("top\(count)")
        top.addSubview(root)
        root = top
      case 8: if !kept.isEmpty { kept.remove(at: Int.random(in: kept.indices, using: &random)) }
      default:
        let before = all().map { ($0.name, $0.frame) }
        let result = root.layoutIfNeeded(
          width: Double.random(in: 90...100, using: &random).rounded(), height: 50)
        let names = zip(before, all()).filter { $0.1 != $1.frame }.map { $0.0.0 }
        for _ in 0..<Int.random(in: 0...2, using: &random) { _ = result.changed }
        if Bool.random(using: &random) { kept.append((result, names)) }
      }
    }
    root = View("other")
    for (result, names) in kept {
      expectEqual(result.changed.map(\.name).sorted(), names.sorted())
    }
  }
}
