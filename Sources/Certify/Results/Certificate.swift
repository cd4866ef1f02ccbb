/// The answer to whether a layout keeps its properties in all environments, over all widths.
///
/// It has no views and can be sent to other tasks. ``Verdict/proved`` is said only of what was
/// computed for each width of the range, with all texts narrower and wider by the tolerance.
public struct Certificate: Sendable {
  /// The result, from the best to the worst.
  public enum Verdict: String, Sendable, CaseIterable {
    /// Every property holds in every environment at every width.
    case proved
    /// A property depends on less than the error of the font's widths.
    case marginal
    /// Something could not be judged; nothing is proved about it.
    case skipped
    /// A property fails.
    case fails
  }

  /// An environment that could not be judged.
  public struct Skip: Sendable {
    /// The index of the environment.
    public let environment: Int
    /// The reason, as a fragment of a sentence.
    public let reason: String
  }

  /// The properties that were judged.
  public let properties: [LayoutProperty]
  /// The environments, the base of each text size first.
  public let environments: [Environment]
  /// The ranges of widths of the root, in points; a single width is a range, too.
  public let widths: [ClosedRange<Double>]
  /// The height of the root in points; nil for that of its content.
  public let height: Double?
  /// The share by which the widths of texts may be wrong.
  public let tolerance: Double
  /// The failures, in the order of the properties and of the tree.
  public internal(set) var failures: [Failure] = []
  /// The environments that could not be judged.
  public internal(set) var skipped: [Skip] = []
  /// The quantities that are ambiguous somewhere, so that nothing can be proved about them.
  public internal(set) var ambiguous: [String] = []
  /// The room of each text, if it was asked for.
  public internal(set) var rooms: [Room] = []

  init(
    properties: [LayoutProperty], environments: [Environment], widths: [ClosedRange<Double>],
    height: Double?, tolerance: Double
  ) {
    self.properties = properties
    self.environments = environments
    self.widths = widths
    self.height = height
    self.tolerance = tolerance
  }

  /// The result.
  ///
  /// An ambiguous quantity makes it marginal at best: another layout satisfies the constraints
  /// equally well, and nobody has judged it.
  public var verdict: Verdict {
    if failures.contains(where: { $0.certainty == .fails }) { return .fails }
    if !skipped.isEmpty { return .skipped }
    return failures.isEmpty && ambiguous.isEmpty ? .proved : .marginal
  }

  /// The room of the text of an item; nil if it was not asked for or the item has no text.
  ///
  /// - Parameter item: The name of the item.
  /// - Returns: The room.
  public func room(of item: String) -> Room? {
    rooms.first { $0.item.utf8.elementsEqual(item.utf8) }
  }
}
