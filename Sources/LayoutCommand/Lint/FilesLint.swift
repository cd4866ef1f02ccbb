import Anchors
import AnchorsQuestions
import InterfaceFiles
import LayoutFiles

/// Lints files one after the other; one that cannot be read is a finding.
struct FilesLint {
  private let options: LintOptions
  private let system: ProgramSystem
  private(set) var findings: [FileFinding] = []
  /// The numbers of files and scenes that were checked.
  private(set) var counts = (files: 0, scenes: 0)
  private var hasScene = false

  init(_ options: LintOptions, on system: ProgramSystem) {
    self.options = options
    self.system = system
  }

  /// Checks all files.
  ///
  /// - Throws: `CommandError.arguments` if no file has the chosen scene.
  mutating func run() throws(CommandError) {
    let entries = LintPaths(options.paths, on: system).entries
    for entry in system.progress.counting(entries, "files", name: { ShownText.name($0.path) }) {
      let name = entry.path == "-" ? "standard input" : entry.path
      if let failure = entry.failure {
        counts.files += 1
        findings.append(unreadable(name, failure))
        continue
      }
      let isInterface = system.isInterface(entry.path)
      let bytes: [UInt8]
      do throws(SystemError) {
        bytes = try system.openInput(entry.path).readToEnd(name: ShownText.name(entry.path))
      } catch {
        counts.files += 1
        findings.append(unreadable(name, error.message))
        continue
      }
      if isInterface {
        counts.files += 1
        lintInterface(name, bytes)
      } else if entry.isNamed || Self.isLayout(bytes) {
        counts.files += 1
        lintLayout(name, bytes)
      } else {
        // The folder may contain the report or the baseline of an earlier run.
        system.allowReplacing(entry.path)
      }
    }
    if let scene = options.scenes.first?.scene, !hasScene {
      throw .arguments(
        "unknown scene '\(scene)'; list those of a file with layout scenes FILE", command: "lint")
    }
    if counts.files == 0 {
      let names = options.paths.map { ShownText.name($0) }.joined(separator: ", ")
      system.reportMessage("\(names): no .xib, .storyboard or layout file in it\n")
    }
    findings.removeAll { options.allowed.contains($0.code) }
  }

  /// Makes the finding of a message of the machine, which begins with the name of the file.
  private func unreadable(_ name: String, _ message: String) -> FileFinding {
    let start = ShownText.name(name) + ": "
    let reason = message.hasPrefix(start) ? String(message.dropFirst(start.count)) : message
    return FileFinding(unreadable: name, reason + ".")
  }

  /// Returns whether a JSON file of a folder is likely a layout file.
  static func isLayout(_ bytes: [UInt8]) -> Bool {
    contains(bytes, "\"items\"") && contains(bytes, "\"constraints\"")
  }

  private static func contains(_ bytes: [UInt8], _ word: StaticString) -> Bool {
    word.withUTF8Buffer { word in
      let last = bytes.count - word.count
      var start = 0
      while start <= last {
        if bytes[start] == word[0], bytes[start..<start + word.count].elementsEqual(word) {
          return true
        }
        start += 1
      }
      return false
    }
  }

  private mutating func lintInterface(_ path: String, _ bytes: [UInt8]) {
    let file: InterfaceFile
    do throws(LayoutFileError) {
      file = try InterfaceFile(bytes)
    } catch {
      guard InterfaceFile.isForAnotherSystem(bytes) else {
        findings.append(
          FileFinding(
            unreadable: path, line: error.line, column: error.column, error.message + "."))
        return
      }
      let check = InterfaceCheck.otherSystem
      var finding = FileFinding(
        file: path, line: error.line, column: error.column, code: check.name,
        severity: check.severity, message: error.message + ".", fix: "Leave the file out.")
      finding.isObservation = true
      findings.append(finding)
      return
    }
    findings += file.lintFile().map { FileFinding($0, file: path) }
    let chosen = options.scenes.first?.scene
    for scene in system.progress.counting(
      file.scenes, "scenes", name: { ShownText.name($0.name) })
    {
      if let chosen {
        guard chosen == scene.name || chosen == scene.id else { continue }
        hasScene = true
      }
      guard scene.skipReason == nil else { continue }
      counts.scenes += 1
      lint(scene, of: file, path)
    }
  }

  /// Checks a scene as in the file, and in each other environment.
  private mutating func lint(_ scene: InterfaceScene, of file: InterfaceFile, _ path: String) {
    func key(of finding: FileFinding) -> String { finding.identity + "\t\(finding.line)" }
    let own = file.lint(scene, widths: options.widths).map { FileFinding($0, file: path) }
    findings += own
    var known = Set(own.map { key(of: $0) })
    for environment in options.scenes where environment.changesScenes {
      let others = file.lint(
        scene, in: environment.environment(for: scene), place: environment.deviceName
      ).map { FileFinding($0, file: path) }
      findings += others.filter { known.insert(key(of: $0)).inserted }
    }
  }

  private mutating func lintLayout(_ path: String, _ bytes: [UInt8]) {
    let file: LayoutFile
    do throws(LayoutFileError) {
      file = try LayoutFile(bytes)
    } catch {
      for found in [error] + error.others {
        findings.append(
          FileFinding(unreadable: path, line: found.line, column: found.column, found.message + ".")
        )
      }
      return
    }
    do throws(LayoutFailure) {
      try file.layOut(name: path)
    } catch {
      let check = InterfaceCheck.conflict
      findings.append(
        FileFinding(
          file: path, line: error.line, column: 1, code: check.name, severity: check.severity,
          message: error.explanation + ".", fix: "Remove one of them, or lower its priority."))
      return
    }
    let lines = LineIndex(bytes)
    let report = options.report(on: file)
    let writer = ConstraintWriter(file, name: path)
    for (finding, (range, constraints)) in zip(report.findings, writer.places(of: report)) {
      var found = FileFinding(
        file: path, line: range.map { lines.line(of: $0.start) } ?? 1,
        column: range.map { lines.column(of: $0.start, in: bytes) } ?? 1,
        code: finding.code.name, severity: finding.severity, message: finding.text,
        fix: finding.fix)
      found.name = finding.items.first ?? ""
      found.id = finding.items.joined(separator: " ")
      found.isObservation = finding.isObservation
      found.constraints = constraints
      findings.append(found)
    }
  }
}
