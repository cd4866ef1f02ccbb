extension Property {
  /// The name put together from the parts of `N`.
  ///
  /// The order is prefixes, given, additional and family names, suffixes. Chinese, Japanese and
  /// Korean names put the family name first, without a space.
  func structuredName() throws(ContactError.Reason) -> String? {
    guard try text() != nil else { return nil }
    // Several names in one part are separated by commas.
    let parts = TextValue.parts(of: value, separatedBy: Ascii.semicolon).map { part in
      TextValue.parts(of: part, separatedBy: Ascii.comma).compactMap(TextValue.decode)
    }
    func part(_ index: Int) -> [String] { index < parts.count ? parts[index] : [] }

    let eastern = (part(0) + part(1)).joined()
    let isEastern = !eastern.isEmpty && eastern.unicodeScalars.allSatisfy { $0.isCJK }
    let core = isEastern ? [eastern] + part(2) : part(1) + part(2) + part(0)
    let words = part(3) + core + part(4)
    return words.isEmpty ? nil : words.joined(separator: " ")
  }

  /// The first part of `ORG` that is not empty: the organization without its units.
  func organization() throws(ContactError.Reason) -> String? {
    guard try text() != nil else { return nil }
    return TextValue.parts(of: value, separatedBy: Ascii.semicolon)
      .lazy.compactMap(TextValue.decode).first
  }

  /// The number to show for `TEL`: the text, or the number and extension of a `tel:` address.
  func phone() throws(ContactError.Reason) -> String? {
    guard let text = try text() else { return nil }
    guard text.prefix(4).lowercased() == "tel:" else { return text }
    let parts = text.dropFirst(4).split(separator: ";", omittingEmptySubsequences: false)
    guard let number = parts.first, !number.isEmpty else { return nil }
    let isExtension = { (part: Substring) in part.prefix(4).lowercased() == "ext=" }
    guard let ext = parts.dropFirst().first(where: isExtension), ext.count > 4 else {
      return String(number)
    }
    return "\(number) ext. \(ext.dropFirst(4))"
  }
}
