import LayoutCommand
import TestSupport
import Testing

/// `-` is standard input wherever a file is read, and standard output after an option for a file.
@Suite struct StandardStreamTests {
  private static let card = #"""
    {"width": 100, "height": 50, "items": [{"name": "a"}],
     "constraints": ["a.width == 20", "a.height == 5", "a.top == root.top", "a.left == root.left"]}
    """#
  private static let contacts = "BEGIN:VCARD\nVERSION:4.0\nFN:Ana Lima\nEND:VCARD\n"
  private static let xib = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
      <objects>
        <view contentMode="scaleToFill" id="v1">
          <rect key="frame" x="0.0" y="0.0" width="100" height="50"/>
          <subviews>
            <view contentMode="scaleToFill" fixedFrame="YES" id="v2">
              <rect key="frame" x="10" y="10" width="20" height="5"/>
            </view>
          </subviews>
        </view>
      </objects>
    </document>

    """

  private func run(_ arguments: [String], _ input: String, named name: String) -> [MemorySystem] {
    ["-", name].map { file in
      let system = MemorySystem([name: input])
      system.standardInput = Array(input.utf8)
      _ = LayoutProgram(system: system).run(arguments.map { $0 == "FILE" ? file : $0 })
      return system
    }
  }

  @Test(arguments: [
    ["solve", "FILE"], ["compile", "FILE"], ["solve", "FILE", "--format", "svg"],
    ["explain", "FILE", "a.width", "--format", "json"],
  ])
  func `a layout file may come from standard input`(arguments: [String]) {
    let systems = run(arguments, Self.card, named: "card.json")
    expect(!systems[0].output.isEmpty && systems[0].messages.isEmpty)
    // Only places in the file are written differently.
    expectEqual(
      systems[0].output.split(separator: "\n").count, systems[1].output.split(separator: "\n").count
    )
    expect(systems[0].output == systems[1].output || systems[1].output.contains("card.json"))
  }

  @Test func `contacts may come from standard input, which is read once`() {
    for format in ["text", "json", "svg"] {
      let systems = run(
        ["cards", "FILE", "--format", format], Self.contacts, named: "a.vcf")
      expect(systems[0].output.contains("Ana Lima"))
      expectEqual(systems[0].output, systems[1].output)
    }
  }

  @Test(arguments: [
    ["solve", "FILE"], ["solve", "FILE", "--device", "iphone-se"], ["scenes", "FILE"],
  ])
  func `a file of Interface Builder may come from standard input`(arguments: [String]) {
    let systems = run(arguments, "\u{FEFF}" + Self.xib, named: "a.xib")
    expect(!systems[0].output.isEmpty, "\(systems[0].messages)")
    expectEqual(systems[0].output, systems[1].output)
  }

  @Test func `lint and compare read Interface Builder's files from standard input`() {
    for command in ["lint", "compare"] {
      let system = run([command, "FILE"], Self.xib, named: "a.xib")[0]
      expectEmpty(system.messages)
      expect(!system.output.isEmpty)
    }
  }

  @Test func `a dash after an option for output is standard output`() {
    for arguments in [
      ["solve", "FILE", "--output", "-"], ["graph", "FILE", "--output=-"],
      ["lint", "FILE", "--write-baseline", "-"],
    ] {
      let system = run(arguments, Self.card, named: "card.json")[1]
      expect(!system.output.isEmpty)
      expectNil(system.files["-"])
    }
  }
}
