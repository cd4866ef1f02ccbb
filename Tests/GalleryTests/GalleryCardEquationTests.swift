import Anchors
import Gallery
import Testing

/// All equations of each plan, checked on the frames of layouts.
@Suite struct GalleryCardEquationTests {
  /// The height of a line is 1.2 times the font size, 17; an empty text has height 0.
  private func lineHeight(_ text: String, fontSize: Double = 17) -> Double {
    text.isEmpty ? 0 : 1.2 * fontSize
  }

  @Test(arguments: GalleryCardCase.all)
  func `a senior card as published has the photo above its texts`(_ card: GalleryCardCase) throws {
    let components = BusinessCardComponents(params: card.params)
    try checkSenior(
      SeniorBusinessCard(businessCardComponents: components, asPublished: true), card, margin: 5,
      trailingMargin: 5)
  }

  @Test(arguments: GalleryCardCase.all)
  func `the texts of a senior card end inside the card`(_ card: GalleryCardCase) throws {
    let components = BusinessCardComponents(params: card.params)
    try checkSenior(
      SeniorBusinessCard(businessCardComponents: components), card, margin: 5, trailingMargin: -5,
      bottomMargin: 5, skipsGaps: true)
  }

  @Test(arguments: GalleryCardCase.all)
  func `a verbose senior card has no margins`(_ card: GalleryCardCase) throws {
    let components = BusinessCardComponents(params: card.params)
    try checkSenior(
      SeniorBusinessCardVerbose(businessCardComponents: components), card, margin: 0,
      trailingMargin: 0)
  }

  private func checkSenior(
    _ view: View, _ card: GalleryCardCase, margin: Double, trailingMargin: Double,
    bottomMargin: Double = 0, skipsGaps: Bool = false
  ) throws {
    let frames = try GalleryCardFrames(view, width: card.width, direction: card.direction)
    expectEqual(try frames.top("photo"), 0, "photo.top")
    expectEqual(try frames.leading("photo"), 0, "photo.leading")
    expectEqual(try frames.trailing("photo"), card.width, "photo.trailing")
    expectEqual(try frames.height("photo"), 100, "photo.height")
    var previous = "photo"
    let params = card.params
    for (name, text) in [
      ("name", params.name), ("title", params.title), ("phone", params.phone),
      ("email", params.email),
    ] {
      let gap = skipsGaps && text.isEmpty ? 0 : margin
      expectEqual(try frames.top(name), try frames.bottom(previous) + gap, "\(name).top")
      expectEqual(try frames.leading(name), margin, "\(name).leading")
      expectEqual(try frames.trailing(name), card.width + trailingMargin, "\(name).trailing")
      expectEqual(try frames.height(name), lineHeight(text), "\(name).height")
      previous = name
    }
    expectEqual(
      try frames.bottom("email") + bottomMargin, try frames.height("card"), "email.bottom")
  }

  @Test(arguments: GalleryCardCase.all, [false, true])
  func `a full card has the photo beside the texts`(_ card: GalleryCardCase, asPublished: Bool)
    throws
  {
    let components = BusinessCardComponents(params: card.params)
    let view = FullBusinessCard(businessCardComponents: components, asPublished: asPublished)
    let frames = try GalleryCardFrames(view, width: card.width, direction: card.direction)
    let edge = asPublished ? 0.0 : 5
    expectEqual(try frames.top("photo"), edge, "photo.top")
    expectEqual(try frames.leading("photo"), 5, "photo.leading")
    expectEqual(try frames.width("photo"), 80, "photo.width")
    expectEqual(try frames.height("photo"), 80, "photo.height")
    expectEqual(try frames.top("content"), try frames.top("photo"), "content.top")
    expectEqual(try frames.height("content"), 80, "content.height")
    expectEqual(try frames.leading("content"), try frames.trailing("photo") + 5, "content.leading")
    expectEqual(
      try frames.trailing("content"), card.width + (asPublished ? 5 : -5), "content.trailing")
    var above = try frames.top("content")
    let params = card.params
    for (name, text) in [
      ("name", params.name), ("title", params.title), ("phone", params.phone),
      ("email", params.email),
    ] {
      expectEqual(try frames.top(name), above, "\(name).top")
      expectEqual(try frames.leading(name), try frames.leading("content"), "\(name).leading")
      expectEqual(try frames.trailing(name), try frames.trailing("content"), "\(name).trailing")
      expectEqual(try frames.height(name), lineHeight(text), "\(name).height")
      above = try frames.bottom(name)
    }
    expectEqual(try frames.height("card"), try frames.bottom("photo") + edge, "card.bottom")
  }

  @Test(arguments: GalleryCardCase.all, [false, true])
  func `a junior card has a small photo beside a stack of small texts`(
    _ card: GalleryCardCase, asPublished: Bool
  ) throws {
    let components = BusinessCardComponents(params: card.params)
    let view = JuniorBusinessCard(businessCardComponents: components, asPublished: asPublished)
    let frames = try GalleryCardFrames(view, width: card.width, direction: card.direction)
    let edge = asPublished ? 0.0 : 5
    expectEqual(try frames.top("photo"), edge, "photo.top")
    expectEqual(try frames.leading("photo"), 5, "photo.leading")
    expectEqual(try frames.width("photo"), 50, "photo.width")
    expectEqual(try frames.height("photo"), 50, "photo.height")
    expectEqual(try frames.top("content"), try frames.top("photo"), "content.top")
    expectEqual(try frames.bottom("content"), try frames.bottom("photo"), "content.bottom")
    expectEqual(try frames.leading("content"), try frames.trailing("photo") + 5, "content.leading")
    expectEqual(
      try frames.trailing("content"), card.width + (asPublished ? 5 : -5), "content.trailing")
    var above = try frames.top("content")
    let params = card.params
    for (name, text) in [
      ("name", params.name), ("title", params.title), ("email", params.email),
      ("phone", params.phone),
    ] {
      expectEqual(try frames.top(name), above, "\(name).top")
      expectEqual(try frames.leading(name), try frames.leading("content"), "\(name).leading")
      expectEqual(try frames.trailing(name), try frames.trailing("content"), "\(name).trailing")
      if name != "phone" {
        expectEqual(try frames.height(name), lineHeight(text, fontSize: 10), "\(name).height")
      }
      above = try frames.bottom(name)
    }
    expectEqual(above, try frames.bottom("content"), "phone.bottom")
    expectEqual(try frames.height("card"), try frames.bottom("photo") + edge, "card.bottom")
  }

  @Test func `a plan makes its own view`() {
    func card(_ plan: BusinessCardPlan) -> View {
      plan.makeCard(of: BusinessCardComponents(params: GalleryCardCase.contacts[0]))
    }
    #expect(card(.senior) is SeniorBusinessCard)
    #expect(card(.full) is FullBusinessCard)
    #expect(card(.junior) is JuniorBusinessCard)
  }
}
