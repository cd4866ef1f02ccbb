/// A contact as one line of JSON: `{"vcard": "BEGIN:VCARD\r\n…", "number": 17}`.
///
/// The line may also be only the text of the vCard in quotes.
public struct ContactRecord: Sendable {
  /// The text of the vCard, as in a file.
  public let vCard: String
  /// The number of the contact in its source, or nil if the line has none.
  public let number: Int64?

  /// Reads a line.
  ///
  /// - Parameter line: The line, JSON in UTF-8.
  /// - Throws: `LayoutFileError` at the first error in the line.
  /// - Complexity: O(*n*) in the length of the line.
  public init(_ line: [UInt8]) throws(LayoutFileError) {
    do throws(Fault) {
      let value = try JSONReader.read(line)
      if case .string(let text) = value.content {
        vCard = text
        number = nil
        return
      }
      var object = try ObjectReader(value, role: "a contact")
      guard let text = object.string("vcard") else {
        throw object.error(
          withoutMember: "vcard", "a contact requires its vCard as the string 'vcard'",
          at: object.range)
      }
      vCard = text.text
      // The range in which floating-point numbers represent every integer.
      number = object.whole("number", in: 0...9_007_199_254_740_991)
      try object.finish()
    } catch {
      throw LayoutFileError(error, in: line)
    }
  }
}
