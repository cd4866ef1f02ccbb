// Frames as text.

extension LayoutNode {
  func frameDump() -> String {
    var text = ""
    var pending = [(node: self, indent: 0)]
    while let (node, indent) = pending.popLast() {
      node.appendFrame(to: &text, indent)
      let guides = (node.rareState?.guides ?? []).filter { !$0.kind.isAuxiliary }
      for inner in (node.children + guides).reversed() { pending.append((inner, indent + 1)) }
    }
    return text
  }

  private func appendFrame(to text: inout String, _ indent: Int) {
    if !text.utf8.isEmpty { text += "\n" }
    for _ in 0..<indent { text += "  " }
    if kind.isGuide { text += "guide " }
    text += name
    text += " (" + decimal(storedFrame.minX) + ", " + decimal(storedFrame.minY)
    text += ", " + decimal(storedFrame.width) + ", " + decimal(storedFrame.height) + ")"
  }
}
