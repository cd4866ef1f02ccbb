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
      guard let text = try object.string("vcard") else {
        throw Fault("a contact requires its vCard as the string 'vcard'", at: object.range)
      }
      vCard = text.text
      number = try Self.number(&object)
      try object.finish()
    } catch {
      throw LayoutFileError(error, in: line)
    }
  }

  private static func number(_ object: inout ObjectReader) throws(Fault) -> Int64? {
    // The range in which floating-point numbers represent every integer.
    let allowed = 0...9_007_199_254_740_991.0
    guard let number = try object.number("number", in: allowed) else { return nil }
    guard let whole = Int64(exactly: number) else {
      throw Fault("'number' must be a whole number", at: object.range(of: "number"))
    }
    return whole
  }
}
