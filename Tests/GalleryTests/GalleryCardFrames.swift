import Anchors
import TestSupport
import Testing

/// The frames of a laid-out card by name, with edges in the layout direction.
struct GalleryCardFrames {
  private let card: View
  private let direction: LayoutDirection

  /// Lays a card out at a width and its fitting height.
  init(_ card: View, width: Double, direction: LayoutDirection) throws {
    self.card = card
    self.direction = direction
    card.layoutDirection = direction
    try card.layout(width: width, height: nil)
    expectEqual(card.frame.width, width)
  }

  /// The frame of the view with a name, relative to the card.
  func frame(_ name: String) throws -> Rect {
    if name == "card" { return Rect(size: card.frame.size) }
    if let view = card.subviews.first(where: { $0.name == name }) { return view.frame }
    let content = try #require(card.subviews.first { $0.name == "content" })
    let view = try #require(content.subviews.first { $0.name == name })
    return Rect(
      x: content.frame.minX + view.frame.minX, y: content.frame.minY + view.frame.minY,
      width: view.frame.width, height: view.frame.height)
  }

  /// The distance of the leading edge from the card's leading edge, in the layout direction.
  func leading(_ name: String) throws -> Double {
    let frame = try frame(name)
    return direction == .leftToRight ? frame.minX : card.frame.width - frame.maxX
  }

  /// The distance of the trailing edge from the card's leading edge, in the layout direction.
  func trailing(_ name: String) throws -> Double {
    let frame = try frame(name)
    return direction == .leftToRight ? frame.maxX : card.frame.width - frame.minX
  }

  func top(_ name: String) throws -> Double { try frame(name).minY }
  func bottom(_ name: String) throws -> Double { try frame(name).maxY }
  func width(_ name: String) throws -> Double { try frame(name).width }
  func height(_ name: String) throws -> Double { try frame(name).height }
}

/// Expects two lengths to be equal up to rounding.
func expectEqual(
  _ length: Double, _ expected: Double, _ what: String = "",
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let tolerance = 1e-9 * max(1, expected.magnitude)
  #expect(
    abs(length - expected) <= tolerance, "\(what) is \(length), not \(expected)",
    sourceLocation: sourceLocation)
}
