public import Anchors

/// A property that a layout has in the base language and not in others.
public struct Failure: Sendable {
  /// The certainty of a failure, which the error of the font's widths limits.
  public enum Certainty: String, Sendable {
    /// It fails with all texts narrower by the tolerance, as measured, and wider.
    case fails
    /// It fails in some of these cases only, or a dictionary may prevent it.
    case marginal
  }

  /// An environment in which the property fails.
  public struct Case: Sendable {
    /// The index of the environment in ``Certificate/environments``.
    public let environment: Int
    /// The certainty in this environment.
    public let certainty: Certainty
    /// The widths of the root at which it fails, in points, or may fail if it is marginal.
    public let widths: [ClosedRange<Double>]
    /// The width of the root at which most of the text is lost.
    public let worstWidth: Double
    /// The points that are missing there.
    public let excess: Double
    /// The points that are needed there; 0 if the property is none of an extent.
    public let needed: Double
    /// The loss as a fragment of a sentence: `loses 12.2 of 82.2 points`.
    public let loss: String
    /// True if height is missing, and not width.
    let isAboutHeight: Bool

    /// The missing share of the points that are needed, from 0 to 1.
    public var share: Double { needed > 0 ? min(1, excess / needed) : 0 }
  }

  /// The property.
  public let property: LayoutProperty
  /// The name of the item.
  public let item: String
  /// The name of the other item if two are concerned; otherwise nil.
  public let other: String?
  /// The items in the layout function; that of a title is its control.
  let key: LossKey
  /// The number of views before it in the tree, or before its control.
  package let view: Int
  /// The number of views before the other item; nil without one.
  package let otherView: Int?
  /// The text of the base language; nil for a control.
  public let text: String?
  /// True if it fails for certain in one of the environments.
  public var certainty: Certainty {
    cases.contains { $0.certainty == .fails } ? .fails : .marginal
  }
  /// The environments, the certain ones first, by the lost share.
  public let cases: [Case]
  /// The constraints that determine the extent or the position of the item in the worst case.
  public internal(set) var because: [ReportedConstraint] = []

  /// True if the worst case lacks height, and not width.
  package var isAboutHeight: Bool { cases.first?.isAboutHeight ?? false }

  /// Returns whether another failure of the same layout has the same property and items.
  package func isSame(as other: Failure) -> Bool { key == other.key }

  /// Leaves out the constraints, for a report that lists them by their lines.
  package mutating func leaveOutConstraints() { because = [] }

  init(
    property: LayoutProperty, item: String, other: String?, key: LossKey, view: Int,
    otherView: Int?, text: String?, cases: [Case]
  ) {
    self.property = property
    self.item = item
    self.other = other
    self.key = key
    self.view = view
    self.otherView = otherView
    self.text = text
    self.cases = cases
  }
}
