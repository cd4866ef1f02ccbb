extension LayoutReport: CustomStringConvertible {
  /// The broken and excluded constraints and the reasons, as text of several lines.
  public var description: String {
    var parts: [String] = []
    if let failure { parts.append(failure.description) }
    for conflict in conflicts { parts.append(conflict.description) }
    if !invalidConstraints.isEmpty {
      parts.append(LayoutError.invalidConstraints(invalidConstraints).description)
    }
    if !withoutCommonAncestor.isEmpty {
      parts.append(LayoutError.noCommonAncestor(withoutCommonAncestor).description)
    }
    guard !parts.isEmpty else { return "No constraint was broken." }
    var text = ""
    for (index, part) in parts.enumerated() { text += (index == 0 ? "" : "\n") + part }
    return text
  }
}
