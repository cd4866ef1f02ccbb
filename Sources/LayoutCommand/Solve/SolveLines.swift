import LayoutFiles

/// Lays out the layout of each line and writes a line of result for each.
struct SolveLines: Sendable {
  /// The maximum length of a line in bytes.
  static let maximumLineLength = 1 << 24

  let includesAmbiguity: Bool
  /// The name of the file, for constraints in conflicts, or nil for standard input.
  let name: String?

  /// Returns the results of a batch of lines.
  func results(of batch: RecordBatch) -> RecordResults {
    var json = JSONWriter()
    var status = CommandStatus.done
    batch.forEachRecord { record in
      status.raise(to: write(record, into: &json))
      json.lineBreak()
    }
    return RecordResults(bytes: json.detachBytes(), status: status, count: batch.ends.count)
  }

  private func write(_ record: Record, into json: inout JSONWriter) -> CommandStatus {
    guard !record.isTooLong else {
      writeTooLong(record, into: &json)
      return .wrongInput
    }
    let file: LayoutFile
    do throws(LayoutFileError) {
      file = try LayoutFile(Array(record.withoutLineBreak))
    } catch {
      error.write(into: &json, line: record.number)
      return .wrongInput
    }
    do throws(LayoutFailure) {
      try file.layOut(name: name, line: record.number)
      file.writeResult(into: &json, includesAmbiguity: includesAmbiguity)
      return .done
    } catch {
      error.write(into: &json)
      return .notLaidOut
    }
  }

  private func writeTooLong(_ record: Record, into json: inout JSONWriter) {
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.key("kind")
    json.value("invalidFile")
    json.key("line")
    json.value(Double(record.number))
    json.key("explanation")
    json.value("the line is longer than \(Self.maximumLineLength >> 20) MiB")
    json.endObject()
    json.endObject()
  }
}
