extension Property {
  /// Finds the picture that `PHOTO` embeds.
  ///
  /// The data are base64 or a `data:` address in the value. They and their format are recognized by
  /// content, regardless of the parameters. A link to a photo does not count.
  ///
  /// - Parameter fault: Receives the reason why an embedded picture cannot be shown:
  ///   `invalidBase64`, `malformedDataURI`, `unreadablePhoto` or `unsupportedPhoto`.
  /// - Returns: The picture, or nil if there is none that a card can show.
  func photo(fault: inout ContactError.Reason?) -> ContactPhoto? {
    let value = value.trimmed
    let bytes: [UInt8]
    let isDeclared: Bool
    let isDeclaredReadable: Bool
    if DataURI.isPresent(in: value) {
      guard let address = DataURI(parsing: value) else {
        fault = .malformedDataURI
        return nil
      }
      guard let data = address.bytes else {
        fault = .invalidBase64
        return nil
      }
      bytes = data
      isDeclared = true
      isDeclaredReadable = address.mediaType == "IMAGE/PNG" || address.mediaType == "IMAGE/JPEG"
    } else {
      guard !value.contains(Ascii.colon) else { return nil }
      isDeclared = isBase64
      isDeclaredReadable = ["PNG", "JPEG", "JPG", "IMAGE/PNG", "IMAGE/JPEG"].contains(where: has)
      guard let data = Base64.decode(value) else {
        if isDeclared || Self.looksLikePicture(value) { fault = .invalidBase64 }
        return nil
      }
      bytes = data
    }
    switch bytes.isEmpty ? nil : PhotoHeader(of: bytes) {
    case .picture(let type, let width, let height):
      return ContactPhoto(bytes: bytes, mediaType: type, pixelWidth: width, pixelHeight: height)
    case .broken: fault = .unreadablePhoto
    case .other(let name): fault = .unsupportedPhoto(name)
    case .unknown where isDeclaredReadable: fault = .unreadablePhoto
    case .unknown where isDeclared: fault = .unsupportedPhoto("")
    case .unknown, nil: break
    }
    return nil
  }

  /// Returns whether a value begins like the base64 of a PNG, JPEG, GIF or WebP.
  private static func looksLikePicture(_ value: ArraySlice<UInt8>) -> Bool {
    ["iVBORw0KGgo", "/9j/", "R0lGOD", "UklGR"].contains { value.starts(with: $0.utf8) }
  }
}
