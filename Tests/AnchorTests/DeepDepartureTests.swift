import TestSupport
import Testing

@testable import Anchors

/// Subtrees so deep that their views cache the engine, moved to a tree with another engine.
@Suite("Deep departures")
struct DeepDepartureTests {
  private let first = View("first")

  /// Twenty nested views in the first tree.
  private func makeChain() -> [View] {
    var chain = [View("0")]
    first.addSubview(chain[0])
    for level in 1...20 {
      chain.append(View("\(level)"))
      chain[level - 1].addSubview(chain[level])
    }
    return chain
  }

  @Test("a deep subtree in another tree adds constraints to that tree")
  func move() throws {
    let second = View("second")
    let chain = makeChain()
    chain[0].widthAnchor.constraint(equalToConstant: 5).isActive = true
    try first.layout(width: 100, height: 100)
    second.addSubview(chain[0])
    chain[20].widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(chain[20].layoutNode.root === second.layoutNode)
    try second.layout(width: 100, height: 100)
    expectEqual(chain[20].frame.width, 30)
  }

  @Test("a removed deep subtree drops its outward constraint and accepts its own")
  func removal() throws {
    let chain = makeChain()
    let across = chain[20].widthAnchor.constraint(equalTo: first.widthAnchor)
    across.isActive = true
    try first.layout(width: 100, height: 100)
    chain[0].removeFromSuperview()
    expect(!across.isActive)
    chain[20].widthAnchor(equalTo: 30)
    #expect(chain[20].layoutNode.root === chain[0].layoutNode)
    try chain[0].layout(width: 100, height: 100)
    expectEqual(chain[20].frame.width, 30)
  }

  @Test("constraints move with a subtree before the first layout")
  func death() throws {
    for _ in 0..<5 { first.widthAnchor(lessThanOrEqualTo: 500) }
    var second: View? = View("second")
    second?.widthAnchor(lessThanOrEqualTo: 500)
    var chain = makeChain()
    second?.addSubview(chain[0])
    chain[20].widthAnchor(equalTo: 30)
    weak let gone = chain[20]
    chain = []
    second = nil
    expectNil(gone)
    expectEqual(first.constraints.count, 5)
    try first.layout(width: 100, height: 100)
    expectEqual(first.frame.width, 100)
  }
}
