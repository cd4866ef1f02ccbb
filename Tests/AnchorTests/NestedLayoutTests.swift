import TestSupport
import Testing

@testable import Anchors
@testable import AnchorsQuestions

/// A view that runs an action once, while it is laid out.
private final class Hooked: View {
  var hook: (() -> Void)?

  override func layoutSubviews() {
    let hook = hook
    self.hook = nil
    hook?()
  }
}

/// Layouts that a view starts during a layout of the same tree.
@Suite("Layouts within layouts")
struct NestedLayoutTests {
  private let root = Hooked("root")
  private let view = View("view")

  init() {
    root.addSubview(view)
    view.widthAnchor(equalTo: 40)
  }

  private func clash() {
    view.heightAnchor(equalTo: 20)
    view.heightAnchor(equalTo: 30)
  }

  @Test("a recovering layout recovers and reports after a nested recovering one")
  func recoveringInRecovering() {
    root.hook = {
      root.layoutIfNeeded(width: 100, height: 100)
      clash()
    }
    root.layoutIfNeeded(width: 100, height: 100)
    expectEqual(view.frame.height, 20)
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 1)
  }

  @Test("a strict layout inside a recovering one throws, and the outer one recovers")
  func strictInRecovering() {
    var hasThrown = false
    root.hook = {
      clash()
      do { try root.layout(width: 100, height: 100) } catch { hasThrown = true }
    }
    root.layoutIfNeeded(width: 100, height: 100)
    expect(hasThrown)
    expectEqual(view.frame.height, 20)
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 1)
  }

  /// Queries that retry the conflicts of a running layout, and one that is refused first.
  private static let retries: [(name: String, ask: @Sendable (View) -> Void)] = [
    ("layout", { _ = try? $0.layout(width: 100, height: 100) }),
    ("function", { _ = try? $0.layoutFunction(of: .width, in: 10...200) }),
    ("refused layout", { _ = try? $0.layout(width: -1, height: 100) }),
  ]

  @Test(
    "conflicts retried within a recovering layout are reported once",
    arguments: retries.indices)
  func retriedConflicts(index: Int) {
    clash()
    view.widthAnchor(equalTo: 50)
    root.hook = { Self.retries[index].ask(root) }
    root.layoutIfNeeded(width: 100, height: 100)
    expectEqual(root.layoutNode.lastReport?.conflicts.count, 2, "\(Self.retries[index].name)")
    expectEqual(view.frame.size, Size(width: 40, height: 20))
  }

  @Test("frames satisfy the constraints after a failed nested layout")
  func failureInStrict() throws {
    let other = View("other")
    view.heightAnchor(equalTo: 20)
    let across = other.heightAnchor.constraint(equalTo: view.heightAnchor)
    root.hook = {
      across.isActive = true
      #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
      across.isActive = false
    }
    let result = try root.layout(width: 100, height: 100)
    expectEqual(view.frame, Rect(x: 0, y: 0, width: 40, height: 20))
    expect(result.changed.contains { $0 === view.layoutNode })
  }

  @Test("a strict layout names a constraint to another tree that a nested recovering one ignored")
  func crossingInStrict() {
    let other = View("other")
    let across = view.heightAnchor.constraint(equalTo: other.heightAnchor)
    root.hook = {
      across.isActive = true
      root.layoutIfNeeded(width: 100, height: 100)
    }
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
  }

  @Test("a strict layout throws for a constraint that a nested recovering one has broken")
  func recoveringInStrict() {
    view.heightAnchor(equalTo: 20)
    root.hook = {
      view.heightAnchor(equalTo: 30)
      root.layoutIfNeeded()
    }
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
  }

  @Test("margins changed during a layout take effect in that layout")
  func insets() throws {
    view.heightAnchor(equalTo: 20)
    let other = View("other")
    root.addSubview(other)
    other.layoutMarginsGuide.widthAnchor(equalTo: 50)
    try root.layout(width: 100, height: 100)
    expectEqual(other.frame.width, 66)
    root.hook = { other.layoutMargins = .zero }
    root.setNeedsLayout()
    try root.layout(width: 100, height: 100)
    expectEqual(other.frame.width, 50)
    root.hook = { other.layoutMargins = EdgeInsets(10) }
    root.setNeedsLayout()
    try root.layout(width: 100, height: 100)
    expectEqual(other.frame.width, 70)
  }
}

/// A view that queries a fitting size while it updates its constraints.
private final class Asking: View {
  var question: (() -> Void)?

  override func updateConstraints() {
    super.updateConstraints()
    question?()
  }
}

@Suite("Fitting sizes within a layout")
struct FittingInUpdateTests {
  @Test("a fitting in updateConstraints includes pending updates of the enclosing stack")
  func stackAround() throws {
    let root = View("root")
    let asking = Asking("asking")
    let image = ImageView("image", imageSize: Size(width: 73, height: 10))
    let stack = StackView(axis: .horizontal, name: "stack")
    root.addSubview(stack)
    stack.addArrangedSubview(asking)
    stack.addArrangedSubview(image)
    stack.leadingAnchor(equalTo: root.leadingAnchor).trailingAnchor(equalTo: root.trailingAnchor)
    asking.widthAnchor(equalTo: 5)
    var widths: [Double] = []
    asking.question = {
      let size = try? root.systemLayoutSizeFitting(Size(width: 0, height: 0))
      widths.append(size?.width ?? -1)
    }
    defer { asking.question = nil }
    asking.setNeedsUpdateConstraints()
    try root.layout(width: 78, height: 100)
    stack.spacing = 9
    asking.setNeedsUpdateConstraints()
    try root.layout(width: 87, height: 100)
    expectEqual(widths, [78, 87])
  }
}

@Suite("Frames beyond the limit of stated numbers")
struct LargeFrameTests {
  @Test("a view larger than 1e9 can be laid out again without its constraint")
  func formerlyLarge() throws {
    let (root, view) = (View("root"), View("view"))
    root.addSubview(view)
    let height = view.heightAnchor.constraint(equalTo: root.heightAnchor, constant: 1e9)
    height.isActive = true
    try root.layout(width: 320, height: 240)
    expectEqual(view.frame.height, 1_000_000_240)
    height.isActive = false
    try root.layout(width: 320, height: 240)
    view.heightAnchor(equalTo: 20)
    try root.layout(width: 320, height: 240)
    expectEqual(view.frame.height, 20)
  }
}
