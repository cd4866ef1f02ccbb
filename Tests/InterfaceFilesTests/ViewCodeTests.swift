import Foundation
import InterfaceFiles
import TestSupport
import Testing

/// Scenes as view code.
///
/// `Scripts/programs.sh export` compiles it and compares the frames.
@Suite struct ViewCodeTests {
  /// The view code of a file, all scenes or one of them.
  private func code(_ file: InterfaceFile, _ name: String? = nil) throws -> String {
    var scenes: [(InterfaceScene, SceneLayout)] = []
    for scene in file.scenes where scene.skipReason == nil && name ?? scene.name == scene.name {
      var layout = try file.layout(of: scene)
      try layout.layOut()
      scenes.append((scene, layout))
    }
    return try file.viewCode(for: scenes, name: "folder/cards.xib")
  }

  private func xib(_ members: String) throws -> InterfaceFile {
    try InterfaceFile(Array(InterfaceText.xib(members).utf8))
  }

  @Test func `a card becomes a view whose outlets are properties and whose anchors are UIKit's`()
    throws
  {
    let code = try code(try InterfaceText.example("business-cards.xib"))
    #expect(code.hasPrefix("// Written by `layout export` from cards.xib.\n"))
    for line in [
      "#if canImport(UIKit)\nimport UIKit\n#else\nimport UIKitNames\n#endif\n",
      "\nfinal class SeniorCardView: UIView {\n  let photo = UIImageView()\n",
      "\n    title.text = \"Desenvolvedor iOS\"\n", "\n    addSubview(photo)\n",
      // The constraint of the file begins at the superview, with a constant of 5.
      "\n      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),\n",
      "\n      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),\n",
      "\n      jucaLabel.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),\n",
    ] {
      #expect(code.contains(line), "\(line)")
    }
    // UIView has no such member, but a view of this library has.
    #expect(code.contains("let nameLabel = UILabel()") && !code.contains("let name = "))
    #expect(code.components(separatedBy: "final class ").count == 1 + 3)
  }

  @Test func `stacks arrange their views, and guides stay guides`() throws {
    let form = try code(try InterfaceText.example("login.storyboard"))
    #expect(form.contains("stackView.addArrangedSubview(nameField)\n"))
    #expect(form.contains("  #if canImport(UIKit)\n  let nameField = UITextField()\n"))
    #expect(form.contains("centerYAnchor.constraint(equalTo: safeAreaLayoutGuide.centerYAnchor"))
    let story = try code(try InterfaceText.example("scroll.storyboard"))
    #expect(story.contains("equalTo: scrollView.frameLayoutGuide.widthAnchor"))
    #expect(story.contains("equalTo: scrollView.contentLayoutGuide.topAnchor"))
  }

  @Test func `priorities, outlets of constraints and those removed at build time are told apart`()
    throws
  {
    let members = """
      <subviews>
      \(InterfaceText.view("box", "0 0 40 20", members: """
        <constraints>
        <constraint firstAttribute="width" constant="40" id="w"/>
        <constraint firstAttribute="height" constant="20" placeholder="YES" id="h"/>
        <constraint firstAttribute="height" constant="30" priority="750" id="p"/>
        </constraints>
        """))
      </subviews>
      <constraints>
      <constraint firstItem="box" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="l"/>
      <constraint firstItem="box" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
      </constraints>
      <connections><outlet property="boxWidth" destination="w" id="o"/></connections>
      """
    let code = try code(try xib(members))
    #expect(
      code.contains("\n  lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 40)\n"))
    let parts = code.components(separatedBy: "  #else\n")
    let height = "box.heightAnchor.constraint(equalToConstant: "
    #expect(parts.count == 2 && parts[1].contains(height + "20),"))
    #expect(parts[0].contains(height + "30)\n") && parts[0].contains(".priority = .defaultHigh\n"))
    #expect(!parts[0].contains(height + "20)"))
  }

  @Test func `views with equal texts have numbers, and those with equal priorities one loop`()
    throws
  {
    let labels = [251, 300, 251].enumerated().map { index, priority in
      InterfaceText.view(
        "l\(index)", "0 0 40 20", kind: "label",
        attributes: #"text="Same" horizontalHuggingPriority="\#(priority)""#)
    }
    // The text alone names a label without a label in Xcode.
    let members = labels.joined().replacingOccurrences(
      of: #"userLabel="l\d""#, with: "", options: .regularExpression)
    let code = try code(try xib("<subviews>\(members)</subviews>"))
    for name in ["sameLabel", "sameLabel2", "sameLabel3"] {
      #expect(code.contains("let \(name) = UILabel()\n"), "\(name)")
    }
    #expect(code.contains("for view in [sameLabel, sameLabel3] as [UIView] {\n"))
    #expect(code.contains("for view in [sameLabel2] as [UIView] {\n"))
  }

  @Test func `texts and names of a file end neither a text nor a comment of the code`() throws {
    let data = try Data(
      contentsOf: PackageFolder.url("Tests/Fixtures/Interface/surroundings.xib"))
    let file = try InterfaceFile([UInt8](data))
    let last = try #require(file.scenes.last)
    let code = try code(file, last.name)
    #expect(code.contains(#"nameLabel.text = "\"quoted\" \\(tag) \\""#))
    #expect(code.contains(#"text = "two\nlines */ /* // `""#))
    // Every line begins with a word of Swift, none with words of the file.
    for line in code.split(separator: "\n") {
      #expect(!line.hasPrefix("lines") && !line.contains("\u{2028}"), "\(line)")
    }
    #expect(code.contains("let frameLabel = UILabel()\n") && code.contains("let defaultLabel = "))
  }
}
