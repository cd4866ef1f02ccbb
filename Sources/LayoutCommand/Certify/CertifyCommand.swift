import Certify
import InterfaceFiles
import LayoutFiles

/// `layout certify`: proves that layouts keep what they show in all languages, over all widths.
struct CertifyCommand {
  let options: CertifyOptions
  let system: ProgramSystem

  /// Runs the command.
  ///
  /// - Returns: `notLaidOut` if something fails, or is not proved with `--strict`; `wrongInput` if
  ///   a file cannot be read; otherwise `done`.
  /// - Throws: `CommandError` if a file of texts is wrong, or the output cannot be written.
  func run() throws(CommandError) -> CommandStatus {
    let input = LayoutFileInput(file: options.paths[0], output: options.output)
    let output = try input.openOutput(on: system)
    let patch = try open(options.patch)
    let roomFile = try open(options.roomFile)
    let texts = try CertifyTexts(options, on: system)
    var report = CertifyReport()
    var hasScene = false
    let entries = LintPaths(options.paths, on: system).entries
    for entry in system.progress.counting(entries, "files", name: { ShownText.name($0.path) }) {
      if let failure = entry.failure {
        report.addFault(failure)
        continue
      }
      do throws(CommandError) {
        try certify(entry, texts, &report, &hasScene)
      } catch {
        report.addFault(error.text)
      }
    }
    if let scene = options.scene, !hasScene {
      throw .arguments(
        "unknown scene '\(scene)'; list those of a file with layout scenes FILE",
        command: "certify")
    }
    for fault in report.faults { system.reportMessage(fault + "\n") }
    if let patch { try input.write(report.patch, to: patch) }
    if let roomFile, let format = options.roomFile.flatMap({ RoomFile.Format(path: $0) }) {
      try input.write(RoomFile(report.scenes).bytes(format), to: roomFile)
    }
    switch options.format {
    case .text:
      let end = patch == nil ? "" : report.patchSummary
      try input.write(text: report.text(showsRoom: options.showsRoom) + end, to: output)
    case .json: try input.write(input.json { report.write(into: &$0) }, to: output)
    }
    return report.status(isStrict: options.isStrict)
  }

  /// Opens another output than that of the report; nil for none.
  private func open(_ path: String?) throws(CommandError) -> (any OutputFile)? {
    try path.map { (path) throws(CommandError) in
      try LayoutFileInput(file: options.paths[0], output: path).openOutput(on: system)
    }
  }

  private func certify(
    _ entry: LintPaths.Entry, _ texts: CertifyTexts, _ report: inout CertifyReport,
    _ hasScene: inout Bool
  ) throws(CommandError) {
    let input = LayoutFileInput(file: entry.path, output: options.output)
    let bytes = try input.readBytes(on: system, command: "certify")
    if LayoutFileInput.isInterface(entry.path) {
      if !entry.isNamed, InterfaceFile.isForAnotherSystem(bytes) { return }
      let file = try input.interface(bytes)
      let translations = try texts.texts(of: entry.path)
      var changes: [SourceEdit] = []
      for scene in system.progress.counting(
        file.scenes, "scenes", name: { ShownText.name($0.name) })
      {
        if let chosen = options.scene {
          guard chosen == scene.name || chosen == scene.id else { continue }
          hasScene = true
        }
        let run = SceneCertification(
          options, file, scene, translations, table: CertifyTexts.stem(entry.path))
        let result = run.run(entry.path)
        changes += result.changes
        report.add(result)
      }
      report.addChanges(changes, to: entry.path, bytes)
    } else if entry.isNamed || FilesLint.isLayout(bytes) {
      guard options.scene == nil else { return }
      let run = LayoutFileCertification(
        options, bytes, try texts.texts(of: entry.path), table: CertifyTexts.stem(entry.path))
      do throws(LayoutFileError) {
        let result = try run.run(entry.path)
        report.add(result)
        report.addChanges(result.changes, to: entry.path, bytes)
      } catch {
        throw .file(error.report(file: input.name))
      }
    } else {
      // The folder may contain the result of an earlier run.
      system.allowReplacing(entry.path)
    }
  }
}
