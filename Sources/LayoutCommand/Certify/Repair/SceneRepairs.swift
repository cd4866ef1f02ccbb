import Certify
import LayoutFiles

/// The repair of a failure.
struct FailureRepair {
  /// The edits in words; empty if none was found.
  let edits: [String]
  /// True if the patch of the file has it.
  var isInPatch = false
}

/// Finds repairs of the failures of a scene or a layout file.
struct SceneRepairs {
  typealias Run = Certification<LayoutFileError>

  private let editor: LayoutEditor
  private let bytes: [UInt8]
  private var search: RepairSearch<LayoutEdit, LayoutFileError>
  private var before: [Certificate] = []

  /// Prepares a search in a file.
  init(_ editor: LayoutEditor, _ bytes: [UInt8]) {
    self.editor = editor
    self.bytes = bytes
    search = RepairSearch(
      candidates: { failure in editor.candidates(failure) }, isAttribute: { $0.isAttribute })
  }

  /// Adds a layout of the file, in the order of its certificates, and that of a changed file.
  mutating func add(
    _ run: Run, edited: @escaping ([UInt8]) -> Run.Maker?
  ) throws(LayoutFileError) {
    let (editor, bytes) = (editor, bytes)
    before.append(
      try search.add(run) { edits in
        guard let changes = editor.changes(edits) else { return nil }
        return edited(SourceEdit.apply(changes, to: bytes))
      })
  }

  /// Finds a repair of each failure, and the changes of the file that repair most of them together.
  func find(_ scene: inout CertifiedScene) {
    var patch: [LayoutEdit] = []
    for (number, certificate) in scene.certificates.enumerated() {
      var repairs: [FailureRepair?] = []
      for failure in certificate.failures {
        guard failure.certainty == .fails,
          let known = before[number].failures.first(where: { $0.isSame(as: failure) })
        else {
          repairs.append(nil)
          continue
        }
        let edits = search.repair(of: known, in: number) ?? []
        var repair = FailureRepair(
          edits: edits.flatMap { editor.words($0) }.map { ShownText.sentence($0) })
        if !edits.isEmpty {
          let both = patch + edits.filter { !patch.contains($0) }
          if both.count == patch.count || patch.isEmpty
            || search.holds(both) && search.isRepaired(known, in: number, by: both)
          {
            patch = both
            repair.isInPatch = true
          } else {
            repair.isInPatch = search.isRepaired(known, in: number, by: patch)
          }
        }
        repairs.append(repair)
      }
      scene.repairs.append(repairs)
    }
    scene.changes = editor.changes(patch) ?? []
  }
}

extension FailureRepair {
  /// Returns the repair as a sentence.
  func sentence(for failure: Failure) -> String {
    guard let last = edits.last else {
      return failure.because.isEmpty
        ? "No repair of two attributes was found."
        : "No repair of two attributes was found; the constraints above stand in the way."
    }
    let others = edits.dropLast().joined(separator: ", ")
    let subject = others.isEmpty ? last : others + " and " + last
    let (verb, effect) =
      switch failure.property {
      case .satisfiable: ("give", "it a layout")
      case .textsWhole: ("make", "it whole")
      case .textsVisible: ("keep", "it visible")
      case .noOverlap: ("keep", "them apart")
      default: ("repair", "it")
      }
    return "Repair: \(subject) \(verb)\(others.isEmpty ? "s" : "") \(effect) in all languages"
      + (isInPatch ? "." : ", but not with the other repairs.")
  }
}
