/// A text as a key of a set or a dictionary.
///
/// Texts of a file are equal if their bytes are, like names in JSON. This needs no Unicode tables,
/// which matters in a small program.
struct TextKey: Hashable {
  let text: String

  init(_ text: String) {
    self.text = text
  }

  static func == (lhs: TextKey, rhs: TextKey) -> Bool { lhs.text.isSame(as: rhs.text) }

  func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension String {
  /// Returns whether another text has the same bytes.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// Returns the case with a name of layout files.
  static func named(_ name: String) -> Self? { allCases.first { $0.rawValue.isSame(as: name) } }
}
