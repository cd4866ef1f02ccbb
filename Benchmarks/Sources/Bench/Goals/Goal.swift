/// One line of what was promised, with what was found.
struct Goal {
  enum Bound {
    case atLeast(Double)
    case atMost(Double)
  }

  let subject: String
  let bound: Bound
  let unit: String
  /// What was found, if it could be measured.
  let figure: Double?

  /// Whether the goal is met; nil if that is not known.
  var isMet: Bool? {
    guard let figure, figure.isFinite else { return nil }
    switch bound {
    case .atLeast(let limit): return figure >= limit
    case .atMost(let limit): return figure <= limit
    }
  }

  private func text(_ value: Double) -> String {
    "\(Format.significant(value)) \(unit)".trimmingSpaces
  }

  /// The goal as a row: subject, goal, figure, met.
  var row: [String] {
    let limit =
      switch bound {
      case .atLeast(let limit): "≥ \(text(limit))"
      case .atMost(let limit): "≤ \(text(limit))"
      }
    let verdict = isMet.map { $0 ? "yes" : "NO" } ?? "not measured"
    return [subject, limit, figure.map(text) ?? "–", verdict]
  }

  static func table(_ goals: [Goal]) -> Table {
    var table = Table(["goal", "asked", "found", "met"], leftColumns: 1)
    for goal in goals { table.append(goal.row) }
    return table
  }
}

extension String {
  /// Without the spaces at the end.
  fileprivate var trimmingSpaces: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
