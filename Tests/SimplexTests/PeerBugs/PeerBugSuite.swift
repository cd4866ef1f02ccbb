import AnchorsTesting
import Simplex
import TestSupport
import Testing

/// Bugs reported against other solvers, each as a test named after its source.
///
/// `swift test --filter PeerBugSuite` runs them and prints them as one table.
@Suite("Bugs of peers")
struct PeerBugSuite {
  @Test("kiwi#28: adjacent priorities are not weighed against each other")
  func kiwi28() throws { try PeerBug.kiwi28().check() }

  @Test("kiwi#33: a weak preference does not decide between two stronger ones")
  func kiwi33() throws { try PeerBug.kiwi33().check() }

  @Test("kiwi.js#31: a refused constraint has no effect")
  func kiwijs31() throws { try PeerBug.kiwijs31().check() }

  @Test("det-60: equal preferences give one answer")
  func det60() throws { try PeerBug.det60().check() }

  @Test("kiwi#16: an undetermined variable is reported with its range")
  func kiwi16() throws { try PeerBug.kiwi16().check() }

  @Test("kiwi#20: required constraints hold after every edit")
  func kiwi20() throws { try PeerBug.kiwi20().check() }

  @Test("ratatui#1855: minima that fill the space exactly do not hang")
  func ratatui1855() throws { try PeerBug.ratatui1855().check() }

  @Test("elementary#862: shares of 101 % give a conflict that proves the excess")
  func elementary862() throws { try PeerBug.elementary862().check() }

  @Test("kiwi#71: a grid with aspect ratios is solved")
  func kiwi71() throws { try PeerBug.kiwi71().check() }

  @Test("kiwi#154: ten thousand additions and removals do not change the state")
  func kiwi154() throws { try PeerBug.kiwi154().check() }

  @Test("kiwi#197: a suggestion survives changes of unrelated constraints")
  func kiwi197() throws { try PeerBug.kiwi197().check() }

  @Test("matplotlib#10655: copies of a constraint cost linear time")
  func matplotlib10655() throws { try PeerBug.matplotlib10655().check() }

  @Test("TOCHI chain: dragging a chain costs linear time")
  func tochiChain() throws { try PeerBug.tochiChain().check() }

  @Test("TOCHI tree: dragging a tree costs linear time")
  func tochiTree() throws { try PeerBug.tochiTree().check() }

  @Test("the table of other solvers' bugs lists the required result for each")
  func table() throws {
    let table = try PeerBug.table()
    print(table)
    assertSnapshot(of: table, named: "table")
  }
}
