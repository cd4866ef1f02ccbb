/// A contact as one line of JSON, `{"vcard": "BEGIN:VCARD\r\n…", "number": 17}`, or only its text in
/// quotes.
public struct ContactRecord: Sendable {
  /// The vCard, as it would stand in a file.
  public let vCard: String
  /// The number that the contact has wherever it comes from, or nil if the line gives none.
  public let number: Int?

  /// Reads a line.
  ///
  /// - Parameter line: The line, JSON in UTF-8.
  /// - Throws: `LayoutFileError` at the first error in it.
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
      guard let text = try object.string("vcard") else {
        throw Fault("a contact needs its vCard as the text 'vcard'", at: object.range)
      }
      vCard = text.text
      number = try Self.number(&object)
      try object.finish()
    } catch {
      throw LayoutFileError(error, in: line)
    }
  }

  private static func number(_ object: inout ObjectReader) throws(Fault) -> Int? {
    // Up to here a floating-point number is the whole number that is written.
    let allowed = 0...9_007_199_254_740_991.0
    guard let number = try object.number("number", in: allowed) else { return nil }
    guard let whole = Int(exactly: number) else {
      throw Fault("'number' must be a whole number", at: object.range(of: "number"))
    }
    return whole
  }
}
