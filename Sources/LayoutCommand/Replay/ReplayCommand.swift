import LayoutFiles
import Replay

/// `layout replay`: repeats the calls of a record and compares the results.
struct ReplayCommand {
  let options: ReplayOptions
  let system: any System

  /// Runs the command.
  ///
  /// - Returns: `done` if no result differs.
  /// - Throws: `CommandError` if the record cannot be read.
  func run() throws(CommandError) -> CommandStatus {
    do throws(SystemError) {
      let text = String(
        decoding: try system.openInput(options.file).readToEnd(name: options.fileName),
        as: UTF8.self)
      // Only another process can observe that a replay ends the program.
      let isEnded = options.isMinimizing ? try system.endsProgram(replaying: text) : false
      if isEnded, Self.isLayout(text) {
        let record = try record { () throws(RecordError) in try LayoutRecord(text: text) }
        return try reportEnd(
          calls: record.entries.count,
          shortest: LayoutReplay.minimized(record) { endsProgram(replaying: $0.text) }.text)
      }
      if isEnded {
        let record = try record { () throws(RecordError) in try SolverRecord(text: text) }
        return try reportEnd(
          calls: record.entries.count,
          shortest: SolverReplay.minimized(record) { endsProgram(replaying: $0.text) }.text)
      }
      if Self.isLayout(text) {
        return try replay(try record { () throws(RecordError) in try LayoutRecord(text: text) })
      }
      return try replay(try record { () throws(RecordError) in try SolverRecord(text: text) })
    } catch {
      throw CommandError(error)
    }
  }

  private func record<Record>(
    _ read: () throws(RecordError) -> Record
  ) throws(SystemError) -> Record {
    do throws(RecordError) {
      return try read()
    } catch {
      throw SystemError("\(options.fileName):\(error.line): \(error.message)")
    }
  }

  private func endsProgram(replaying text: String) -> Bool {
    (try? system.endsProgram(replaying: text)) ?? false
  }

  /// Returns whether a record is of a layout, which begins with a tree.
  private static func isLayout(_ text: String) -> Bool {
    for line in text.utf8.split(separator: UInt8(ascii: "\n")) {
      guard let first = line.first(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0D }),
        first != UInt8(ascii: "#")
      else { continue }
      return first == UInt8(ascii: "T")
    }
    return false
  }
}

extension ReplayCommand {
  private func replay(_ record: SolverRecord) throws(SystemError) -> CommandStatus {
    let fault = SolverReplay.firstFault(of: record)
    let shortest = options.isMinimizing && fault != nil ? SolverReplay.minimized(record) : nil
    return try report(
      fault, calls: record.entries.count, at: fault.map { record.entries[$0.entry].call.firstLine },
      shortest: shortest.map { ($0.text, SolverReplay.firstFault(of: $0)) })
  }

  private func replay(_ record: LayoutRecord) throws(SystemError) -> CommandStatus {
    let fault = LayoutReplay.firstFault(of: record)
    let shortest = options.isMinimizing && fault != nil ? LayoutReplay.minimized(record) : nil
    return try report(
      fault, calls: record.entries.count, at: fault.map { record.entries[$0.entry].call.firstLine },
      shortest: shortest.map { ($0.text, LayoutReplay.firstFault(of: $0)) })
  }

  private func reportEnd(calls: Int, shortest: String) throws(SystemError) -> CommandStatus {
    let output = try system.openOutput(options.output, isLive: false)
    let text = "# one of \(CardTotals.count(calls, "call")) ends the program\n" + shortest
    try output.writeAll(Array(text.utf8))
    return .notLaidOut
  }

  private func report(
    _ fault: ReplayFault?, calls: Int, at call: String?, shortest: (text: String, ReplayFault?)?
  ) throws(SystemError) -> CommandStatus {
    let output = try system.openOutput(options.output, isLive: false)
    var text = "\(CardTotals.count(calls, "call")), no differences\n"
    if let fault {
      let name = ShownText.name(call ?? "")
      text = "# call \(fault.entry + 1) of \(calls), '\(name)': \(ShownText.name(fault.message))\n"
    }
    if let (record, fault) = shortest {
      text = "# \(ShownText.name(fault?.message ?? ""))\n" + record
    }
    try output.writeAll(Array(text.utf8))
    return fault == nil ? .done : .notLaidOut
  }
}
