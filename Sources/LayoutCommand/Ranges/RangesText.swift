import Anchors
import AnchorsQuestions
import LayoutFiles

/// A layout as a function of a number, as text for people, from the smallest size up.
struct RangesText {
  private let function: LayoutFunction
  private let writer: ConstraintWriter
  private let changes: RangeChanges

  init(_ function: LayoutFunction, _ writer: ConstraintWriter) {
    self.function = function
    self.writer = writer
    changes = RangeChanges(function)
  }

  /// The text, with a line break at its end.
  var text: String {
    let count = function.pieces.count
    var text = "\(function.parameter): \(Self.range(function.from, function.to)), "
    text += count == 1 ? "1 piece" : "\(count) pieces"
    text += room + "\n"
    if let below = function.below { text += clash("below \(Self.number(function.from))", below) }
    var gaps = function.gaps[...]
    for index in function.pieces.indices {
      while let gap = gaps.first, gap.from < function.pieces[index].from {
        text += clash(Self.range(gap.from, gap.to), gap.conflict)
        gaps.removeFirst()
      }
      text += piece(index)
    }
    if let above = function.above { text += clash("above \(Self.number(function.to))", above) }
    return text + losses
  }

  /// The ranges in which all contents have room, as the end of the summary; empty if all are.
  private var room: String {
    guard !function.itemsWithoutRoom.isEmpty else { return "" }
    var ranges: [String] = []
    var start = function.from
    for lost in function.itemsWithoutRoom.sorted(by: { $0.from < $1.from }) {
      if lost.from > start { ranges.append(Self.range(start, lost.from)) }
      start = max(start, lost.to)
    }
    if start < function.to { ranges.append(Self.range(start, function.to)) }
    if ranges.isEmpty { return "; nowhere with room for all contents" }
    return "; with room for all contents at \(ranges.joined(separator: ", "))"
  }

  /// The ranges in which a text is cut, an item leaves its superview, or a content has no room.
  private var losses: String {
    var rows: [String] = []
    for range in function.cutTexts { rows.append(loss(range, "is cut")) }
    for range in function.itemsOutside { rows.append(loss(range, "leaves its superview")) }
    for range in function.itemsWithoutRoom { rows.append(loss(range, "has no room")) }
    return rows.isEmpty ? "" : "\n" + rows.joined(separator: "\n") + "\n"
  }

  private func loss(_ range: LayoutFunction.ItemRange, _ words: String) -> String {
    let start = "\(function.items[range.item].name) \(words)"
    let (isLowest, isHighest) = (range.from <= function.from, range.to >= function.to)
    if isLowest, isHighest { return start }
    if isLowest { return "\(start) below \(Self.number(range.to))" }
    if isHighest { return "\(start) above \(Self.number(range.from))" }
    return "\(start) from \(Self.number(range.from)) to \(Self.number(range.to))"
  }

  private func clash(_ range: String, _ conflict: ConflictReport) -> String {
    let lines = writer.text(of: conflict).split(separator: "\n")
    return "\n\(range): " + lines.joined(separator: "\n  ") + "\n"
  }

  private func piece(_ index: Int) -> String {
    let piece = function.pieces[index]
    var text = "\n" + Self.range(of: piece)
    let words = changes.headline(of: index)
    if !words.isEmpty { text += ": " + words }
    text += "\n"
    for change in changes.changes[index] {
      text += "  \(change.kind.rawValue): \(writer.description(of: change.constraint))\n"
    }
    if !piece.rewrapped.isEmpty {
      text += "  rewrapped: \(piece.rewrapped.joined(separator: ", "))\n"
    }
    if !piece.ambiguous.isEmpty {
      let names = piece.ambiguous.map { $0.frameName }
      text += "  ambiguous: \(names.joined(separator: ", "))\n"
    }
    return text + frames(index)
  }

  /// Returns the rows of the frames that change differently than in the previous piece.
  private func frames(_ index: Int) -> String {
    var rows: [[String]] = []
    for item in function.items.indices {
      if index > 0,
        function.frameIndex(of: item, in: index) == function.frameIndex(of: item, in: index - 1)
      {
        continue
      }
      let piece = function.pieces[index]
      let frame = function.linearFrame(of: item, in: index)
      let (first, last) = (frame.frame(at: piece.from), frame.frame(at: piece.to))
      func column(_ name: String, _ number: (Rect) -> Double) -> String {
        name + " "
          + Self.values(number(first), number(last), number(frame.slope), number(frame.start))
      }
      rows.append([
        function.items[item].name, column("x") { $0.minX }, column("y") { $0.minY },
        column("width") { $0.width }, column("height") { $0.height },
      ])
    }
    return rows.table(indent: "  ")
  }

  /// Returns the values of a number in a piece, which may be unbounded.
  private static func values(
    _ first: Double, _ last: Double, _ slope: Double, _ start: Double
  ) -> String {
    guard slope != 0 else { return number(start) }
    if first.isFinite, last.isFinite {
      return number(first) == number(last) ? number(first) : "\(number(first)) … \(number(last))"
    }
    return first.isFinite ? "\(number(first)) …" : last.isFinite ? "… \(number(last))" : "any"
  }

  static func range(_ from: Double, _ to: Double) -> String {
    if from == to { return number(from) }
    guard from.isFinite || to.isFinite else { return "everywhere" }
    return [from.isFinite ? number(from) : "", "…", to.isFinite ? number(to) : ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  private static func range(of piece: LayoutFunction.Piece) -> String {
    let start = piece.includesFrom || !piece.from.isFinite ? "" : "over "
    guard !piece.includesTo, piece.to.isFinite else { return start + range(piece.from, piece.to) }
    return start + range(piece.from, .infinity) + " under " + number(piece.to)
  }

  static func number(_ value: Double) -> String { decimal(value, decimals: 3) }
}
