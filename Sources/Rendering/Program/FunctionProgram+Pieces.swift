import Anchors
import AnchorsQuestions

// Choices by the parameter: its piece, and the frames of the piece.

extension FunctionProgram {
  /// Writes the function that returns the index of the piece of a parameter, or -1.
  func writePieces(of function: LayoutFunction, into text: inout ProgramText) {
    text.beginPiece(name)
    let pieces = function.pieces
    if let first = pieces.first {
      text.returnUnless(begins(first, text), "-1")
      let numbers = ProgramText(language)
      writeChoice(
        0..<pieces.count, into: &text, condition: { begins(pieces[$0], numbers) },
        leaf: { index, text in
          let next = index + 1 < pieces.count ? pieces[index + 1] : nil
          if let condition = ends(pieces[index], before: next, text) {
            text.returnUnless(condition, "-1")
          }
          text.statement("return " + String(index))
        })
    } else {
      text.statement("return -1")
    }
    text.endFunction()
  }

  /// The condition that a parameter is not below a piece.
  private func begins(_ piece: LayoutFunction.Piece, _ text: ProgramText) -> String {
    guard piece.from.isFinite else {
      return "parameter >= " + text.number(-Double.greatestFiniteMagnitude)
    }
    return "parameter " + (piece.includesFrom ? ">= " : "> ") + text.number(piece.from)
  }

  /// The condition that a parameter below the next piece is in a piece; nil if it always is.
  private func ends(
    _ piece: LayoutFunction.Piece, before next: LayoutFunction.Piece?, _ text: ProgramText
  ) -> String? {
    if let next, next.from == piece.to, next.includesFrom || piece.includesTo { return nil }
    guard piece.to.isFinite else {
      return "parameter <= " + text.number(Double.greatestFiniteMagnitude)
    }
    return "parameter " + (piece.includesTo ? "<= " : "< ") + text.number(piece.to)
  }

  /// Writes a choice among cases in ascending order: linear for up to four, otherwise bisecting.
  ///
  /// - Parameters:
  ///   - cases: The cases.
  ///   - text: The text to append to.
  ///   - condition: Returns the condition for a case or a later one.
  ///   - leaf: Writes the statements of a case.
  func writeChoice(
    _ cases: Range<Int>, into text: inout ProgramText, condition: (Int) -> String,
    leaf: (Int, inout ProgramText) -> Void
  ) {
    guard cases.count > 1 else { return leaf(cases.lowerBound, &text) }
    guard cases.count <= 4 else {
      let middle = cases.lowerBound + cases.count / 2
      text.beginIf(condition(middle))
      writeChoice(middle..<cases.upperBound, into: &text, condition: condition, leaf: leaf)
      text.beginElse()
      writeChoice(cases.lowerBound..<middle, into: &text, condition: condition, leaf: leaf)
      return text.close()
    }
    var last = cases.upperBound - 1
    text.beginIf(condition(last))
    leaf(last, &text)
    while last > cases.lowerBound + 1 {
      last -= 1
      text.beginElse(if: condition(last))
      leaf(last, &text)
    }
    text.beginElse()
    leaf(cases.lowerBound, &text)
    text.close()
  }
}
