import LayoutFiles

/// A part of a text that depends on a number.
struct TextVariable {
  /// The name in the text, between `%#@` and `@`.
  let name: String
  /// The texts that it may have, the general one first.
  let choices: [String]

  /// The largest number of forms of one text; further combinations are left out.
  static let maximumForms = 64
  /// The largest length of a form in bytes; a longer one keeps its variables.
  static let maximumLength = 10_000
  /// The deepest nesting of variables in texts of variables.
  private static let maximumDepth = 4

  /// Replaces the variables of a text, in all combinations.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - variables: The variables; one that is not among them stays as it is.
  /// - Returns: The forms of the text without duplicates, the general one first.
  static func expand(_ text: String, _ variables: [TextVariable]) -> [String] {
    var forms = [text]
    for _ in 0..<maximumDepth {
      var expanded: [String] = []
      for form in forms {
        for variant in replaced(in: form, variables) where expanded.count < maximumForms {
          if !expanded.contains(where: { $0.isSame(as: variant) }) { expanded.append(variant) }
        }
      }
      if expanded.count == forms.count, zip(expanded, forms).allSatisfy({ $0.isSame(as: $1) }) {
        break
      }
      forms = expanded
    }
    return forms
  }

  /// Replaces each variable that a text mentions, by each of its choices.
  private static func replaced(in text: String, _ variables: [TextVariable]) -> [String] {
    var forms = [Array(text.utf8)]
    for variable in variables {
      let marks = [UInt8]("%#@".utf8) + Array(variable.name.utf8) + [UInt8(ascii: "@")]
      guard forms.contains(where: { $0.range(of: marks) != nil }) else { continue }
      var replaced: [[UInt8]] = []
      for choice in variable.choices {
        for form in forms where replaced.count < maximumForms {
          replaced.append(form.replacing(marks, by: Array(choice.utf8)))
        }
      }
      forms = replaced
    }
    return forms.map { String(decoding: $0, as: UTF8.self) }
  }
}

extension Collection<UInt8> where Index == Int {
  /// Returns the first range with the bytes of a word; nil if there is none.
  fileprivate func range(of word: [UInt8]) -> Range<Int>? {
    var index = startIndex
    while index + word.count <= endIndex {
      if self[index] == word[0], self[index..<index + word.count].elementsEqual(word) {
        return index..<index + word.count
      }
      index += 1
    }
    return nil
  }
}

extension [UInt8] {
  /// Returns the bytes with a word replaced wherever it is; unchanged if they become too long.
  fileprivate func replacing(_ word: [UInt8], by other: [UInt8]) -> [UInt8] {
    var replaced: [UInt8] = []
    var rest = self[...]
    while let range = rest.range(of: word) {
      replaced += rest[..<range.lowerBound]
      replaced += other
      rest = rest[range.upperBound...]
      guard replaced.count + rest.count <= TextVariable.maximumLength else { return self }
    }
    return replaced + rest
  }
}
