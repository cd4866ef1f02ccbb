extension LayoutError: CustomStringConvertible {
  /// The error and its fix.
  public var description: String {
    switch self {
    case .unsatisfiable(let report): return report.description
    case .invalidConstraints(let summaries):
      return "These active constraints are invalid; correct or deactivate them:"
        + Self.list(summaries)
    case .noCommonAncestor(let summaries):
      return "These active constraints relate items of different trees; add the items to one tree "
        + "or deactivate them:" + Self.list(summaries)
    case .invalidNumber(let text): return text
    case .layoutLoop(let names):
      var text = "Layout loop: these views invalidate the layout every time they are laid out:"
      for name in names { text += "\n  " + name }
      return text
    case .solver(let text): return "Layout failed: " + text
    }
  }

  private static func list(_ summaries: [ConstraintSummary]) -> String {
    var text = ""
    for summary in summaries { text += "\n  " + summary.description }
    return text
  }
}
