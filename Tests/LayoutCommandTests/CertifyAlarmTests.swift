import LayoutCommand
import TestSupport
import Testing

/// Findings that no language has, and that `layout certify` therefore does not report.
@Suite struct CertifyAlarmTests {
  private static let head = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
    <device id="retina4_7" orientation="portrait"/><objects>
    """
  private static let tail = "</objects></document>"

  /// A label from the leading to the trailing edge of `root`, with attributes.
  private static func label(
    _ id: String, text: String, _ attributes: String = "", y: Int = 10, inset: Int = 10
  ) -> String {
    """
    <label id="\(id)" userLabel="\(id)" text="\(text)" translatesAutoresizingMaskIntoConstraints="NO" \(attributes)>
    <rect key="frame" x="10" y="\(y)" width="300" height="21"/></label>
    """
  }

  private static func edges(_ id: String, top: Int = 10, bottom: Bool = true) -> String {
    let sides =
      [("leading", 10), ("trailing", -10), ("top", top)] + (bottom ? [("bottom", -10)] : [])
    return sides.map { attribute, constant in
      """
      <constraint firstItem="\(id)" firstAttribute="\(attribute)" secondItem="root" \
      secondAttribute="\(attribute)" constant="\(constant)" id="\(id)\(attribute)"/>
      """
    }.joined()
  }

  private static func content(_ views: String, _ constraints: String, height: Int = 44) -> String {
    """
    <rect key="frame" x="0" y="0" width="320" height="\(height)"/><subviews>\(views)</subviews>
    <constraints>\(constraints)</constraints>
    """
  }

  private static func row(
    _ views: String, _ constraints: String, _ attributes: String = ""
  ) -> String {
    """
    \(head)<tableViewCell id="cell" \(attributes)><rect key="frame" x="0" y="0" width="320" height="44"/>
    <tableViewCellContentView key="contentView" id="root">\(content(views, constraints))
    </tableViewCellContentView></tableViewCell>\(tail)
    """
  }

  private static func ownView(_ views: String, _ constraints: String) -> String {
    "\(head)<view id=\"root\" userLabel=\"card\">\(content(views, constraints))</view>\(tail)"
  }

  private static func controller(_ views: String, _ constraints: String) -> String {
    """
    \(head)<viewController id="vc" title="Form"><view key="view" id="root">
    \(content(views, constraints, height: 568))</view></viewController>\(tail)
    """
  }

  private static let long = String(repeating: "Donau dampf schiff fahrt ", count: 6)

  private func run(
    _ form: String, _ texts: [String: String], _ arguments: String...
  ) -> (status: CommandStatus, output: String) {
    var files = ["App/Form.xib": form]
    for (language, text) in texts { files["App/\(language).lproj/Form.strings"] = text }
    let system = MemorySystem(files)
    let status = LayoutProgram(system: system).run(["certify", "App/Form.xib"] + arguments)
    return (status, system.output + system.messages)
  }

  @Test func `labels of standard cell styles are UIKit's to place`() {
    let form = Self.row(
      Self.label("a", text: "Name"), Self.edges("a"),
      "style=\"IBUITableViewCellStyleValue1\" textLabel=\"a\"")
    let texts = ["de": "\"a.text\" = \"\(Self.long)\";"]
    let (status, output) = run(form, texts)
    expect(status == .done && output.contains("1 skipped"), "\(output)")
    // The same label in a cell of the app's own is judged.
    let own = Self.row(Self.label("a", text: "Name"), Self.edges("a"))
    expectEqual(run(own, texts).status, .notLaidOut)
  }

  @Test(arguments: ["Label", "Title", "{name}", "Lorem ipsum dolor", "12:30", "—", ""])
  func `a placeholder is not judged`(text: String) {
    let form = Self.row(Self.label("a", text: text), Self.edges("a"))
    let (status, output) = run(form, ["de": "\"a.text\" = \"\(Self.long)\";"])
    expect(status == .done && output.contains("1 skipped"), "\(output)")
  }

  @Test func `a text without a translation is not judged, whatever becomes of it`() {
    let form = Self.controller(
      Self.label("a", text: "Name") + Self.label("b", text: Self.long, y: 40),
      Self.edges("a", bottom: false) + Self.edges("b", top: 40, bottom: false))
    let (status, output) = run(form, ["de": "\"a.text\" = \"Name, Vorname\";"])
    expect(status == .done && output.contains("1 proved"), "\(output)")
  }

  @Test func `a row is as high as its content, unless its table states a height`() {
    let row = Self.row(
      Self.label("a", text: "Name", "numberOfLines=\"0\""), Self.edges("a"))
    let texts = ["de": "\"a.text\" = \"\(Self.long)\";"]
    let (status, output) = run(row, texts)
    expect(status == .done && output.contains("1 proved for 320…440\n"), "\(output)")
    let table = row.replacing(
      "<tableViewCell id",
      with: "<tableView rowHeight=\"44\" id=\"t\"><prototypes><tableViewCell id"
    ).replacing("</tableViewCell>", with: "</tableViewCell></prototypes></tableView>")
    expectEqual(run(table, texts).status, .notLaidOut)
  }

  @Test func `a view of its own has the width of the file, unless another is stated`() {
    let form = Self.ownView(
      Self.label("a", text: "Name"), Self.edges("a", bottom: false))
    // 300 points are enough, 180 are not.
    let texts = ["de": "\"a.text\" = \"Donaudampfschifffahrtsgesellschaft\";"]
    let (status, output) = run(form, texts)
    expect(status == .done && output.contains("1 proved at 320"), "\(output)")
    expect(output.contains("judged at the width of the file, 320; state others with --width-of"))
    let narrow = run(form, texts, "--width-of", "card=200..320")
    expectEqual(narrow.status, .notLaidOut)
    expect(
      narrow.output.contains("loses") && narrow.output.contains("from 200 to"), "\(narrow.output)")
  }

  @Test func `a conflict in a view whose size is only that of the file is no failure`() {
    let form = Self.ownView(
      Self.label(
        "a", text: "Name", "numberOfLines=\"0\" verticalCompressionResistancePriority=\"1000\""),
      Self.edges("a"))
    let texts = ["de": "\"a.text\" = \"\(Self.long)\";"]
    let (status, output) = run(form, texts)
    expect(status == .done && !output.contains("[satisfiable]"), "\(output)")
  }

  @Test func `a text may shrink as far as its smallest scale`() {
    func form(_ attributes: String) -> String {
      Self.controller(Self.label("a", text: "Name", attributes), Self.edges("a", bottom: false))
    }
    // Some 345 points at 17, of which 300 are there at 320.
    let texts = ["de": "\"a.text\" = \"Donaudampfschifffahrtskapitänsmützenband\";"]
    expectEqual(run(form(""), texts).status, .notLaidOut)
    let shrinking = "adjustsFontSizeToFit=\"YES\" minimumScaleFactor="
    expectEqual(run(form(shrinking + "\"0.5\""), texts).status, .done)
    expectEqual(run(form(shrinking + "\"0.99\""), texts).status, .notLaidOut)
    // Xcode writes only that a text does not shrink.
    expectEqual(run(form("minimumScaleFactor=\"0.5\""), texts).status, .done)
    expectEqual(
      run(form("minimumScaleFactor=\"0.5\" adjustsFontSizeToFit=\"NO\""), texts).status,
      .notLaidOut)
  }

  @Test func `a file beside that of Base has its own language alone`() {
    let form = Self.controller(Self.label("a", text: "Name"), Self.edges("a", bottom: false))
    let texts = "\"a.text\" = \"\(Self.long)\";"
    func status(_ paths: [String]) -> (CommandStatus, String) {
      let system = MemorySystem(
        ["App/de.lproj/Form.strings": texts].merging(paths.map { ($0, form) }) { $1 })
      let status = LayoutProgram(system: system).run(["certify", "App"])
      return (status, system.output + system.messages)
    }
    for other in ["App/en.lproj/Form.xib", "App/Form.xib"] {
      expectEqual(status([other]).0, .notLaidOut)
      let (both, output) = status(["App/Base.lproj/Form.xib", other])
      expectEqual(both, .notLaidOut)
      expect(output.contains("2 scenes in 2 languages: 1 failing, 1 skipped"), "\(output)")
    }
  }

  @Test func `a title that wraps in a button of the app's own class may be as high as it needs`() {
    func form(_ attributes: String) -> String {
      let button = """
        <button id="a" buttonType="system" lineBreakMode="wordWrap" \(attributes) \
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="10" y="10" width="300" \
        height="30"/><state key="normal" title="Name"/></button>
        """
      return Self.controller(button, Self.edges("a", bottom: false))
    }
    let texts = ["de": "\"a.normalTitle\" = \"\(Self.long)\";"]
    expectEqual(run(form(""), texts).status, .notLaidOut)
    expectEqual(run(form("customClass=\"TallButton\""), texts).status, .done)
  }

  @Test func `a text in a view whose fixed frame leaves the root is outside in all languages`() {
    func form(_ width: Int) -> String {
      let label = Self.label("a", text: "Name")
      let constraints = ["leading": 200, "top": 10].map {
        "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" secondItem=\"box\" "
          + "secondAttribute=\"\($0)\" constant=\"\($1)\" id=\"\($0)\"/>"
      }.joined()
      let box = """
        <view id="box" fixedFrame="YES" translatesAutoresizingMaskIntoConstraints="NO">\
        <rect key="frame" x="0" y="0" width="\(width)" height="44"/>\
        <autoresizingMask key="autoresizingMask" flexibleMaxX="YES" flexibleMaxY="YES"/>\
        <subviews>\(label)</subviews><constraints>\(constraints)</constraints></view>
        """
      return Self.controller(box, "")
    }
    let texts = ["de": "\"a.text\" = \"Donaudampfschifffahrt\";"]
    let (status, output) = run(form(300), texts)
    expect(status == .notLaidOut && output.contains("[textsVisible]"), "\(output)")
    expectEqual(run(form(500), texts).status, .done)
  }

  @Test func `a loss in many languages is one finding, the largest share first`() {
    let form = Self.controller(Self.label("a", text: "Name"), Self.edges("a", bottom: false))
    let (_, output) = run(
      form,
      [
        "de": "\"a.text\" = \"\(Self.long)\";", "fr": "\"a.text\" = \"\(Self.long)\(Self.long)\";",
        "es": "\"a.text\" = \"Nombre\";",
      ])
    expectEqual(output.split(separator: "\n").count { $0.contains("[textsWhole]") }, 1)
    expect(output.contains("in fr from 320 to 440, also in de ("), "\(output)")
    expect(!output.contains(", es") && !output.contains("in es"), "\(output)")
  }
}
