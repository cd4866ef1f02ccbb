import Anchors
import AnchorsQuestions

/// Costs of questions about layouts, in multiples of a first layout of the tree.
struct QuestionCosts {
  /// One goal with its result.
  struct Cost {
    let goal: String
    let limit: Double
    let found: Double
  }

  /// Measures the time of a piece of work, in any unit.
  let time: (() throws -> Double) throws -> Double
  var cards = 2000
  var images = 10_000

  /// Measures every goal.
  func all() throws -> [Cost] {
    var costs: [Cost] = []
    let trees: [(String, () -> TreeScene)] = [
      ("10 000 items, a place in each card open", { .askedCards(cards, .open) }),
      ("10 000 items, nothing open", { .askedCards(cards) }),
      ("a row of 10 000 items of soft sizes", { .askedRow(images) }),
    ]
    for (name, make) in trees {
      costs.append(
        Cost(goal: "all that is open among " + name, limit: 5, found: try freedoms(make)))
    }
    let linted: [(String, () -> TreeScene)] = [
      ("a place in each card open", { .askedCards(cards, .open) }),
      ("a tie in each card", { .askedCards(cards, .tie) }),
      ("a wrong sign in each text", { .askedCards(cards, .wrongSign) }),
      ("a row of soft sizes", { .askedRow(images) }),
    ]
    for (name, make) in linted {
      costs.append(
        Cost(goal: "lint of 10 000 items, \(name)", limit: 10, found: try lint(make)))
    }
    costs.append(
      Cost(
        goal: "a conflict of six members among 1 000 views, with all cures", limit: 20,
        found: try conflict()))
    costs.append(
      Cost(
        goal: "explaining a width in 1 000 cards, against 10", limit: 1.5,
        found: try explanation(1000) / explanation(10)))
    return costs
  }

  /// The minimum of some runs, which is least affected by other programs.
  private func least(_ runs: Int, _ work: () throws -> Double) throws -> Double {
    var least = Double.infinity
    for _ in 0..<runs { least = min(least, try work()) }
    return least
  }

  private func layout(_ scene: TreeScene) throws -> Double {
    try time { Double(try scene.layOut().changed.count) }
  }

  private func freedoms(_ make: () -> TreeScene) throws -> Double {
    let first = try least(3) { try layout(make()) }
    let scene = make()
    _ = try scene.layOut()
    return try least(3) { try time { Double(scene.root.freedoms.count) } } / first
  }

  private func lint(_ make: () -> TreeScene) throws -> Double {
    let first = try least(3) { try layout(make()) }
    let scene = make()
    _ = try scene.layOut()
    return try least(3) { try time { Double(scene.root.lint().findings.count) } } / first
  }

  private func conflict() throws -> Double {
    let first = try least(5) { try layout(.askedCards(200)) }
    let report = try least(5) {
      let scene = TreeScene.askedCards(200, .conflict)
      return try time {
        guard case .unsatisfiable(let report) = Self.failure(of: scene), report.members.count == 6,
          report.cures.contains(where: \.solves)
        else { throw ContenderFailure(text: "the conflict is not the one that was made") }
        return Double(report.cures.count)
      }
    }
    return report / first
  }

  private static func failure(of scene: TreeScene) -> LayoutError? {
    do {
      _ = try scene.layOut()
      return nil
    } catch {
      return error as? LayoutError
    }
  }

  private func explanation(_ cards: Int) throws -> Double {
    let scene = TreeScene.askedCards(cards)
    _ = try scene.layOut()
    let name = scene.views[3]
    return try least(20) {
      try time { Double(scene.root.explanation(of: name.widthAnchor)?.because.count ?? 0) }
    }
  }
}
