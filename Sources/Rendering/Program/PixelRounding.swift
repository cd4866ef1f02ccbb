import Anchors
import AnchorsQuestions

/// The data that a generated program needs to round frames to pixels.
struct PixelRounding {
  let scale: Double
  let items: [LayoutFunction.Item]

  /// Creates the data; nil if the function does not round.
  init?(_ function: LayoutFunction) {
    guard let grid = PixelGrid(scale: function.scale) else { return nil }
    scale = grid.scale
    items = function.items
  }
}

extension ProgramText {
  /// Writes a function that rounds all frames, like `LayoutFunction.frames(at:)`.
  mutating func writeRounding(_ rounding: PixelRounding, _ name: String) {
    let prefix = language == .swift ? "" : name + "_"
    writeEdge(rounding.scale, prefix)
    let parents = rounding.items.map { String($0.parent ?? -1) }
    let guides = rounding.items.map { $0.isGuide ? "1" : "0" }
    let scrolls = rounding.items.flatMap {
      [number($0.scrollOffset.x), number($0.scrollOffset.y)]
    }
    table(prefix + "parents", "Int", "int", parents)
    table(prefix + "guides", "Int", "int", guides)
    table(prefix + "scrolls", "Double", "double", scrolls)
    writeLoop(rounding.items.count, prefix)
  }

  /// Writes a call of the rounding function.
  mutating func callRounding(_ name: String) {
    statement(language == .swift ? "round(&frames)" : name + "_round(frames)")
  }

  /// Writes the function that returns the nearest edge of a pixel.
  private mutating func writeEdge(_ scale: Double, _ prefix: String) {
    let scale = number(scale)
    let half = "0.5 + " + number(PixelGrid.tolerance)
    switch language {
    case .swift:
      open("private static func edge(_ value: Double) -> Double {")
      line("let pixels = value * " + scale + " + " + half)
      line("guard pixels.magnitude < 1e15 else { return pixels / " + scale + " }")
      line("let whole = Double(Int64(pixels))")
      line("return (whole > pixels ? whole - 1.0 : whole) / " + scale)
    case .javascript:
      open("function " + prefix + "edge(value) {")
      line("const pixels = value * " + scale + " + " + half + ";")
      line("if (!(Math.abs(pixels) < 1e15)) return pixels / " + scale + ";")
      line("// Minus zero becomes zero.")
      line("return (Math.floor(pixels) + 0.0) / " + scale + ";")
    case .c:
      open("static double " + prefix + "edge(double value) {")
      line("const double pixels = value * " + scale + " + " + half + ";")
      line("if (!(pixels < 1e15 && pixels > -1e15)) return pixels / " + scale + ";")
      line("const double whole = (double)(long long)pixels;")
      line("return (whole > pixels ? whole - 1.0 : whole) / " + scale + ";")
    }
    endFunction()
  }

  private mutating func table(_ name: String, _ swift: String, _ c: String, _ values: [String]) {
    switch language {
    case .swift: open("private static let " + name + ": [" + swift + "] = [")
    case .javascript: open("const " + name + " = [")
    case .c: open("static const " + c + " " + name + "[" + String(values.count) + "] = {")
    }
    var start = 0
    while start < values.count {
      let end = min(values.count, start + 8)
      line(values[start..<end].joined(separator: ", ") + ",")
      start = end
    }
    close(with: language == .swift ? "]" : language == .javascript ? "];" : "};")
    line("")
  }

  /// Writes the loop over the items, in which parents come before their contents.
  private mutating func writeLoop(_ count: Int, _ prefix: String) {
    let count = String(count)
    switch language {
    case .swift:
      line("/// Rounds edges by their place in the root.")
      open("private static func round(_ frames: inout [Double]) {")
      line("var origins = [Double](repeating: 0, count: 2 * " + count + ")")
      open("for item in 0..<" + count + " {")
    case .javascript:
      line("/** Rounds edges by their place in the root. */")
      open("function " + prefix + "round(frames) {")
      line("const origins = new Float64Array(2 * " + count + ");")
      open("for (let item = 0; item < " + count + "; item++) {")
    case .c:
      line("// Rounds edges by their place in the root.")
      open("static void " + prefix + "round(double *frames) {")
      line("double origins[2 * " + count + "];")
      open("for (int item = 0; item < " + count + "; item++) {")
    }
    let integer = language == .swift ? "let" : language == .c ? "const int" : "const"
    statement(integer + " parent = " + prefix + "parents[item]")
    for axis in 0..<2 { writeAxis(axis, prefix) }
    close()
    endFunction()
  }

  /// Writes the rounding of an item's edges along one axis: 0 for x, and 1 for y.
  private mutating func writeAxis(_ axis: Int, _ prefix: String) {
    let offset = axis == 0 ? "" : " + 1"
    let names =
      axis == 0 ? ["x", "outerX", "width", "scrollX"] : ["y", "outerY", "height", "scrollY"]
    let last = String(2 + axis)
    let (start, outer, size, scroll) = (names[0], names[1], names[2], names[3])
    constant(start, "frames[4 * item" + offset + "]")
    constant(size, "frames[4 * item + " + last + "]")
    constant(outer, "parent < 0 ? 0.0 : origins[2 * parent" + offset + "]")
    constant(scroll, "parent < 0 ? 0.0 : " + prefix + "scrolls[2 * parent" + offset + "]")
    statement(
      "origins[2 * item" + offset + "] = " + outer + " + (parent < 0 ? 0.0 : " + start + ") - "
        + prefix + "scrolls[2 * item" + offset + "]")
    let edge = prefix + "edge("
    beginIf(prefix + "guides[item] == 0")
    beginIf("parent < 0")
    statement("frames[4 * item + " + last + "] = " + edge + size + ")")
    beginElse()
    constant("near", edge + outer + " + " + start + ")")
    constant("far", edge + outer + " + (" + start + " + " + size + "))")
    statement(
      "frames[4 * item" + offset + "] = near - (" + edge + outer + " + " + scroll + ") - " + scroll
        + ")")
    statement("frames[4 * item + " + last + "] = far - near")
    close()
    close()
  }
}
