import Testing
import UIKitAppearance

/// Names of Swift 3, which the package trait compiles in.
@Suite struct Swift3NameTests {
  @Test("names of Swift 3 stand for those of today")
  func names() {
    let attribute: NSLayoutAttribute = .leading
    #expect(attribute == NSLayoutConstraint.Attribute.leading)
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    let (back, front, parent) = (UIView(), UIView(), UIView())
    parent.addSubview(back)
    parent.addSubview(front)
    parent.bringSubview(toFront: back)
    #expect(parent.subviews == [front, back])
    #expect(UITableViewCellStyle.subtitle == UITableViewCell.CellStyle.subtitle)
  }
}
