import Anchors
import Rendering

/// Draws a label's text on its baseline by its alignment, within the visible part of its frame.
struct LabelDrawing {
  let label: Label
  /// The label's frame relative to the card.
  let frame: Rect
  let card: PlacedCard

  private var left: Double { max(0, frame.minX) }
  /// The visible width of the frame, in points; none if the frame has no height.
  var room: Double {
    frame.height > 0 ? max(0, min(card.size.width, frame.maxX) - left) : 0
  }

  func draw(into canvas: inout some Canvas) {
    guard label.numberOfLines == 1 else { return drawLines(into: &canvas) }
    let room = room
    guard !label.text.isEmpty, room > 0 else { return }
    let share = label.textAlignment.leftShare(card.direction)
    let line = FittedLine(of: label, to: room)
    guard !line.text.isEmpty else { return }
    canvas.draw(
      CanvasText(
        line.text,
        at: Point(x: left + share * room, y: frame.minY + label.contentBaselines.firstFromTop),
        font: label.font, width: line.width,
        anchor: CanvasText.Anchor(leftShare: share),
        color: SheetStyle.ink(of: label.name)))
  }

  /// Draws a text of several lines.
  private func drawLines(into canvas: inout some Canvas) {
    for line in label.drawnLines {
      canvas.draw(
        CanvasText(
          line.text, at: Point(x: frame.minX + line.left, y: frame.minY + line.baseline),
          font: label.font, width: line.width, wordSpacing: line.wordSpacing,
          color: SheetStyle.ink(of: label.name)))
    }
  }
}
