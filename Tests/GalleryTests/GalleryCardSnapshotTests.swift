import Anchors
import AnchorsTesting
import Gallery
import Rendering
import TestSupport
import Testing

/// Snapshots of the frames of each plan as published, reviewed before recording.
@Suite struct GalleryCardSnapshotTests {
  @Test(arguments: BusinessCardPlan.allCases, [200.0, 320, 480])
  func `a card has the recorded frames`(_ plan: BusinessCardPlan, width: Double) throws {
    let card = plan.makeCard(
      of: BusinessCardComponents(params: GalleryCardCase.contacts[0]), asPublished: true)
    try card.layout(width: width, height: nil)
    assertSnapshot(of: card.frameDescription, named: "\(plan.rawValue)-\(Int(width))") {
      FrameSVG().draw(card)
    }
  }

  @Test(arguments: BusinessCardPlan.allCases)
  func `a right-to-left card has the recorded frames`(_ plan: BusinessCardPlan) throws {
    let card = plan.makeCard(
      of: BusinessCardComponents(params: GalleryCardCase.contacts[2]), asPublished: true)
    card.layoutDirection = .rightToLeft
    try card.layout(width: 320, height: nil)
    assertSnapshot(of: card.frameDescription, named: "\(plan.rawValue)-right-to-left") {
      FrameSVG().draw(card)
    }
  }

  @Test(arguments: BusinessCardPlan.allCases)
  func `a card with a very long name has the recorded frames`(_ plan: BusinessCardPlan) throws {
    let card = plan.makeCard(
      of: BusinessCardComponents(params: GalleryCardCase.contacts[1]), asPublished: true)
    try card.layout(width: 320, height: nil)
    assertSnapshot(of: card.frameDescription, named: "\(plan.rawValue)-long") {
      FrameSVG().draw(card)
    }
  }
}
