/// The lines of result for one batch.
struct RecordResults: Sendable {
  /// Whole lines, in the order of the records.
  let bytes: [UInt8]
  /// The highest status among the records.
  let status: CommandStatus
  /// The number of lines.
  let count: Int
  /// Lines for standard error, in the order of the records.
  var messages = ""
  /// What came of the contacts, if the records are contacts.
  var tally = ContactTally()
}

extension CommandStatus {
  /// Keeps the higher of two statuses.
  mutating func raise(to other: CommandStatus) {
    if other.rawValue > rawValue { self = other }
  }
}
