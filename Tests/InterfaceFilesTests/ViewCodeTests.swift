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
    expect(code.hasPrefix("// Written by `layout export` from cards.xib.\n"))
    for line in [
      "#if canImport(UIKit)\n  import UIKit\n#else\n  import UIKitNames\n#endif\n",
      "\nfinal class SeniorCardView: UIView {\n  let photo = UIImageView()\n",
      "\n    title.text = \"Desenvolvedor iOS\"\n", "\n    addSubview(photo)\n",
      // The constraint of the file begins at the superview, with a constant of 5.
      "\n      title.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),\n",
      "\n      imageView.widthAnchor.constraint(equalTo: imageView.heightAnchor),\n",
      "\n      jucaLabel.widthAnchor.constraint(equalTo: widthAnchor, multiplier: 0.25),\n",
    ] {
      expect(code.contains(line), "\(line)")
    }
    // UIView has no such member, but a view of this library has.
    expect(code.contains("let nameLabel = UILabel()") && !code.contains("let name = "))
    expectEqual(code.components(separatedBy: "final class ").count, 1 + 3)
  }

  @Test func `stacks arrange their views, and guides stay guides`() throws {
    let form = try code(try InterfaceText.example("login.storyboard"))
    expect(form.contains("stackView.addArrangedSubview(nameField)\n"))
    expect(form.contains("  #if canImport(UIKit)\n    let nameField = UITextField()\n"))
    expect(
      form.contains("centerYAnchor.constraint(\n        equalTo: safeAreaLayoutGuide.centerYAnchor")
    )
    let story = try code(try InterfaceText.example("scroll.storyboard"))
    expect(story.contains("equalTo: scrollView.frameLayoutGuide.widthAnchor"))
    expect(story.contains("equalTo: scrollView.contentLayoutGuide.topAnchor"))
  }

  @Test func `the guide of the keyboard stays that guide, and has the edges of the view`() throws {
    let code = try code(
      try xib(
        """
        <subviews>\(InterfaceText.view("bar", "0 10 100 32"))</subviews>
        <viewLayoutGuide key="keyboard" id="keys"/>
        <constraints>
        <constraint firstItem="keys" firstAttribute="top" secondItem="bar" secondAttribute="bottom" constant="8" id="b"/>
        <constraint firstItem="bar" firstAttribute="leading" secondItem="keys" secondAttribute="leading" id="l"/>
        <constraint firstItem="keys" firstAttribute="trailing" secondItem="bar" secondAttribute="trailing" id="t"/>
        </constraints>
        """))
    for line in [
      "bar.bottomAnchor.constraint(equalTo: keyboardLayoutGuide.topAnchor, constant: -8)",
      "bar.leadingAnchor.constraint(equalTo: leadingAnchor)",
      "bar.trailingAnchor.constraint(equalTo: trailingAnchor)",
    ] { expect(code.contains(line), "\(code)") }
    expect(!code.contains("safeAreaLayoutGuide"))
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
    expect(
      code.contains("\n  lazy var boxWidth = box.widthAnchor.constraint(equalToConstant: 40)\n"))
    let parts = code.components(separatedBy: "  #else\n")
    let height = "box.heightAnchor.constraint(equalToConstant: "
    expect(parts.count == 2 && parts[1].contains(height + "20).isActive = true"))
    expect(parts[0].contains("let boxHeightConstraint = " + height + "30)\n"))
    expect(parts[0].contains("boxHeightConstraint.priority = .defaultHigh\n"))
    expect(!parts[0].contains(height + "20)"))
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
      expect(code.contains("let \(name) = UILabel()\n"), "\(name)")
    }
    expect(code.contains("for view in [sameLabel, sameLabel3] as [UIView] {\n"))
    expect(
      code.contains("    sameLabel2.setContentHuggingPriority(UILayoutPriority(300), for: .hor"))
  }

  @Test func `texts and names of a file end neither a text nor a comment of the code`() throws {
    let data = try Data(
      contentsOf: PackageFolder.url("Tests/Fixtures/Interface/surroundings.xib"))
    let file = try InterfaceFile([UInt8](data))
    let last = try #require(file.scenes.last)
    let code = try code(file, last.name)
    expect(code.contains(#"nameLabel.text = "\"quoted\" \\(tag) \\""#))
    expect(code.contains(#"text = "two\nlines */ /* // `""#))
    // Every line begins with a word of Swift, none with words of the file.
    for line in code.split(separator: "\n") {
      expect(!line.hasPrefix("lines") && !line.contains("\u{2028}"), "\(line)")
    }
    expect(code.contains("let frameLabel = UILabel()\n") && code.contains("let defaultLabel = "))
  }

  /// The lines of the code of a view with the given subviews, without their indentation.
  private func lines(_ subviews: String) throws -> [String] {
    try code(try xib("<subviews>\(subviews)</subviews>")).split(separator: "\n").map {
      String($0.drop { $0 == " " })
    }
  }

  /// A view without a label in Xcode.
  private func unlabeled(_ kind: String, _ attributes: String = "", _ members: String = "")
    -> String
  {
    InterfaceText.view("v", "0 0 40 20", kind: kind, attributes: attributes, members: members)
      .replacingOccurrences(of: #" id="v" userLabel="v""#, with: "")
  }

  @Test(arguments: [
    ("label", #"text="Título principal""#, "tituloPrincipalLabel"),
    ("label", #"text="Don’t ask me again today""#, "dontAskMeLabel"),
    ("label", #"text="Label""#, "label"), ("label", #"text="12:30""#, "label"),
    ("label", #"text="LOG OUT""#, "logOutLabel"), ("label", #"text="日本語""#, "label"),
    ("imageView", #"image="avatar-icon""#, "avatarIconImageView"),
    ("textField", #"placeholder="User name""#, "userNameTextField"),
    ("switch", "", "switchControl"), ("view", "", "view"), ("stackView", "", "stackView"),
    ("label", #"text="Default""#, "defaultLabel"),
    ("label", #"text="snake_case_text""#, "snakeCaseTextLabel"),
  ])
  func `a view without a label in Xcode is named by its words`(
    kind: String, attributes: String, name: String
  ) throws {
    try expect(lines(unlabeled(kind, attributes)).contains { $0.hasPrefix("let \(name) = ") })
  }

  @Test func `a button has its states or its configuration`() throws {
    let plain = unlabeled(
      "button", #"buttonType="system" contentHorizontalAlignment="leading""#,
      """
      <fontDescription key="fontDescription" type="boldSystem" pointSize="18"/>
      <inset key="contentEdgeInsets" minX="8" minY="4" maxX="6" maxY="2"/>
      <state key="normal" title="Save" image="tray" catalog="system">
      <color key="titleColor" red="1" green="0.5" blue="0" alpha="1"/></state>
      <state key="disabled" title="Saved"/>
      """)
    let written = try lines(plain)
    for line in [
      "let saveButton = UIButton(type: .system)", #"saveButton.setTitle("Save", for: .normal)"#,
      #"saveButton.setImage(UIImage(systemName: "tray"), for: .normal)"#,
      "saveButton.setTitleColor(UIColor(red: 1, green: 0.5, blue: 0, alpha: 1), for: .normal)",
      #"saveButton.setTitle("Saved", for: .disabled)"#,
      "saveButton.titleLabel?.font = .boldSystemFont(ofSize: 18)",
      "saveButton.contentHorizontalAlignment = .leading",
      "saveButton.contentEdgeInsets = UIEdgeInsets(top: 4, left: 8, bottom: 2, right: 6)",
    ] {
      expect(written.contains(line), "\(line)")
    }
    let configured = try lines(
      unlabeled(
        "button", "",
        """
        <buttonConfiguration key="configuration" style="filled" title="Buy" image="cart" catalog="system" \
        imagePlacement="trailing" imagePadding="4" cornerStyle="capsule"/>
        """))
    for line in [
      "var buyButtonConfiguration = UIButton.Configuration.filled()",
      #"buyButtonConfiguration.title = "Buy""#,
      #"buyButtonConfiguration.image = UIImage(systemName: "cart")"#,
      "buyButtonConfiguration.imagePlacement = .trailing",
      "buyButtonConfiguration.imagePadding = 4", "buyButtonConfiguration.cornerStyle = .capsule",
      "buyButton.configuration = buyButtonConfiguration",
    ] {
      expect(configured.contains(line), "\(line)")
    }
    expect(!configured.contains { $0.contains("setTitle(") })
  }

  @Test func `controls, colors and what ignores touches are set with UIKit`() throws {
    let written = try lines(
      unlabeled("slider", #"minValue="0.0" maxValue="10" value="2.5""#)
        + unlabeled("pageControl", #"numberOfPages="3""#)
        + unlabeled(
          "textField", #"placeholder="City" clearButtonMode="whileEditing" textAlignment="right""#,
          #"<textInputTraits key="textInputTraits" returnKeyType="next"/>"#)
        + unlabeled(
          "label", #"text="Hi" userInteractionEnabled="NO""#,
          #"<color key="textColor" systemColor="secondaryLabelColor"/>"#)
        + unlabeled(
          "view", "", #"<color key="backgroundColor" white="0.0" alpha="0.0"/>"#))
    for line in [
      "slider.maximumValue = 10", "slider.value = 2.5", "pageControl.numberOfPages = 3",
      #"cityTextField.placeholder = "City""#, "cityTextField.clearButtonMode = .whileEditing",
      "cityTextField.textAlignment = .right", "cityTextField.returnKeyType = .next",
      "hiLabel.textColor = .secondaryLabel", "view.backgroundColor = .clear",
    ] {
      expect(written.contains(line), "\(line)")
    }
    expect(!written.contains { $0.contains("minimumValue") || $0.contains("hiLabel.isUser") })
  }

  @Test func `a text longer than a line is one of several lines with the same value`() throws {
    let words = (1...40).map { "word\($0)" }.joined(separator: " ")
    let written = try lines(unlabeled("label", #"text="\#(words)&#10;the end" numberOfLines="0""#))
    let start = try #require(written.firstIndex { $0.hasSuffix(#".text = """"#) })
    let end = try #require(written[(start + 1)...].firstIndex(of: #"""""#))
    let text = written[(start + 1)..<end].joined(separator: "\n")
      .replacingOccurrences(of: "\\\n", with: "")
    expectEqual(text, words + "\nthe end")
    expect(written.allSatisfy { $0.count <= 96 })
  }
}
