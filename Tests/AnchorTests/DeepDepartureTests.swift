import Testing

@testable import Anchors

/// Parts of a tree so deep that their views remember the engine, moved to where another one is in charge.
@Suite("Deep departures")
struct DeepDepartureTests {
  private let first = View("first")

  /// Twenty views in one another, in the first tree.
  private func makeChain() -> [View] {
    var chain = [View("0")]
    first.addSubview(chain[0])
    for level in 1...20 {
      chain.append(View("\(level)"))
      chain[level - 1].addSubview(chain[level])
    }
    return chain
  }

  @Test("what moves to another tree states its constraints there")
  func move() throws {
    let second = View("second")
    let chain = makeChain()
    chain[0].widthAnchor.constraint(equalToConstant: 5).isActive = true
    try first.layout(width: 100, height: 100)
    second.addSubview(chain[0])
    chain[20].widthAnchor.constraint(equalToConstant: 30).isActive = true
    #expect(chain[20].layoutNode.root === second.layoutNode)
    try second.layout(width: 100, height: 100)
    #expect(chain[20].frame.width == 30)
  }

  @Test("what leaves its tree, and a constraint to it, states constraints of its own")
  func removal() throws {
    let chain = makeChain()
    let across = chain[20].widthAnchor.constraint(equalTo: first.widthAnchor)
    across.isActive = true
    try first.layout(width: 100, height: 100)
    chain[0].removeFromSuperview()
    #expect(!across.isActive)
    chain[20].widthAnchor(equalTo: 30)
    #expect(chain[20].layoutNode.root === chain[0].layoutNode)
    try chain[0].layout(width: 100, height: 100)
    #expect(chain[20].frame.width == 30)
  }

  @Test("what has moved before any layout goes with its new tree")
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
    #expect(gone == nil)
    #expect(first.constraints.count == 5)
    try first.layout(width: 100, height: 100)
    #expect(first.frame.width == 100)
  }
}
