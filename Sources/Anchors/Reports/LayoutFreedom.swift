/// Something that the constraints of a layout leave open: one degree of freedom.
public struct LayoutFreedom: Sendable {
  /// The quantity: an item's left, top, width or height.
  public let quantity: LayoutQuantity
  /// Its value in the present layout, in points.
  public let value: Double
  /// The values that it has in all equally good layouts; infinite where nothing bounds it.
  public let range: ClosedRange<Double>
  /// A direction in which frames can move from the present layout without making any priority worse: how
  /// far each quantity moves while this one moves by 1 or -1.
  public let moves: [LayoutTerm]
  /// Constraints each of which settles the quantity where it is.
  public let cures: [ProposedConstraint]
  /// Other quantities whose changes are proportional to this one's over all equally good layouts.
  public let with: [LayoutQuantity]
}

/// A constraint that a report proposes to add.
public struct ProposedConstraint: Sendable {
  /// What it is about: an item's left, top, width or height.
  public let quantity: LayoutQuantity
  /// The item whose same edge it is measured from; nil for a width or height.
  public let container: String?
  /// The number of points.
  public let constant: Double

  /// The constraint as it would be written: `title.top == card.top + 20`.
  public var equation: String { equation { decimal($0, decimals: 6) } }

  /// The constraint as it would be written.
  ///
  /// - Parameter number: How a number that is not negative is written.
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
  /// The quantity as frames name it: `title.x` for the left edge, `title.y` for the top edge.
  public var frameName: String {
    switch attribute {
    case .left: item + ".x"
    case .top: item + ".y"
    default: description
    }
  }
}

extension LayoutFreedom: CustomStringConvertible {
  /// What is open, within which limits, what moves with it, and what would settle it.
  public var description: String { text { $0.equation } }

  /// The text.
  ///
  /// - Parameter name: How a proposed constraint is written.
  /// - Returns: Lines, without a line break at the end.
  package func text(_ name: (ProposedConstraint) -> String) -> String {
    var text = quantity.frameName + " is " + decimal(value)
    switch (range.lowerBound.isFinite, range.upperBound.isFinite) {
    case (true, true):
      text +=
        ", but anything from " + decimal(range.lowerBound) + " to "
        + decimal(range.upperBound) + " would do"
    case (true, false):
      text += ", but anything from " + decimal(range.lowerBound) + " up would do"
    case (false, true):
      text += ", but anything up to " + decimal(range.upperBound) + " would do"
    case (false, false): text += ", but anything would do"
    }
    if !with.isEmpty {
      text += "; it moves " + with[0].frameName
      for quantity in with.dropFirst() { text += ", " + quantity.frameName }
    }
    for cure in cures { text += "\n  to settle it, add " + name(cure) }
    return text
  }
}
