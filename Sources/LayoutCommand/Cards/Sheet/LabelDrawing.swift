import Anchors
import Rendering

/// Draws a label's text on its baseline, shortened and clipped to what the card shows of its frame.
struct LabelDrawing {
  let label: Label
  /// The label's frame relative to the card.
  let frame: Rect
  let card: Size

  func draw(into svg: inout SVGWriter) {
    let left = max(0, frame.minX)
    let right = min(card.width, frame.maxX)
    guard !label.text.isEmpty, right > left, frame.height > 0 else { return }
    // An inner drawing clips what lies outside its viewport.
    svg.begin("svg")
    svg.attribute("x", left)
    svg.attribute("y", frame.minY)
    svg.attribute("width", right - left)
    svg.attribute("height", frame.height)
    svg.begin("text")
    svg.attribute("y", label.baselines.firstFromTop)
    svg.attribute("font-size", label.font.size)
    svg.attribute("fill", SheetStyle.ink(of: label.name))
    svg.text(shortenedText(to: right - left))
    svg.end()
    svg.end()
  }

  private func shortenedText(to width: Double) -> String {
    let text = label.text.onOneLine
    if text == label.text, label.intrinsicContentSize.width <= width { return text }
    let measurer = label.layoutNode.effectiveTextMeasurer
    return TextFitting.truncate(text, to: width) { text in
      measurer.measure(TextRequest(text, font: label.font)).size.width
    }
  }
}
