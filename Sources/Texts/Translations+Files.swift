public import Certify
package import LayoutFiles

extension Translations {
  /// Reads a file of texts: `.strings`, `.stringsdict`, `.xcstrings`, or XLIFF 1.2 or 2.0.
  ///
  /// The folder `de.lproj` of a path says the language of a `.strings` or `.stringsdict`; a file in
  /// `Base.lproj` or in no such folder is in the base language. Texts of the same key, table and
  /// language are replaced.
  ///
  /// ```swift
  /// var texts = Translations(base: "en")
  /// try texts.read(bytes, path: "App/de.lproj/Login.strings")
  /// texts.text("cancel.normalTitle", table: "Login", in: "de")  // "Abbrechen"
  /// ```
  ///
  /// - Parameters:
  ///   - bytes: The contents, UTF-8 or UTF-16, of at most 64 MiB.
  ///   - path: The path of the file, whose ending says its format.
  /// - Throws: An error whose description has the path, the line and the column; no text is then
  ///   added.
  /// - Complexity: O(*n* log *n*) in the length of the file.
  public mutating func read(_ bytes: [UInt8], path: String) throws {
    do throws(LayoutFileError) {
      try readFile(bytes, path: path)
    } catch {
      throw TextFileError(
        description: error.report(file: path), line: error.line, column: error.column)
    }
  }

  /// Reads a file as above, with the error of its first mistake.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The path of the file.
  /// - Throws: `LayoutFileError`; no text is then added.
  package mutating func readFile(_ bytes: [UInt8], path: String) throws(LayoutFileError) {
    for text in try TextFile.texts(bytes, path: path, base: base) {
      add(text.forms, key: text.key, table: text.table, language: text.language ?? base)
    }
  }
}

/// A file of texts that is wrong.
public struct TextFileError: Error, Sendable, CustomStringConvertible {
  /// The path and the line, what is wrong, and the line with a mark under it.
  public let description: String
  /// The line, counted from 1.
  public let line: Int
  /// The first wrong character of the line, counted from 1.
  public let column: Int
}
