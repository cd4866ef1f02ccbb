import Anchors
import Simplex
import SimplexQuestions

/// Inequalities that have been slack in every piece of a layout function so far.
struct BindingWatch {
  /// An inequality, by its index among the constraints of the lint.
  struct Candidate {
    let index: Int
    let row: LinearConstraint
  }

  private(set) var candidates: [Candidate]
  private let engine: LayoutEngine

  init(_ candidates: [Candidate], _ engine: LayoutEngine) {
    self.candidates = candidates
    self.engine = engine
  }

  /// Drops candidates that may be tight in a piece.
  ///
  /// These are the ones without slack somewhere in the piece, and those that mention an ambiguous
  /// quantity.
  ///
  /// - Parameters:
  ///   - walk: The parametric simplex, at the segment of the piece.
  ///   - end: The end of the piece.
  ///   - open: The quantities that are ambiguous within the piece.
  mutating func observe(_ walk: ParametricSimplex, to end: Double, open: [LayoutQuantity]) {
    candidates = candidates.filter { candidate in
      Self.hasRoom(candidate.row, walk, end)
        && (open.isEmpty || !mentions(candidate.row, anyOf: open))
    }
  }

  private static func hasRoom(
    _ row: LinearConstraint, _ walk: ParametricSimplex, _ end: Double
  ) -> Bool {
    var (activity, slope) = (0.0, 0.0)
    for position in 0..<row.terms.termCount {
      let (variable, factor) = row.terms.term(at: position)
      activity += factor * walk.value(of: variable)
      slope += factor * walk.slope(of: variable)
    }
    let sign: Double = row.relation == .lessThanOrEqual ? 1 : -1
    let room = sign * (row.constant - activity)
    let growth = -sign * slope
    if !end.isFinite { return room > Lint.tolerance && growth >= 0 }
    return Swift.min(room, room + growth * (end - walk.start)) > Lint.tolerance
  }

  private func mentions(_ row: LinearConstraint, anyOf open: [LayoutQuantity]) -> Bool {
    (0..<row.terms.termCount).contains { position in
      let quantity = engine.quantity(of: row.terms.term(at: position).variable)
      return quantity.map { open.contains($0) } ?? false
    }
  }
}

extension Lint {
  /// Finds constraints of the program that have no effect at any width of the root in a range.
  mutating func findNeverBinding(_ widths: ClosedRange<Double>) throws(LayoutFunctionError) {
    guard widths.lowerBound >= 0, widths.upperBound <= 1e9 else { throw .invalidRange(widths) }
    guard reports(.neverBinding) else { return }
    do throws(LayoutError) {
      try engine.prepareForFunction()
    } catch {
      throw .layout(error)
    }
    guard engine.ownsTree else { return }
    var candidates: [BindingWatch.Candidate] = []
    for (index, candidate) in constraints.enumerated() where candidate.isOfProgram {
      guard let row = try? engine.solver.constraint(candidate.row), row.relation != .equal else {
        continue
      }
      candidates.append(BindingWatch.Candidate(index: index, row: row))
    }
    guard !candidates.isEmpty else { return }
    let copy = LayoutEngine(copying: engine)
    copy.discardChanges()
    var builder = try FunctionBuilder(
      copy, .extent(.horizontal), in: widths, engine.currentLayout.requestedSize, 100_000)
    builder.watch = BindingWatch(candidates, copy)
    _ = try builder.build()
    for candidate in builder.watch?.candidates ?? [] {
      let constraint = constraints[candidate.index]
      add(
        LintFinding(
          .neverBinding, items: itemNames(of: constraint.constraint),
          constraints: reported(constraint),
          text: "This constraint has no effect at any width from " + decimal(widths.lowerBound)
            + " to " + decimal(widths.upperBound) + ".",
          fix: "Remove it unless other widths, heights or texts need it."))
    }
  }
}
