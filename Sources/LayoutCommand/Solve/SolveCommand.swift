import Anchors
import LayoutFiles
import Rendering

/// `layout solve`: lays out what a layout file describes.
struct SolveCommand {
  let options: SolveOptions
  let system: any System

  /// Runs the command.
  ///
  /// - Returns: `done`, or for a file of many layouts the highest status among them.
  /// - Throws: `CommandError` if the file is wrong or its layout cannot be done.
  func run() throws(CommandError) -> CommandStatus {
    let input = try openInput()
    if let output = options.output, system.isSameFile(output, options.file) {
      throw .arguments("--output would overwrite the layout file", command: "solve")
    }
    if options.isByLine {
      let run = RecordRun(
        RecordSplitter(.line, longestRecord: SolveLines.longestLine), from: input,
        to: try openOutput(isLive: true), on: system)
      let lines = SolveLines(
        includesAmbiguity: options.includesAmbiguity, name: options.constraintFile)
      return try run.run(jobs: options.jobs) { lines.results(of: $0) }
    }
    let file = try LayoutFile.read(input, name: options.fileName)
    let output = try openOutput(isLive: false)
    do throws(LayoutFailure) {
      try file.layOut(name: options.constraintFile)
    } catch {
      if options.format == .json { try write(json { error.write(into: &$0) }, to: output) }
      throw .layout("\(options.fileName):\(error.line): \(error.message)")
    }
    let (bytes, report) = result(of: file)
    try write(bytes, to: output)
    system.report(report)
    return .done
  }

  private func openInput() throws(CommandError) -> any InputFile {
    try LayoutFile.openInput(options.file, on: system)
  }

  private func openOutput(isLive: Bool) throws(CommandError) -> any OutputFile {
    do throws(SystemError) {
      return try system.openOutput(options.output, isLive: isLive)
    } catch {
      throw CommandError(error)
    }
  }

  /// The result in its format, and what of it the format cannot show.
  private func result(of file: LayoutFile) -> (bytes: [UInt8], report: String) {
    switch options.format {
    case .text: return (text(of: file), "")
    case .json:
      return (
        json { file.writeResult(into: &$0, includesAmbiguity: options.includesAmbiguity) }, ""
      )
    case .svg: return (Array(FrameSVG().draw(file.root).utf8), "")
    case .pdf:
      var canvas = PDFCanvas()
      FramePDF().draw(file.root, into: &canvas)
      canvas.endFile()
      return (canvas.takeBytes(), canvas.boxReport)
    }
  }

  private func text(of file: LayoutFile) -> [UInt8] {
    var text = file.root.frameDescription + "\n"
    let ambiguous = options.includesAmbiguity ? file.ambiguous : []
    if !ambiguous.isEmpty { text += "ambiguous: \(ambiguous.joined(separator: ", "))\n" }
    return Array(text.utf8)
  }

  private func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
    var json = JSONWriter()
    body(&json)
    json.lineBreak()
    return json.takeBytes()
  }

  private func write(_ bytes: [UInt8], to output: any OutputFile) throws(CommandError) {
    do throws(SystemError) {
      try output.write(bytes)
      try output.commit()
    } catch {
      output.discard()
      throw CommandError(error)
    }
  }
}
