import Simplex
import TestSupport
import Testing

@testable import Anchors

/// Costs of a change, in counts: rules 6.2 and 6.9 on a window of a thousand cards.
@Suite struct LayoutCostTests {
  struct Card {
    let view = Box("card")
    let photo = Box("photo")
    let labels = (0..<4).map { Label("label \($0)", name: "label", font: Font(size: 10)) }
  }

  let root = View("root")
  let cards: [Card]
  let tops: [LayoutConstraint]

  init() {
    root.textMeasurer = .square
    var cards: [Card] = []
    var tops: [LayoutConstraint] = []
    for index in 0..<1000 {
      let card = Card()
      root.addSubview(card.view)
      card.view.leadingAnchor(equalTo: root.leadingAnchor, constant: 10)
        .trailingAnchor(equalTo: root.trailingAnchor, constant: -10)
        .topAnchor(equalTo: root.topAnchor, constant: 200 * Double(index), into: &tops)
      card.view.addSubview(card.photo)
      card.photo.topAnchor(equalTo: card.view.topAnchor)
        .leadingAnchor(equalTo: card.view.leadingAnchor)
        .trailingAnchor(equalTo: card.view.trailingAnchor)
        .heightAnchor(equalTo: 100)
      var previous: View = card.photo
      for label in card.labels {
        card.view.addSubview(label)
        label.topAnchor(equalTo: previous.bottomAnchor, constant: 5)
          .leadingAnchor(equalTo: card.view.leadingAnchor, constant: 5)
        previous = label
      }
      previous.bottomAnchor(equalTo: card.view.bottomAnchor)
      cards.append(card)
    }
    self.cards = cards
    self.tops = tops
  }

  /// Lays out and returns the cost.
  private func cost(
    width: Double = 340
  ) throws -> (changed: Int, counts: EngineCounts) {
    let before = root.layoutNode.engine?.counts ?? EngineCounts()
    let changed = try root.layout(in: Size(width: width, height: 200_000)).changed.count
    let engine = try #require(root.layoutNode.engine)
    let counts = EngineCounts(
      framesRead: engine.counts.framesRead - before.framesRead,
      framesWritten: engine.counts.framesWritten - before.framesWritten,
      rowsChanged: engine.counts.rowsChanged - before.rowsChanged)
    return (changed, counts)
  }

  @Test("6.2: resizing writes only changed frames: the root, each card and its photo")
  func resizing() throws {
    _ = try cost()
    let resized = try cost(width: 360)
    expectEqual(resized.changed, 1 + 2 * 1000)
    expectEqual(resized.counts.framesRead, 1 + 2 * 1000)
    expectEqual(resized.counts.framesWritten, 1 + 2 * 1000)
    #expect(resized.counts.rowsChanged <= 2, "the two rows of the root's size")
    let idle = try cost(width: 360)
    expectEqual(idle.counts, EngineCounts())
  }

  @Test("6.2, 6.9: moving one card touches only its own items") func moving() throws {
    _ = try cost()
    for card in cards { card.view.laidOut = 0 }
    tops[500].constant += 20
    let moved = try cost()
    expectEqual(moved.changed, 1)
    expectEqual(moved.counts, EngineCounts(framesRead: 1, framesWritten: 1, rowsChanged: 1))
    expectEqual(cards[500].view.laidOut, 1)
    expectEqual(cards[499].view.laidOut + cards[501].view.laidOut, 0)
    expectEqual(cards[500].photo.frame.minY, 0)
  }

  @Test("6.4: changing one text of four thousand re-solves only moved items") func text() throws {
    _ = try cost()
    let label = cards[500].labels[1]
    label.text = "a longer text\nof two lines"
    label.numberOfLines = 2
    let changed = try cost()
    // The label grows; two labels below move; the card grows.
    expectEqual(changed.changed, 4)
    expectEqual(changed.counts.framesRead, 4)
    expectEqual(changed.counts.framesWritten, 4)
    #expect(changed.counts.rowsChanged <= 4, "hugging and compression of both axes")
    expectEqual(label.frame.height, 20)
  }

  @Test("6.9: toggling one constraint changes no other row") func toggling() throws {
    _ = try cost()
    let wide = cards[3].labels[0].widthAnchor.constraint(equalToConstant: 50)
    for isActive in [true, false] {
      wide.isActive = isActive
      let toggled = try cost()
      expectEqual(toggled.counts.rowsChanged, 1)
      expectEqual(toggled.counts.framesWritten, 1)
    }
  }
}
