import AllocationCounter
import Anchors

/// This library's layout engine, from making the views to reading their frames.
final class TreeContender: Contender {
  let name = "ours"
  private let make: () -> TreeScene
  private let changePhase: Phase
  private var scene: TreeScene?

  init(_ workload: TreeWorkload, _ size: Int) {
    make = { workload.make(size) }
    changePhase = workload.changePhase
  }

  func takesPart(in phase: Phase) -> Bool { phase == .cold || phase == changePhase }

  func prepare(_ phase: Phase) throws {
    guard phase == changePhase, scene == nil else { return }
    let made = make()
    _ = try made.layOut()
    scene = made
  }

  @inline(never)
  func run(_ phase: Phase, repetitions: Int) throws -> Double {
    var sum = 0.0
    for _ in 0..<repetitions {
      if phase == .cold {
        let scene = make()
        _ = try scene.layOut()
        for view in scene.views { sum += view.frame.origin.x + view.frame.size.width }
      } else if let scene {
        for node in try scene.takeTurn().changed {
          sum += node.frame.origin.x + node.frame.size.width
        }
      }
    }
    return sum
  }

  func answer(after phase: Phase) throws -> [Double] {
    if phase != .cold, let scene { return scene.values }
    let fresh = make()
    _ = try fresh.layOut()
    return fresh.values
  }

  /// Allocations, and the bytes that the tree with its engine holds.
  func counters(_ phase: Phase) throws -> Counters {
    var counters = Counters()
    if phase == .cold {
      allocationCountingStart()
      var fresh: TreeScene? = make()
      let outcome = Result { _ = try fresh?.layOut() }
      let held = allocationCountsNow()
      fresh = nil
      let left = allocationCountingStop()
      try outcome.get()
      counters.allocations = Double(held.allocations)
      counters.bytes = Double(held.liveBytes - left.liveBytes)
    } else {
      try prepare(phase)
      _ = try run(phase, repetitions: 4)
      allocationCountingStart()
      let outcome = Result { try run(phase, repetitions: 2) }
      let counted = allocationCountingStop()
      _ = try outcome.get()
      counters.allocations = Double(counted.allocations) / 2
      counters.bytes = Double(counted.liveBytes) / 2
    }
    return counters
  }
}
