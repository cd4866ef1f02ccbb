// Queries of a tree's engine.
//
// A query may run client code, which may split the tree, move it into another one or release it.

extension LayoutNode {
  /// Queries the engine of the node's tree about the last layout; nil without an engine.
  ///
  /// The query may measure texts and so run client code; see ``withTreeEngine(_:)``.
  package func queryLastLayout<Answer, Failure: Error>(
    _ question: (LayoutEngine) throws(Failure) -> Answer
  ) throws(Failure) -> Answer? {
    guard root.engine != nil else { return nil }
    return try withTreeEngine(question)
  }

  /// Runs a query of the engine of the node's tree.
  ///
  /// The root is retained and stays the engine's root, whatever client code does during the query.
  package func withTreeEngine<Answer, Failure: Error>(
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
