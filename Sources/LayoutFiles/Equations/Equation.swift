import Anchors

/// A constraint as parsed: `first relation multiplier * second + constant @priority`.
struct Equation {
  let first: Operand
  let relation: LayoutRelation
  let multiplier: Double
  /// The right side, or nil if it is only a number.
  let second: Operand?
  let constant: Double
  let priority: Double
}
