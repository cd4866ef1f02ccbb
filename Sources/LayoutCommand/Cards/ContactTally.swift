import Contacts

/// How many contacts of an input are shown, with or without a flaw, and how many are not.
struct ContactTally {
  /// Contacts of which cards are laid out.
  var shown = 0
  /// Those among them that have a flaw.
  var flawed = 0
  /// Contacts that are passed over.
  var skipped = 0
  /// Flaws that are reported, those outside contacts too.
  var issues = 0

  static func += (tally: inout ContactTally, other: ContactTally) {
    tally.shown += other.shown
    tally.flawed += other.flawed
    tally.skipped += other.skipped
    tally.issues += other.issues
  }

  /// Whether there was something, but no contact that could be shown.
  var isFailure: Bool { shown == 0 && issues > 0 }

  /// A line for a person about an input, or nil if there is nothing to say beyond the result.
  func summary(of input: String) -> String? {
    guard issues > 0, shown + skipped > 0 else { return nil }
    var text = "\(input): \(CardTotals.count(shown, "contact")) laid out"
    if flawed > 0 { text += ", \(flawed) with flaws" }
    if skipped > 0 { text += ", \(skipped) skipped" }
    return text + "\n"
  }
}
