/// A logical line whose value may continue on the next one without a fold, as in vCard 2.1.
struct HeldLine: Sendable {
  /// The reason why the value may continue.
  enum Kind {
    /// Quoted-printable text ends with a soft line break.
    case softBreak
    /// Base64, which continues until a line is blank or has other content.
    case base64
  }

  /// The number of the first physical line.
  let number: Int
  let kind: Kind
  /// The bytes joined so far.
  var bytes: [UInt8] = []

  /// Creates a line without bytes.
  init(number: Int, kind: Kind) {
    self.number = number
    self.kind = kind
  }

  /// Returns the reason why a line may continue, or nil if it does not.
  static func kind(of line: ArraySlice<UInt8>) -> Kind? {
    if Property.hasSoftBreak(line) { return .softBreak }
    var fault: ContactError.Reason?
    guard line.first.map(mayBeginBinaryValue) == true,
      let property = Property(parsing: line, fault: &fault)
    else { return nil }
    return property.name == "PHOTO" || property.isBase64 ? .base64 : nil
  }

  /// Returns whether a byte may begin the name of a property with binary data, or of a group.
  ///
  /// The names are `PHOTO`, `LOGO`, `SOUND`, `KEY`, names with `X-`, and groups like `item1`.
  private static func mayBeginBinaryValue(_ byte: UInt8) -> Bool {
    switch Ascii.capital(byte) {
    case UInt8(ascii: "P"), UInt8(ascii: "L"), UInt8(ascii: "S"), UInt8(ascii: "K"),
      UInt8(ascii: "X"), UInt8(ascii: "I"), Ascii.space, Ascii.tab:
      true
    default: false
    }
  }

  /// Joins the next logical line if it continues the value.
  ///
  /// - Parameter line: The line; a line that begins or ends a card never continues a value.
  /// - Returns: Whether the line was joined.
  mutating func append(_ line: ArraySlice<UInt8>) -> Bool {
    guard !CardNesting.isMark(line) else { return false }
    switch kind {
    case .softBreak:
      guard bytes.last == Ascii.equals else { return false }
      bytes.removeLast()
    case .base64:
      guard line.contains(where: { !isBlank($0) }), line.allSatisfy(Self.isBase64) else {
        return false
      }
    }
    // Excess bytes are dropped, so that memory stays bounded.
    if bytes.count + line.count <= LineUnfolder.limit { bytes += line }
    return true
  }

  private static func isBase64(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "+"), UInt8(ascii: "/"), Ascii.equals:
      true
    default: isBlank(byte)
    }
  }
}
