import Gallery
import TestSupport
import Testing

@testable import Anchors

/// Constraints made by the chain, compared with those of plain anchor calls.
@Suite struct GalleryTwinTests {
  private let params = GalleryCardCase.contacts[0]

  private func equations(of card: View) -> [String] {
    let constraints = card.layoutNode.engine?.constraintsInOrder() ?? []
    return constraints.map { $0.equation }.sorted()
  }

  @Test func `the senior card's chain without margin equals its verbose twin`() {
    let chain = equations(
      of: SeniorBusinessCard(
        businessCardComponents: BusinessCardComponents(params: params), margin: 0,
        asPublished: true))
    let verbose = equations(
      of: SeniorBusinessCardVerbose(
        businessCardComponents: BusinessCardComponents(params: params)))
    expectEqual(chain, verbose)
    expectEqual(chain.count, 17)
    expect(chain.contains("photo.height == 100"))
    expect(chain.contains("title.top == name.bottom"))
  }

  @Test func `the margin of the senior card adds a constant to twelve of its constraints`() {
    let plain = equations(
      of: SeniorBusinessCard(
        businessCardComponents: BusinessCardComponents(params: params), margin: 0,
        asPublished: true))
    let spaced = equations(
      of: SeniorBusinessCard(
        businessCardComponents: BusinessCardComponents(params: params), asPublished: true))
    let changed = spaced.filter { !plain.contains($0) }
    expectEqual(changed.count, 12)
    expect(changed.allSatisfy { $0.hasSuffix(" + 5") })
  }
}
