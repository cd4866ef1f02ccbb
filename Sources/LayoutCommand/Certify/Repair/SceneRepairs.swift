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
struct SceneRepairs<Editor: LayoutEditor> {
  typealias Run = Certification<LayoutFileError>

  private let editor: Editor
  private let bytes: [UInt8]
  private var search: RepairSearch<LayoutEdit, LayoutFileError>
  private var before: [Certificate] = []

  /// Prepares a search.
  ///
  /// - Parameters:
  ///   - editor: The edits that are possible.
  ///   - bytes: The file.
  init(_ editor: Editor, _ bytes: [UInt8]) {
    self.editor = editor
    self.bytes = bytes
    search = RepairSearch(
      candidates: { failure in editor.candidates(failure) }, isAttribute: { $0.isAttribute })
  }

  /// Adds a layout of the file, in the order of its certificates.
  ///
  /// - Parameters:
  ///   - run: The layout, not judged yet.
  ///   - edited: Returns the layout of a changed file; nil if it has none.
  /// - Throws: The error of making a layout.
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
  ///
  /// - Parameter scene: The scene with its certificates.
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
    let many = edits.dropLast().joined(separator: ", ")
    let subject = many.isEmpty ? last : many + " and " + last
    let isPlural = !many.isEmpty
    let effect =
      switch failure.property {
      case .satisfiable: isPlural ? "give it a layout" : "gives it a layout"
      case .textsWhole: isPlural ? "make it whole" : "makes it whole"
      case .textsVisible: isPlural ? "keep it visible" : "keeps it visible"
      case .noOverlap: isPlural ? "keep them apart" : "keeps them apart"
      default: isPlural ? "repair it" : "repairs it"
      }
    return "Repair: \(subject) \(effect) in all languages"
      + (isInPatch ? "." : ", but not with the other repairs.")
  }
}
