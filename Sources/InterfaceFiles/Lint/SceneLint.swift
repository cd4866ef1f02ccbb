import Anchors
import AnchorsQuestions
import LayoutFiles

/// Checks a scene: its layout in an environment, and for that of the file everything else.
struct SceneLint {
  /// The largest difference in points that nobody sees.
  static let tolerance = 0.51

  let file: InterfaceFile
  let scene: InterfaceScene
  let environment: InterfaceEnvironment
  /// The end of messages that names the environment, such as ` on iphone-se`.
  let place: String
  /// The widths at which inequalities must have an effect, or nil to skip the search.
  let widths: ClosedRange<Double>?
  var layout: SceneLayout
  var findings: [InterfaceFinding] = []
  /// The indices of the constraints that mention a view or its guides.
  private(set) var mentions: [[Int]]
  /// True for each view whose width a constraint mentions.
  private(set) var hasWidth: [Bool]
  /// Pairs of views that a constraint relates horizontally, the view of the smaller index first.
  private var related: Set<Int> = []
  /// The visible subviews of each view, in the order of the file.
  private(set) var children: [[Int]]
  /// True for each view that is hidden, or whose superview is.
  private(set) var isHidden: [Bool] = []
  private var indices: [TextKey: Int] = [:]
  /// True for each view whose frame in the file's own environment is not that of the file.
  private(set) var differs: [Bool] = []
  /// The size of the root in the environment.
  private(set) var size = Size.zero

  var document: XMLDocument { file.document }
  var nodes: [SceneNode] { layout.nodes }

  init(
    _ file: InterfaceFile, _ scene: InterfaceScene, _ environment: InterfaceEnvironment,
    place: String, widths: ClosedRange<Double>?
  ) throws(LayoutFileError) {
    self.file = file
    self.scene = scene
    self.environment = environment
    self.place = place
    self.widths = widths
    layout = try file.layout(of: scene, in: environment)
    mentions = [[Int]](repeating: [], count: layout.nodes.count)
    hasWidth = [Bool](repeating: false, count: layout.nodes.count)
    children = mentions
    for (index, constraint) in layout.constraints.enumerated() {
      let first = constraint.first
      mentions[first.index].append(index)
      if first.attribute == .width { hasWidth[first.index] = true }
      guard let second = constraint.second else { continue }
      if second.attribute == .width { hasWidth[second.index] = true }
      guard second.index != first.index else { continue }
      mentions[second.index].append(index)
      if !first.attribute.isVertical { related.insert(pair(first.index, second.index)) }
    }
    for (index, node) in layout.nodes.enumerated() {
      let isOutside = node.parent.map { isHidden[$0] } ?? false
      isHidden.append(isOutside || node.view.isHidden)
      if let parent = node.parent, !isHidden[index] { children[parent].append(index) }
      indices[TextKey(node.name)] = index
    }
  }

  /// Returns whether a constraint relates two views horizontally.
  func areRelated(_ one: Int, _ other: Int) -> Bool { related.contains(pair(one, other)) }

  private func pair(_ one: Int, _ other: Int) -> Int {
    min(one, other) * nodes.count + max(one, other)
  }

  /// The findings: errors, warnings, then notes, the surest mistakes first; otherwise in the order
  /// of the checks.
  var sortedFindings: [InterfaceFinding] {
    var ranks: [TextKey: Int] = [:]
    for (rank, code) in InterfaceCheck.notesBySureness.enumerated() { ranks[TextKey(code)] = rank }
    let keyed = findings.enumerated().map { position, finding in
      let rank = ranks[TextKey(finding.code)] ?? ranks.count
      let order = finding.severity == .note ? rank : -Int(finding.severity.rawValue)
      return (order: order, position: position, finding: finding)
    }
    return keyed.sorted { ($0.order, $0.position) < ($1.order, $1.position) }.map { $0.finding }
  }

  /// Runs the checks of the layout, and for the environment of the file all others.
  ///
  /// - Parameter isOwn: True for the environment of the file.
  mutating func run(isOwn: Bool) {
    var failure = failureOfLayout(isFirst: true)
    if failure == nil { recordAgreement() }
    if isOwn, let area = layout.deviceSafeArea {
      // Nothing else is so on a device.
      if failure == nil { findStaleFrames() }
      nodes[0].view.safeAreaInsets = area
      failure = failureOfLayout(isFirst: false)
    }
    if let failure {
      reportConflict(failure)
      layout.layOutBreaking()
    }
    size = nodes[0].view.frame.size
    if failure == nil { reportLayout() }
    findCutTitles()
    guard isOwn else { return }
    if layout.deviceSafeArea == nil { findStaleFrames() }
    findSettings()
    findDistances()
    findEdges()
    findTextSettings()
    guard failure == nil else { return }
    findWideMargins()
    findAtOtherSizes()
    findWithOtherTexts()
    findFromRightToLeft()
  }

  /// Lays the scene out.
  ///
  /// - Parameter isFirst: True to find the contents that only the file has.
  /// - Returns: The failure, or nil.
  private mutating func failureOfLayout(isFirst: Bool) -> LayoutFailure? {
    do throws(LayoutFailure) {
      if isFirst { try layout.layOut() } else { try layout.layOutOnce(name: nil) }
      return nil
    } catch {
      return error
    }
  }

  /// Notes the views whose frames are those of the file.
  private mutating func recordAgreement() {
    differs = nodes.map {
      ViewComparison.distance($0.stored, $0.view.frame) > ViewComparison.tolerance
    }
  }

  /// Lays the scene out at another size; false if that is impossible.
  func layOut(_ width: Double, _ height: Double?) -> Bool {
    do throws(LayoutFailure) {
      try layout.file.layOut(width: width, height: height)
      return true
    } catch _ {
      return false
    }
  }

  /// Returns the view of a name in reports; a guide belongs to its view.
  func index(named name: String) -> Int? {
    if let index = indices[TextKey(name)] { return index }
    var bytes = Array(name.utf8)
    while let last = bytes.popLast() {
      if last == UInt8(ascii: ".") {
        return indices[TextKey(String(decoding: bytes, as: UTF8.self))]
      }
    }
    return nil
  }

  /// Adds a finding about a view.
  ///
  /// - Parameters:
  ///   - check: The kind.
  ///   - index: The view.
  ///   - element: The element with the position, or nil for that of the view.
  ///   - severity: The level, or nil for that of the kind.
  ///   - message: The problem.
  ///   - fix: The fix.
  mutating func add(
    _ check: InterfaceCheck, _ index: Int, at element: Int? = nil, severity: LintSeverity? = nil,
    _ message: String, fix: String
  ) {
    add(
      code: check.name, severity: severity ?? check.severity, isObservation: check.isObservation,
      index, offset: document.range(element ?? nodes[index].element).start,
      message: message + place + ".", fix: fix)
  }

  mutating func add(
    code: String, severity: LintSeverity, isObservation: Bool, _ index: Int, offset: Int,
    constraints: [String] = [], message: String, fix: String
  ) {
    let (line, column) = file.position(of: offset)
    let id = index == 0 && nodes[0].id.utf8.isEmpty ? scene.id : nodes[index].id
    findings.append(
      InterfaceFinding(
        code: code, severity: severity, isObservation: isObservation, scene: scene.name,
        sceneID: scene.id, id: id, name: nodes[index].name, line: line, column: column,
        constraints: constraints, message: message, fix: fix))
  }

  private mutating func reportConflict(_ failure: LayoutFailure) {
    let (index, element) = culprit(of: failure)
    add(
      .conflict, index, at: element, failure.explanation.capitalized,
      fix: "Remove one of them, or lower its priority.")
  }

  /// Returns the view and the element of the first constraint of a conflict in the file.
  func culprit(of failure: LayoutFailure) -> (index: Int, element: Int?) {
    for constraint in layout.constraints
    where file.lines.line(of: document.range(constraint.element).start) == failure.line {
      return (constraint.first.index, constraint.element)
    }
    return (0, nil)
  }
}

extension String {
  /// The text with a capital letter at its beginning.
  fileprivate var capitalized: String {
    guard let first = utf8.first, (0x61...0x7A).contains(first) else { return self }
    return String(decoding: [first - 0x20] + utf8.dropFirst(), as: UTF8.self)
  }
}

extension InterfaceFile {
  /// Returns the line and the character of a byte, both counted from 1.
  func position(of offset: Int) -> (line: Int, column: Int) {
    (lines.line(of: offset), lines.column(of: offset, in: document.bytes))
  }

  /// Finds likely mistakes in a scene.
  ///
  /// The environment of the file also gets the checks of other sizes, of longer and larger texts,
  /// and of everything that does not depend on a layout.
  ///
  /// - Parameters:
  ///   - scene: A scene of this file without a reason to skip it.
  ///   - environment: The size, insets and text sizes, or nil for those of the file.
  ///   - place: The name of the environment for messages, or nil.
  ///   - widths: The widths of the root at which inequalities must have an effect, or nil.
  /// - Returns: The findings, the most severe and the surest first; a scene that cannot be read has
  ///   one.
  /// - Complexity: As for one layout of the scene, and a change of one for each text in it.
  public func lint(
    _ scene: InterfaceScene, in environment: InterfaceEnvironment? = nil, place: String? = nil,
    widths: ClosedRange<Double>? = nil
  ) -> [InterfaceFinding] {
    do throws(LayoutFileError) {
      var lint = try SceneLint(
        self, scene, environment ?? InterfaceEnvironment(), place: place.map { " on " + $0 } ?? "",
        widths: widths)
      lint.run(isOwn: environment == nil)
      return lint.sortedFindings
    } catch {
      let check = InterfaceCheck.unreadable
      return [
        InterfaceFinding(
          code: check.name, severity: check.severity, isObservation: false, scene: scene.name,
          sceneID: scene.id, id: scene.id, name: scene.name, line: error.line,
          column: error.column, message: error.message + ".", fix: "Open the file in Xcode.")
      ]
    }
  }
}
