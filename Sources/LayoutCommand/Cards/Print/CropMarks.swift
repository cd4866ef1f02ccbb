import Anchors
import Rendering

/// Fine lines outside the corners of a card that mark its edges for cutting.
struct CropMarks {
  /// The frame of the card on its sheet.
  let frame: Rect

  private static let distance = 3.0
  private static let length = 8.0
  private static let width = 0.25

  func draw(into canvas: inout some Canvas) {
    var lines: [CanvasLine] = []
    for (x, outward) in [(frame.minX, -1.0), (frame.maxX, 1.0)] {
      for (y, away) in [(frame.minY, -1.0), (frame.maxY, 1.0)] {
        lines.append(
          CanvasLine(
            Point(x: x + outward * Self.distance, y: y),
            Point(x: x + outward * (Self.distance + Self.length), y: y)))
        lines.append(
          CanvasLine(
            Point(x: x, y: y + away * Self.distance),
            Point(x: x, y: y + away * (Self.distance + Self.length))))
      }
    }
    canvas.beginGroup(at: .zero, lineWidth: Self.width)
    canvas.draw(lines, color: .black, alpha: 1)
    canvas.endGroup()
  }
}
