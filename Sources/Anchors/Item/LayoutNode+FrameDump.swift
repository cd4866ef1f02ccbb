// Frames as text.

extension LayoutNode {
  func frameDump() -> String {
    var text = ""
    appendFrames(to: &text, indent: 0)
    return text
  }

  private func appendFrames(to text: inout String, indent: Int) {
    if !text.utf8.isEmpty { text += "\n" }
    for _ in 0..<indent { text += "  " }
    if kind.isGuide { text += "guide " }
    text += name
    text += " (" + decimal(storedFrame.minX) + ", " + decimal(storedFrame.minY)
    text += ", " + decimal(storedFrame.width) + ", " + decimal(storedFrame.height) + ")"
    for child in children { child.appendFrames(to: &text, indent: indent + 1) }
    for guide in rareState?.guides ?? [] where !guide.kind.isAuxiliary {
      guide.appendFrames(to: &text, indent: indent + 1)
    }
  }
}
