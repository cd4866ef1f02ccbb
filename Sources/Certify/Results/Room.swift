/// The room that a text has before something is lost, as a budget for translators.
///
/// Growth makes every letter of the text wider by a factor. Each step of the search is judged at
/// every width of the range, in the base language and with the widths as measured: it predicts, and
/// proves nothing about a language. For a text of one line it decides nearly always; for one that
/// wraps only the translated text itself does.
public struct Room: Sendable {
  /// The name of the item.
  public let item: String
  /// The number of views before it in the tree, or before its control.
  package let view: Int
  /// The text of the base language.
  public let text: String
  /// The largest growth that was found to lose nothing.
  public let growth: Double
  /// The growth at which something fails, a little above ``growth``; nil if nothing fails up to
  /// ``maximumGrowth``.
  public let failingGrowth: Double?
  /// The width of the text at ``growth`` on one line, in points.
  public let points: Double
  /// The number of lines that the text may have; 0 for any.
  public let lines: Int
  /// The size of the font, in points.
  public let fontSize: Double
  /// The first failure, as a sentence without its period; nil if there is none.
  public let limit: String?

  /// The largest growth that is tried.
  public static let maximumGrowth = 4.0
}
