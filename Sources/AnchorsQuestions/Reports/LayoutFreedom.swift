public import Anchors

/// A degree of freedom of an ambiguous layout.
public struct LayoutFreedom: Sendable {
  /// The quantity: an item's left, top, width or height.
  public let quantity: LayoutQuantity
  /// The value in the current layout, in points.
  public let value: Double
  /// The range over all equally good layouts; infinite at an end that nothing bounds.
  public let range: ClosedRange<Double>
  /// A direction in which frames can change without violating any priority more.
  ///
  /// A factor is the change of its quantity while this one changes by 1 or -1.
  public let moves: [LayoutTerm]
  /// Constraints that each determine the quantity at its current value.
  public let cures: [ProposedConstraint]
  /// Other quantities whose changes are proportional to this one's in all equally good layouts.
  public let with: [LayoutQuantity]
}

/// A constraint that a report proposes to add.
public struct ProposedConstraint: Sendable {
  /// The constrained quantity: an item's left, top, width or height.
  public let quantity: LayoutQuantity
  /// The item from whose same edge the constant is measured; nil for a width or height.
  public let container: String?
  /// The constant, in points.
  public let constant: Double

  /// The constraint as source text: `title.top == card.top + 20`.
  public var equation: String { equation { decimal($0, decimals: 6) } }

  /// The constraint as source text.
  ///
  /// - Parameter number: Formats a number that is not negative.
  /// - Returns: The text.
  package func equation(_ number: (Double) -> String) -> String {
    let sign = constant < 0 ? "-" : "+"
    guard let container else {
      return quantity.description + " == " + (constant < 0 ? "-" : "") + number(constant.magnitude)
    }
    return quantity.description + " == " + container + "." + quantity.attribute.name + " " + sign
      + " " + number(constant.magnitude)
  }
}

extension LayoutQuantity {
  /// The name of the quantity in terms of frames: `title.x` for left, and `title.y` for top.
  public var frameName: String {
    switch attribute {
    case .left: item + ".x"
    case .top: item + ".y"
    default: description
    }
  }
}

extension LayoutFreedom: CustomStringConvertible {
  /// The ambiguous quantity, its range, its dependents, and the constraints that determine it.
  public var description: String { text { $0.equation } }

  /// The description with another notation for constraints.
  ///
  /// - Parameter name: Returns the text of a proposed constraint.
  /// - Returns: Lines, without a line break at the end.
  package func text(_ name: (ProposedConstraint) -> String) -> String {
    var text = quantity.frameName + " is " + decimal(value)
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true):
      text +=
        ", but any value from " + decimal(range.lowerBound) + " to "
        + decimal(range.upperBound) + " works"
    case (true, false):
      text += ", but any value from " + decimal(range.lowerBound) + " up works"
    case (false, true):
      text += ", but any value up to " + decimal(range.upperBound) + " works"
    case (false, false): text += ", but any value works"
    }
    if !with.isEmpty {
      text += "; " + with[0].frameName
      for quantity in with.dropFirst() { text += ", " + quantity.frameName }
      text += with.count == 1 ? " moves with it" : " move with it"
    }
    for cure in cures { text += "\n  to determine it, add " + name(cure) }
    return text
  }
}
