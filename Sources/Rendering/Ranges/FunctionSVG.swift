public import Anchors
public import AnchorsQuestions

/// Draws a layout function: the layout at each breakpoint, and curves of quantities below.
///
/// ```swift
/// let function = try card.layoutFunction(of: .width, in: 240...600)
/// print(FunctionSVG().draw(function, of: card))
/// ```
public struct FunctionSVG: Sendable {
  /// The maximum number of breakpoints to draw; with more, some are omitted.
  public var maximumPictures: Int

  /// Creates a drawing.
  ///
  /// - Parameter maximumPictures: The maximum number of breakpoints to draw.
  public init(maximumPictures: Int = 12) {
    self.maximumPictures = maximumPictures
  }

  /// Draws a function as an SVG document.
  ///
  /// - Parameters:
  ///   - function: The function.
  ///   - root: The tree of the function, whose labels are drawn with their texts; nil for none.
  ///   - curves: The quantities to draw, or nil for those that change most.
  /// - Returns: The document; equal functions produce equal documents.
  /// - Complexity: O(items × pictures + curves × pieces), and O(items × pieces) to
  ///   choose curves.
  public func draw(
    _ function: LayoutFunction, of root: View? = nil, curves: [FunctionCurve]? = nil
  ) -> String {
    let curves = curves ?? FunctionCurve.mostInformative(function, limit: 6)
    let shown = ShownRange(function)
    let pictures = LayoutStrip(
      function, of: root, at: shown.parameters(limit: maximumPictures))
    let plot = CurvePlot(function, curves, over: shown, width: max(480, pictures.size.width))
    let space = 24.0
    let size = Size(
      width: max(pictures.size.width, plot.size.width) + 2 * space,
      height: pictures.size.height + plot.size.height + 3 * space)
    var canvas = SVGCanvas()
    canvas.beginDrawing(size: size, magnification: 1, background: .white)
    canvas.beginGroup(at: Point(x: space, y: space), lineWidth: nil)
    pictures.draw(into: &canvas)
    canvas.endGroup()
    canvas.beginGroup(
      at: Point(x: space, y: 2 * space + pictures.size.height), lineWidth: nil)
    plot.draw(into: &canvas)
    canvas.endGroup()
    canvas.endDrawing()
    return String(decoding: canvas.detachBytes(), as: UTF8.self)
  }
}

/// The range of the parameter that is drawn; finite even if the function's is not.
struct ShownRange {
  let from: Double
  let to: Double
  private let function: LayoutFunction

  init(_ function: LayoutFunction) {
    self.function = function
    // Unbounded ends extend beyond the last breakpoint by a fifth of the finite range.
    let ends = function.pieces.flatMap { [$0.from, $0.to] }.filter { $0.isFinite }
    let first = ends.first ?? 0
    let last = ends.last ?? 0
    let more = max(40, (last - first) / 5)
    from = function.from.isFinite ? function.from : first - more
    to = function.to.isFinite ? function.to : last + more
  }

  /// The parameters at which the layout is drawn: the start of each piece, and both ends.
  func parameters(limit: Int) -> [Double] {
    var parameters: [Double] = []
    for piece in function.pieces {
      let start = max(piece.from, from)
      if parameters.last != start, function.piece(at: start) != nil { parameters.append(start) }
    }
    if parameters.last != to, function.piece(at: to) != nil { parameters.append(to) }
    guard parameters.count > max(2, limit) else { return parameters }
    let steps = Double(max(2, limit) - 1)
    return (0..<max(2, limit)).map { index in
      parameters[Int(Double(index) * Double(parameters.count - 1) / steps + 0.5)]
    }
  }
}
