import Anchors
import LayoutFiles

/// Literals and comments of exported view code.
enum ViewText {
  static func size(_ size: Size) -> String {
    numbers("CGSize(width: ", [size.width, size.height], [", height: "], areExtents: true)
  }

  static func rect(_ rect: Rect) -> String {
    numbers(
      "CGRect(x: ", [rect.minX, rect.minY, rect.width, rect.height],
      [", y: ", ", width: ", ", height: "])
  }

  static func insets(_ insets: EdgeInsets) -> String {
    numbers(
      "UIEdgeInsets(top: ", [insets.top, insets.left, insets.bottom, insets.right],
      [", left: ", ", bottom: ", ", right: "])
  }

  static func insets(_ insets: DirectionalEdgeInsets) -> String {
    numbers(
      "NSDirectionalEdgeInsets(top: ",
      [insets.top, insets.leading, insets.bottom, insets.trailing],
      [", leading: ", ", bottom: ", ", trailing: "])
  }

  static func baselines(_ baselines: Baselines) -> String {
    numbers(
      "Baselines(firstFromTop: ", [baselines.firstFromTop, baselines.lastFromBottom],
      [", lastFromBottom: "])
  }

  /// Returns a call with numbers, which the labels separate.
  private static func numbers(
    _ start: String, _ numbers: [Double], _ labels: [String], areExtents: Bool = false
  ) -> String {
    var text = start
    for (index, number) in numbers.enumerated() {
      if index > 0 { text += labels[index - 1] }
      let isAbsent = areExtents && number == Size.noIntrinsicMetric
      text += isAbsent ? "UIView.noIntrinsicMetric" : number.shortest
    }
    return text + ")"
  }

  /// Returns a priority, by its name if it has one.
  static func priority(_ priority: Double) -> String {
    switch priority {
    case 1000: ".required"
    case 750: ".defaultHigh"
    case 250: ".defaultLow"
    default: "UILayoutPriority(\(priority.shortest))"
    }
  }

  /// Returns a call that sets a priority of a content.
  static func priorityCall(_ kind: String, _ number: Double, isRow: Bool) -> String {
    "setContent\(kind)Priority(\(priority(number)), for: \(isRow ? ".horizontal" : ".vertical"))"
  }

  /// Returns lines with a text before each.
  @inline(never)
  static func prefixed(_ prefix: String, _ lines: [String]) -> [String] {
    lines.map { $0.utf8.isEmpty ? $0 : prefix + $0 }
  }

  /// Returns a loop over views, without an outer indentation.
  static func loop(over views: [String], _ statements: [String]) -> [String] {
    ["for view in [\(views.joined(separator: ", "))] as [UIView] {"]
      + prefixed("  view.", statements) + ["}"]
  }

  /// Returns a name for a comment: on one line, without invisible characters.
  static func comment(_ name: String) -> String {
    var shown = ""
    for scalar in name.unicodeScalars.prefix(200) {
      let isInvisible =
        scalar.value < 0x20 || (0x7F...0xA0).contains(scalar.value)
        || (0x200B...0x200F).contains(scalar.value) || (0x2028...0x202E).contains(scalar.value)
        || (0x2066...0x2069).contains(scalar.value) || scalar.value == 0xFEFF
      if isInvisible || scalar == "`" {
        shown += " "
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }
}

// Exports consist of lines, whose appending in one place is smaller in a module for the web.
extension [String] {
  /// Appends a line.
  @inline(never)
  mutating func add(_ line: String) { append(line) }

  /// Appends an assignment.
  @inline(never)
  mutating func set(_ name: String, _ value: String) { append(name + " = " + value) }
}

extension StaticString {
  /// The text as a string.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }
}
