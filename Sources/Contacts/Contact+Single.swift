extension Contact {
  /// Reads the only contact of a vCard and tolerates no flaw.
  ///
  /// - Parameter card: The bytes of one card, as ``ContactReader`` reads them from a file.
  /// - Returns: The contact.
  /// - Throws: ``ContactError`` at the first error; `severalCards` if another card follows.
  ///
  /// Complexity: O(bytes).
  public static func single(_ card: some Sequence<UInt8>) throws(ContactError) -> Contact {
    var reader = ContactReader()
    reader.append(card)
    reader.finish()
    guard let contact = try reader.nextWithoutFlaw() else {
      throw ContactError(line: 1, precedingContacts: 0, reason: .noCards)
    }
    guard try reader.nextWithoutFlaw() == nil else {
      throw ContactError(line: 1, precedingContacts: 1, reason: .severalCards)
    }
    return contact
  }
}
