import TestSupport
import Testing
import UIKitAppearance

/// Members that view classes of apps override, called through the class and its superclass.
@Suite struct OverrideTests {
  private final class Tool: UIButton {
    override var accessibilityLabel: String? {
      get { "Tool " + (super.accessibilityLabel ?? "") }
      set { super.accessibilityLabel = newValue }
    }

    override var tintColor: UIColor! {
      didSet { changes += 1 }
    }
    private(set) var changes = 0

    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
      bounds.insetBy(dx: -10, dy: -10).contains(point)
    }

    @discardableResult
    override func becomeFirstResponder() -> Bool { true }
  }

  @Test func `controls override accessibility, tint and responding`() {
    let tool = Tool()
    tool.accessibilityLabel = "7"
    expectEqual(tool.accessibilityLabel, "Tool 7")
    expectEqual((tool as UIView).accessibilityLabel, "7")
    tool.tintColor = .systemPink
    expectEqual(tool.changes, 1)
    expectEqual(tool.tintColor, .systemPink)
    expect(tool.becomeFirstResponder())
    expect(!UITextField().becomeFirstResponder())
  }

  /// Notes what happens to it, as cells of stacks do.
  private class Row: UIView {
    private(set) var changes = 0, touches = 0

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      changes += 1
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      super.touchesBegan(touches, with: event)
      self.touches += 1
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { self.touches += 1 }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
      self.touches += 1
    }
  }

  private final class Caption: UILabel {
    private(set) var changes = 0

    override func invalidateIntrinsicContentSize() {
      super.invalidateIntrinsicContentSize()
      changes += 1
    }
  }

  private final class Pad: UIControl {
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
      isHighlighted = true
      super.touchesBegan(touches, with: event)
    }
  }

  @Test func `views override touches and learn of changes to their content`() {
    let row = Row()
    row.invalidateIntrinsicContentSize()
    (row as UIView).invalidateIntrinsicContentSize()
    expectEqual(row.changes, 2)
    for view in [row, Pad()] as [UIView] {
      view.touchesBegan([], with: nil)
      view.touchesMoved([], with: nil)
      view.touchesEnded([], with: nil)
      view.touchesCancelled([], with: nil)
    }
    expectEqual(row.touches, 4)
    // A text that changes invalidates its label, and the next layout has the new size.
    let caption = Caption()
    caption.text = "A"
    let before = caption.changes
    caption.text = "A longer text"
    #expect(caption.changes > before)
    let narrow = UILabel()
    narrow.text = "A"
    #expect(caption.intrinsicContentSize.width > narrow.intrinsicContentSize.width)
  }

  @Test func `an animator makes its changes when it starts, before its completion`() {
    var calls: [String] = []
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) { calls.append("change") }
    animator.addCompletion { calls.append($0 == .end ? "end" : "other") }
    expectEmpty(calls)
    animator.startAnimation()
    animator.startAnimation()
    expectEqual(calls, ["change", "end"])
    UIViewPropertyAnimator(duration: 1, dampingRatio: 1) { calls.append("never") }
      .stopAnimation(true)
    expectEqual(calls.count, 2)
  }

  @Test func `a descriptor makes a font bold or slanted in its own size`() {
    let plain = UIFontDescriptor.preferredFontDescriptor(withTextStyle: .body)
    expectEqual(plain.pointSize, 17)
    let bold = plain.withSymbolicTraits(.traitBold).map { UIFont(descriptor: $0, size: 0) }
    expectEqual(bold, .boldSystemFont(ofSize: 17))
    expectEqual(UIFont(descriptor: plain, size: 20), .systemFont(ofSize: 20))
  }

  @Test func `a surface has one surface around it at a time`() {
    let (outer, other, inner) = (CALayer(), CALayer(), CALayer())
    outer.addSublayer(inner)
    other.insertSublayer(inner, at: 0)
    expectEqual(outer.sublayers?.isEmpty, true)
    #expect(inner.superlayer === other)
    inner.removeFromSuperlayer()
    expectEqual(other.sublayers?.isEmpty, true)
  }
}
