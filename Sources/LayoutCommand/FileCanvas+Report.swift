import Rendering

extension FileCanvas {
  /// A line with the number of characters drawn as boxes; empty if there are none.
  func boxReport(
    _ reason: String = "the built-in fonts of PDF lack them; --format svg has them all"
  ) -> String {
    guard boxCount > 0 else { return "" }
    return
      "\(CardTotals.count(boxCount, "character")) drawn as \(boxCount == 1 ? "a box" : "boxes"): "
      + "\(reason).\n"
  }
}
