import Anchors
import AnchorsQuestions

// The statements that compute the frames.

/// The names of the constants for `parameter - reference` in the current block.
private struct Distances {
  private var names: [UInt64: String] = [:]

  /// The name of the distance from a reference; nil if none is declared.
  subscript(reference: Double) -> String? {
    get { names[reference.bitPattern] }
    set { names[reference.bitPattern] = newValue }
  }
}

extension FunctionProgram {
  /// The maximum number of items per function; compilers are slow for long functions.
  private static var maximumBodyLength: Int { 32 }

  /// The statements that fill the frames of all items, one text per function.
  func frameBodies(of function: LayoutFunction) -> [ProgramText] {
    guard !function.pieces.isEmpty else { return [] }
    let runs = function.items.indices.map { Self.runs(of: $0, in: function) }
    var bodies: [ProgramText] = []
    var start = 0
    while start < runs.count {
      let end = min(runs.count, start + Self.maximumBodyLength)
      bodies.append(body(of: start..<end, runs, in: function))
      start = end
    }
    return bodies
  }

  /// The indices of the pieces at which an item's frame starts to differ from that before.
  private static func runs(of item: Int, in function: LayoutFunction) -> [Int] {
    var runs = [0]
    for piece in function.pieces.indices.dropFirst()
    where function.frameIndex(of: item, in: piece) != function.frameIndex(of: item, in: piece - 1) {
      runs.append(piece)
    }
    return runs
  }

  private func body(
    of items: Range<Int>, _ runs: [[Int]], in function: LayoutFunction
  ) -> ProgramText {
    var text = ProgramText(language, depth: language == .swift ? 2 : 1)
    var shared = Distances()
    var count = 0
    var first = items.lowerBound
    while first < items.upperBound {
      // Neighbors that change at the same pieces share one choice.
      var end = first + 1
      while end < items.upperBound, runs[end] == runs[first] { end += 1 }
      let group = first..<end
      let starts = runs[first]
      if starts.count == 1 {
        fill(group, in: 0, of: function, &shared, &count, into: &text)
      } else {
        writeChoice(
          0..<starts.count, into: &text, condition: { "piece >= " + String(starts[$0]) },
          leaf: { index, text in
            var distances = shared
            fill(group, in: starts[index], of: function, &distances, &count, into: &text)
          })
      }
      first = end
    }
    return text
  }

  /// Writes the frames of items in one piece.
  private func fill(
    _ items: Range<Int>, in piece: Int, of function: LayoutFunction, _ distances: inout Distances,
    _ count: inout Int, into text: inout ProgramText
  ) {
    for item in items {
      let frame = function.linearFrame(of: item, in: piece)
      if !Self.isConstant(frame), distances[frame.reference] == nil {
        let name = "d" + String(count)
        count += 1
        text.constant(name, "parameter - " + text.number(frame.reference))
        distances[frame.reference] = name
      }
      let distance = distances[frame.reference] ?? ""
      text.comment(function.items[item].name)
      let numbers = Self.numbers(of: frame).map { sum($0.start, $0.slope, distance, text) }
      if language == .swift {
        text.statement(
          "set(&frames, " + String(4 * item) + ", " + numbers.joined(separator: ", ") + ")")
        continue
      }
      for (offset, number) in numbers.enumerated() {
        text.statement("frames[" + String(4 * item + offset) + "] = " + number)
      }
    }
  }

  private static func numbers(of frame: LinearFrame) -> [(start: Double, slope: Double)] {
    [
      (frame.start.minX, frame.slope.minX), (frame.start.minY, frame.slope.minY),
      (frame.start.width, frame.slope.width), (frame.start.height, frame.slope.height),
    ]
  }

  private static func isConstant(_ frame: LinearFrame) -> Bool {
    numbers(of: frame).allSatisfy { isConstant($0.start, $0.slope) }
  }

  /// True if adding the slope changes no bit of the start; -0 is excluded, as -0 + 0 is +0.
  private static func isConstant(_ start: Double, _ slope: Double) -> Bool {
    slope == 0 && !(start == 0 && start.sign == .minus)
  }

  /// The expression `start + slope * distance`, without operations that change no bit.
  private func sum(
    _ start: Double, _ slope: Double, _ distance: String, _ text: ProgramText
  ) -> String {
    let number = text.number(start)
    if Self.isConstant(start, slope) { return number }
    // Function calls, because the Swift compiler is slow with overloaded operators.
    if language == .swift {
      return "line(" + number + ", " + text.number(slope) + ", " + distance + ")"
    }
    if slope == 1 { return number + " + " + distance }
    if slope == -1 { return number + " - " + distance }
    return number + " + " + text.number(slope) + " * " + distance
  }
}
