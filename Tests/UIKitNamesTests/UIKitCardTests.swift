import TestSupport
import Testing
import UIKitNames

/// Frames of cards written for UIKit, compared with the gallery's.
@Suite struct UIKitCardTests {
  private let juca: CardContent = (
    UIImage(size: CGSize(width: 64, height: 48)), "Juca", "Desenvolvedor de Software",
    "(11) 1111-1111", "oi@juca.example"
  )
  private let zoe: CardContent = (
    UIImage(size: CGSize(width: 3000, height: 4000)), "Zoë", "Ärztin", "112", ""
  )

  private func card(_ plan: String, _ content: CardContent) -> CardView {
    let parts = CardParts(content: content)
    return switch plan {
    case "senior": SeniorCardView(parts: parts)
    case "full": FullCardView(parts: parts)
    default: JuniorCardView(parts: parts)
    }
  }

  @Test(arguments: ["senior", "full", "junior"], [200.0, 320, 480])
  func `a card has the recorded frames`(_ plan: String, _ width: Double) throws {
    let card = card(plan, juca)
    try card.layout(width: width, height: nil)
    expectEqual(card.frameDescription + "\n", (try CardSnapshots.text("\(plan)-\(Int(width))")))
  }

  @Test(arguments: ["senior", "full", "junior"])
  func `a card has the recorded frames from right to left`(_ plan: String) throws {
    let card = card(plan, zoe)
    card.semanticContentAttribute = .forceRightToLeft
    try card.layout(width: 320, height: nil)
    expectEqual(card.frameDescription + "\n", (try CardSnapshots.text("\(plan)-right-to-left")))
  }

  @Test func `the verbose twin has the frames of the senior card without margins`() throws {
    let twin = VerboseSeniorCardView(parts: CardParts(content: juca))
    try twin.layout(width: 320, height: nil)
    // Lines of 17-point text are 20.4 points high.
    expectEqual(
      twin.frameDescription,
      """
      card (0, 0, 320, 181.6)
        photo (0, 0, 320, 100)
        name (0, 100, 320, 20.4)
        title (0, 120.4, 320, 20.4)
        phone (0, 140.8, 320, 20.4)
        email (0, 161.2, 320, 20.4)
      """)
    let spaced = SeniorCardView(parts: CardParts(content: juca))
    func equations(_ card: UIView) -> [String] {
      card.constraints.map { $0.equation.replacingMargin() }.sorted()
    }
    expectEqual(equations(spaced), equations(twin))
    expectEqual(equations(twin).count, 16)
  }

  @Test func `a reader's own chain overrides the library's`() {
    let card = SeniorCardView(parts: CardParts(content: juca))
    expectEqual(card.constraints.count, 16)
    expect(card.constraints.allSatisfy { $0.identifier == "reader's" })
    expectEqual(card.parts.photo.constraints.map { $0.identifier }, ["reader's"])
  }
}

extension String {
  /// An equation without the card's margin of 5 points.
  fileprivate func replacingMargin() -> String {
    hasSuffix(" + 5") ? String(dropLast(4)) : self
  }
}
