import Anchors
import Certify
import LayoutFiles

/// The result of `layout certify` over all files.
struct CertifyReport {
  private(set) var scenes: [CertifiedScene] = []
  /// The files that cannot be read, each with its message.
  private(set) var faults: [String] = []

  mutating func add(_ scene: CertifiedScene) { scenes.append(scene) }

  /// The changes of all files, as `patch` reads them.
  private(set) var patch: [UInt8] = []

  /// Adds the changes of a file to the patch.
  mutating func addChanges(_ changes: [SourceEdit], to path: String, _ bytes: [UInt8]) {
    guard let ordered = SourceEdit.ordered(changes) else { return }
    patch += UnifiedDiff(path, bytes, ordered).bytes
  }

  /// The number of failures, and of those that the patch repairs, as a sentence.
  var patchSummary: String {
    let repairs = scenes.flatMap { $0.repairs }.flatMap { $0 }.compactMap { $0 }
    let count = repairs.count { $0.isInPatch }
    return "\(count) of \(repairs.count == 1 ? "1 failure" : "\(repairs.count) failures")"
      + " repaired by the patch\n"
  }

  mutating func addFault(_ message: String) { faults.append(message) }

  /// Returns the exit status: 1 for a failure, and with `isStrict` for all that is not proved.
  func status(isStrict: Bool) -> CommandStatus {
    if !faults.isEmpty { return .wrongInput }
    let isBad = scenes.contains { scene in
      switch scene.verdict {
      case .proved: false
      case .fails: true
      case .marginal, .skipped: isStrict
      }
    }
    return isBad ? .notLaidOut : .done
  }

  /// Returns the failures for people, each on a line like those of compilers.
  ///
  /// - Parameter showsRoom: Whether the rooms of texts are listed.
  /// - Returns: The lines, and the numbers of scenes at the end.
  func text(showsRoom: Bool) -> String {
    var text = ""
    for scene in scenes {
      for (number, certificate) in scene.certificates.enumerated() {
        for (index, failure) in certificate.failures.enumerated() {
          text += line(failure, certificate, scene)
          if let repair = scene.repair(of: index, in: number) {
            text += "    \(repair.sentence(for: failure))\n"
          }
        }
        for skip in certificate.skipped {
          text += "\(place(scene)): note: \(ShownText.name(scene.name)) is not judged in "
          text += "\(certificate.environments[skip.environment].name): "
          text += ShownText.sentence(skip.reason) + ". [skipped]\n"
        }
        if !certificate.ambiguous.isEmpty {
          text += "\(place(scene)): note: \(ShownText.name(scene.name)) is not proved, because "
          text += certificate.ambiguous.map { ShownText.name($0) }.joined(separator: ", ")
          text += certificate.ambiguous.count == 1 ? " is" : " are"
          text += " ambiguous. [determined]\n"
        }
        for room in certificate.rooms where showsRoom { text += line(room, scene) }
      }
      if let reason = scene.skipReason {
        text += "\(place(scene)): note: \(ShownText.name(scene.name)) is not judged: "
        text += ShownText.sentence(reason) + ". [skipped]\n"
      }
      if let remark = scene.remark, scene.skipReason == nil {
        text += "\(place(scene)): note: \(ShownText.name(scene.name)) is \(remark).\n"
      }
    }
    return text + summary + "\n"
  }

  private func place(_ scene: CertifiedScene) -> String {
    "\(ShownText.name(scene.file)):\(scene.line):1"
  }

  private func line(
    _ failure: Failure, _ certificate: Certificate, _ scene: CertifiedScene
  ) -> String {
    let position = scene.place(of: failure.view)
    var plain = failure
    plain.leaveOutConstraints()
    var text = "\(ShownText.name(scene.file)):\(position.line):\(position.column): "
    text += failure.certainty == .fails ? "error: " : "warning: "
    text += ShownText.sentence(plain.text(certificate.environments))
    if let height = certificate.height { text += " (height \(decimal(height)))" }
    text += ". [\(failure.property.rawValue)]\n"
    if let shown = failure.text, failure.property == .textsWhole {
      text += "    In the base language: \"\(ShownText.sentence(shown))\""
      text += position.hasOutlet ? "; an outlet may set another text.\n" : "\n"
    }
    for constraint in failure.because { text += "    \(description(constraint, scene))\n" }
    return text
  }

  private func description(_ constraint: ReportedConstraint, _ scene: CertifiedScene) -> String {
    guard let writer = scene.writer, let line = writer.line(of: constraint.summary) else {
      return ShownText.sentence(constraint.description)
    }
    let text = ShownText.sentence(writer.text(of: constraint.summary))
    return "\(text) (\(ShownText.name(scene.file)):\(line))"
  }

  private func line(_ room: Room, _ scene: CertifiedScene) -> String {
    let position = scene.place(of: room.view)
    var text = "\(ShownText.name(scene.file)):\(position.line):\(position.column): note: "
    text += "\(ShownText.name(room.item)) has room for "
    text += room.limit == nil ? "at least " : ""
    text += "\(decimal(room.growth, decimals: 3)) times its text, "
    text += "\(decimal(room.points, decimals: 1)) points on one line"
    if let limit = room.limit, let fails = room.failingGrowth {
      text += "; at \(decimal(fails, decimals: 3)) \(ShownText.sentence(limit))"
    }
    return text + ". [room]\n"
  }

  /// The numbers of scenes by verdict, in one line; what is proved has its widths and heights.
  private var summary: String {
    var counts: [(words: String, count: Int)] = []
    for scene in scenes {
      let words =
        switch scene.verdict {
        case .proved: "proved" + scene.provedPlace
        case .fails: "failing"
        case .marginal: "marginal"
        case .skipped: "skipped"
        }
      if let index = counts.firstIndex(where: { $0.words == words }) {
        counts[index].count += 1
      } else {
        counts.append((words, 1))
      }
    }
    let count = scenes.count == 1 ? "1 scene" : "\(scenes.count) scenes"
    let languages = Set(
      scenes.flatMap { $0.certificates }.flatMap { $0.environments }.map { $0.language })
    let text = count + (languages.isEmpty ? "" : " in \(languages.count) languages")
    let parts = counts.map { "\($0.count) \($0.words)" }
    return text + (parts.isEmpty ? "" : ": " + parts.joined(separator: ", "))
  }
}
