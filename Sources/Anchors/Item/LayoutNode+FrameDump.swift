// Frames as text.

extension LayoutNode {
  /// The lines of ``LayoutItem/frameDescription``.
  ///
  /// - Parameter unnamed: Returns the name of a view that has none.
  /// - Returns: The lines.
  package func frameDump(unnamed: (View) -> String = { _ in "" }) -> String {
    var text = ""
    var pending = [(node: self, indent: 0)]
    while let (node, indent) = pending.popLast() {
      node.appendFrame(to: &text, indent, unnamed)
      let guides = (node.rareState?.guides ?? []).filter { !$0.kind.isAuxiliary }
      for inner in (node.children + guides).reversed() { pending.append((inner, indent + 1)) }
    }
    return text
  }

  private func appendFrame(
    to text: inout String, _ indent: Int, _ unnamed: (View) -> String
  ) {
    if !text.utf8.isEmpty { text += "\n" }
    for _ in 0..<indent { text += "  " }
    if kind.isGuide { text += "guide " }
    if name.utf8.isEmpty, let view = ownView { text += unnamed(view) } else { text += name }
    text += " (" + decimal(storedFrame.minX) + ", " + decimal(storedFrame.minY)
    text += ", " + decimal(storedFrame.width) + ", " + decimal(storedFrame.height) + ")"
  }
}
