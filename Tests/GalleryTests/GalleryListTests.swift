import Anchors
import Gallery
import TestSupport
import Testing

@Suite struct GalleryListTests {
  @Test func `cards of all plans are stacked in a column`() throws {
    let params = GalleryCardCase.contacts[0]
    let plans: [BusinessCardPlan] = [.junior, .senior, .full, .junior]
    let list = BusinessCardList(entries: plans.map { ($0, params) }, asPublished: true)
    try list.layout(width: 375, height: nil)
    // Four lines of 20.4 and four gaps of 5 under a photo of 100.
    let heights = [50, 201.6, 80, 50]
    var top = 0.0
    for (card, height) in zip(list.subviews, heights) {
      expectEqual(card.frame.minX, 0)
      expectEqual(card.frame.width, 375)
      expectEqual(card.frame.minY, top, "\(card.name).top")
      expectEqual(card.frame.height, height, "\(card.name).height")
      top += height + 5
    }
    let height: Double = 50 + 201.6 + 80 + 50 + 3 * 5
    expectEqual(list.frame.height, height)
  }

  @Test func `each card has the layout that it has alone`() throws {
    let entries = GalleryCardCase.contacts.map { (plan: BusinessCardPlan.full, params: $0) }
    let list = BusinessCardList(entries: entries)
    try list.layout(width: 320, height: nil)
    for (card, entry) in zip(list.subviews, entries) {
      let alone = entry.plan.makeCard(of: BusinessCardComponents(params: entry.params))
      try alone.layout(width: 320, height: nil)
      let inList = card.frameDescription.split(separator: "\n").dropFirst()
      expectEqual(inList, alone.frameDescription.split(separator: "\n").dropFirst())
    }
  }

  @Test func `an empty list has no height`() throws {
    let list = BusinessCardList(entries: [])
    try list.layout(width: 320, height: nil)
    expectEqual(list.frame.size, Size(width: 320, height: 0))
  }
}
