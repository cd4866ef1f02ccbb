import Anchors
import Gallery
import Rendering

/// Draws a label's text by its alignment: its lines, or one line that is truncated to the width.
///
/// In a cell, the text is centered.
struct ScreenText {
  let label: Label
  let seen: SeenView
  var ink = SheetStyle.ink
  var alpha = 1.0

  func draw(into canvas: inout some Canvas) {
    guard label.numberOfLines == 1 else { return drawLines(into: &canvas) }
    let line = FittedLine(of: label, to: label.frame.width)
    guard !line.text.isEmpty else { return }
    let isInCell = label.superview is Cell<Label>
    let x: Double
    let anchor: CanvasText.Anchor
    if isInCell {
      (x, anchor) = (seen.frame.midX, .middle)
    } else {
      let share = label.textAlignment.leftShare(label.effectiveLayoutDirection)
      (x, anchor) = (
        seen.frame.minX + share * seen.frame.width, CanvasText.Anchor(leftShare: share)
      )
    }
    let content = label.intrinsicContentSize
    let top = isInCell ? max(0, (label.frame.height - content.height) / 2) : 0
    var font = label.font
    font.size *= seen.scale
    canvas.draw(
      CanvasText(
        line.text,
        at: Point(
          x: x, y: seen.frame.minY + (top + label.contentBaselines.firstFromTop) * seen.scale),
        font: font, width: line.width * seen.scale,
        anchor: anchor, color: ink, alpha: alpha))
  }

  /// Draws the lines of a text that wraps.
  private func drawLines(into canvas: inout some Canvas) {
    var font = label.font
    font.size *= seen.scale
    for line in label.drawnLines {
      canvas.draw(
        CanvasText(
          line.text,
          at: Point(
            x: seen.frame.minX + line.left * seen.scale,
            y: seen.frame.minY + line.baseline * seen.scale),
          font: font, width: line.width * seen.scale, anchor: CanvasText.Anchor(leftShare: 0),
          color: ink, alpha: alpha))
    }
  }
}
