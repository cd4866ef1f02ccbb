extension ContactReader {
  /// Returns the next contact of a file that must have no flaw.
  ///
  /// Returns `nil` if more bytes are needed, and after ``finish()`` if there is no other contact.
  ///
  /// Issues that are not errors (see ``ContactError/Reason/isError``) can be drained as with
  /// ``next()``. Use only one of the two functions for a file.
  ///
  /// - Throws: ``ContactError`` at the first error in the file, and the same error from then on.
  ///
  /// Complexity: O(bytes of the card).
  public mutating func nextWithoutFlaw() throws(ContactError) -> Contact? {
    if let failure { throw failure }
    var checked = 0
    while true {
      if let error = firstError(after: checked) {
        failure = error
        throw error
      }
      checked = issues.count
      guard ready.isEmpty, step() else { break }
    }
    guard !ready.isEmpty else { return nil }
    contactCount += 1
    return ready.removeFirst()
  }

  /// Returns the first error among the issues from an index and the flaws of the open card.
  private func firstError(after index: Int) -> ContactError? {
    if let issue = issues[index...].first(where: { $0.reason.isError }) {
      return ContactError(
        line: issue.line, precedingContacts: issue.precedingContacts, reason: issue.reason)
    }
    guard let flaw = openCardFlaws.first(where: { $0.reason.isError }) else { return nil }
    return ContactError(line: flaw.line, precedingContacts: completedCount, reason: flaw.reason)
  }
}
