/// The framing of the contacts of `layout cards`: a value of `--records`.
enum CardRecords: String, CaseIterable {
  /// A vCard file: a contact ends with its line `END:VCARD`.
  case vcard
  /// A line of JSON for each contact, with its vCard as text.
  case json

  /// The maximum length of a contact in bytes.
  static let maximumRecordLength = 1 << 25

  /// A splitter at the beginning of an input.
  var splitter: RecordSplitter {
    RecordSplitter(self == .json ? .line : .card, maximumRecordLength: Self.maximumRecordLength)
  }
}
