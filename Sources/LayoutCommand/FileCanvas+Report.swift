import Rendering

extension FileCanvas {
  /// Returns a line with the number of characters drawn as boxes, and the command that has them.
  ///
  /// - Parameters:
  ///   - command: The command that drew.
  ///   - usesOwnFonts: Whether the fonts are those of the machine.
  /// - Returns: The line; empty if there are no boxes.
  func boxReport(_ command: CommandName, usesOwnFonts: Bool = false) -> String {
    guard boxCount > 0 else { return "" }
    let reason =
      usesOwnFonts
      ? "the installed fonts lack them; install a font that has them"
      : "the built-in fonts of PDF lack them; 'layout \(command.rawValue) --format svg' has them "
        + "all" + (command == .cards ? ", and so has 'cards' of Integrations/Pango as PDF" : "")
    return
      "\(CardTotals.count(boxCount, "character")) drawn as \(boxCount == 1 ? "a box" : "boxes"): "
      + "\(reason).\n"
  }
}
