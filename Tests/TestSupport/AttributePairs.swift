/// The attributes of anchors and layout files by name, and the pairs that constraints may relate.
///
/// Independent of the compiler and of the reader of files: stated from section 1 of the rules.
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

  /// Tells whether a constraint may relate two attributes.
  public static func areRelatable(_ first: String, _ second: String) -> Bool {
    [reading + ["centerX"], sides + ["centerX"], vertical, sizes].contains { family in
      family.contains(first) && family.contains(second)
    }
  }

  /// Tells whether two attributes have a distance: they are relatable and no sizes.
  public static func haveDistance(_ first: String, _ second: String) -> Bool {
    areRelatable(first, second) && !sizes.contains(first)
  }

  /// Tells whether an attribute depends on the layout direction.
  public static func isDirectional(_ name: String) -> Bool { reading.contains(name) }

  /// Tells whether an attribute is a vertical position.
  public static func isVertical(_ name: String) -> Bool { vertical.contains(name) }

  /// All ordered pairs of attributes.
  public static var all: [(first: String, second: String)] {
    names.flatMap { first in names.map { (first, $0) } }
  }
}
