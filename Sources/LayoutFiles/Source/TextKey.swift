/// A text as a key of a set or a dictionary.
///
/// Texts of a file are the same if their bytes are, as names in JSON: however a reader of it might compose the
/// characters, and without the tables of Unicode in a small program.
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
  /// Whether another text has the same bytes.
  func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// The case that files call by a name.
  static func named(_ name: String) -> Self? { allCases.first { $0.rawValue.isSame(as: name) } }
}
