public import Anchors
public import Rendering

extension View {
  /// Draws the view and everything inside it, after its layout.
  ///
  /// - Parameter canvas: The canvas, with its origin at that of the view's superview.
  public func paint(on canvas: inout some Canvas) {
    guard !isHidden else { return }
    if let panel = self as? Panel {
      canvas.draw(
        CanvasBox(frame, fill: panel.fill, stroke: panel.stroke, radius: panel.cornerRadius))
    }
    canvas.beginGroup(at: frame.origin, lineWidth: nil)
    if let text = self as? Text {
      for line in text.drawnLines {
        canvas.draw(
          CanvasText(
            line.text, at: Point(x: line.left, y: line.baseline), font: text.font,
            width: line.width, wordSpacing: line.wordSpacing, color: text.color))
      }
    }
    for subview in subviews { subview.paint(on: &canvas) }
    canvas.endGroup()
  }
}
