/// What is wrong with a layout file, where, and an excerpt of that line.
///
/// ```
/// card.json:7: unknown attribute 'widht'; expected one of: left, right, leading, …
///     "photo.widht == 80"
///            ^~~~~
/// ```
public struct LayoutFileError: Error, Sendable {
  /// The line, counted from 1.
  public let line: Int
  /// The first character of the offending text in that line, counted from 1.
  public let column: Int
  /// What is wrong, as a sentence without a full stop.
  public let message: String
  /// The line's text, or the part of a long one around the offending text.
  public let text: String
  /// A `^` under the start of the offending text, and `~` under the rest of it.
  public let mark: String

  init(_ fault: Fault, in bytes: [UInt8]) {
    let excerpt = Excerpt(fault.range, in: bytes)
    line = excerpt.line
    column = excerpt.column
    message = fault.message
    text = excerpt.text
    mark = excerpt.mark
  }

  /// The message for a person: the place, the sentence, and the offending text marked.
  ///
  /// - Parameter file: The file's name.
  /// - Returns: Three lines, the last without a line break.
  public func report(file: String) -> String {
    "\(ShownText.name(file)):\(line): \(message)\n    \(text)\n    \(mark)"
  }
}

extension LayoutFileError {
  /// Writes the error as a result: `{"error":{"kind":"invalidFile",…}}`.
  ///
  /// - Parameters:
  ///   - json: Where to write.
  ///   - line: The line to name instead of the error's own, where a file holds many layouts.
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
