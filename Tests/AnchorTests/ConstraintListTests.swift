import Anchors
import TestSupport
import Testing

/// The names of UIKit that work on lists of constraints and on the order of views.
@Suite struct ConstraintListTests {
  private let root = View("root")
  private let a = View("a")
  private let b = View("b")

  init() {
    root.addSubview(a)
    a.addSubview(b)
  }

  @Test func `an item lists the constraints that it hosts`() {
    let inner = b.topAnchor.constraint(equalTo: a.topAnchor)
    let outer = b.topAnchor.constraint(equalTo: root.topAnchor)
    let own = b.widthAnchor.constraint(equalToConstant: 5)
    root.addConstraints([outer, inner])
    b.addConstraint(own)
    expectEqual(root.constraints.map { $0.equation }, ["b.top == root.top"])
    expectEqual(a.constraints.map { $0.equation }, ["b.top == a.top"])
    expectEqual(b.constraints.map { $0.equation }, ["b.width == 5"])
    a.removeConstraint(inner)
    root.removeConstraints(root.constraints)
    expect(!inner.isActive && !outer.isActive && own.isActive)
    expect(root.constraints.isEmpty && a.constraints.isEmpty)
  }

  @Test func `constraints created by a stack or by margins are not listed`() throws {
    let stack = StackView(axis: .horizontal)
    stack.addArrangedSubview(View())
    stack.addArrangedSubview(View())
    stack.widthAnchor(lessThanOrEqualTo: stack.layoutMarginsGuide.widthAnchor, constant: 16)
    try stack.layout(in: Size(width: 100, height: 100))
    expect(!stack.activeConstraints.isEmpty)
    expectEqual(stack.constraints.count, 1)
  }

  @Test func `a second item requires an attribute and an attribute a second item`() {
    func make(
      _ item: LayoutNode?, _ attribute: LayoutAttribute, of first: LayoutAttribute = .width
    ) -> LayoutConstraint {
      LayoutConstraint(
        item: a, attribute: first, relatedBy: .equal, toItem: item, attribute: attribute,
        constant: 3)
    }
    expectNil(make(nil, .notAnAttribute).fault)
    expectEqual(make(nil, .notAnAttribute).equation, "a.width == 3")
    expectEqual(make(b.layoutNode, .height).equation, "a.width == b.height + 3")
    // Without a second item an extent is a number, as in UIKit; a position is an error.
    expectEqual(make(nil, .width).equation, "a.width == 3")
    expectEqual(make(nil, .top, of: .top).fault, .secondSideIncomplete)
    expectEqual(make(b.layoutNode, .notAnAttribute).fault, .secondSideIncomplete)
    let none = LayoutConstraint(
      item: a, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
      multiplier: 1, constant: 7)
    expect(none.fault == nil && none.equation == "a.height == 7")
  }

  @Test func `views created with a frame keep it without constraints and content`() throws {
    let frame = Rect(x: 1, y: 2, width: 30, height: 40)
    let views: [View] = [
      View(frame: frame), Label(frame: frame), ImageView(frame: frame), StackView(frame: frame),
      ScrollView(frame: frame),
    ]
    expect(views.allSatisfy { $0.frame == frame && $0.name.isEmpty })
    let root = View()
    root.addSubview(views[0])
    root.addSubview(views[2])
    try root.layout(in: Size(width: 100, height: 100))
    expect(views[0].frame == frame && views[2].frame == frame)
    expect((views[1] as? Label)?.font == .label && (views[2] as? ImageView)?.imageSize == nil)
  }

  @Test func `numbers can be added to and subtracted from priorities`() {
    expectEqual(LayoutPriority.required - 1, 999)
    expectEqual(LayoutPriority(rawValue: 250) + 0.5, 250.5)
  }
}
