import Rendering

extension PDFCanvas {
  /// A line that says how many characters stand as boxes; empty if none does.
  var boxReport: String {
    guard boxCount > 0 else { return "" }
    return
      "\(CardTotals.count(boxCount, "character")) drawn as \(boxCount == 1 ? "a box" : "boxes"): "
      + "Helvetica in WinAnsi lacks them; --format svg has them all.\n"
  }
}
