@_spi(Statistics) import Anchors

/// This library's layout engine, from making the views to reading their frames.
final class TreeContender: CountedContender {
  let name = "ours"
  private let make: () throws -> TreeScene
  private let changePhase: Phase
  private var scene: TreeScene?

  init(_ make: @escaping (Int) throws -> TreeScene, _ size: Int, changePhase: Phase) {
    self.make = { try make(size) }
    self.changePhase = changePhase
  }

  func takesPart(in phase: Phase) -> Bool { phase == .cold || phase == changePhase }

  func prepare(_ phase: Phase) throws {
    guard phase == changePhase, scene == nil else { return }
    let made = try make()
    _ = try made.layOut()
    scene = made
  }

  @inline(never)
  func run(_ phase: Phase, repetitions: Int) throws -> Double {
    var sum = 0.0
    for _ in 0..<repetitions {
      if phase == .cold {
        let scene = try make()
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
    let fresh = try make()
    _ = try fresh.layOut()
    return fresh.values
  }

  func counters(_ phase: Phase) throws -> Counters {
    if phase == .cold {
      let laidOut = {
        let scene = try self.make()
        _ = try scene.layOut()
        return scene
      }
      return try Counters(ofMaking: laidOut, work: { $0.root.solverWork })
    }
    try prepare(phase)
    return try Counters(
      ofChange: { try run(phase, repetitions: $0) }, work: { scene?.root.solverWork })
  }
}
