/// An error in a layout file, its position, and an excerpt of the line.
///
/// ```
/// card.json:7: unknown attribute 'widht'; expected one of: left, right, leading, …
///     "photo.widht == 80"
///            ^~~~~
/// ```
public struct LayoutFileError: Error, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The index of the first wrong character in that line, counted from 1.
  public let column: Int
  /// The error as a sentence without a period.
  public let message: String
  /// The text of the line, or of a long line the part around the error.
  public let text: String
  /// A `^` under the first wrong character, and `~` under the rest.
  public let mark: String

  /// Describes a fault in terms of its file.
  package init(_ fault: Fault, in bytes: [UInt8]) {
    let excerpt = Excerpt(fault.range, in: bytes)
    line = excerpt.line
    column = excerpt.column
    message = fault.message
    text = excerpt.text
    mark = excerpt.mark
  }

  /// Returns the message for people: the position, the sentence, and the marked text.
  ///
  /// - Parameter file: The file's name.
  /// - Returns: Three lines, or only the first one about an empty line; without a last line break.
  public func report(file: String) -> String {
    let head = "\(ShownText.name(file)):\(line): \(message)"
    return text.isEmpty ? head : "\(head)\n    \(text)\n    \(mark)"
  }
}

extension LayoutFileError {
  /// Writes the error as a result: `{"error":{"kind":"invalidFile",…}}`.
  ///
  /// - Parameters:
  ///   - json: The writer to write into.
  ///   - line: The line to report instead of the error's own, if a file has many layouts.
  public func write(into json: inout JSONWriter, line: Int? = nil) {
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.key("kind")
    json.value("invalidFile")
    json.key("line")
    json.value(Double(line ?? self.line))
    json.key("column")
    json.value(Double(column))
    json.key("explanation")
    json.value(message)
    json.key("text")
    json.value(text)
    json.key("mark")
    json.value(mark)
    json.endObject()
    json.endObject()
  }
}
