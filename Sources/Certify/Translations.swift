/// The texts of an app in several languages.
///
/// A text is found by its key in a table, which is the name of its file. The module Texts reads the
/// files that translators work on. Texts that are added later replace those of the same key, table
/// and language.
///
/// ```swift
/// var texts = Translations(base: "en")
/// texts.add(["Cancel"], key: "cancel", language: "en")
/// texts.add(["Abbrechen"], key: "cancel", language: "de")
/// assert(texts.text("cancel", in: "de") == "Abbrechen")
/// assert(texts.text("cancel", in: "fr") == "Cancel")
/// ```
public struct Translations: Sendable {
  /// The language of texts that a file has in no other one.
  public let base: String
  /// The languages with a text, the base first, the others in the order of their bytes.
  public private(set) var languages: [String]
  private var tables: [String: [String: [String]]] = [:]

  /// Creates texts in no language but the base.
  ///
  /// - Parameter base: The code of the base language, such as `en` or `pt-BR`.
  public init(base: String = "en") {
    self.base = base
    languages = [base]
  }

  /// Adds a text.
  ///
  /// - Parameters:
  ///   - forms: The text; if it has several forms, such as plurals, all of them.
  ///   - key: The key.
  ///   - table: The table.
  ///   - language: The code of the language.
  public mutating func add(
    _ forms: [String], key: String, table: String = "Localizable", language: String
  ) {
    guard !forms.isEmpty else { return }
    if !languages.contains(language) {
      let index = languages.dropFirst().firstIndex {
        language.utf8.lexicographicallyPrecedes($0.utf8)
      }
      languages.insert(language, at: index ?? languages.count)
    }
    tables[Self.place(table, language), default: [:]][key] = forms
  }

  /// The forms of a text in a language, none if it is not translated.
  ///
  /// A text has several forms if it depends on numbers, on the device, or on the width that it may
  /// have; the first is the general one.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table.
  ///   - language: The code of the language.
  /// - Returns: The forms.
  public func forms(
    of key: String, table: String = "Localizable", in language: String
  ) -> [String] {
    tables[Self.place(table, language)]?[key] ?? []
  }

  /// The text of a key in a language, or that of the base language; nil if there is none.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table.
  ///   - language: The code of the language.
  ///   - form: The number of the form, from 0 for the general one; the last one if there are less.
  /// - Returns: The text.
  public func text(
    _ key: String, table: String = "Localizable", in language: String, form: Int = 0
  ) -> String? {
    let own = forms(of: key, table: table, in: language)
    let forms = own.isEmpty ? self.forms(of: key, table: table, in: base) : own
    return forms.isEmpty ? nil : forms[min(max(form, 0), forms.count - 1)]
  }

  /// Returns the largest number of forms that a text has in a language, at least 1.
  ///
  /// - Parameter language: The code of the language.
  /// - Returns: The number.
  /// - Complexity: O(number of texts).
  public func formCount(in language: String) -> Int {
    tables.filter { $0.key.hasPrefix(language + "\0") }.values.reduce(1) { most, table in
      table.values.reduce(most) { max($0, $1.count) }
    }
  }

  /// Returns whether a text has a translation in any language but the base.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The table.
  /// - Returns: Whether there is one.
  public func isTranslated(_ key: String, table: String = "Localizable") -> Bool {
    languages.dropFirst().contains { !forms(of: key, table: table, in: $0).isEmpty }
  }

  /// Returns whether a language is read from right to left, by its code.
  ///
  /// - Parameter language: A code such as `ar` or `uz-Arab`; a script in it decides.
  /// - Returns: Whether it is one of the known ones.
  public static func isRightToLeft(_ language: String) -> Bool {
    let parts = language.utf8.split { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "_") }
    let scripts = ["Adlm", "Arab", "Hebr", "Nkoo", "Rohg", "Syrc", "Thaa"]
    for part in parts.dropFirst() where part.count == 4 {
      return scripts.contains { $0.utf8.elementsEqual(part) }
    }
    let codes = ["ar", "ckb", "dv", "fa", "he", "iw", "ks", "ps", "sd", "ug", "ur", "yi"]
    return codes.contains { code in parts.first.map { code.utf8.elementsEqual($0) } ?? false }
  }

  /// A table in a language as one key; neither contains a zero.
  private static func place(_ table: String, _ language: String) -> String {
    language + "\0" + table
  }
}
