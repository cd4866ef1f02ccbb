/// An error in a layout file, its position, an excerpt of the line, and the other errors.
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
  /// The other errors of the file that do not follow from this one, in the order of reading.
  ///
  /// With this one there are at most 20; a file with so many may have more.
  public let others: [LayoutFileError]

  /// Describes a fault in terms of its file.
  package init(_ fault: Fault, in bytes: [UInt8]) {
    let excerpt = Excerpt(fault.range, in: bytes)
    line = excerpt.line
    column = excerpt.column
    message = fault.message
    text = excerpt.text
    mark = excerpt.mark
    others = fault.others.map { LayoutFileError($0, in: bytes) }
  }

  /// Returns the message for people: the position, the sentence, and the marked text of each error.
  ///
  /// - Parameter file: The file's name.
  /// - Returns: Three lines for each error, or only the first one about an empty line; without a
  ///   last line break.
  public func report(file: String) -> String {
    var report = "\(ShownText.name(file)):\(line): \(message)"
    if !text.isEmpty { report += "\n    \(text)\n    \(mark)" }
    for other in others { report += "\n" + other.report(file: file) }
    if others.count + 1 == Fault.maximumCount {
      report += "\n\(ShownText.name(file)): there may be more errors than these \(others.count + 1)"
    }
    return report
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
    writeMembers(into: &json, line: line)
    if !others.isEmpty {
      json.key("others")
      json.beginArray()
      for other in others {
        json.beginObject()
        other.writeMembers(into: &json, line: line)
        json.endObject()
      }
      json.endArray()
    }
    json.endObject()
    json.endObject()
  }

  private func writeMembers(into json: inout JSONWriter, line: Int?) {
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
  }
}
