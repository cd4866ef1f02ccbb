import Anchors
import AnchorsTesting
import Gallery
import Rendering
import TestSupport
import Testing

/// The frames of each plan, as published, as text files, looked at before they were recorded.
@Suite struct GalleryCardSnapshotTests {
  @Test(arguments: BusinessCardPlan.allCases, [200.0, 320, 480])
  func `frames of a card`(_ plan: BusinessCardPlan, width: Double) throws {
    let card = plan.makeCard(
      of: BusinessCardComponents(params: GalleryCardCase.contacts[0]), asPublished: true)
    try card.layout(width: width, height: nil)
    assertSnapshot(of: card.frameDescription, named: "\(plan.rawValue)-\(Int(width))") {
      FrameSVG().draw(card)
    }
  }

  @Test(arguments: BusinessCardPlan.allCases)
  func `frames of a card without an e-mail address, right to left`(_ plan: BusinessCardPlan) throws
  {
    let card = plan.makeCard(
      of: BusinessCardComponents(params: GalleryCardCase.contacts[2]), asPublished: true)
    card.layoutDirection = .rightToLeft
    try card.layout(width: 320, height: nil)
    assertSnapshot(of: card.frameDescription, named: "\(plan.rawValue)-right-to-left") {
      FrameSVG().draw(card)
    }
  }

  @Test(arguments: BusinessCardPlan.allCases)
  func `frames of a card with a very long name`(_ plan: BusinessCardPlan) throws {
    let card = plan.makeCard(
      of: BusinessCardComponents(params: GalleryCardCase.contacts[1]), asPublished: true)
    try card.layout(width: 320, height: nil)
    assertSnapshot(of: card.frameDescription, named: "\(plan.rawValue)-long") {
      FrameSVG().draw(card)
    }
  }
}
