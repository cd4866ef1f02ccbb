import Anchors
import AnchorsQuestions

/// A plot of quantities over the parameter of a function, with a scale and a legend.
struct CurvePlot {
  private let function: LayoutFunction
  private let curves: [FunctionCurve]
  private let shown: ShownRange
  /// The size of the plot, in displayed points.
  let size: Size
  /// The area of the curves.
  private let field: Rect
  private let minimum: Double
  private let maximum: Double

  private static let colors = [
    0x2563EB, 0xB45309, 0x0F766E, 0x9333EA, 0xC5221F, 0x475467, 0x65A30D, 0xDB2777,
  ].map(RGBColor.init)

  init(
    _ function: LayoutFunction, _ curves: [FunctionCurve], over shown: ShownRange, width: Double
  ) {
    self.function = function
    self.curves = curves
    self.shown = shown
    size = Size(width: width, height: 260)
    let legend = curves.map { CanvasText.width(of: $0.name, size: 10) }.max() ?? 0
    field = Rect(x: 44, y: 6, width: max(160, width - 44 - legend - 32), height: 222)
    var values: [Double] = []
    for curve in curves {
      for line in Self.lines(of: curve, function, shown) { values += [line.start.y, line.end.y] }
    }
    let low = min(0, values.min() ?? 0)
    let high = max(low + 1, values.max() ?? 1)
    (minimum, maximum) = (low, high)
  }

  /// For each piece of a curve a line from (parameter, value) to (parameter, value).
  private static func lines(
    of curve: FunctionCurve, _ function: LayoutFunction, _ shown: ShownRange
  ) -> [CanvasLine] {
    function.pieces.indices.map { index in
      let piece = function.pieces[index]
      let frame = function.linearFrame(of: curve.item, in: index)
      let (from, to) = (max(piece.from, shown.from), min(piece.to, shown.to))
      return CanvasLine(
        Point(x: from, y: curve.value(of: frame.frame(at: from))),
        Point(x: to, y: curve.value(of: frame.frame(at: to))))
    }
  }

  private func position(of point: Point) -> Point {
    let share = (point.x - shown.from) / max(shown.to - shown.from, 1e-9)
    let height = (point.y - minimum) / (maximum - minimum)
    return Point(x: field.minX + share * field.width, y: field.maxY - height * field.height)
  }

  func draw(into canvas: inout some Canvas) {
    drawScale(into: &canvas)
    var labels: [(y: Double, index: Int)] = []
    for (index, curve) in curves.enumerated() {
      let lines = Self.lines(of: curve, function, shown).map {
        CanvasLine(position(of: $0.start), position(of: $0.end))
      }
      canvas.beginGroup(at: .zero, lineWidth: 1.5)
      canvas.draw(lines, color: Self.colors[index % Self.colors.count], alpha: 1)
      canvas.endGroup()
      labels.append((lines.last?.end.y ?? 0, index))
    }
    // Names are at the ends of their curves, moved apart.
    labels.sort { ($0.y, $0.index) < ($1.y, $1.index) }
    var last = -Double.infinity
    var room = Double(labels.count) * 13
    for (y, index) in labels {
      let center = max(last + 13, min(y, field.maxY + 13 - room))
      (last, room) = (center, room - 13)
      canvas.draw(
        CanvasText(
          curves[index].name, at: Point(x: field.maxX + 8, y: center + 3.5), size: 10,
          color: Self.colors[index % Self.colors.count]))
    }
  }

  /// Draws the border of the plot, its numbers, and a line at the start of each piece.
  private func drawScale(into canvas: inout some Canvas) {
    let gray = RGBColor(0xD0D5DD)
    canvas.draw(CanvasBox(field, stroke: gray))
    let breaks = function.pieces.map { $0.from }.filter { $0 > shown.from && $0 < shown.to }
    canvas.draw(
      breaks.map {
        CanvasLine(position(of: Point(x: $0, y: minimum)), position(of: Point(x: $0, y: maximum)))
      }, color: gray, alpha: 1)
    var occupied: [ClosedRange<Double>] = []
    for parameter in [shown.from, shown.to] + breaks {
      let text = decimal(parameter, decimals: 1)
      let x = position(of: Point(x: parameter, y: minimum)).x
      let half = CanvasText.width(of: text, size: 9) / 2 + 4
      // Omits numbers that would overlap others.
      guard !occupied.contains(where: { $0.overlaps(x - half...x + half) }) else { continue }
      occupied.append(x - half...x + half)
      canvas.draw(
        CanvasText(text, at: Point(x: x, y: field.maxY + 12), size: 9, anchor: .middle))
    }
    for value in [minimum, (minimum + maximum) / 2, maximum] {
      let y = position(of: Point(x: shown.from, y: value)).y
      canvas.draw(
        CanvasText(
          decimal(value, decimals: 1), at: Point(x: field.minX - 6, y: y + 3), size: 9,
          anchor: .end))
    }
    canvas.draw(
      CanvasText(
        function.parameter, at: Point(x: field.midX, y: field.maxY + 27), size: 10,
        anchor: .middle))
  }
}
