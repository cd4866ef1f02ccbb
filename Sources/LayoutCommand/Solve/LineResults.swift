import LayoutFiles

/// Cuts bytes into lines and turns each line's layout into a line of result.
struct LineResults {
  let includesAmbiguity: Bool
  /// The name of the file, for constraints in conflicts; nil for standard input.
  let name: String?
  private(set) var status = CommandStatus.done
  private var json = JSONWriter()
  private var line: [UInt8] = []
  private var number = 0
  private var isTooLong = false

  init(includesAmbiguity: Bool, name: String?) {
    self.includesAmbiguity = includesAmbiguity
    self.name = name
  }

  mutating func append(_ bytes: [UInt8]) {
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      collect(rest[..<end])
      endLine()
      rest = rest[(end + 1)...]
    }
    collect(rest)
  }

  /// Takes what follows the last line break as a line too, if there is anything.
  mutating func finish() {
    if !line.isEmpty || isTooLong { endLine() }
  }

  mutating func takeBytes() -> [UInt8] {
    json.takeBytes()
  }

  private mutating func collect(_ bytes: ArraySlice<UInt8>) {
    if line.count + bytes.count > SolveLines.longestLine {
      isTooLong = true
      line = []
    }
    if !isTooLong { line += bytes }
  }

  private mutating func endLine() {
    number += 1
    if isTooLong {
      writeTooLong()
    } else {
      writeResult()
    }
    json.lineBreak()
    isTooLong = false
    line.removeAll(keepingCapacity: true)
  }

  private mutating func writeResult() {
    let file: LayoutFile
    do throws(LayoutFileError) {
      file = try LayoutFile(line)
    } catch {
      raise(to: .wrongInput)
      return error.write(into: &json, line: number)
    }
    do throws(LayoutFailure) {
      try file.layOut(name: name, line: number)
      file.writeResult(into: &json, includesAmbiguity: includesAmbiguity)
    } catch {
      raise(to: .notLaidOut)
      error.write(into: &json)
    }
  }

  private mutating func writeTooLong() {
    raise(to: .wrongInput)
    json.beginObject()
    json.key("error")
    json.beginObject()
    json.key("kind")
    json.value("invalidFile")
    json.key("line")
    json.value(Double(number))
    json.key("explanation")
    json.value("the line is longer than \(SolveLines.longestLine >> 20) MiB")
    json.endObject()
    json.endObject()
  }

  private mutating func raise(to other: CommandStatus) {
    if other.rawValue > status.rawValue { status = other }
  }
}
