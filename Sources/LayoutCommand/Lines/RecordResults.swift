/// The results of one batch.
struct RecordResults: Sendable {
  /// Complete lines, in the order of the records.
  let bytes: [UInt8]
  /// The highest status among the records.
  let status: CommandStatus
  /// The number of lines.
  let count: Int
  /// The lines for standard error, in the order of the records.
  var messages: [String] = []
  /// The totals of the contacts, if the records are contacts.
  var tally = ContactTally()
}

extension CommandStatus {
  /// Raises the status to another one if that is higher.
  mutating func raise(to other: CommandStatus) {
    if other.rawValue > rawValue { self = other }
  }
}
