import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Views deallocated during a layout that lay out their former tree at deallocation.
@Suite("Views deallocated during a layout")
struct ReleaseWithinLayoutTests {
  /// Lays out a tree at deallocation.
  private final class Gone: View {
    weak var top: View?
    var leaves = false

    override var contentBaselines: Baselines {
      if leaves { removeFromSuperview() }
      return Baselines(firstFromTop: 3)
    }

    deinit { _ = try? top?.layout(width: 30, height: 30) }
  }

  /// Uses the baselines of its first subview.
  private final class Frame: View {
    override var viewForFirstBaselineLayout: View { subviews.first ?? self }
  }

  /// Removes its subviews and makes the layout impossible, once.
  private final class Spoiler: View {
    var spoils = true

    override func layoutSubviews() {
      guard spoils else { return }
      spoils = false
      for view in subviews { view.removeFromSuperview() }
      widthAnchor.constraint(equalToConstant: 3).isActive = true
      widthAnchor.constraint(equalToConstant: 4).isActive = true
    }
  }

  /// A view of invalid content size; a query of it removes views with a frame and starts a layout
  /// of invalid size.
  private final class Unsound: View {
    override var intrinsicContentSize: Size {
      for view in superview?.subviews ?? [] where view !== self && view.frame != .zero {
        view.removeFromSuperview()
        _ = try? superview?.layout(width: -1, height: nil)
      }
      return Size(width: -5, height: -5)
    }
  }

  @Test("views removed while a recovering layout reports an error stay in the result")
  func leavesAfterwards() {
    let root = View("root")
    weak var gone: View?
    root.addSubview(Unsound("unsound"))
    for index in 0..<20 {
      let view = View("\(index)")
      root.addSubview(view)
      view.edges(equalTo: root)
      gone = view
    }
    let result = root.layoutIfNeeded(width: 100, height: 100)
    #expect(gone != nil)
    expectEqual(root.subviews.count, 1)
    // All of them were laid out before their removal.
    expectEqual(result.changed.map(\.name), ["root"] + (0..<20).map { "\($0)" })
    expect(result.changed.allSatisfy { $0.frame.size == Size(width: 100, height: 100) })
  }

  @Test("a view may be deallocated while its baseline is queried") func leavesWhenAsked() throws {
    let root = View("root")
    let frame = Frame("frame")
    let other = Box("other", 10, 10)
    weak var gone: Gone?
    for view in [frame, other] as [View] {
      root.addSubview(view)
      view.leftAnchor(equalTo: root.leftAnchor)
    }
    frame.topAnchor(equalTo: root.topAnchor).heightAnchor(equalTo: 10)
    do {
      let view = Gone("gone")
      view.top = root
      view.leaves = true
      gone = view
      frame.addSubview(view)
    }
    frame.firstBaselineAnchor(equalTo: other.firstBaselineAnchor)
    try root.layout(width: 50, height: 50)
    expectNil(gone)
    // Without the view both baselines are the top edges.
    try root.layout(width: 50, height: 50)
    expectEqual(other.frame, Rect(x: 0, y: 0, width: 10, height: 10))
  }

  @Test("views may be deallocated in a layout that fails") func failedLayout() throws {
    let root = Spoiler("root")
    for index in 0..<5 {
      let view = Gone("\(index)")
      view.top = root
      root.addSubview(view)
      view.edges(equalTo: root)
    }
    #expect(throws: LayoutError.self) { try root.layout(width: 50, height: 50) }
    expectEmpty(root.subviews)
    expectEqual(root.frame, .zero)
  }

  @Test(
    "a layout function of a tree that joins another one is that of the surviving root",
    arguments: [true, false], [true, false])
  func functionOfMovedTree(isMeasured: Bool, stays: Bool) throws {
    let root = View("root")
    var outer: View? = View("outer")
    let mover = Asked("mover")
    root.addSubview(mover)
    mover.topAnchor(equalTo: root.topAnchor).leftAnchor(equalTo: root.leftAnchor)
    let move = {
      guard let view = outer else { return }
      view.addSubview(root)
      root.edges(equalTo: view, insets: DirectionalEdgeInsets(10))
      if !stays { outer = nil }
    }
    if isMeasured { mover.ask = move } else { mover.update = move }
    mover.setNeedsUpdateConstraints()
    let function = try root.layoutFunction(of: .width, in: 100...300)
    let frames = try #require(function.frames(at: 200))
    // The first item is the root of either tree.
    expectEqual(frames.first?.width, 200)
    expectEqual(frames.contains { $0.minX == 10 && $0.width == 180 }, stays)
  }

  @Test("a failed layout function retains no view") func failedFunction() {
    weak var gone: View?
    do {
      let root = View("root")
      let inner = View("inner")
      gone = root
      root.addSubview(inner)
      inner.firstBaselineAnchor(equalTo: root.firstBaselineAnchor)
      for width in [20.0, 21] {
        root.widthAnchor.constraint(equalToConstant: width).isActive = true
      }
      #expect(throws: LayoutFunctionError.self) {
        try root.layoutFunction(of: .height, in: 0...100)
      }
    }
    expectNil(gone)
  }

  /// Leaves the tree in one of its methods; only its superview retains it.
  private final class Leaver: View {
    enum Way: CaseIterable {
      case itself
      case outOfRemovedSuperview
      case outOfMovedTree
      case behindInnerLayout
    }

    final class Log {
      var hasLeft = false
      var hasGone = false
      var hadGoneWhenDone = false
    }

    let log: Log
    private let way: Way
    private let whenMeasured: Bool
    private let other = View("other")

    init(_ way: Way, whenMeasured: Bool, _ log: Log) {
      (self.way, self.whenMeasured, self.log) = (way, whenMeasured, log)
      super.init("leaver")
    }

    deinit { log.hasGone = true }

    override var intrinsicContentSize: Size {
      if whenMeasured { leave() }
      return Size(width: 7, height: 8)
    }

    override func layoutSubviews() {
      if !whenMeasured { leave() }
    }

    private func leave() {
      guard !log.hasLeft else { return }
      log.hasLeft = true
      switch way {
      case .itself: break
      case .outOfRemovedSuperview: superview?.removeFromSuperview()
      case .outOfMovedTree: if let top = superview?.superview { other.addSubview(top) }
      case .behindInnerLayout: _ = try? superview?.superview?.layout(width: 40, height: 40)
      }
      removeFromSuperview()
      log.hadGoneWhenDone = log.hasGone
    }
  }

  @Test(
    "a view owned only by the tree it leaves lives until its method returns",
    arguments: Leaver.Way.allCases, [true, false])
  private func leavesInItsMethod(way: Leaver.Way, whenMeasured: Bool) throws {
    let log = Leaver.Log()
    let root = View("root")
    let middle = View("middle")
    root.addSubview(middle)
    middle.edges(equalTo: root)
    do {
      let view = Leaver(way, whenMeasured: whenMeasured, log)
      middle.addSubview(view)
      view.topAnchor(equalTo: middle.topAnchor).leftAnchor(equalTo: middle.leftAnchor)
    }
    try root.layout(width: 50, height: 50)
    expect(log.hasLeft)
    expect(!log.hadGoneWhenDone)
    expect(log.hasGone)
    expectEmpty(middle.subviews)
  }

  /// Leaves the tree when it is measured; at deallocation, lays it out in a size that is too small.
  private final class Spoilsport: View {
    weak var top: View?

    override var intrinsicContentSize: Size {
      removeFromSuperview()
      return Size(width: 5, height: 5)
    }

    deinit { _ = try? top?.layout(width: 10, height: 10) }
  }

  @Test(
    "a layout from a deinitializer runs after the layout that released the view",
    arguments: [true, false])
  func laysOutAtItsEnd(isStrict: Bool) throws {
    let root = View("root")
    let box = View("box")
    root.addSubview(box)
    box.edges(equalTo: root).widthAnchor(greaterThanOrEqualTo: 30)
    do {
      let view = Spoilsport("spoilsport")
      view.top = root
      root.addSubview(view)
      view.topAnchor(equalTo: root.topAnchor)
    }
    let size = Size(width: 50, height: 40)
    let result = isStrict ? try root.layout(in: size) : root.layoutIfNeeded(in: size)
    // The layout at deallocation fails and restores only frames it has changed itself.
    expect(result.changed.contains { $0 === box })
    expectEqual(box.frame, Rect(x: 0, y: 0, width: 50, height: 40))
    expectEqual(root.frame.size, size)
    expectEqual(root.subviews.count, 1)
  }

  /// Adds its tree to another one when it is measured, and leaves it.
  private final class Mover: View {
    let other = View("other")
    let log: Leaver.Log

    init(_ log: Leaver.Log) {
      self.log = log
      super.init("mover")
    }

    deinit { log.hasGone = true }

    override var intrinsicContentSize: Size {
      guard !log.hasLeft, let top = superview?.superview else { return .zero }
      log.hasLeft = true
      other.addSubview(top)
      removeFromSuperview()
      log.hadGoneWhenDone = log.hasGone
      return .zero
    }
  }

  @Test(
    "a view that leaves its tree during a fitting lives until its method returns", arguments: 0..<4)
  private func movesWhenFitted(before: Int) throws {
    let root = View("root")
    let box = Box("box", 20, 10)
    root.addSubview(box)
    box.edges(equalTo: root)
    for _ in 0..<before { _ = try root.systemLayoutSizeFitting(.zero) }
    let log = Leaver.Log()
    do {
      let container = View("container")
      root.addSubview(container)
      container.addSubview(Mover(log))
    }
    _ = try root.systemLayoutSizeFitting(.zero)
    expect(log.hasLeft)
    expect(!log.hadGoneWhenDone)
    expect(log.hasGone)
  }
}
