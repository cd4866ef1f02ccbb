import Anchors
import AnchorsQuestions
import LayoutFiles
import Rendering

/// `layout solve`: lays out a layout file.
struct SolveCommand {
  let options: SolveOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `done`, or for a file of many layouts the highest status among them.
  /// - Throws: `CommandError` if the file is wrong or its layout is impossible.
  func run() throws(CommandError) -> CommandStatus {
    let input = options.input
    if options.isByLine { return try runByLine() }
    if input.isInterface, options.format == .text || options.format == .json {
      return try runScenes()
    }
    let file = try input.read(on: system, command: "solve")
    let output = try input.openOutput(on: system)
    try input.layOut(file, writingJSON: options.format == .json, to: output)
    let (bytes, report) = result(of: file)
    try input.write(bytes, to: output)
    system.reportMessage(report)
    return reportClipped(file)
  }

  /// Reports the texts that got less space than they need, in one line.
  ///
  /// Other contents are most often pictures, which are scaled.
  ///
  /// - Returns: `notLaidOut` if there are any and the run is strict.
  private func reportClipped(_ file: LayoutFile) -> CommandStatus {
    let clipped = file.root.layoutNode.clippedContents().filter { $0.item is Label }
    guard !clipped.isEmpty else { return .done }
    let shown = clipped.prefix(Self.maximumClipped).map { $0.description }
    let rest = clipped.count - shown.count
    let more = rest > 0 ? ", and \(rest) more" : ""
    let list = shown.joined(separator: ", ")
    system.reportMessage("\(options.input.name): clipped text: \(list)\(more)\n")
    return options.isStrict ? .notLaidOut : .done
  }

  /// The maximum number of clipped texts that a message names.
  private static var maximumClipped: Int { 5 }

  /// Lays out all scenes of a file, or the chosen one; an impossible one does not stop the others.
  private func runScenes() throws(CommandError) -> CommandStatus {
    let input = options.input
    let layouts = try input.readLayouts(on: system, command: "solve")
    let output = try input.openOutput(on: system)
    let run = SceneRun(input, system)
    let bytes: [UInt8]
    switch options.format {
    case .json:
      bytes = run.json(layouts) { layout, json in
        json.key("result")
        layout.file.writeResult(into: &json, includesAmbiguity: options.includesAmbiguity)
        json.key("sizesFromFile")
        json.beginArray()
        for name in layout.storedSizes { json.value(name) }
        json.endArray()
        return options.isStrict ? reportClipped(layout.file) : .done
      }
    default:
      bytes = run.text(layouts) { layout in
        let names = layout.storedSizes.joined(separator: ", ")
        let note = names.isEmpty ? "" : "sizes from the file: \(names)\n"
        return (
          text(of: layout.file) + note.utf8,
          options.isStrict ? reportClipped(layout.file) : .done
        )
      }
    }
    try input.write(bytes, to: output)
    return run.status
  }

  private func runByLine() throws(CommandError) -> CommandStatus {
    let run = RecordRun(
      RecordSplitter(.line, maximumRecordLength: SolveLines.maximumLineLength),
      from: try options.input.open(on: system, command: "solve"),
      to: try options.input.openOutput(on: system, isLive: true),
      named: options.input.output, on: system)
    let lines = SolveLines(
      includesAmbiguity: options.includesAmbiguity, name: options.input.constraintFile)
    return try run.run(jobs: options.jobs) { lines.results(of: $0) }
  }

  /// Returns the result in its format, with a report about characters that the format lacks.
  private func result(of file: LayoutFile) -> (bytes: [UInt8], report: String) {
    switch options.format {
    case .text: return (text(of: file), "")
    case .json:
      return (
        options.input.json {
          file.writeResult(into: &$0, includesAmbiguity: options.includesAmbiguity)
        }, ""
      )
    case .svg: return (Array(FrameSVG().draw(file.root, titles: file.titles).utf8), "")
    case .pdf:
      var canvas = PDFCanvas()
      FramePDF().draw(file.root, into: &canvas, titles: file.titles)
      canvas.endFile()
      return (canvas.detachBytes(), canvas.boxReport(.solve))
    }
  }

  private func text(of file: LayoutFile) -> [UInt8] {
    var text = file.root.frameDescription + "\n"
    let ambiguous = options.includesAmbiguity ? file.ambiguous : []
    if !ambiguous.isEmpty { text += "ambiguous: \(ambiguous.joined(separator: ", "))\n" }
    return Array(text.utf8)
  }
}
