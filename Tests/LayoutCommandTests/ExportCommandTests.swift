import LayoutCommand
import TestSupport
import Testing

/// `layout export` from arguments to output.
@Suite struct ExportCommandTests {
  private func run(_ arguments: String...) -> (CommandStatus, MemorySystem) {
    let system = MemorySystem([
      "good": """
      {"width": 10, "height": 10, "items": [{"name": "a"}], "constraints": ["a.width == root.width"]}
      """,
      "bad": "{",
    ])
    return (LayoutProgram(system: system).run(["export"] + arguments), system)
  }

  @Test func `a layout is exported as Swift chains or as a list`() {
    let (status, system) = run("good")
    expect(status == .done && system.output.contains("a.widthAnchor(equalTo: root.widthAnchor)\n"))
    let (other, list) = run("good", "--style", "anchors", "--output", "Card.swift")
    expect(other == .done && list.output.isEmpty)
    let text = String(decoding: list.files["Card.swift"] ?? [], as: UTF8.self)
    expect(text.contains("a.widthAnchor.constraint(equalTo: root.widthAnchor).isActive = true\n"))
  }

  @Test func `a wrong file or style gives status 2 and an explanation`() {
    let (status, system) = run("bad")
    expect(status == .wrongInput && system.messages.hasPrefix("bad:1: "))
    let (other, style) = run("good", "--style", "prose")
    expect(other == .wrongInput && style.messages.contains("--style"))
  }
}
