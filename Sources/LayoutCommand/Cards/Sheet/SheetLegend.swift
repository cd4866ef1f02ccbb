import Anchors
import Gallery
import Rendering

/// One line of a sheet's legend: a small picture of the plan, its name, its rules.
struct SheetLegend {
  let plan: BusinessCardPlan

  func draw(at origin: Point, into svg: inout SVGWriter) {
    let accent = SheetStyle.accent(of: plan)
    let (name, rules) = SheetStyle.description(of: plan)
    svg.begin("g")
    svg.attribute(
      "transform",
      "translate(\(SVGWriter.decimal(origin.x)) \(SVGWriter.decimal(origin.y)))")
    box(Rect(x: 0.5, y: 0.5, width: 39, height: 25), fill: "#ffffff", stroke: accent, into: &svg)
    let (photo, lines) = picture
    box(photo, fill: accent, stroke: nil, into: &svg)
    for line in lines { box(line, fill: SheetStyle.outline, stroke: nil, into: &svg) }
    text(name, x: 52, color: accent, weight: "bold", into: &svg)
    text(rules, x: 106, color: SheetStyle.faintInk, weight: "normal", into: &svg)
    svg.end()
  }

  private func text(
    _ text: String, x: Double, color: String, weight: String, into svg: inout SVGWriter
  ) {
    svg.begin("text")
    svg.attribute("x", x)
    svg.attribute("y", 17.5)
    svg.attribute("font-size", 13)
    svg.attribute("font-weight", weight)
    svg.attribute("fill", color)
    svg.text(text)
    svg.end()
  }

  /// The photo and the lines of text, in a card of 40 by 26.
  private var picture: (photo: Rect, lines: [Rect]) {
    switch plan {
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

  private func box(_ rect: Rect, fill: String, stroke: String?, into svg: inout SVGWriter) {
    svg.begin("rect")
    svg.attribute("x", rect.minX)
    svg.attribute("y", rect.minY)
    svg.attribute("width", rect.width)
    svg.attribute("height", rect.height)
    svg.attribute("fill", fill)
    if let stroke { svg.attribute("stroke", stroke) }
    svg.end()
  }
}
