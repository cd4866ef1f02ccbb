// The parts of a program around its numbers, in each language.

extension ProgramText {
  /// Writes the start of a file.
  mutating func writePreamble() {
    guard language == .c else { return }
    line(
      "// Each operation is rounded on its own: a fused multiplication and addition may differ in the last"
    )
    line("// bits.")
    line("#if defined(__FAST_MATH__)")
    line("#error \"compile without -ffast-math\"")
    line("#elif defined(__FLT_EVAL_METHOD__)")
    line("#if __FLT_EVAL_METHOD__ < 0 || __FLT_EVAL_METHOD__ == 2")
    line("#error \"this arithmetic rounds twice; compile with -msse2 -mfpmath=sse\"")
    line("#endif")
    line("#endif")
    line("#if defined(__GNUC__) && !defined(__clang__)")
    line("#pragma GCC optimize(\"fp-contract=off\")")
    line("#else")
    line("#pragma STDC FP_CONTRACT OFF")
    line("#endif")
    line("")
  }

  /// Begins the layout, and writes the names of its items.
  mutating func beginLayout(_ name: String, names: [String]) {
    let count = String(names.count)
    switch language {
    case .swift:
      open("public enum " + name + " {")
      line("/// The items, in the order of their frames.")
      writeNames(names, "public static let items: [String] = [", "]")
    case .javascript:
      line("/** The items, in the order of their frames. */")
      writeNames(names, "const " + name + "_items = [", "];")
    case .c:
      line("// The items, in the order of their frames.")
      line("extern const char *const " + name + "_items[" + count + "];")
      line("")
      for comment in Self.explanation { line("// " + comment) }
      line(
        "int " + name + "_frames(double parameter, double frames[" + String(4 * names.count) + "]);"
      )
      line("")
      writeNames(names, "const char *const " + name + "_items[" + count + "] = {", "};")
    }
    line("")
  }

  private mutating func writeNames(_ names: [String], _ start: String, _ end: String) {
    open(start)
    for name in names { line(quoted(name) + ",") }
    close(with: end)
  }

  private static let explanation = [
    "The frames at a parameter: x, y, width and height of the first item, then of the second and so on, in",
    "points, each in the coordinates of its parent. Unchanged if no layout is possible there.",
  ]

  /// Begins the function that finds the piece of a parameter.
  mutating func beginPiece(_ name: String) {
    switch language {
    case .swift: open("private static func piece(_ parameter: Double) -> Int {")
    case .javascript: open("function " + name + "_piece(parameter) {")
    case .c: open("static int " + name + "_piece(double parameter) {")
    }
  }

  /// Writes the functions that the statements of frames call.
  mutating func writeHelpers() {
    guard language == .swift else { return }
    line("@inline(__always)")
    open(
      "private static func line(_ start: Double, _ slope: Double, _ distance: Double) -> Double {")
    line("start + slope * distance")
    endFunction()
    line("@inline(__always)")
    line("private static func set(")
    line(
      "  _ frames: inout [Double], _ place: Int, _ x: Double, _ y: Double, _ width: Double, _ height: Double"
    )
    open(") {")
    for (index, number) in ["x", "y", "width", "height"].enumerated() {
      line("frames[place + " + String(index) + "] = " + number)
    }
    endFunction()
  }

  /// Begins one of several functions that fill frames.
  mutating func beginPart(_ name: String, _ index: Int) {
    switch language {
    case .swift:
      open(
        "private static func fill" + String(index)
          + "(_ frames: inout [Double], _ parameter: Double, _ piece: Int) {")
    case .javascript:
      open("function " + name + "_fill" + String(index) + "(frames, parameter, piece) {")
    case .c:
      open(
        "static void " + name + "_fill" + String(index)
          + "(double *frames, double parameter, int piece) {")
      // Both are unused if no frame changes.
      line("(void)parameter;")
      line("(void)piece;")
    }
  }

  /// Writes a call of one of these functions.
  mutating func callPart(_ name: String, _ index: Int) {
    let start = language == .swift ? "fill" : name + "_fill"
    statement(
      start + String(index) + (language == .swift ? "(&frames" : "(frames") + ", parameter, piece)")
  }

  /// Ends a function.
  mutating func endFunction() {
    close()
    line("")
  }

  /// Begins the function that returns all frames.
  mutating func beginFrames(_ name: String, count: Int) {
    let numbers = String(4 * count)
    switch language {
    case .swift:
      line(
        "/// The frames at a parameter, as written by ``fill(_:at:)``; nil if no layout is possible."
      )
      open("public static func frames(at parameter: Double) -> [Double]? {")
      line("var frames: [Double] = []")
      line("return fill(&frames, at: parameter) ? frames : nil")
      endFunction()
      for comment in Self.explanation { line("/// " + comment) }
      line(
        "/// Returns whether a layout is possible; reuses an array of " + numbers
          + " numbers.")
      open("public static func fill(_ frames: inout [Double], at parameter: Double) -> Bool {")
      line("let piece = Self.piece(parameter)")
      returnUnless("piece >= 0", "false")
      line(
        "if frames.count != " + numbers + " { frames = [Double](repeating: 0, count: " + numbers
          + ") }")
    case .javascript:
      line("/**")
      for comment in Self.explanation { line(" * " + comment) }
      line(" * Returns the array of frames, or null.")
      line(" */")
      open("function " + name + "_frames(parameter, frames = new Float64Array(" + numbers + ")) {")
      line("const piece = " + name + "_piece(parameter);")
      returnUnless("piece >= 0", "null")
    case .c:
      open("int " + name + "_frames(double parameter, double frames[" + numbers + "]) {")
      line("const int piece = " + name + "_piece(parameter);")
      returnUnless("piece >= 0", "0")
    }
  }

  /// Ends the function that returns all frames.
  mutating func endFrames() {
    switch language {
    case .swift: line("return true")
    case .javascript: line("return frames;")
    case .c: line("return 1;")
    }
    close()
  }

  /// Ends the layout.
  mutating func endLayout(_ name: String) {
    switch language {
    case .swift: close()
    case .javascript:
      line("")
      line(
        "export const " + name + " = { items: " + name + "_items, frames: " + name + "_frames };")
    case .c: break
    }
  }
}
