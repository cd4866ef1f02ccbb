import TestSupport
import Testing

@testable import Anchors

/// Subtrees that leave their tree: the rest is laid out like a new tree without them, and they
/// retain the constraints within them.
@Suite("Departures")
struct DepartureTests {
  /// A card whose contents resist compression and which pulls at the edges of its superview.
  private static func makeCard(_ number: Int, in root: View, widest: Double) -> View {
    let card = View("card\(number)")
    root.addSubview(card)
    card.leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
      .trailingAnchor(equalTo: root.trailingAnchor, constant: -10)
      .topAnchor(equalTo: root.topAnchor, constant: 60 * Double(number))
    for line in 0..<3 {
      let box = Box("box\(number).\(line)", widest - 7 * Double(line), 10 + Double(line))
      card.addSubview(box)
      box.leadingAnchor(equalTo: card.leadingAnchor, constant: 5)
        .trailingAnchor(equalTo: card.trailingAnchor, constant: -5)
        .topAnchor(equalTo: card.topAnchor, constant: 15 * Double(line))
    }
    card.heightAnchor(equalTo: 50, priority: .defaultHigh)
    return card
  }

  /// The width that the widest card needs: 10 and 5 points on each side of its content.
  private static func fittingWidth(_ contents: [Double]) -> Double { (contents.max() ?? 0) + 30 }

  @Test("a root sized by its contents follows the widest remaining card")
  func fitting() throws {
    let root = View("root")
    let widths = (0..<40).map { 100 + 3 * Double($0) }
    let cards = widths.enumerated().map { Self.makeCard($0.offset, in: root, widest: $0.element) }
    _ = try root.layout(width: nil, height: 2400)
    expectEqual(root.frame.width, Self.fittingWidth(widths))
    // Many leave at once, including the widest, then few, then most of the rest.
    var left = widths
    for count in [20, 1, 15] {
      for _ in 0..<count {
        left.removeLast()
        cards[left.count].removeFromSuperview()
      }
      _ = try root.layout(width: nil, height: 2400)
      expectEqual(root.frame.width, Self.fittingWidth(left))
      for number in left.indices {
        let box = cards[number].subviews[0]
        expectEqual(
          cards[number].frame,
          Rect(x: 10, y: 60 * Double(number), width: left.max()! + 10, height: 50))
        expectEqual(box.frame, Rect(x: 5, y: 0, width: left.max()!, height: 10))
      }
    }
  }

  @Test(
    "a removed card keeps its inner constraints in order, also when it is added again")
  func backAgain() throws {
    let root = View("root")
    let cards = (0..<12).map { Self.makeCard($0, in: root, widest: 100) }
    _ = try root.layout(width: 300, height: 720)
    // No constraint has been queried yet: all of them are records. A twin lists those of one card.
    let stage = View("root")
    let twin = Self.makeCard(3, in: stage, widest: 100)
    let stated = twin.constraints.map { $0.summary.description }
    expectEqual(stated.count, 10)
    for card in cards[2..<10] { card.removeFromSuperview() }
    expectEqual(cards[3].constraints.map { $0.summary.description }, stated)
    #expect(cards[3].subviews[0].superview === cards[3])
    _ = try root.layout(width: 300, height: 720)
    let alone = cards[4]
    _ = try alone.layout(width: 200, height: 50)
    expectEqual(alone.subviews[2].frame, Rect(x: 5, y: 30, width: 190, height: 12))
    for card in cards[2..<10] { root.addSubview(card) }
    for (number, card) in cards.enumerated() where (2..<10).contains(number) {
      card.leadingAnchor(equalTo: root.leadingAnchor, constant: 20)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -20)
        .topAnchor(equalTo: root.topAnchor, constant: 60 * Double(number))
    }
    _ = try root.layout(width: 300, height: 720)
    for number in 2..<10 {
      expectEqual(cards[number].frame, Rect(x: 20, y: 60 * Double(number), width: 260, height: 50))
      expectEqual(cards[number].subviews[1].frame, Rect(x: 5, y: 15, width: 250, height: 11))
    }
    expectEqual(cards[3].constraints.map { $0.summary.description }, stated)
  }

  @Test("a constraint across the border of a removed card does not return with the card")
  func border() throws {
    let root = View("root")
    let (first, second) = (
      Self.makeCard(0, in: root, widest: 50), Self.makeCard(1, in: root, widest: 50)
    )
    second.subviews[0].widthAnchor(equalTo: first.widthAnchor, multiplier: 0.5, priority: 900)
    _ = try root.layout(width: 300, height: 120)
    first.removeFromSuperview()
    expectEqual(root.constraints.count, 3)
    root.addSubview(first)
    expectEqual(root.constraints.count, 3)
    expectEqual(first.constraints.count, 10)
  }
}
