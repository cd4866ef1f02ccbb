import Anchors
import TestSupport
import Testing

/// Stacks that lay their tree out as soon as they need an update.
@Suite("Stacks that lay out at once")
struct ReentrantStackTests {
  private final class EagerStack: StackView {
    var whenNeedingUpdate: (() -> Void)?

    override func setNeedsUpdateConstraints() {
      super.setNeedsUpdateConstraints()
      whenNeedingUpdate?()
    }
  }

  @Test("a view may leave while its stack lays the tree out", arguments: [false, true])
  func leaves(joins: Bool) throws {
    let root = View("root")
    let stack = EagerStack(distribution: .fillProportionally, name: "stack")
    let container = StackView(name: "container")
    let (filler, card, other) = (View("filler"), View("card"), View("other"))
    root.addSubview(stack)
    stack.edges(equalTo: root)
    filler.size(width: 30, height: 20)
    container.addArrangedSubview(filler)
    container.addSubview(card)
    for view in [container, other] { stack.addArrangedSubview(view) }
    other.size(width: 50, height: 20)
    card.size(width: 30, height: 20)
    // Enough constraints for a layout to close the gaps that they leave in their list.
    var across: [LayoutConstraint] = []
    for number in 0..<90 {
      card.trailingAnchor(
        lessThanOrEqualTo: container.trailingAnchor, constant: Double(number), into: &across)
    }
    card.edges(equalTo: container)
    try root.layout(width: nil, height: nil)
    var layouts = 0
    stack.whenNeedingUpdate = { [unowned root] in
      layouts += 1
      _ = try? root.layout(width: nil, height: nil)
    }
    if joins { other.addSubview(card) } else { card.removeFromSuperview() }
    #expect(layouts > 0)
    expect(across.allSatisfy { !$0.isActive })
    stack.whenNeedingUpdate = nil
    try (joins ? root : card).layout(width: nil, height: nil)
    expectEqual(card.frame.size, Size(width: 30, height: 20))
  }
}
