/// The attributes that anchors and layout files have, by name, and which of them constraints may relate.
///
/// Written down from section 1 of the rules, so that neither the compiler nor the reader of files is its
/// own measure.
public enum AttributePairs {
  /// All names, in the order of the rules.
  public static let names = [
    "left", "right", "leading", "trailing", "centerX", "top", "bottom", "centerY", "firstBaseline",
    "lastBaseline", "width", "height",
  ]

  private static let reading = ["leading", "trailing"]
  private static let sides = ["left", "right"]
  private static let sizes = ["width", "height"]
  private static let vertical = ["top", "bottom", "centerY", "firstBaseline", "lastBaseline"]

  /// Whether a constraint may relate two attributes.
  public static func areRelatable(_ first: String, _ second: String) -> Bool {
    [reading + ["centerX"], sides + ["centerX"], vertical, sizes].contains { family in
      family.contains(first) && family.contains(second)
    }
  }

  /// Whether there is a distance between two attributes: they are relatable, and no sizes.
  public static func haveDistance(_ first: String, _ second: String) -> Bool {
    areRelatable(first, second) && !sizes.contains(first)
  }

  /// Whether an attribute is named by the direction of reading.
  public static func isDirectional(_ name: String) -> Bool { reading.contains(name) }

  /// Whether an attribute is a vertical location.
  public static func isVertical(_ name: String) -> Bool { vertical.contains(name) }

  /// All ordered pairs of attributes.
  public static var all: [(first: String, second: String)] {
    names.flatMap { first in names.map { (first, $0) } }
  }
}
