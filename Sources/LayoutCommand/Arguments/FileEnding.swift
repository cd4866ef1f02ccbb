/// The ending of an output's name, which tells a format if no option does.
enum FileEnding {
  /// The value of the option for the format that an ending stands for, if it is not the ending.
  private static let synonyms: KeyValuePairs = [
    "gv": "dot", "htm": "html", "js": "javascript", "jpeg": "jpg", "man": "man", "1": "man",
    "md": "markdown", "mjs": "javascript", "mmd": "mermaid",
  ]

  /// The endings of files in which no other format is expected.
  private static let exact = [
    "svg", "pdf", "png", "jpg", "gif", "webp", "html", "json", "sarif", "dot", "javascript", "c",
    "swift", "py", "rs", "go", "ts", "kt", "java", "cpp", "h", "m",
  ]

  /// Returns the word after the last period of a path, as the value of an option.
  ///
  /// - Parameter path: The path of a file.
  /// - Returns: The word in small letters; nil if the name of the file has no ending.
  static func format(of path: String) -> String? {
    let name = path.split(separator: "/", omittingEmptySubsequences: false).last ?? ""
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return synonyms.first { $0.key == ending }?.value ?? ending
  }

  /// Returns whether a file whose name has an ending can have no other format.
  static func isExact(_ format: String) -> Bool { exact.contains(format) }
}
