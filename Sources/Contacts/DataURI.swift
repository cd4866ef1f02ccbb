/// An address that holds its data itself: `data:image/png;base64,iVBORw0…`, as in RFC 2397.
struct DataURI {
  /// The media type in capitals, empty if none is stated.
  let mediaType: String
  /// The data, or `nil` if they are declared as base64 but are not.
  let bytes: [UInt8]?

  /// Parses an address; `nil` if it is not a data address.
  ///
  /// - Throws: `malformedDataURI` if no comma precedes the data.
  init?(parsing value: ArraySlice<UInt8>) throws(ContactError.Reason) {
    guard String(decoding: value.prefix(5), as: UTF8.self).uppercased() == "DATA:" else {
      return nil
    }
    let rest = value.dropFirst(5)
    guard let comma = rest.firstIndex(of: Ascii.comma) else { throw .malformedDataURI }
    // Some writers escape the semicolon and the comma as if the address were text.
    let head = String(decoding: rest[..<comma].filter { $0 != Ascii.backslash }, as: UTF8.self)
    let fields = head.uppercased().split(separator: ";", omittingEmptySubsequences: false)
    mediaType = fields.first.map(String.init) ?? ""
    let data = rest[(comma + 1)...]
    bytes = fields.last == "BASE64" ? Base64.decode(data) : DataURI.percentDecode(data)
  }

  /// The bytes of data that are written as characters, `%` and two digits standing for any other.
  private static func percentDecode(_ data: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var position = data.startIndex
    while position < data.endIndex {
      let digits = String(decoding: data[position...].dropFirst().prefix(2), as: UTF8.self)
      if data[position] == Ascii.percent, digits.utf8.count == 2,
        let byte = UInt8(digits, radix: 16)
      {
        bytes.append(byte)
        position += 3
      } else {
        bytes.append(data[position])
        position += 1
      }
    }
    return bytes
  }
}
