/// A family of problems, one per size.
struct Workload: Sendable {
  let name: String
  /// What a size counts.
  let unit: String
  let sizes: [Int]
  /// The largest size that a quick run gives to the peers.
  var quickPeerLimit = 1000
  /// The largest size that is given to them at all: beyond it they take minutes.
  var peerLimit = 1000
  /// The sizes of quick runs and of thresholds, where the usual ones take long.
  var quickSizes: [Int]?
  /// A further size whose counted work is held by a threshold.
  var largeSize: Int?
  let make: @Sendable (Int) -> Problem
  var byHand: (@Sendable (Int, Problem) -> any Contender)?
}

extension Workload {
  /// The sizes whose counted work is held by thresholds.
  var countedSizes: [Int] { (quickSizes ?? sizes) + (largeSize.map { [$0] } ?? []) }

  static let all: [Workload] = [
    Workload(
      name: "chain", unit: "views", sizes: [10, 100, 1000],
      largeSize: 100_000, make: Problem.chain,
      byHand: { HandWrittenContender(HandWrittenChain($0), $1) }),
    Workload(
      name: "cards", unit: "cards", sizes: [1, 10, 100, 1000], quickPeerLimit: 100,
      make: Problem.cards, byHand: { HandWrittenContender(HandWrittenCards($0), $1) }),
    Workload(
      name: "grid", unit: "cells", sizes: [10, 100, 1000], quickPeerLimit: 100,
      make: Problem.grid, byHand: { HandWrittenContender(HandWrittenGrid($0), $1) }),
    Workload(
      name: "nested", unit: "leaves", sizes: [10, 100, 1000], make: Problem.nested,
      byHand: { HandWrittenContender(HandWrittenNested($0), $1) }),
    Workload(
      name: "window", unit: "cards", sizes: [1, 10, 100, 1000], quickPeerLimit: 10,
      peerLimit: 100, make: Problem.window),
    Workload(
      name: "equal-row", unit: "items", sizes: [10, 100, 1000], make: Problem.equalRow),
    Workload(
      name: "sparse", unit: "variables", sizes: [10, 100, 1000], quickPeerLimit: 10,
      peerLimit: 100, quickSizes: [10, 100], make: Problem.sparse),
    Workload(
      name: "form", unit: "rows", sizes: [3, 30, 300], quickPeerLimit: 30, peerLimit: 30,
      quickSizes: [3, 30], make: Problem.form),
    Workload(
      name: "published-chain", unit: "variables", sizes: [10, 100, 1000],
      make: Problem.publishedChain),
    Workload(
      name: "published-star", unit: "inputs", sizes: [10, 100, 1000],
      make: Problem.publishedStar),
    Workload(
      name: "published-tree", unit: "leaves", sizes: [10, 100, 1000],
      make: Problem.publishedTree),
    Workload(
      name: "chain-reversed", unit: "views", sizes: [10, 100, 1000], quickSizes: [10, 100],
      make: Problem.reversedChain),
    Workload(
      name: "chain-shuffled", unit: "views", sizes: [10, 100, 1000], quickSizes: [10, 100],
      make: Problem.shuffledChain),
  ]
}
