public import Anchors
public import Devices

/// A language, a direction and a text size in which a layout is judged.
public struct Environment: Sendable {
  /// The code of the language.
  public let language: String
  /// The direction of reading.
  public let direction: LayoutDirection
  /// The reader's text size.
  public let textSize: TextSize
  /// The number of the form in which texts are that have several, such as plurals; 0 is the general
  /// one.
  public let form: Int
  /// The texts of the language, those of the base where there is no translation.
  public let texts: LocalizedTexts

  /// Creates an environment.
  ///
  /// - Parameters:
  ///   - language: The code of the language.
  ///   - direction: The direction of reading.
  ///   - textSize: The reader's text size.
  ///   - form: The number of the form of texts that have several.
  ///   - texts: The texts of the language, in this form.
  public init(
    language: String, direction: LayoutDirection, textSize: TextSize, form: Int = 0,
    texts: LocalizedTexts
  ) {
    self.language = language
    self.direction = direction
    self.textSize = textSize
    self.form = form
    self.texts = texts
  }

  /// The language, with direction, text size and form where they are not the usual ones: `ar`,
  /// `de at xxxLarge`, `en from right to left`, `ru in form 2`.
  public var name: String {
    var name = language
    let natural: LayoutDirection =
      Translations.isRightToLeft(language) ? .rightToLeft : .leftToRight
    if direction != natural {
      name += direction == .rightToLeft ? " from right to left" : " from left to right"
    }
    if textSize != .large { name += " at " + textSize.shortName }
    if form > 0 { name += " in form " + String(form + 1) }
    return name
  }
}

extension TextSize {
  /// The name of the size in options and reports, such as `xxxLarge` or `accessibility3`.
  public var shortName: String {
    let names = [
      "xSmall", "small", "medium", "large", "xLarge", "xxLarge", "xxxLarge", "accessibility1",
      "accessibility2", "accessibility3", "accessibility4", "accessibility5",
    ]
    return names[rawValue]
  }
}

/// The texts of one language, by key.
///
/// ```swift
/// let title = Label(environment.texts["login.title"], name: "title")
/// ```
public struct LocalizedTexts: Sendable {
  private let translations: Translations
  private let language: String
  private let form: Int

  /// Creates the texts of a language.
  ///
  /// - Parameters:
  ///   - translations: The texts of all languages.
  ///   - language: The code of the language.
  ///   - form: The number of the form of texts that have several.
  public init(_ translations: Translations, language: String, form: Int = 0) {
    self.translations = translations
    self.language = language
    self.form = form
  }

  /// The text of a key in the table `Localizable`, that of the base language without a translation,
  /// and the key itself without either.
  ///
  /// - Parameter key: The key.
  public subscript(key: String) -> String { self[key, table: "Localizable"] }

  /// The text of a key in a table, as in ``subscript(_:)``.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - table: The name of the table.
  public subscript(key: String, table table: String) -> String {
    translations.text(key, table: table, in: language, form: form) ?? key
  }
}

/// The environments in which a layout is judged, and the base of each.
public struct Environments: Sendable {
  /// The environments; for each text size, that of the base language comes first.
  public private(set) var list: [Environment] = []
  /// For each environment the index of the one with which it is compared.
  var bases: [Int] = []

  /// Directions in which each language is judged.
  public enum Directions: String, Sendable, CaseIterable {
    /// That of the language.
    case natural
    /// That of the language and the opposite one.
    case both
  }

  /// All languages of translations, at each text size, and with each form of their texts.
  ///
  /// Texts with several forms have their second one together, their third and so on: each form of
  /// each text is judged, but not all combinations of forms are.
  ///
  /// - Parameters:
  ///   - translations: The texts.
  ///   - only: The languages to judge; nil for all.
  ///   - textSizes: The reader's text sizes.
  ///   - directions: The directions of each language.
  /// - Returns: The environments.
  public static func languages(
    _ translations: Translations, only: [String]? = nil, textSizes: [TextSize] = [.large],
    directions: Directions = .natural
  ) -> Environments {
    languages(
      translations, only: only, textSizes: textSizes, directions: directions,
      formCount: translations.formCount)
  }

  /// All languages of translations, as above, with a number of forms for each language.
  package static func languages(
    _ translations: Translations, only: [String]?, textSizes: [TextSize], directions: Directions,
    formCount: (String) -> Int
  ) -> Environments {
    var environments = Environments()
    for size in textSizes.isEmpty ? [.large] : textSizes {
      let base = environments.list.count
      for language in translations.languages
      where language.utf8.elementsEqual(translations.base.utf8)
        || only?.contains(where: { $0.utf8.elementsEqual(language.utf8) }) ?? true
      {
        let natural: LayoutDirection =
          Translations.isRightToLeft(language) ? .rightToLeft : .leftToRight
        let other: LayoutDirection = natural == .leftToRight ? .rightToLeft : .leftToRight
        for form in 0..<max(1, formCount(language)) {
          for direction in directions == .both ? [natural, other] : [natural] {
            environments.list.append(
              Environment(
                language: language, direction: direction, textSize: size, form: form,
                texts: LocalizedTexts(translations, language: language, form: form)))
            environments.bases.append(base)
          }
        }
      }
    }
    return environments
  }

  /// All languages of a list of texts, for tests with their texts in the source.
  ///
  /// ```swift
  /// .languages(["en": ["cancel": "Cancel"], "de": ["cancel": "Abbrechen"]])
  /// ```
  ///
  /// - Parameters:
  ///   - texts: For each language the text of each key; the first language is the base.
  ///   - textSizes: The reader's text sizes.
  ///   - directions: The directions of each language.
  /// - Returns: The environments.
  public static func languages(
    _ texts: KeyValuePairs<String, KeyValuePairs<String, String>>,
    textSizes: [TextSize] = [.large], directions: Directions = .natural
  ) -> Environments {
    var translations = Translations(base: texts.first?.key ?? "en")
    for (language, list) in texts {
      for (key, text) in list { translations.add([text], key: key, language: language) }
    }
    return languages(translations, textSizes: textSizes, directions: directions)
  }
}
