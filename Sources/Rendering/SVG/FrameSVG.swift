public import Anchors

/// Draws the frames of a layout as SVG: a named outline for each item.
///
/// It shows where things are rather than how they look. Colours tell the depth; labels show their
/// text on its baselines; hidden items are left out, and what a scroll view does not show.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// print(FrameSVG().draw(card))
/// ```
public struct FrameSVG: Sendable {
  /// The room around the drawing, in points as shown.
  public var margin: Double

  /// Creates a drawing.
  ///
  /// - Parameter margin: The room around it, in points as shown.
  public init(margin: Double = 16) {
    self.margin = margin
  }

  /// The frames of an item and of everything inside it, as an SVG document.
  ///
  /// One point is one user unit. The drawing holds every frame, also those outside the root's. One
  /// that is less than 320 points wide and tall is shown magnified to that, with outlines and names
  /// as fine as in a larger one.
  ///
  /// - Parameter item: The root of what is drawn, laid out before.
  /// - Returns: The document; equal layouts give equal documents.
  /// - Complexity: O(*n*) for *n* items.
  public func draw(_ item: some LayoutItem) -> String {
    let nodes = PlacedNode.all(in: item.layoutNode)
    var drawing = FrameDrawing(
      bounds: PlacedNode.bounds(of: nodes), margin: margin,
      labels: Self.labels(in: item as? View))
    drawing.draw(nodes)
    return String(decoding: drawing.svg.takeBytes(), as: UTF8.self)
  }

  /// The labels of a tree by their nodes, which alone say where they are.
  private static func labels(in view: View?) -> [ObjectIdentifier: Label] {
    var labels: [ObjectIdentifier: Label] = [:]
    var pending = view.map { [$0] } ?? []
    while let view = pending.popLast() {
      if let label = view as? Label { labels[ObjectIdentifier(label.layoutNode)] = label }
      pending += view.subviews
    }
    return labels
  }
}
