/// How the contacts of `layout cards` are framed: what `--records` takes.
enum CardRecords: String, CaseIterable {
  /// A vCard file: a contact ends with its line `END:VCARD`.
  case vcard
  /// A line of JSON for each contact, with its vCard as text.
  case json

  /// No contact may be longer than this many bytes.
  static let longestRecord = 1 << 25

  /// A splitter at the beginning of an input.
  var splitter: RecordSplitter {
    RecordSplitter(self == .json ? .line : .card, longestRecord: Self.longestRecord)
  }
}
