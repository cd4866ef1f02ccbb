import Anchors
import Gallery
import Rendering

/// One line of a sheet's legend: a small picture of the plan, its name and its rules.
struct SheetLegend {
  let plan: CardPlan

  func draw(at origin: Point, into canvas: inout some Canvas) {
    let accent = SheetStyle.accent(of: plan)
    let (name, rules) = SheetStyle.description(of: plan)
    canvas.beginGroup(at: origin, lineWidth: nil)
    canvas.draw(
      CanvasBox(Rect(x: 0.5, y: 0.5, width: 39, height: 25), fill: .white, stroke: accent))
    let (photo, lines) = picture
    canvas.draw(CanvasBox(photo, fill: accent))
    for line in lines { canvas.draw(CanvasBox(line, fill: SheetStyle.outline)) }
    canvas.draw(CanvasText(name, at: Point(x: 52, y: 17.5), size: 13, color: accent))
    guard !rules.isEmpty else { return canvas.endGroup() }
    canvas.draw(
      CanvasText(rules, at: Point(x: 106, y: 17.5), size: 13, color: SheetStyle.faintInk))
    canvas.endGroup()
  }

  /// The photo and the lines of text in a card of 40 by 26 points.
  private var picture: (photo: Rect, lines: [Rect]) {
    switch plan.builtIn {
    case nil:
      let lines = [6.0, 11, 16].map { Rect(x: 5, y: $0, width: 30, height: 2) }
      return (Rect(x: 5, y: 20, width: 8, height: 2), lines)
    case .senior:
      let lines = [14.5, 17.5, 20.5].map { Rect(x: 4, y: $0, width: 24, height: 1.5) }
      return (Rect(x: 1, y: 1, width: 38, height: 11), lines)
    case .full:
      let lines = [4.0, 9.0, 14.0, 19.0].map { Rect(x: 20, y: $0, width: 16, height: 3) }
      return (Rect(x: 2, y: 1, width: 15, height: 24), lines)
    case .junior:
      let lines = [7.0, 10.5, 14.0, 17.5].map { Rect(x: 15, y: $0, width: 18, height: 1.5) }
      return (Rect(x: 3, y: 7, width: 9, height: 12), lines)
    }
  }
}
