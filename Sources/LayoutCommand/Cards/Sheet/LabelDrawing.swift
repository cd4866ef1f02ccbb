import Anchors
import Rendering

/// Draws a label's text on its baseline by its alignment, within the visible part of its frame.
struct LabelDrawing {
  let label: Label
  /// The label's frame relative to the card.
  let frame: Rect
  let card: PlacedCard

  func draw(into canvas: inout some Canvas) {
    let left = max(0, frame.minX)
    let right = min(card.size.width, frame.maxX)
    guard !label.text.isEmpty, right > left, frame.height > 0 else { return }
    let share = label.textAlignment.leftShare(card.direction)
    let line = FittedLine(of: label, to: right - left)
    guard !line.text.isEmpty else { return }
    canvas.draw(
      CanvasText(
        line.text,
        at: Point(
          x: left + share * (right - left), y: frame.minY + label.contentBaselines.firstFromTop),
        font: label.font, width: line.width,
        anchor: CanvasText.Anchor(leftShare: share),
        color: SheetStyle.ink(of: label.name)))
  }
}
