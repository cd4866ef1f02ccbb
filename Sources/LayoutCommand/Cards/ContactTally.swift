import Contacts

/// The number of contacts of an input that are shown, with or without a flaw, or skipped.
struct ContactTally {
  /// The number of contacts whose cards are laid out.
  var shown = 0
  /// The number of those contacts that have a flaw.
  var flawed = 0
  /// The number of skipped contacts.
  var skipped = 0
  /// The number of reported flaws, including those outside contacts.
  var issues = 0

  static func += (tally: inout ContactTally, other: ContactTally) {
    tally.shown += other.shown
    tally.flawed += other.flawed
    tally.skipped += other.skipped
    tally.issues += other.issues
  }

  /// True if flaws were found, but no contact that can be shown.
  var isFailure: Bool { shown == 0 && issues > 0 }

  /// Returns a line for people about an input, or nil if there is nothing to report.
  func summary(of input: String) -> String? {
    guard issues > 0 else { return nil }
    guard shown + skipped > 0 else { return "\(input): no contact in it\n" }
    var text = "\(input): \(CardTotals.count(shown, "contact")) laid out"
    if flawed > 0 { text += ", \(flawed) with flaws" }
    if skipped > 0 { text += ", \(skipped) skipped" }
    return text + "\n"
  }
}
