extension Property {
  /// The rank of a `TEL` among those of its card: by preference, and then by use.
  ///
  /// A mobile number precedes one for voice, one at work, one at home and one without a use; for
  /// the same use, one at work precedes. Fax, pager and modem come last, regardless of their
  /// preference.
  var phoneRank: Int {
    if parameters.isEmpty { return 101 * 100 + 6 }
    let isVoice = has("VOICE")
    let isMobile = has("CELL") || has("MOBILE") || has("IPHONE")
    let isWork = has("WORK")
    let isHome = has("HOME")
    let isData = has("FAX") || has("PAGER") || has("MODEM") || has("BBS")
    let use =
      if isMobile {
        isWork ? 0 : 1
      } else if isVoice {
        isWork ? 2 : 3
      } else if isWork {
        4
      } else if isHome {
        5
      } else {
        6
      }
    let isLast = isData && !isVoice && !isMobile
    return (isLast ? 200_000 : 0) + rank * 100 + (isData ? 50 : 0) + use
  }

  /// Returns the number to show for `TEL`: the text, or the parts of a `tel:` address.
  func phone(fault: inout ContactError.Reason?) -> String? {
    guard let text = text(fault: &fault) else { return nil }
    guard let address = Address(text) else { return text }
    guard !address.target.isEmpty else { return nil }
    guard let ext = address.parameter("EXT"), !ext.isEmpty else { return address.target }
    return "\(address.target) ext. \(ext)"
  }

  /// Returns the address to show for `EMAIL`, without `mailto:` and the name before `<address>`.
  func email(fault: inout ContactError.Reason?) -> String? {
    guard let text = text(fault: &fault) else { return nil }
    let address = Address(text)?.target ?? text
    guard address.last == ">", let start = address.lastIndex(of: "<") else {
      return address.isEmpty ? nil : address
    }
    let inner = address[start...].dropFirst().dropLast()
    return inner.isEmpty ? nil : String(inner)
  }
}

/// An address with a scheme that is not shown: `tel:+1-555-0100;ext=7`, `mailto:a@x.example`.
private struct Address {
  /// The number or name in the address, percent-decoded.
  let target: String
  private let parameters: [ArraySlice<UInt8>]

  private static let schemes: [StaticString] = [
    "TEL", "MAILTO", "SIP", "SIPS", "CALLTO", "SMS", "SMSTO", "SKYPE", "XMPP", "IM", "H323",
    "FACETIME", "FACETIME-AUDIO", "WHATSAPP",
  ]

  /// Reads an address, or returns nil if the text does not begin with one of the schemes.
  init?(_ text: String) {
    let bytes = Array(text.utf8)
    guard let colon = bytes.prefix(16).firstIndex(of: Ascii.colon),
      Self.schemes.contains(where: { bytes[..<colon].hasName($0) })
    else { return nil }
    var rest = bytes[(colon + 1)...]
    if rest.starts(with: "//".utf8) { rest = rest.dropFirst(2) }
    let parts = rest.prefix { $0 != UInt8(ascii: "?") }
      .split(separator: Ascii.semicolon, omittingEmptySubsequences: false)
    target = TextValue.decode(DataURI.percentDecode(parts[0])[...]) ?? ""
    parameters = Array(parts.dropFirst())
  }

  /// Finds the value of a parameter.
  ///
  /// - Parameter name: Its name in capitals.
  /// - Returns: The value, or nil if there is no such parameter.
  func parameter(_ name: StaticString) -> String? {
    for parameter in parameters {
      let end = parameter.firstIndex(of: Ascii.equals) ?? parameter.endIndex
      guard parameter[..<end].hasName(name) else { continue }
      return String(decoding: parameter[end...].dropFirst(), as: UTF8.self)
    }
    return nil
  }
}
