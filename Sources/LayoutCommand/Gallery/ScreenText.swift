import Anchors
import Gallery
import Rendering

/// Draws a label's text on its baseline by its alignment, truncated to the label's width.
///
/// In a cell, the text is centered.
struct ScreenText {
  let label: Label
  let seen: SeenView
  var ink = SheetStyle.ink
  var alpha = 1.0

  func draw(into canvas: inout some Canvas) {
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
}
