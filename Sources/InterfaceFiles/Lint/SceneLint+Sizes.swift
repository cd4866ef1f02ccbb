import Anchors
import AnchorsQuestions
import LayoutFiles

// Findings at other widths and heights of the root.

extension SceneLint {
  /// A size of the root that is tried.
  private struct Trial {
    let width: Double
    let height: Double
    /// The size for messages, such as `at a width of 320 points`.
    let place: String
    let isNear: Bool
    let axis: Axis?
  }

  /// Lays the scene out at other widths and heights.
  mutating func findAtOtherSizes() {
    guard !file.hasVariations else { return findAt(trials.filter { $0.isNear }) }
    findAt(trials)
  }

  private var trials: [Trial] {
    let (width, height) = (size.width, size.height)
    guard width > 2, height > 2 else { return [] }
    var list: [Trial] = []
    func add(_ width: Double, _ height: Double, isNear: Bool, _ axis: Axis?) {
      let place: String
      switch axis {
      case .horizontal: place = "at a width of \(decimal(width)) points"
      case .vertical: place = "at a height of \(decimal(height)) points"
      case nil: place = "at \(decimal(width)) × \(decimal(height)) points"
      }
      list.append(
        Trial(width: width, height: height, place: place, isNear: isNear, axis: axis))
    }
    for change in [1.0, -1] {
      add(width, height + change, isNear: true, .vertical)
      add(width + change, height, isNear: true, .horizontal)
    }
    if scene.kind == .controller {
      if width > 330 { add(320, height, isNear: false, .horizontal) }
      if width < height { add(height, width, isNear: false, nil) }
    }
    for factor in [0.6, 1.5] {
      add((factor * width).rounded(), height, isNear: false, .horizontal)
      add(width, (factor * height).rounded(), isNear: false, .vertical)
    }
    return list
  }

  private mutating func findAt(_ trials: [Trial]) {
    let frames = nodes.map { $0.view.frame }
    var isOutside = [Bool](repeating: false, count: nodes.count)
    let before = ambiguous()
    var known = Set(before.map { TextKey($0.quantity) })
    var hasFailed: (horizontal: Bool, vertical: Bool) = (false, false)
    for trial in trials {
      // A root that is rigid by one point has no other size either.
      if trial.axis == .horizontal && hasFailed.horizontal { continue }
      if trial.axis == .vertical && hasFailed.vertical { continue }
      if trial.axis == nil && (hasFailed.horizontal || hasFailed.vertical) { continue }
      do throws(LayoutFailure) {
        try layout.file.layOut(width: trial.width, height: trial.height)
      } catch {
        if trial.axis != .vertical { hasFailed.horizontal = true }
        if trial.axis != .horizontal { hasFailed.vertical = true }
        report(error, trial)
        continue
      }
      guard !trial.isNear else { continue }
      findOutside(trial, frames, &isOutside)
      for found in ambiguous() where known.insert(TextKey(found.quantity)).inserted {
        add(
          .ambiguousAtSize, found.index,
          "\(found.text) is ambiguous \(trial.place)", fix: found.fix)
      }
    }
  }

  /// Finds texts, controls and stacks that are outside or over a sibling only at another size.
  ///
  /// A smaller screen exists for certain; a row is rarely lower than in the file.
  private mutating func findOutside(
    _ trial: Trial, _ frames: [Rect], _ isOutside: inout [Bool]
  ) {
    guard trial.axis == .horizontal || trial.axis == nil else { return }
    for index in nodes.indices.dropFirst()
    where !isOutside[index] && !isHidden[index] && isContentOrStack(index) {
      guard let parent = nodes[index].parent, nodes[parent].kind != .scroll else { continue }
      let problem: String
      let fix: String
      let outer = nodes[parent].view.frame.size
      if isNewlyOutside(index, frames, outer, .horizontal)
        || trial.axis == nil && isNewlyOutside(index, frames, outer, .vertical)
      {
        problem = "extends outside \(nodes[parent].name)"
        fix = "Make its size a maximum, or constrain its edges to \(nodes[parent].name)'s."
      } else if let other = newlyCovered(by: index, frames) {
        problem = "reaches over \(nodes[other].name)"
        fix = "Constrain its edge to that of \(nodes[other].name) by a minimum distance."
        isOutside[other] = true
      } else {
        continue
      }
      isOutside[index] = true
      add(.outsideAtSize, index, "\(nodes[index].name) \(problem) \(trial.place)", fix: fix)
    }
  }

  private func isContentOrStack(_ index: Int) -> Bool {
    isContent(index) || nodes[index].kind == .stack
  }

  /// Returns a text, control or stack that a sibling covers, and did not cover before.
  private func newlyCovered(by index: Int, _ frames: [Rect]) -> Int? {
    guard let parent = nodes[index].parent, nodes[parent].kind != .stack else { return nil }
    let frame = nodes[index].view.frame
    return children[parent].prefix(100).first { other in
      other != index && isContentOrStack(other) && overlap(frame, nodes[other].view.frame)
        && !overlap(frames[index], frames[other])
    }
  }

  private mutating func report(_ failure: LayoutFailure, _ trial: Trial) {
    let (index, element) = culprit(of: failure)
    let names = failure.constraints.prefix(6).joined(separator: "; ")
    add(
      trial.isNear ? .rigidSize : .limitedSize, index, at: element,
      "There is no layout of \(nodes[0].name) \(trial.place): \(names)",
      fix: "Lower the priority of one of them, or make it an inequality.")
  }

  private func ambiguous() -> [(quantity: String, index: Int, text: String, fix: String)] {
    let others = LintCode.allCases.filter { $0 != .ambiguous && $0 != .priorityTie }
    return layout.file.root.lint(allowing: others).findings.compactMap { finding in
      guard let name = finding.items.first, let index = index(named: name) else { return nil }
      if finding.code == .priorityTie {
        let names = finding.items.joined(separator: ", ")
        return (names, index, "The share of space of \(names)", finding.fix)
      }
      guard let quantity = finding.quantities.first else { return nil }
      return (quantity, index, quantity, finding.fix)
    }
  }
}
