public import Anchors

/// The constraints that determine a quantity, and those that prevent it from changing.
///
/// ```swift
/// try card.layout(width: 320, height: nil)
/// if let why = card.explanation(of: title.widthAnchor) { print(why) }
/// ```
///
/// The quantity as a sum, ``terms``, equals the members of ``because``, each times its multiplier,
/// plus the quantities in ``open``. The contributions of the members, the values in ``open`` and
/// ``constant`` add up to ``value``.
public struct LayoutExplanation: Sendable {
  /// An ambiguous quantity, as part of the sum.
  public struct OpenTerm: Sendable {
    /// The quantity.
    public let quantity: LayoutQuantity
    /// The factor of the quantity in the sum.
    public let factor: Double
    /// The value of the quantity in the current layout, in points.
    public let value: Double
  }

  /// An optional constraint that is violated.
  public struct Lost: Sendable {
    /// The constraint.
    public let constraint: ReportedConstraint
    /// The violation, in points.
    public let violation: Double
  }

  /// The cost of changing the quantity in one direction by a sufficiently small amount.
  ///
  /// The members of ``prevented``, each times its multiplier, add up to a multiple of the quantity,
  /// or of its negative for the smaller direction. The multiple is 1 at
  /// `LayoutPriority.required`, otherwise ``cost``. The multiplier of a violated constraint is
  /// the weight of its priority, negated if its sum is less than its constant. The magnitude of the
  /// multiplier of a satisfied constraint is at most that weight.
  public struct Resistance: Sendable {
    /// The highest priority whose violations increase; required if the change is impossible.
    public let priority: LayoutPriority
    /// The increase of the violations of that priority, per point.
    public let cost: Double
    /// The constraints that prove it.
    public let prevented: [ReportMember]
    /// The weights of priorities, from the lowest, whose weight is 1.
    public let weights: [PriorityWeight]
  }

  /// The weight of violations of one priority in a proof.
  public struct PriorityWeight: Sendable {
    /// The priority.
    public let priority: LayoutPriority
    /// The weight of a violation of one point, relative to the lowest priority of the proof.
    public let weight: Double
  }

  /// The quantity in question: `title.width`, or `a.trailing -> b.leading`.
  public let quantity: String
  /// Its value in points.
  public let value: Double
  /// The quantity as a sum.
  public let terms: [LayoutTerm]
  /// The constant part of the sum: distances of baselines, and insets.
  public let constant: Double
  /// The constraints that hold with equality in every equally good layout.
  public let because: [ReportMember]
  /// The ambiguous quantities that the sum depends on.
  public let open: [OpenTerm]
  /// The constraints that prevent a larger value; nil if there are none.
  public let larger: Resistance?
  /// The constraints that prevent a smaller value; nil if there are none.
  public let smaller: Resistance?
  /// The optional constraints whose violation depends on the quantity, most important first.
  public let lost: [Lost]

  /// True if the quantity has this value in every equally good layout.
  public var isDetermined: Bool { open.isEmpty }
}

extension LayoutExplanation: CustomStringConvertible {
  /// The explanation as a sum that ends in the value, a constraint per line.
  public var description: String { text { $0.description } }

  /// The explanation as text.
  ///
  /// - Parameter name: Returns the text of a constraint and its source location.
  /// - Returns: Lines, without a line break at the end.
  package func text(_ name: (ReportedConstraint) -> String) -> String {
    var text = quantity + " is " + decimal(value) + (isDetermined ? ":" : ", which is ambiguous:")
    for member in because {
      text += "\n  " + Self.addend(member.contribution) + "  " + name(member.constraint)
    }
    for term in open {
      text += "\n  " + Self.addend(term.factor * term.value) + "  "
      if term.factor.magnitude != 1 { text += decimal(term.factor.magnitude) + " * " }
      text += term.quantity.description + ", undetermined"
    }
    if constant != 0 { text += "\n  " + Self.addend(constant) + "  insets and baselines" }
    text += "\n  = " + decimal(value)
    text += "\n" + Self.text(larger, "larger", name) + "\n" + Self.text(smaller, "smaller", name)
    for loss in lost {
      text +=
        "\nViolated: " + name(loss.constraint) + " by " + decimal(loss.violation) + "."
    }
    return text
  }

  private static func addend(_ number: Double) -> String {
    (number < 0 ? "- " : "+ ") + decimal(number.magnitude)
  }

  private static func text(
    _ resistance: Resistance?, _ direction: String, _ name: (ReportedConstraint) -> String
  ) -> String {
    guard let resistance else { return "Nothing prevents it from being " + direction + "." }
    var text: String
    if resistance.priority == .required {
      text = "It cannot be " + direction + ":"
    } else {
      text =
        "It is not " + direction + ", because each point would violate priority "
        + decimal(resistance.priority.rawValue) + " by " + decimal(resistance.cost) + " more:"
    }
    for member in resistance.prevented { text += "\n  " + name(member.constraint) }
    return text
  }
}
