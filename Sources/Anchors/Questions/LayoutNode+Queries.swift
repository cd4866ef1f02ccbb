// How the engine of a tree is asked.
//
// An answer may take methods of the program's, which may take the tree apart, put it into another one or let go of it.

extension LayoutNode {
  /// Asks the engine of the node's tree about the last layout; nil without an engine.
  ///
  /// Texts may be measured for the answer, as ``withTreeEngine(_:)`` says.
  func queryLastLayout<Answer, Failure: Error>(
    _ question: (LayoutEngine) throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    guard root.engine != nil else { return nil }
    return try withTreeEngine { (engine) throws(Failure) in
      engine.discardPrelayoutFitting()
      return try question(engine)
    }
  }

  /// Runs what asks the engine of the node's tree, and may run the program's own methods: whatever these do, the engine
  /// has the root that it had, which lives until this is done.
  func withTreeEngine<Answer, Failure: Error>(
    _ body: (LayoutEngine) throws(Failure) -> Answer
  ) throws(Failure) -> Answer {
    let root = root
    let engine = root.requireEngine()
    engine.currentLayout.activeQueries += 1
    defer {
      engine.currentLayout.activeQueries -= 1
      withExtendedLifetime(root) {}
    }
    return try body(engine)
  }
}
