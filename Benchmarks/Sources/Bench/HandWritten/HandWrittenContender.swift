/// Frames written by hand, as a contender.
final class HandWrittenContender<Layout: HandWrittenLayout>: Contender {
  let name = "by hand"
  private let problem: Problem
  private let inputs: Layout
  private var kept: Layout
  private var takesSecondValue = false

  init(_ layout: Layout, _ problem: Problem) {
    self.problem = problem
    inputs = layout
    kept = layout
  }

  func takesPart(in phase: Phase) -> Bool { phase == .cold || phase == .edit }

  func prepare(_ phase: Phase) throws {
    if kept.frames.isEmpty { kept.layout(width: problem.editValues.1) }
  }

  @inline(never)
  func run(_ phase: Phase, repetitions: Int) throws -> Double {
    var sum = 0.0
    if phase == .edit {
      for _ in 0..<repetitions {
        let laidOut = kept.resize(
          width: takesSecondValue ? problem.editValues.1 : problem.editValues.0)
        takesSecondValue.toggle()
        for frame in kept.frames[laidOut] {
          sum += frame.left + frame.top + frame.width + frame.height
        }
      }
    } else {
      for _ in 0..<repetitions {
        var fresh = inputs
        fresh.layout(width: problem.editValues.1)
        for frame in fresh.frames { sum += frame.left + frame.top + frame.width + frame.height }
      }
    }
    return sum
  }

  func answer(after phase: Phase) throws -> [Double] {
    if phase == .edit { return kept.frames.flatMap { [$0.left, $0.top, $0.width, $0.height] } }
    var fresh = inputs
    fresh.layout(width: problem.editValues.1)
    return fresh.frames.flatMap { [$0.left, $0.top, $0.width, $0.height] }
  }
}
