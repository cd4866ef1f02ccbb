import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Views that change the tree, or release its root, during a query.
@Suite("Views that change the tree during a query")
struct ReentrantQueryTests {
  /// A text whose height depends on its width; it runs an action once when measured or updated.
  private final class Intruder: View {
    var whenMeasured: (() -> Void)?
    var whenUpdated: (() -> Void)?

    override var intrinsicContentSize: Size { Size(width: 40, height: 8) }
    override var contentHeightDependsOnWidth: Bool { true }

    override func contentSize(forWidth width: Double) -> Size {
      takeAction()?()
      return Size(width: width, height: width < 40 ? 16 : 8)
    }

    override func updateConstraints() {
      takeUpdate()?()
      super.updateConstraints()
    }

    func takeAction() -> (() -> Void)? {
      defer { whenMeasured = nil }
      return whenMeasured
    }

    func takeUpdate() -> (() -> Void)? {
      defer { whenUpdated = nil }
      return whenUpdated
    }
  }

  /// Owner of a root that may release it.
  private final class Holder {
    var root: View? = View("root")
  }

  private let holder = Holder()
  private let first = Intruder("first")

  /// Adds two texts side by side to a root too narrow for both; neither is preferred.
  private func layOutTexts() throws {
    let second = Intruder("second")
    let root = try #require(holder.root)
    for view in [first, second] {
      root.addSubview(view)
      view.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
    }
    first.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    second.leftAnchor.constraint(equalTo: first.rightAnchor).isActive = true
    second.rightAnchor.constraint(equalTo: root.rightAnchor).isActive = true
    try root.layout(width: 60, height: 50)
    expectEqual([first.frame.width, second.frame.width].sorted(), [20, 40])
  }

  /// The queries of a layout, for any item of its tree.
  private static let questions: [(name: String, ask: @Sendable (View) -> Void)] = [
    ("lint", { _ = $0.lint() }),
    ("lint of widths", { _ = try? $0.lint(widths: 20...60) }),
    ("ambiguity", { _ = $0.hasAmbiguousLayout }),
    ("what is open", { _ = $0.ambiguousItems }),
    ("freedoms", { _ = $0.freedoms }),
    ("another place", { $0.exerciseAmbiguityInLayout() }),
    ("explanation", { _ = $0.explanation(of: $0.widthAnchor) }),
    ("supposition", { _ = $0.supposition(of: $0.widthAnchor, equals: 30) }),
    ("function", { _ = try? $0.layoutFunction(of: .width, in: 20...60) }),
    ("fitting", { _ = try? $0.systemLayoutSizeFitting(.zero) }),
  ]

  @Test("measuring a text may remove every queried item", arguments: questions.indices)
  func takesOut(question: Int) throws {
    try layOutTexts()
    let root = try #require(holder.root)
    first.whenMeasured = { for view in root.subviews { view.removeFromSuperview() } }
    Self.questions[question].ask(first)
    first.takeAction()?()
    expect(root.subviews.isEmpty && first.superview == nil)
    root.addSubview(first)
    first.edges(equalTo: root)
    try root.layout(width: 30, height: 20)
    expectEqual(first.frame, Rect(x: 0, y: 0, width: 30, height: 20))
  }

  @Test(
    "measuring a text may add the tree to another one and empty it",
    arguments: questions.indices)
  func joins(question: Int) throws {
    try layOutTexts()
    let root = try #require(holder.root)
    let top = View("top")
    first.whenMeasured = {
      top.addSubview(root)
      for view in root.subviews { view.removeFromSuperview() }
    }
    Self.questions[question].ask(first)
    first.takeAction()?()
    expect(root.superview === top && root.subviews.isEmpty)
    root.edges(equalTo: top)
    try top.layout(width: 70, height: 60)
    expectEqual(root.frame, Rect(x: 0, y: 0, width: 70, height: 60))
  }

  @Test("measuring a text may release the root", arguments: questions.indices)
  func letsGo(question: Int) throws {
    try layOutTexts()
    weak let root = holder.root
    first.whenMeasured = { [holder] in holder.root = nil }
    Self.questions[question].ask(first)
    first.takeAction()?()
    expect(root == nil && first.superview == nil)
  }

  @Test("an update of constraints may release the root and request another update")
  func letsGoWhenUpdated() throws {
    weak let root = holder.root
    let inner = View("inner")
    first.addSubview(inner)
    inner.edges(equalTo: first)
    inner.size(width: 30, height: 20)
    holder.root?.addSubview(first)
    first.whenUpdated = { [holder] in
      holder.root = nil
      inner.setNeedsUpdateConstraints()
    }
    first.setNeedsUpdateConstraints()
    try expectEqual(first.systemLayoutSizeFitting(.zero), Size(width: 30, height: 20))
    expect(root == nil && first.superview == nil)
  }

  @Test(
    "an update may add a tree without layout to one that is deallocated",
    arguments: questions.indices, [false, true])
  func passes(question: Int, isOfRoot: Bool) throws {
    let root = try #require(holder.root)
    root.addSubview(first)
    first.edges(equalTo: root)
    first.whenUpdated = {
      let top = View("top")
      top.addSubview(root)
      root.edges(equalTo: top)
    }
    first.setNeedsUpdateConstraints()
    Self.questions[question].ask(isOfRoot ? root : first)
    first.takeUpdate()?()
    expectNil(root.superview)
    try root.layout(width: 30, height: 20)
    expectEqual(first.frame, Rect(x: 0, y: 0, width: 30, height: 20))
  }
}
