import TestSupport
import Testing
import UIKitFoundation

extension CGFloat {
  fileprivate var doubled: CGFloat { 2 * self }
}
extension Double {
  fileprivate var doubled: Double { 2 * self }
}

@Suite("UIKit's names with Foundation") struct UIKitFoundationTests {
  @Test func `numbers of Foundation's type state constraints and are read from frames`() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 80))
    let box = UIView()
    root.addSubview(box)
    let side: CGFloat = 10
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: side.doubled),
      box.topAnchor.constraint(equalTo: root.topAnchor, constant: side),
      box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: side / 20),
      box.heightAnchor.constraint(equalToConstant: 15.5.doubled),
    ])
    root.layoutIfNeeded()
    let width: CGFloat = box.frame.width
    expect(width == 100 * 10 / 20 && box.frame.minX == 2 * side && box.frame.minY == side)
    expectEqual(box.frame.height, 31)
    expect(box.isEqual(box) && !box.isEqual(root) && !box.isProxy())
  }

  @Test func `a file needs no other import for Foundation`() {
    let text = String(format: "%.1f", 2.5)
    expect(text == "2.5" && NSLocalizedString("Order", comment: "") == "Order")
  }
}
