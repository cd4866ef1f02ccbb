import LayoutFiles

/// Reads an `.xcstrings`, the string catalog of Xcode.
enum StringCatalog {
  /// Reads all texts in all languages.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - table: The table that the file is.
  ///   - base: The code of the base language.
  /// - Returns: The texts in the order of the file.
  /// - Throws: `Fault` at the first error.
  static func read(
    _ bytes: [UInt8], table: String, base: String
  ) throws(Fault) -> [FoundText] {
    let root = try JSONReader.read(bytes)
    let members = try object(root, "a string catalog")
    guard let strings = member("strings", of: members) else {
      throw Fault("a string catalog has the member 'strings'", at: root.range)
    }
    let source = member("sourceLanguage", of: members).flatMap { text($0) } ?? base
    var found: [FoundText] = []
    for entry in try object(strings, "'strings'") {
      let key = entry.name
      let settings = try object(entry.value, "the entry '\(key)'")
      var hasSource = false
      if let list = member("localizations", of: settings) {
        for localization in try object(list, "'localizations'") {
          let forms = try forms(localization.value, key)
          guard !forms.isEmpty else { continue }
          if localization.name.isSame(as: source) { hasSource = true }
          found.append(
            FoundText(
              key: key, table: table, language: localization.name, forms: forms))
        }
      }
      // Without a text of its own, the key is the text in the source language.
      if !hasSource {
        found.append(FoundText(key: key, table: table, language: source, forms: [key]))
      }
    }
    return found
  }

  /// Returns the forms of a localization, none if nobody has translated it.
  private static func forms(_ value: JSONValue, _ key: String) throws(Fault) -> [String] {
    let members = try object(value, "a localization of '\(key)'")
    var texts = try plainForms(members, key, depth: 0)
    guard let list = member("substitutions", of: members) else { return texts }
    var variables: [TextVariable] = []
    for substitution in try object(list, "'substitutions'") {
      let choices = try plainForms(
        try object(substitution.value, "the substitution '\(substitution.name)'"), key, depth: 0)
      if !choices.isEmpty {
        variables.append(TextVariable(name: substitution.name, choices: choices))
      }
    }
    texts = texts.flatMap { TextVariable.expand($0, variables) }
    return Array(texts.prefix(TextVariable.maximumForms))
  }

  /// Returns the text of a unit or of all its variations, the general one first.
  private static func plainForms(
    _ members: [JSONMember], _ key: String, depth: Int
  ) throws(Fault) -> [String] {
    if let unit = member("stringUnit", of: members) {
      let unitMembers = try object(unit, "a string unit of '\(key)'")
      guard let value = member("value", of: unitMembers) else { return [] }
      guard let text = text(value) else {
        throw Fault("the value of '\(key)' must be a string, not \(value.kind)", at: value.range)
      }
      // Xcode adds an empty unit for a text that is to be translated.
      let isNew = member("state", of: unitMembers).flatMap { self.text($0) }?.isSame(as: "new")
      return isNew == true && text.utf8.isEmpty ? [] : [text]
    }
    // The reader of JSON limits the nesting.
    guard let variations = member("variations", of: members) else { return [] }
    var texts: [String] = []
    for kind in try object(variations, "the variations of '\(key)'") {
      let choices = try object(kind.value, "the variation '\(kind.name)' of '\(key)'")
      let general = choices.filter { $0.name.isSame(as: "other") }
      for choice in general + choices.filter({ !$0.name.isSame(as: "other") }) {
        texts += try plainForms(
          try object(choice.value, "the form '\(choice.name)' of '\(key)'"), key, depth: depth + 1)
      }
    }
    return texts
  }

  private static func object(
    _ value: JSONValue, _ role: String
  ) throws(Fault) -> [JSONMember] {
    guard case .object(let members) = value.content else {
      throw Fault("\(role) must be an object in braces, not \(value.kind)", at: value.range)
    }
    return members
  }

  private static func member(_ name: String, of members: [JSONMember]) -> JSONValue? {
    members.first { $0.name.isSame(as: name) }?.value
  }

  private static func text(_ value: JSONValue) -> String? {
    if case .string(let text) = value.content { return text }
    return nil
  }
}
