import Anchors
import Gallery
import Rendering

/// Draws a label's text on its baseline where reading begins, shortened to the label's width; in a
/// cell it stands in the middle.
struct ScreenText {
  let label: Label
  let seen: SeenView
  var ink = SheetStyle.ink
  var alpha = 1.0

  func draw(into svg: inout SVGWriter) {
    let width = label.frame.width
    let text = shortenedText(to: width)
    guard !text.isEmpty else { return }
    let isInCell = label.superview is Cell<Label>
    svg.begin("text")
    if isInCell {
      svg.attribute("x", seen.frame.midX)
      svg.attribute("text-anchor", "middle")
    } else if label.effectiveLayoutDirection == .rightToLeft {
      svg.attribute("x", seen.frame.maxX)
      svg.attribute("text-anchor", "end")
    } else {
      svg.attribute("x", seen.frame.minX)
    }
    let content = label.intrinsicContentSize
    let top = isInCell ? max(0, (label.frame.height - content.height) / 2) : 0
    svg.attribute("y", seen.frame.minY + (top + label.baselines.firstFromTop) * seen.scale)
    svg.attribute("font-size", label.font.size * seen.scale)
    svg.attribute("fill", ink)
    if alpha != 1 { svg.attribute("opacity", alpha) }
    svg.text(text)
    svg.end()
  }

  /// The text, as much of it as fits, or nothing where not even the ellipsis does.
  private func shortenedText(to width: Double) -> String {
    let text = label.text.onOneLine
    if text == label.text, label.intrinsicContentSize.width <= width { return text }
    let measurer = label.layoutNode.effectiveTextMeasurer
    func measure(_ text: String) -> Double {
      measurer.measure(TextRequest(text, font: label.font)).size.width
    }
    let shortened = TextFitting.truncate(text, to: width, measure: measure)
    return shortened == "…" && measure(shortened) > width ? "" : shortened
  }
}
