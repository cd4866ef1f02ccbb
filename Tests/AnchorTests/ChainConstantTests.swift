import Anchors
import TestSupport
import Testing

/// Sizes that the chain relates to a number by UIKit's label.
@Suite struct ChainConstantTests {
  @Test func `equalToConstant sets a width and a height`() throws {
    let page = View("page"), photo = View("photo")
    page.addSubview(photo)
    photo.widthAnchor(equalToConstant: 80).heightAnchor(equalToConstant: 60)
    try page.layout(width: 320, height: 480)
    expectEqual(photo.frame.size, Size(width: 80, height: 60))
  }

  @Test func `lessThanOrEqualToConstant limits a wish for more`() throws {
    let page = View("page"), photo = View("photo")
    page.addSubview(photo)
    photo
      .widthAnchor(equalTo: 100, priority: 500).heightAnchor(equalTo: 100, priority: 500)
      .widthAnchor(lessThanOrEqualToConstant: 80).heightAnchor(lessThanOrEqualToConstant: 60)
    try page.layout(width: 320, height: 480)
    expectEqual(photo.frame.size, Size(width: 80, height: 60))
  }

  @Test func `greaterThanOrEqualToConstant limits a wish for less`() throws {
    let page = View("page"), photo = View("photo")
    page.addSubview(photo)
    photo
      .widthAnchor(equalTo: 10, priority: 500).heightAnchor(equalTo: 10, priority: 500)
      .widthAnchor(greaterThanOrEqualToConstant: 80)
      .heightAnchor(greaterThanOrEqualToConstant: 60)
    try page.layout(width: 320, height: 480)
    expectEqual(photo.frame.size, Size(width: 80, height: 60))
  }

  @Test func `priority, identifier and list reach the constraint`() throws {
    let photo = View("photo")
    var constraints: [LayoutConstraint] = []
    photo.widthAnchor(
      equalToConstant: 80, priority: 750, identifier: "photo width", into: &constraints)
    let constraint = try #require(constraints.first)
    expect(constraint.constant == 80 && constraint.priority == 750)
    expect(constraint.identifier == "photo width" && constraint.isActive)
  }
}
