import Anchors

// Of a wrong value, the mistake is noted, and the result is that of an absent member.

extension ObjectReader {
  mutating func string(_ name: String) -> FileText? {
    guard let value = value(name) else { return nil }
    do throws(Fault) { return try value.string(name) } catch { return note(error) }
  }

  mutating func number(
    _ name: String, in allowed: ClosedRange<Double> = -1e9...1e9
  ) -> Double? {
    guard let value = value(name) else { return nil }
    do throws(Fault) { return try value.number(name, in: allowed) } catch { return note(error) }
  }

  /// Reads a number of points that is not negative.
  mutating func extent(_ name: String) -> Double? {
    number(name, in: 0...1e9)
  }

  /// Reads a number above 0.
  mutating func positive(_ name: String, upTo limit: Double) -> Double? {
    guard let number = number(name, in: 0...limit) else { return nil }
    guard number > 0 else { return note(Fault("'\(name)' must be above 0", at: range(of: name))) }
    return number
  }

  /// Reads a number without a fraction.
  mutating func whole(_ name: String, in allowed: ClosedRange<Double>) -> Int64? {
    guard let number = number(name, in: allowed) else { return nil }
    return Int64(exactly: number)
      ?? note(Fault("'\(name)' must be a whole number", at: range(of: name)))
  }

  mutating func bool(_ name: String) -> Bool? {
    guard let value = value(name) else { return nil }
    guard case .bool(let flag) = value.content else {
      return note(Fault("'\(name)' must be true or false, not \(value.kind)", at: value.range))
    }
    return flag
  }

  /// Reads a case of an enumeration by its name.
  mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ name: String, _ type: Choice.Type
  ) -> Choice? {
    let cases = Array(Choice.allCases)
    guard let index = choice(name, among: cases.map { $0.rawValue }) else { return nil }
    return cases[index]
  }

  /// Returns the index of a member's word among the allowed words.
  private mutating func choice(_ name: String, among words: [String]) -> Int? {
    guard let text = string(name) else { return nil }
    if let index = words.firstIndex(where: { $0.isSame(as: text.text) }) { return index }
    let list = words.joined(separator: ", ")
    return note(
      Fault(
        "'\(name)' must be one of \(list), not '\(text.text)'"
          + Suggestion.text(for: text.text, in: words),
        at: text.range))
  }

  mutating func list(_ name: String) -> [JSONValue] {
    guard let value = value(name) else { return [] }
    guard case .array(let values) = value.content else {
      let fault = Fault("'\(name)' must be a list in brackets, not \(value.kind)", at: value.range)
      return note(fault) ?? []
    }
    return values
  }

  /// Reads the numbers of an object with the given members; nil for absent ones.
  mutating func numbers(
    _ name: String, _ parts: [String], in allowed: ClosedRange<Double> = -1e9...1e9
  ) -> [Double?]? {
    guard let value = value(name) else { return nil }
    do throws(Fault) {
      var object = try ObjectReader(value, role: "'\(name)'")
      var numbers: [Double?] = []
      for part in parts { numbers.append(object.number(part, in: allowed)) }
      try object.finish()
      return numbers
    } catch {
      return note(error)
    }
  }
}

extension ObjectReader {
  /// Reads the distances from the four sides of a rectangle; 0 for absent ones.
  mutating func insets(
    _ name: String, in allowed: ClosedRange<Double> = -1e9...1e9
  ) -> EdgeInsets? {
    let sides = ["top", "left", "bottom", "right"]
    guard let insets = numbers(name, sides, in: allowed) else { return nil }
    return EdgeInsets(
      top: insets[0] ?? 0, left: insets[1] ?? 0, bottom: insets[2] ?? 0, right: insets[3] ?? 0)
  }

  /// Reads a number of points between two items, or the word for the standard spacing.
  mutating func spacing(_ name: String) -> Double? {
    guard let value = value(name) else { return nil }
    do throws(Fault) {
      return try value.number(name, or: "system") ?? StackView.spacingUseSystem
    } catch {
      return note(error)
    }
  }
}

extension JSONValue {
  func string(_ name: String) throws(Fault) -> FileText {
    guard case .string(let text) = content else {
      throw Fault("'\(name)' must be a string, not \(kind)", at: range)
    }
    return FileText(text, range: range)
  }

  /// Reads a number, or returns nil for the only word that may replace it.
  func number(_ name: String, or replacement: String) throws(Fault) -> Double? {
    let found: String
    switch content {
    case .number: return try number(name)
    case .string(let word) where word.isSame(as: replacement): return nil
    case .string(let word): found = "'\(word)'"
    default: found = kind
    }
    throw Fault("'\(name)' must be a number or \"\(replacement)\", not \(found)", at: range)
  }

  func number(
    _ name: String, in allowed: ClosedRange<Double> = -1e9...1e9
  ) throws(Fault) -> Double {
    guard case .number(let number) = content else {
      throw Fault("'\(name)' must be a number, not \(kind)", at: range)
    }
    guard allowed.contains(number) else {
      let message =
        number < allowed.lowerBound
        ? "'\(name)' must be at least \(allowed.lowerBound.shortest)"
        : "'\(name)' must be at most \(allowed.upperBound.shortest)"
      throw Fault(message, at: range)
    }
    return number
  }
}
