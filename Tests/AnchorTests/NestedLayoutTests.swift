import Testing

@testable import Anchors

/// A view that does something once, while it is laid out.
private final class Hooked: View {
  var hook: (() -> Void)?

  override func layoutSubviews() {
    let hook = hook
    self.hook = nil
    hook?()
  }
}

/// Layouts that a view asks for in the middle of a layout of the same tree.
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

  @Test("a recovering layout still recovers after one within it, and reports")
  func recoveringInRecovering() {
    root.hook = {
      root.layoutIfNeeded(width: 100, height: 100)
      clash()
    }
    root.layoutIfNeeded(width: 100, height: 100)
    #expect(view.frame.height == 20)
    #expect(root.layoutNode.lastReport?.conflicts.count == 1)
  }

  @Test("a strict layout throws also in the middle of a recovering one, which then recovers")
  func strictInRecovering() {
    var hasThrown = false
    root.hook = {
      clash()
      do { try root.layout(width: 100, height: 100) } catch { hasThrown = true }
    }
    root.layoutIfNeeded(width: 100, height: 100)
    #expect(hasThrown)
    #expect(view.frame.height == 20)
    #expect(root.layoutNode.lastReport?.conflicts.count == 1)
  }

  @Test("frames are those of the constraints though a layout in between has failed")
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
    #expect(view.frame == Rect(x: 0, y: 0, width: 40, height: 20))
    #expect(result.changed.contains { $0 === view.layoutNode })
  }

  @Test("a constraint to another tree is named though a recovering layout has passed it over")
  func crossingInStrict() {
    let other = View("other")
    let across = view.heightAnchor.constraint(equalTo: other.heightAnchor)
    root.hook = {
      across.isActive = true
      root.layoutIfNeeded(width: 100, height: 100)
    }
    #expect(throws: LayoutError.self) { try root.layout(width: 100, height: 100) }
  }
}
