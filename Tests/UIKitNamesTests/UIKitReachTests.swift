import TestSupport
import Testing
import UIKitNames

/// UIKit features other than constraints.
@Suite struct UIKitReachTests {
  private let root = UIView("root")
  private let scroll = UIScrollView("scroll")
  private let field = UIView("field")

  /// Lays out a field at (20, 400) in a page of 100 by 1000 points in a scroll view of 100 by 200.
  private func layOut() throws {
    let page = UIView("page")
    root.addSubview(scroll)
    scroll.addSubview(page)
    page.addSubview(field)
    scroll.edges(equalTo: root)
    page.edges(equalTo: scroll.contentLayoutGuide).size(width: 100, height: 1000)
    NSLayoutConstraint.activate([
      field.topAnchor.constraint(equalTo: page.topAnchor, constant: 400),
      field.leftAnchor.constraint(equalTo: page.leftAnchor, constant: 20),
      field.widthAnchor.constraint(equalToConstant: 50),
      field.heightAnchor.constraint(equalToConstant: 30),
    ])
    try root.layout(in: CGSize(width: 100, height: 200))
  }

  @Test func `bold text is as wide as its bold glyphs`() {
    let label = UILabel()
    label.text = "Wim"
    // 944, 278 and 889 thousandths in Helvetica-Bold, 944, 222 and 833 in Helvetica.
    for (font, width): (UIFont, Double) in [
      (.boldSystemFont(ofSize: 10), 21.11), (.systemFont(ofSize: 10, weight: .semibold), 21.11),
      (.systemFont(ofSize: 10, weight: .medium), 19.99), (.systemFont(ofSize: 10), 19.99),
      (.italicSystemFont(ofSize: 10), 19.99),
      (.monospacedSystemFont(ofSize: 10, weight: .regular), 18),
    ] {
      label.font = font
      expectNear(label.intrinsicContentSize.width, width, within: 1e-9, "\(font.fontName)")
    }
    expectEqual(UIFont(name: "Times-Italic", size: 9)?.fontName, "Times-Italic")
    expectNil(UIFont(name: "Zapfino", size: 9))
    expectEqual(UIFont.boldSystemFont(ofSize: 9).withSize(12), .boldSystemFont(ofSize: 12))
  }

  @Test func `coordinates are converted to the superview, to the root and back`() throws {
    try layOut()
    scroll.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
    expectEqual(field.convert(field.bounds, to: field.superview), field.frame)
    expectEqual(field.convert(CGPoint.zero, to: nil), CGPoint(x: 20, y: 100))
    expectEqual(field.convert(CGPoint(x: 20, y: 100), from: nil), .zero)
    expectEqual(root.convert(field.frame, from: field.superview).minY, 100)
  }

  @Test func `scrolling a field to visible makes it visible`() throws {
    try layOut()
    scroll.scrollRectToVisible(field.convert(field.bounds, to: scroll), animated: true)
    expectEqual(scroll.contentOffset, CGPoint(x: 0, y: 430 - 200))
    expect(root.bounds.contains(field.convert(field.bounds, to: root)))
  }

  @Test func `rectangles are inset, moved and intersected`() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    expectEqual(frame.insetBy(dx: 10, dy: 5), CGRect(x: 10, y: 5, width: 80, height: 30))
    expectEqual(frame.offsetBy(dx: -10, dy: 5).origin, CGPoint(x: -10, y: 5))
    expectEqual(frame.intersection(CGRect(x: 90, y: 30, width: 50, height: 50)).width, 10)
    expect(frame.union(.null) == frame && CGRect.null.isNull)
    expect(frame.contains(CGPoint(x: frame.midX, y: frame.midY)))
  }

  @Test func `an alignment determines the position of a line`() throws {
    let label = UILabel()
    label.text = "Wim"
    label.font = .boldSystemFont(ofSize: 10)
    let alignment: NSTextAlignment = .center
    label.textAlignment = alignment
    try label.layout(width: 121.11, height: nil)
    expectNear(label.drawnLines[0].left, 50, within: 1e-9)
    expect(!label.isTruncated)
  }
}
