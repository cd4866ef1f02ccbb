import LayoutFiles

/// A color of a view as an expression of Swift.
struct ViewColor {
  let text: String

  /// Reads a color; nil without one, and for a color that UIKit has no public name for.
  ///
  /// - Throws: `Fault` if a number is wrong.
  init?(_ document: XMLDocument, _ element: Int, key: StaticString) throws(Fault) {
    guard let color = document.child(element, "color", key: key) else { return nil }
    let alpha = try document.number(color, "alpha") ?? 1
    let systemColor = try document.value(color, "systemColor")
    let touchColor = try document.value(color, "cocoaTouchSystemColor")
    if let name = systemColor ?? touchColor {
      let word = ViewText.dropping("Color", from: name)
      guard XMLDocument.contains(word, in: Self.systemColors) else { return nil }
      text = "." + word
    } else if let name = try document.value(color, "name"), !name.utf8.isEmpty {
      text = "UIColor(named: \(SwiftText.quoted(name)))"
    } else if let white = try document.number(color, "white") {
      switch (white, alpha) {
      case (0, 0): text = ".clear"
      case (0, 1): text = ".black"
      case (1, 1): text = ".white"
      default: text = "UIColor(white: \(Self.part(white)), alpha: \(Self.part(alpha)))"
      }
    } else if let red = try document.number(color, "red"),
      let green = try document.number(color, "green"),
      let blue = try document.number(color, "blue")
    {
      text =
        "UIColor(red: \(Self.part(red)), green: \(Self.part(green)), "
        + "blue: \(Self.part(blue)), alpha: \(Self.part(alpha)))"
    } else {
      return nil
    }
  }

  /// Returns a component with the three digits that a screen can show.
  private static func part(_ number: Double) -> String {
    ((number * 1000).rounded() / 1000).shortest
  }

  private static var systemColors: StaticString {
    """
    systemBackground secondarySystemBackground tertiarySystemBackground systemGroupedBackground \
    secondarySystemGroupedBackground tertiarySystemGroupedBackground label secondaryLabel \
    tertiaryLabel quaternaryLabel placeholderText separator opaqueSeparator link systemFill \
    secondarySystemFill tertiarySystemFill quaternarySystemFill systemRed systemGreen systemBlue \
    systemOrange systemYellow systemPink systemPurple systemTeal systemIndigo systemBrown \
    systemMint systemCyan systemGray systemGray2 systemGray3 systemGray4 systemGray5 systemGray6 \
    darkText lightText tint darkGray lightGray gray white black clear
    """
  }
}
