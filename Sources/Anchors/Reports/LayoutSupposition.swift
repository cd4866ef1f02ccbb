/// What a layout would be if a quantity had another value.
public struct LayoutSupposition: Sendable {
  /// An item that would have another frame.
  public struct Change: Sendable {
    /// The item's name.
    public let item: String
    /// The frame it has.
    public let before: Rect
    /// The frame it would have, in its parent's coordinates, not rounded to pixels.
    public let frame: Rect
  }

  /// A preference that would be met less or more than it is.
  public struct Shift: Sendable {
    /// The constraint.
    public let constraint: ReportedConstraint
    /// By how many points it is violated.
    public let before: Double
    /// By how many points it would be violated.
    public let violation: Double
  }

  /// The quantity as it was asked for.
  public let quantity: String
  /// The value supposed, in points.
  public let value: Double
  /// Why it is impossible; nil if it is not.
  public let conflict: ConflictReport?
  /// The items that would move or grow.
  public let changes: [Change]
  /// Preferences that would give way more than now, the most important first.
  public let more: [Shift]
  /// Preferences that would give way less than now, the most important first.
  public let less: [Shift]
}

extension LayoutSupposition: CustomStringConvertible {
  /// What would be, as text.
  public var description: String { text { $0.description } }

  /// The text.
  ///
  /// - Parameter name: How the text names a constraint and where it comes from.
  /// - Returns: Lines, without a line break at the end.
  package func text(_ name: (ReportedConstraint) -> String) -> String {
    let start = "If " + quantity + " were " + decimal(value)
    if let conflict {
      return start + ", these constraints could not hold together:" + conflict.details(name)
    }
    var text = start + (changes.isEmpty ? ", nothing else would change." : ":")
    for change in changes {
      text +=
        "\n  " + change.item + " would be at (" + decimal(change.frame.minX) + ", "
        + decimal(change.frame.minY) + "), " + decimal(change.frame.width) + " wide and "
        + decimal(change.frame.height) + " high"
    }
    for (shifts, word) in [(more, "more"), (less, "less")] {
      for shift in shifts {
        text +=
          "\nIt would give way " + word + ": " + name(shift.constraint) + " off by "
          + decimal(shift.violation) + " instead of " + decimal(shift.before) + "."
      }
    }
    return text
  }
}
