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

  @Test("matplotlib#10655: any of 8 000 copies binds until all are removed")
  func matplotlib10655() throws { try PeerBug.matplotlib10655().check() }

  @Test("cassowary.dart#12: a refused constraint has no effect afterwards")
  func cassowaryDart12() throws { try PeerBug.cassowaryDart12().check() }

  @Test("nangege/Cassowary#3: a sum that follows from other sums is not refused")
  func nangege3() throws { try PeerBug.nangege3().check() }

  @Test("compnerd/cassowary#1: a repetition is accepted and a contradiction refused")
  func compnerd1() throws { try PeerBug.compnerd1().check() }

  @Test("cassowary.js#63: a refusal names the constraints in conflict and no others")
  func cassowaryjs63() throws { try PeerBug.cassowaryjs63().check() }

  @Test("amoeba#1: a refused bound leaves a binary tree as it was")
  func amoeba1() throws { try PeerBug.amoeba1().check() }

  @Test("kiwi#15: margins in tenths that are stated twice are solved")
  func kiwi15() throws { try PeerBug.kiwi15().check() }

  @Test("rhea#18, cassowary.js#28: a required edit is an error without effect")
  func rhea18() throws { try PeerBug.rhea18().check() }

  @Test("cassowary.js#47: a linear program reaches its maximum")
  func cassowaryjs47() throws { try PeerBug.cassowaryjs47().check() }

  @Test("cassowary.js#57: an equation moves the variable that nothing else determines")
  func cassowaryjs57() throws { try PeerBug.cassowaryjs57().check() }

  @Test("rhea#34: a variable without constraints can be edited")
  func rhea34() throws { try PeerBug.rhea34().check() }

  @Test("rhea#40: preferred positions hold in any order of declaring and adding them")
  func rhea40() throws { try PeerBug.rhea40().check() }

  @Test("ratatui#1405: two minima that exceed their space are violated alike in every solver")
  func ratatui1405() throws { try PeerBug.ratatui1405().check() }

  @Test("ratatui#2189: a quarter has the same size at every position")
  func ratatui2189() throws { try PeerBug.ratatui2189().check() }

  @Test("CassowaryNET#1: removed constraints leave no trace")
  func cassowaryNET1() throws { try PeerBug.cassowaryNET1().check() }

  @Test("the table of other solvers' bugs lists the required result for each")
  func table() throws {
    let table = try PeerBug.table()
    print(table)
    assertSnapshot(of: table, named: "table")
  }
}
