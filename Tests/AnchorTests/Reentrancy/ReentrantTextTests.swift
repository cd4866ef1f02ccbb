import Anchors
import AnchorsQuestions
import TestSupport
import Testing

/// Texts that change the tree when a trial or a supposition measures them.
@Suite("Texts that change the tree during a trial")
struct ReentrantTextTests {
  /// A text whose height depends on its width and that runs an action once.
  private final class Intruder: View {
    var act: (() -> Void)?

    override var intrinsicContentSize: Size { Size(width: 40, height: 8) }
    override var contentHeightDependsOnWidth: Bool { true }

    override func contentSize(forWidth width: Double) -> Size {
      let action = act
      act = nil
      action?()
      return Size(width: width, height: 8 + 100 / (width + 1))
    }
  }

  private let root = View("root")
  private let text = Intruder("text")

  init() throws {
    root.addSubview(text)
    text.leftAnchor.constraint(equalTo: root.leftAnchor).isActive = true
    text.topAnchor.constraint(equalTo: root.topAnchor).isActive = true
  }

  @Test("a supposition whose text extends and lays out the tree is nil")
  func supposition() throws {
    try root.layout(width: 100, height: 100)
    text.act = { [root] in
      for number in 0..<20 {
        let view = View("view\(number)")
        root.addSubview(view)
        view.edges(equalTo: root)
      }
      root.layoutIfNeeded()
    }
    expectNil(root.supposition(of: text.widthAnchor, equals: 20))
    expectEqual(root.subviews.count, 21)
    expectEqual(root.subviews.last?.frame, Rect(x: 0, y: 0, width: 100, height: 100))
    let answer = try #require(root.supposition(of: text.widthAnchor, equals: 20))
    expectEqual(answer.changes.map(\.frame.width), [20])
  }

  @Test(
    "a trial of a root that has joined another tree affects neither", arguments: [false, true])
  func trial(hasTop: Bool) throws {
    let width = text.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    try root.layout(width: 30, height: 100)
    let top = View("top")
    if hasTop { try top.layout(width: 50, height: 50) }
    var trial = root.makeTrial()
    top.addSubview(root)
    try trial.setConstant(15, of: width)
    try trial.setPriority(.defaultHigh, of: width)
    try trial.resize(width: 10, height: 10)
    try trial.deactivate(width)
    for number in 0..<3 { root.addSubview(View("view\(number)")) }
    root.edges(equalTo: top)
    top.layoutIfNeeded(width: 70, height: 60)
    expectEqual(text.frame.width, 20)
    expectEqual(root.frame, Rect(x: 0, y: 0, width: 70, height: 60))
  }

  @Test("measuring a text of a trial may add the root to another tree")
  func joinWithinTrial() throws {
    let width = text.widthAnchor.constraint(equalToConstant: 20)
    width.isActive = true
    try root.layout(width: 30, height: 100)
    let top = View("top")
    var trial = root.makeTrial()
    text.act = { [root] in top.addSubview(root) }
    try trial.setConstant(15, of: width)
    #expect(root.superview === top)
    try trial.setConstant(12, of: width)
    for number in 0..<3 { root.addSubview(View("view\(number)")) }
    top.layoutIfNeeded(width: 70, height: 60)
    expectEqual(text.frame.width, 20)
  }
}
