import LayoutCommand
import TestSupport
import Testing

/// `layout certify` on files of Interface Builder and layout files, from arguments to answers.
@Suite struct CertifyCommandTests {
  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><objects>
    """

  /// A view with an identifier in its superview, with attributes, members and constraints.
  private static func view(
    _ kind: String, _ id: String, _ attributes: String = "", _ members: String = "",
    width: Int = 60
  ) -> String {
    """
    <\(kind) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)" userLabel="\(id)" \(attributes)>
    <rect key="frame" x="10" y="10" width="\(width)" height="30"/>\(members)</\(kind)>
    """
  }

  private static func constraint(
    _ id: String, _ attribute: String, to other: String = "root", _ more: String = ""
  ) -> String {
    """
    <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="\(other)" \
    secondAttribute="\(attribute)" id="\(id)-\(attribute)" \(more)/>
    """
  }

  private static func fixed(_ width: Double) -> String {
    "<constraints>\n<constraint firstAttribute=\"width\" constant=\"\(width)\" id=\"w\"/></constraints>"
  }

  /// A controller's view, 375 points wide and 667 high.
  private static func controller(_ views: String, _ constraints: String, outlet: String = "")
    -> String
  {
    """
    \(head)<viewController id="vc" customClass="FormViewController"><view key="view" id="root">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
    \(views)
    </subviews><constraints>\(constraints)</constraints></view>\(outlet)</viewController>
    </objects></document>
    """
  }

  /// A button with a width, whose title is `Cancel`.
  private static func button(_ width: Double, outlet: String = "") -> String {
    controller(
      view(
        "button", "cancel", "buttonType=\"system\"",
        "<state key=\"normal\" title=\"Cancel\"/>" + fixed(width)),
      constraint("cancel", "leading", "constant=\"10\"")
        + constraint("cancel", "top", "constant=\"30\""), outlet: outlet)
  }

  private static let buttonTexts = [
    "App/de.lproj/Form.strings": #""cancel.normalTitle" = "Abbrechen";"#,
    "App/fr.lproj/Form.strings": #""cancel.normalTitle" = "Annuler et revenir";"#,
    "App/nl.lproj/Form.strings": #"/* */"#,
  ]

  private func run(
    _ form: String, _ texts: [String: String] = Self.buttonTexts, _ arguments: String...,
    path: String = "App/Base.lproj/Form.xib"
  ) -> (status: CommandStatus, system: MemorySystem) {
    let system = MemorySystem(texts.merging([path: form]) { $1 })
    let paths = arguments.contains("App") ? [] : [path]
    return (LayoutProgram(system: system).run(["certify"] + paths + arguments), system)
  }

  @Test func `a title that is cut names its languages, its widths and the constraint`() {
    // Abbrechen is 4967 thousandths of 15 points and nine trackings, 74.84 points wide; the French
    // title is wider.
    let (status, system) = run(Self.button(60))
    expectEqual(status, .notLaidOut)
    let lines = system.output.split(separator: "\n")
    expect(
      lines.first?.hasPrefix("App/Base.lproj/Form.xib:4:2: ") == true
        && lines.first?.contains("error: cancel loses") == true
        && lines.first?.hasSuffix(
          "in fr from 320 to 440, also in de (height 667). [textsWhole]") == true,
      "\(system.output)")
    expect(
      lines.contains("    cancel.width == 60 (App/Base.lproj/Form.xib:6)"), "\(system.output)")
    expectEqual(
      lines.last.map { String($0) },
      "1 scene in 3 languages: 1 failing")
  }

  @Test func `what fits is proved, what depends on the font is marginal`() {
    expectEqual(run(Self.button(140)).status, .done)
    expect(run(Self.button(140)).system.output.hasPrefix("1 scene in 3 languages: 1 proved for"))
    let german = Self.buttonTexts.filter { !$0.key.contains("fr.") }
    let near = run(Self.button(74), german)
    expectEqual(near.status, .done)
    expect(near.system.output.contains("warning: cancel loses"), "\(near.system.output)")
    expect(near.system.output.contains("within the error of the font"))
    expectEqual(run(Self.button(74), german, "--strict").status, .notLaidOut)
    // Without an error of the font the answer is a plain one.
    expectEqual(run(Self.button(74), german, "--tolerance", "0").status, .notLaidOut)
    expectEqual(run(Self.button(75), german, "--tolerance", "0", "--strict").status, .done)
    let none = run(Self.button(60), Self.buttonTexts, "--languages", "nl")
    expect(none.status == .done && none.system.output.contains("1 skipped"), "\(none)")
    expectEqual(run(Self.button(60), german, "--languages", "de").status, .notLaidOut)
  }

  @Test func `single widths and heights are said to be those alone`() {
    let (_, system) = run(
      Self.button(140), Self.buttonTexts, "--widths", "320,375", "--heights", "500,667")
    expectEqual(
      system.output, "1 scene in 3 languages: 1 proved at 320, 375 at the heights 500, 667\n")
  }

  @Test func `a text that an outlet may set is marked`() {
    let outlet =
      "<connections><outlet property=\"cancel\" destination=\"cancel\" id=\"o\"/></connections>"
    let (_, system) = run(Self.button(60, outlet: outlet))
    expect(
      system.output.contains("\"Cancel\"; an outlet may set another text."), "\(system.output)")
  }

  @Test func `a file of texts that is wrong is an error with line and column`() {
    let (status, system) = run(
      Self.button(60), ["App/de.lproj/Form.strings": "\"a\" = \"b\";\n\"c\" = d e;"])
    expectEqual(status, .wrongInput)
    expect(
      system.messages.contains("App/de.lproj/Form.strings:2: expected ';' after the text of 'c'"),
      "\(system.messages)")
    let missing = run(Self.button(60), Self.buttonTexts, "--texts", "more.strings")
    expectEqual(missing.status, .wrongInput)
  }

  @Test func `texts are those beside the file, and those of an option`() {
    let catalog = #"""
      {"sourceLanguage": "en", "strings": {"cancel.normalTitle": {"localizations": {
        "de": {"stringUnit": {"value": "Abbrechen"}}, "en": {"stringUnit": {"value": "Cancel"}}}}}}
      """#
    for (texts, arguments) in [
      (["App/Form.xcstrings": catalog], []), (["App/mul.lproj/Form.xcstrings": catalog], []),
      (["Texts/Form.xcstrings": catalog], ["--texts", "Texts"]),
    ] {
      let system = MemorySystem(
        texts.merging(["App/Base.lproj/Form.xib": Self.button(60)]) { $1 })
      let status = LayoutProgram(system: system).run(
        ["certify", "App/Base.lproj/Form.xib"] + arguments)
      expectEqual(status, .notLaidOut, "\(texts.keys): \(system.output)\(system.messages)")
      expect(system.output.contains(" in de from 320 to 440"), "\(system.output)")
    }
    // Without any translation nothing can be said.
    let (status, system) = run(Self.button(60), [:])
    expectEqual(status, .done)
    expect(system.output.contains("is not judged: no text of it has a translation"))
    expect(system.output.contains("1 scene: 1 skipped"), "\(system.output)")
    expectEqual(run(Self.button(60), [:], "--strict").status, .notLaidOut)
  }

  @Test func `programs get environments, intervals, constraints and room`() throws {
    let (status, system) = run(
      Self.button(60), Self.buttonTexts, "--format", "json", "--room", "--tolerance", "0")
    expectEqual(status, .notLaidOut)
    let report = try AnswerJSON(system.output)
    expectEqual(
      report["environments"].elements.map { $0["language"].text }, ["en", "de", "fr"])
    let scene = report["scenes"][0]
    expect(scene["verdict"] == "fails" && scene["name"] == "FormViewController")
    let certificate = scene["certificates"][0]
    expect(certificate["widths"] == [[320, 440]] && certificate["height"] == 667)
    let failure = certificate["failures"][0]
    expect(failure["property"] == "textsWhole" && failure["id"] == "cancel")
    expect(failure["keys"] == ["cancel.normalTitle"] && failure["line"] == 4)
    let german = failure["environments"].elements.first { $0["environment"] == 1 }
    expect(german?["intervals"] == [[320, 440]] && german?["certainty"] == "fails")
    if case .number(let by) = german?["worst"]["by"] ?? .null {
      expectNear(by, 4993 * 0.015 + 9 * 0.046 - 60, within: 0.08)
    } else {
      expect(false, "\(failure)")
    }
    expectEqual(failure["because"][0]["constraint"].text, "cancel.width == 60")
    // The title has 60.5 points, of which it needs 47.26.
    if case .number(let growth) = certificate["rooms"][0]["growth"] {
      expectNear(growth, 60.5 / (3132 * 0.015 + 6 * 0.046), within: 0.02)
    } else {
      expect(false, "\(certificate)")
    }
  }

  @Test func `arguments that are wrong say what is expected`() {
    for (arguments, words) in [
      (["--widths", "440..320"], "such as 320..440"), (["--widths", "a"], "such as 320..440"),
      (["--heights", "x"], "heights in points"), (["--width-of", "Card"], "such as Card=300..360"),
      (["--text-sizes", "xxxlarge"], "did you mean 'xxxLarge'?"),
      (["--tolerance", "0.5"], "from 0 to below 0.5"), (["--tolerance", "nan"], "below 0.5"),
      (["--property", "textWhole"], "did you mean 'textsWhole'?"),
      (["--languages", "de,,fr"], "codes with commas"), (["--scene", "Other"], "unknown scene"),
      (["--base", ""], "needs the code of a language"), (["--texts", ""], "a file or a folder"),
    ] {
      let system = MemorySystem(["App/Form.xib": Self.button(60)])
      let status = LayoutProgram(system: system).run(["certify", "App/Form.xib"] + arguments)
      expectEqual(status, .wrongInput)
      expect(system.messages.contains(words), "\(arguments): \(system.messages)")
    }
    let system = MemorySystem()
    expectEqual(LayoutProgram(system: system).run(["certify"]), .wrongInput)
    expectEqual(LayoutProgram(system: system).run(["certify", "-"]), .wrongInput)
    expectEqual(LayoutProgram(system: system).run(["certify", "no.xib"]), .wrongInput)
  }

  @Test func `a layout file has its texts by the keys of its labels`() {
    let form = """
      {"root": "form", "items": [
        {"name": "title", "kind": "label", "text": "Save", "key": "form.save", "font": 10},
        {"name": "other", "kind": "label", "text": "not translated at all", "font": 10}],
       "constraints": ["title.leading == form.leading", "title.top == form.top",
        "title.width <= 30", "title.bottom == form.bottom", "other.leading == title.trailing",
        "other.top == form.top"], "textMeasurer": "square"}
      """
    let texts = [
      "App/en.lproj/form.strings": #""form.save" = "abc";"#,
      "App/de.lproj/form.strings": #""form.save" = "abcde";"#,
    ]
    let (status, system) = run(
      form, texts, "--property", "textsWhole", path: "App/form.json")
    expectEqual(status, .notLaidOut)
    expect(
      system.output.hasPrefix(
        "App/form.json:2:12: error: title loses 20 of 50 points in de from 320 to 440. [textsWhole]\n"
      ),
      "\(system.output)")
    expect(system.output.contains("    title.width <= 30 (App/form.json:5)\n"), "\(system.output)")
    let plain = run(form.replacing("\"key\": \"form.save\", ", with: ""), texts, path: "form.json")
    expect(plain.system.output.contains("no label of it has the 'key'"), "\(plain.system.output)")
  }
}
