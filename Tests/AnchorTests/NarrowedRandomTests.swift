import Anchors
import AnchorsGrid
import AnchorsQuestions
import TestSupport
import Testing

/// Rule 6.5 in random trees: layout functions and what-ifs narrow texts as layouts do.
@Suite struct NarrowedRandomTests {
  /// Texts and boxes with random limits and priorities, in a row or a grid.
  private struct Scene {
    let root = View("root")
    var views: [View] = []
    var limits: [LayoutConstraint] = []

    init(seed: Int, scale: Double?) throws {
      var random = SplitMix64(seed: UInt64(seed))
      func pick(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
      root.textMeasurer = .square
      root.scale = scale
      for index in 0..<4 {
        let name = "v\(index)"
        let words = (0...pick(0...5)).map { _ in String(repeating: "a", count: pick(1...6)) }
        let label = Label(words.joined(separator: " "), name: name)
        label.font = Font(size: [10, 9.7, 12][pick(0...2)])
        label.numberOfLines = [0, 0, 2, 3][pick(0...3)]
        let view = pick(0...3) > 0 ? label : Box(name, Double(pick(5...60)), 20)
        view.setContentHuggingPriority(LayoutPriority(Double(pick(240...260))), for: .horizontal)
        // Equal ones would leave the choice open.
        let resistance = Double(pick(740...760)) + Double(index) / 64
        view.setContentCompressionResistancePriority(LayoutPriority(resistance), for: .horizontal)
        let limit = Double(pick(20...200))
        limits.append(view.widthAnchor.constraint(lessThanOrEqualToConstant: limit))
        limits[index].isActive = pick(0...2) == 0
        views.append(view)
      }
      let box = seed % 2 == 0 ? try Self.grid(views) : Self.row(views)
      root.addSubview(box)
      LayoutConstraint.activate([
        box.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 2.3),
        box.topAnchor.constraint(equalTo: root.topAnchor),
        seed % 3 == 0
          ? box.trailingAnchor.constraint(equalTo: root.trailingAnchor)
          : box.trailingAnchor.constraint(lessThanOrEqualTo: root.trailingAnchor),
      ])
    }

    private static func grid(_ views: [View]) throws -> View {
      let grid = try GridView("grid", columns: 2, columnSpacing: 3.15, rowSpacing: 3)
      for index in [0, 2] { try grid.addRow([views[index], views[index + 1]]) }
      return grid
    }

    private static func row(_ views: [View]) -> View {
      let stack = StackView(arrangedSubviews: views)
      stack.spacing = 3.15
      stack.alignment = .top
      return stack
    }

    var frames: [Rect] { views.map(\.frame) }
  }

  @Test("6.5: a function of the width has the frames of layouts", arguments: [nil, 1.0, 2.0])
  func functions(scale: Double?) throws {
    var compared = 0
    for seed in 0..<24 {
      let function = try Scene(seed: seed, scale: scale).root.layoutFunction(
        of: .width, in: 60...320, other: 2000)
      var random = SplitMix64(seed: UInt64(seed))
      for _ in 0..<10 {
        let width = Double.random(in: 60...320, using: &random)
        // At a change of lines a rounding error decides.
        let ends = function.pieces.flatMap { [$0.from, $0.to] }
        guard !ends.contains(where: { ($0 - width).magnitude < 1e-4 }) else { continue }
        let scene = try Scene(seed: seed, scale: scale)
        do { try scene.root.layout(width: width, height: 2000) } catch { continue }
        guard scene.root.ambiguousItems.isEmpty else { continue }
        let place = "seed \(seed) at \(width)"
        for view in scene.views {
          guard let frame = function.frame(of: view.displayName, at: width) else {
            expect(false, "no frame in \(place)")
            continue
          }
          expect(isNear(frame, view.frame), "\(frame) is not \(view.frame), \(place)")
        }
        compared += 1
      }
    }
    expect(compared > 150, "\(compared)")
  }

  @Test("6.5: a what-if has the frames of a layout", arguments: [nil, 2.0])
  func trials(scale: Double?) throws {
    for seed in 0..<24 {
      var random = SplitMix64(seed: UInt64(seed))
      let (scene, other) = (
        try Scene(seed: seed, scale: scale), try Scene(seed: seed, scale: scale)
      )
      try scene.root.layout(width: 200, height: 2000)
      var trial = scene.root.makeTrial()
      for _ in 0..<4 {
        let width = Double.random(in: 100...320, using: &random)
        let index = Int.random(in: 0..<4, using: &random)
        let limit = Double.random(in: 20...200, using: &random)
        try trial.resize(width: width, height: 2000)
        try trial.setConstant(limit, of: scene.limits[index])
        other.limits[index].constant = limit
        try other.root.layout(width: width, height: 2000)
        guard other.root.ambiguousItems.isEmpty else { break }
        // A what-if is not rounded to pixels.
        let pixel = scale.map { 1 / $0 } ?? 0
        for (view, laidOut) in zip(scene.views, other.views) {
          let (frame, expected) = (trial.frame(of: view), laidOut.frame)
          expect(
            isNear(frame, expected, within: pixel + 1e-6),
            "\(frame) is not \(expected), seed \(seed) at \(width)")
        }
      }
    }
  }

  private func isNear(_ a: Rect, _ b: Rect, within tolerance: Double = 1e-6) -> Bool {
    [a.minX - b.minX, a.minY - b.minY, a.width - b.width, a.height - b.height].allSatisfy {
      $0.magnitude <= tolerance
    }
  }
}
