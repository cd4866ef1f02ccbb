@_spi(Memory) import Simplex

/// How far a tree has come; it stays the same while nothing changes.
///
/// A method of the program's that runs in the middle of an answer, to measure a text or to give a name, may change the
/// tree or lay it out.
struct LayoutStage: Equatable {
  private let layouts: UInt32
  private let constraints: Int
  private let items: Int
  private let departures: Int

  init(of engine: LayoutEngine) {
    layouts = engine.round.number
    constraints = engine.rows.queue.count
    items = engine.items.queue.count
    departures = engine.tree.departures
  }
}
