/// Why a quantity of a layout has the value that it has, and what keeps it from being another.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// if let why = card.explain(title.widthAnchor) { print(why) }
/// ```
///
/// The members of ``because``, each times its multiplier, and the quantities in ``open`` add up to ``terms``;
/// their contributions, the open values and ``constant`` add up to ``value``.
public struct LayoutExplanation: Sendable {
  /// A quantity that constraints leave open, as part of the sum.
  public struct OpenTerm: Sendable {
    /// The quantity.
    public let quantity: LayoutQuantity
    /// How many times it is counted.
    public let factor: Double
    /// Its value in the present layout, in points.
    public let value: Double
  }

  /// A preference that is not met.
  public struct Lost: Sendable {
    /// The constraint.
    public let constraint: ReportedConstraint
    /// By how many points it is violated.
    public let violation: Double
  }

  /// What loses if the quantity is pushed in one direction by a small enough amount.
  ///
  /// At ``LayoutPriority/required`` the members add up to the quantity (to its negative, for the smaller
  /// direction). Otherwise they add up to ``cost`` times that; a violated preference counts as often as the
  /// weight of its priority, negative if it is below its number, and one that just holds at most so often.
  public struct Resistance: Sendable {
    /// The highest priority whose sum of violations grows; required if the push is impossible.
    public let priority: LayoutPriority
    /// How much that sum grows for each point.
    public let cost: Double
    /// The constraints that prove it.
    public let prevented: [ReportMember]
    /// The weights of the priorities, the lowest first, which has 1.
    public let weights: [(priority: LayoutPriority, weight: Double)]
  }

  /// The quantity as it was asked for: `title.width`, or `a.trailing -> b.leading`.
  public let quantity: String
  /// Its value in points.
  public let value: Double
  /// The quantity as a sum.
  public let terms: [LayoutTerm]
  /// What is added to the sum: distances of baselines, insets.
  public let constant: Double
  /// Constraints that hold with equality in every equally good layout.
  public let because: [ReportMember]
  /// Quantities that are not determined themselves.
  public let open: [OpenTerm]
  /// What keeps it from being larger; nil if nothing does.
  public let larger: Resistance?
  /// What keeps it from being smaller; nil if nothing does.
  public let smaller: Resistance?
  /// Preferences that are violated, and would be more or less so if the quantity were another; the most
  /// important first.
  public let lost: [Lost]

  /// Whether the quantity has this value in every equally good layout.
  public var isDetermined: Bool { open.isEmpty }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as text, one constraint a line, as an addition that ends in the value.
  public var description: String { text { $0.description } }

  /// The explanation as text.
  ///
  /// - Parameter name: How the text names a constraint and where it comes from.
  /// - Returns: Lines, without a line break at the end.
  package func text(_ name: (ReportedConstraint) -> String) -> String {
    var text = quantity + " is " + decimal(value) + (isDetermined ? ":" : ", which is left open:")
    for member in because {
      text += "\n  " + Self.addend(member.contribution) + "  " + name(member.constraint)
    }
    for term in open {
      text += "\n  " + Self.addend(term.factor * term.value) + "  "
      if term.factor.magnitude != 1 { text += decimal(term.factor.magnitude) + " * " }
      text += term.quantity.description + ", which nothing decides"
    }
    if constant != 0 { text += "\n  " + Self.addend(constant) + "  insets and baselines" }
    text += "\n  = " + decimal(value)
    text += "\n" + Self.text(larger, "larger", name) + "\n" + Self.text(smaller, "smaller", name)
    for loss in lost {
      text +=
        "\nIt gave way: " + name(loss.constraint) + " is off by " + decimal(loss.violation) + "."
    }
    return text
  }

  private static func addend(_ number: Double) -> String {
    (number < 0 ? "- " : "+ ") + decimal(number.magnitude)
  }

  private static func text(
    _ resistance: Resistance?, _ direction: String, _ name: (ReportedConstraint) -> String
  ) -> String {
    guard let resistance else { return "Nothing keeps it from being " + direction + "." }
    var text: String
    if resistance.priority == .required {
      text = "It cannot be " + direction + ":"
    } else {
      text =
        "It is not " + direction + ", because for each point preferences of priority "
        + decimal(resistance.priority.rawValue) + " would be off by " + decimal(resistance.cost)
        + " more:"
    }
    for member in resistance.prevented { text += "\n  " + name(member.constraint) }
    return text
  }
}
