/// The parts of `N`: family, given and additional names, prefixes and suffixes.
struct StructuredName: Sendable {
  private let parts: [[String]]

  /// Reads a value, or returns nil if every part is empty.
  ///
  /// - Parameter value: The value in UTF-8, still escaped.
  init?(_ value: ArraySlice<UInt8>) {
    // Commas separate the names in one part.
    parts = TextValue.parts(of: value, separatedBy: Ascii.semicolon).map { part in
      TextValue.parts(of: part, separatedBy: Ascii.comma).compactMap(TextValue.decode)
    }
    if parts.allSatisfy({ $0.isEmpty }) { return nil }
  }

  private func part(_ index: Int) -> [String] { index < parts.count ? parts[index] : [] }

  /// The family names, or nil.
  var family: String? { part(0).isEmpty ? nil : part(0).joined(separator: " ") }
  /// The given names, or nil.
  var given: String? { part(1).isEmpty ? nil : part(1).joined(separator: " ") }

  /// The complete name.
  ///
  /// The order is prefixes, given, additional and family names, suffixes. Chinese, Japanese and
  /// Korean names begin with the family name, without a space.
  var text: String {
    let eastern = (part(0) + part(1)).joined()
    let isEastern = !eastern.isEmpty && eastern.unicodeScalars.allSatisfy { $0.isCJK }
    let core = isEastern ? [eastern] + part(2) : part(1) + part(2) + part(0)
    return (part(3) + core + part(4)).joined(separator: " ")
  }
}
