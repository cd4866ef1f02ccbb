public import Anchors

/// The effects on a layout of assuming another value of a quantity.
public struct LayoutSupposition: Sendable {
  /// An item whose frame would change.
  public struct Change: Sendable {
    /// The name of the item.
    public let item: String
    /// The current frame, in the coordinates of its parent.
    public let before: Rect
    /// The supposed frame, in the coordinates of its parent, not rounded to pixels.
    public let frame: Rect
  }

  /// An optional constraint whose violation would change.
  public struct Shift: Sendable {
    /// The constraint.
    public let constraint: ReportedConstraint
    /// The current violation, in points.
    public let before: Double
    /// The supposed violation, in points.
    public let violation: Double
  }

  /// The quantity in question.
  public let quantity: String
  /// The supposed value, in points.
  public let value: Double
  /// The conflict that makes the value impossible; nil if it is possible.
  public package(set) var conflict: ConflictReport?
  /// The items whose frames would change.
  public let changes: [Change]
  /// The optional constraints that would be violated more, most important first.
  public let more: [Shift]
  /// The optional constraints that would be violated less, most important first.
  public let less: [Shift]
}

extension LayoutSupposition: CustomStringConvertible {
  /// The effects as text.
  public var description: String { text { $0.description } }

  /// The effects as text.
  ///
  /// - Parameter name: Returns the text of a constraint and its source location.
  /// - Returns: Lines, without a line break at the end.
  package func text(_ name: (ReportedConstraint) -> String) -> String {
    let start = "If " + quantity + " were " + decimal(value)
    if let conflict {
      return start + ", these constraints could not all be satisfied:"
        + conflict.details { name(conflict.members[$0].constraint) }
    }
    var text = start + (changes.isEmpty ? ", nothing else would change." : ":")
    for change in changes {
      text +=
        "\n  " + change.item + " would be at (" + decimal(change.frame.minX) + ", "
        + decimal(change.frame.minY) + "), " + decimal(change.frame.width) + " wide and "
        + decimal(change.frame.height) + " high"
    }
    for (shifts, word) in [(more, "More"), (less, "Less")] {
      for shift in shifts {
        text +=
          "\n" + word + " violated: " + name(shift.constraint) + " by "
          + decimal(shift.violation) + " instead of " + decimal(shift.before) + "."
      }
    }
    return text
  }
}
