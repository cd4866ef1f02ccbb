/// An address that contains its data: `data:image/png;base64,iVBORw0…`, as in RFC 2397.
struct DataURI {
  /// The media type in capitals, empty if none is stated.
  let mediaType: String
  /// The data, or `nil` if they are declared as base64 but are not base64.
  let bytes: [UInt8]?

  /// Returns whether a value is such an address, possibly malformed.
  static func isPresent(in value: ArraySlice<UInt8>) -> Bool { value.prefix(5).hasName("DATA:") }

  /// Parses an address, or returns `nil` if no comma precedes its data.
  init?(parsing value: ArraySlice<UInt8>) {
    let rest = value.drop { $0 != Ascii.colon }.dropFirst()
    guard let comma = rest.firstIndex(of: Ascii.comma) else { return nil }
    // Some writers escape the semicolon and the comma as if the address were text.
    let head = String(decoding: rest[..<comma].filter { $0 != Ascii.backslash }, as: UTF8.self)
    let fields = head.uppercased().split(separator: ";", omittingEmptySubsequences: false)
    mediaType = fields.first.map(String.init) ?? ""
    let isBase64 = fields.last == "BASE64"
    let data = rest[(comma + 1)...]
    let unescaped = data.contains(Ascii.percent) ? DataURI.percentDecode(data)[...] : data
    bytes = isBase64 ? Base64.decode(unescaped) : Array(unescaped)
  }

  /// Decodes data of plain characters and of `%` with two hexadecimal digits.
  static func percentDecode(_ data: ArraySlice<UInt8>) -> [UInt8] {
    var bytes: [UInt8] = []
    var position = data.startIndex
    while position < data.endIndex {
      if data[position] == Ascii.percent, position + 2 < data.endIndex,
        let byte = Ascii.byte(data[position + 1], data[position + 2])
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
