import Anchors

// Constraints with a relation that is read from a file.

extension DimensionAnchor {
  func constraint(
    _ relation: LayoutRelation, to other: DimensionAnchor, multiplier: Double, constant: Double
  ) -> LayoutConstraint {
    switch relation {
    case .equal:
      constraint(equalTo: other, multiplier: multiplier, constant: constant)
    case .lessThanOrEqual:
      constraint(lessThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    case .greaterThanOrEqual:
      constraint(greaterThanOrEqualTo: other, multiplier: multiplier, constant: constant)
    }
  }

  func constraint(_ relation: LayoutRelation, toConstant constant: Double) -> LayoutConstraint {
    switch relation {
    case .equal: constraint(equalToConstant: constant)
    case .lessThanOrEqual: constraint(lessThanOrEqualToConstant: constant)
    case .greaterThanOrEqual: constraint(greaterThanOrEqualToConstant: constant)
    }
  }
}
