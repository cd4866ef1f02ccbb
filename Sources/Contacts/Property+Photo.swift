extension Property {
  /// The picture that `PHOTO` embeds, or `nil` if it embeds none that a card can show.
  ///
  /// The data stand in the value as base64 (vCard 3.0) or as a `data:` address (vCard 4.0). The
  /// format is found in the bytes. An address elsewhere is no photo, and neither is a format that
  /// is neither PNG nor JPEG, unless it was declared as one of them.
  ///
  /// - Throws: `invalidBase64`, `malformedDataURI` or `unreadablePhoto`.
  func photo() throws(ContactError.Reason) -> ContactPhoto? {
    let value = value.drop { $0 == Ascii.space || $0 == Ascii.tab }
    guard !value.isEmpty else { return nil }
    let bytes: [UInt8]?
    let isDeclared: Bool
    if let address = try DataURI(parsing: value) {
      bytes = address.bytes
      isDeclared = ["IMAGE/PNG", "IMAGE/JPEG", "IMAGE/JPG"].contains(address.mediaType)
    } else if isBase64 {
      bytes = Base64.decode(value)
      isDeclared = ["PNG", "JPEG", "JPG", "IMAGE/PNG", "IMAGE/JPEG"].contains(where: has)
    } else {
      return nil
    }
    guard let bytes else { throw .invalidBase64 }
    guard !bytes.isEmpty else { return nil }
    switch PhotoHeader(of: bytes) {
    case .picture(let type, let width, let height):
      return ContactPhoto(bytes: bytes, mediaType: type, pixelWidth: width, pixelHeight: height)
    case .unknown where !isDeclared: return nil
    case .unknown, .broken: throw .unreadablePhoto
    }
  }
}
