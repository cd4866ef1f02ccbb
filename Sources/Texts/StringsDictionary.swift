import LayoutFiles

/// Reads a `.stringsdict`: texts that depend on numbers, on the width or on the device.
enum StringsDictionary {
  /// Reads all texts.
  ///
  /// - Returns: The texts in the order of the file, each with all its forms.
  /// - Throws: `Fault` at the first error.
  static func read(_ bytes: [UInt8]) throws(Fault) -> [(key: String, forms: [String])] {
    var texts: [(key: String, forms: [String])] = []
    for member in try PropertyList.dictionary(bytes) {
      // A text without forms is as in a .strings.
      if let text = member.value.text {
        texts.append((member.key, [text]))
        continue
      }
      guard let rules = member.value.members else {
        throw Fault(
          "the value of '\(member.key)' must be a dictionary of its forms", at: member.value.range)
      }
      texts.append((member.key, try forms(of: member.key, rules, at: member.value.range)))
    }
    return texts
  }

  private static func forms(
    of key: String, _ rules: [PropertyList.Member], at range: SourceRange
  ) throws(Fault) -> [String] {
    for name in ["NSStringVariableWidthRuleType", "NSStringDeviceSpecificRuleType"] {
      guard let rule = rules.last(where: { $0.key.isSame(as: name) }) else { continue }
      return try choices(rule.value, of: key)
    }
    let format = rules.last { $0.key.isSame(as: "NSStringLocalizedFormatKey") }
    guard let format, let text = format.value.text else {
      throw Fault("'\(key)' has no NSStringLocalizedFormatKey", at: format?.value.range ?? range)
    }
    var variables: [TextVariable] = []
    for rule in rules {
      guard let members = rule.value.members else { continue }
      let forms = members.filter { !$0.key.utf8.starts(with: "NSStringFormat".utf8) }
      var choices: [String] = []
      for form in general(first: forms) {
        guard let text = form.value.text else {
          throw Fault(
            "the form '\(form.key)' of '\(rule.key)' must be a text", at: form.value.range)
        }
        choices.append(text)
      }
      guard !choices.isEmpty else {
        throw Fault("'\(rule.key)' has no form; add at least 'other'", at: rule.value.range)
      }
      variables.append(TextVariable(name: rule.key, choices: choices))
    }
    return TextVariable.expand(text, variables)
  }

  /// Returns the texts of a rule with one text for each width or device.
  private static func choices(
    _ value: PropertyList, of key: String
  ) throws(Fault) -> [String] {
    var texts: [String] = []
    for member in general(first: value.members ?? []) {
      if let text = member.value.text {
        texts.append(text)
      } else if let inner = member.value.members {
        texts += try forms(of: key, inner, at: member.value.range)
      }
    }
    guard !texts.isEmpty else { throw Fault("'\(key)' has no form", at: value.range) }
    return texts
  }

  /// Puts the general form before the others, which remain in the order of the file.
  private static func general(first members: [PropertyList.Member]) -> [PropertyList.Member] {
    members.filter { $0.key.isSame(as: "other") } + members.filter { !$0.key.isSame(as: "other") }
  }
}
