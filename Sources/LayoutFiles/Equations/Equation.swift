import Anchors

/// A constraint as it is written: `first relation multiplier * second + constant @priority`.
struct Equation {
  let first: Operand
  let relation: LayoutRelation
  let multiplier: Double
  /// What stands on the right, or nil if that is a bare number.
  let second: Operand?
  let constant: Double
  let priority: Double
}
