/// A text as a key of a set or a dictionary.
///
/// Texts of a file are equal if their bytes are, like names in JSON. This needs no Unicode tables,
/// which matters in a small program.
package struct TextKey: Hashable {
  package let text: String

  /// Creates the key of a text.
  package init(_ text: String) {
    self.text = text
  }

  package static func == (lhs: TextKey, rhs: TextKey) -> Bool { lhs.text.isSame(as: rhs.text) }

  package func hash(into hasher: inout Hasher) {
    for byte in text.utf8 { hasher.combine(byte) }
  }
}

extension String {
  /// Returns whether another text has the same bytes.
  package func isSame(as other: String) -> Bool { utf8.elementsEqual(other.utf8) }

  /// The FNV-1a hash of the text, the same on every machine.
  package var stableHash: UInt64 {
    utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}

extension CaseIterable where Self: RawRepresentable<String> {
  /// Returns the case with a name of layout files.
  package static func named(_ name: String) -> Self? {
    allCases.first { $0.rawValue.isSame(as: name) }
  }
}
