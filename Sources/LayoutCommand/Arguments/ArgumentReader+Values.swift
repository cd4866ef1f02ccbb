import LayoutFiles

extension ArgumentReader {
  /// Returns the path of an output file, or nil for standard output.
  ///
  /// - Parameter name: The option, `--output` for the result of the command.
  /// - Returns: The path; nil without the option, and for `-`.
  /// - Throws: `CommandError.arguments` if the name is empty.
  func outputFile(_ name: String = "--output") throws(CommandError) -> String? {
    guard let path = value(of: name), path != "-" else { return nil }
    if path.isEmpty { throw failure("\(name) needs a file name") }
    return path
  }

  /// Returns the only operand, the file that the command reads.
  ///
  /// - Throws: `CommandError.arguments` if there is no operand, or more than one.
  func onlyFile(_ kind: String) throws(CommandError) -> String {
    guard let file = operands.first else {
      throw failure("missing \(kind)")
    }
    guard operands.count == 1 else {
      throw failure("unexpected '\(operands[1])'; expected one file")
    }
    guard !file.isEmpty else {
      throw failure("the file name is empty")
    }
    return file
  }

  /// Returns the value of an option with a fixed set of words, or the fallback without the option.
  func choice<Choice: CaseIterable & RawRepresentable<String>>(
    _ name: String, or fallback: Choice
  ) throws(CommandError) -> Choice {
    guard let text = value(of: name) else { return fallback }
    if let choice = Choice(rawValue: text) { return choice }
    let words = Choice.allCases.map(\.rawValue).joined(separator: ", ")
    throw failure(
      "\(name) expects one of \(words), not '\(text)'"
        + Suggestion.text(for: text, in: Choice.allCases.map(\.rawValue)))
  }

  /// Returns the positive number of an option, or nil without the option.
  ///
  /// - Parameters:
  ///   - name: The option, with its dashes.
  ///   - limit: The largest number allowed.
  ///   - unit: The unit of the number, for the message.
  /// - Returns: The number.
  /// - Throws: `CommandError.arguments` unless the value is a plain decimal number in that range.
  func positiveNumber(
    _ name: String, upTo limit: Int, unit: String
  ) throws(CommandError) -> Double? {
    guard let text = value(of: name) else { return nil }
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"),
        UInt8(ascii: "+"), UInt8(ascii: "e"), UInt8(ascii: "E"):
        true
      default: false
      }
    }
    guard isPlain, let number = Double(text), number > 0, number <= Double(limit) else {
      throw failure("\(name) expects \(unit), above 0 and at most \(limit), not '\(text)'")
    }
    return number
  }

  /// Returns the number of concurrent jobs, the value of `--jobs`; 1 without the option.
  ///
  /// - Parameter isByLine: Whether `--lines` is present, which `--jobs` requires.
  /// - Returns: The number.
  /// - Throws: `CommandError.arguments` unless the value is a whole number within the limit.
  func jobs(isByLine: Bool) throws(CommandError) -> Int {
    guard let text = value(of: "--jobs") else { return 1 }
    guard isByLine else { throw failure("--jobs requires --lines") }
    guard text.utf8.allSatisfy({ $0 >= 0x30 && $0 <= 0x39 }), let number = Int(text),
      number >= 1, number <= 1024
    else {
      throw failure("--jobs expects a whole number of threads, from 1 to 1024, not '\(text)'")
    }
    return number
  }
}
