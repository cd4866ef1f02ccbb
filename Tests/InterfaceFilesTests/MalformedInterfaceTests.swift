import AnchorsQuestions
import Foundation
import LayoutFiles
import TestSupport
import Testing

@testable import InterfaceFiles

/// Files that are damaged, hostile or of another kind.
@Suite struct MalformedInterfaceTests {
  @Test(
    arguments: [
      ("", 1, 1, "expected an element"),
      ("text", 1, 1, "not XML"),
      ("<document>\n <a></b></document>", 2, 7, "expected that of 'a'"),
      ("<document>\n  <a", 2, 3, "unterminated tag"),
      ("<document><a x=1/></document>", 1, 14, "in quotes"),
      ("<document><a x='1' x='2'/></document>", 1, 20, "duplicate attribute"),
      ("<document><a x='<'/></document>", 1, 14, "unterminated value"),
      ("<document><a x='1'y='2'/></document>", 1, 19, "a space"),
      ("<document/><document/>", 1, 13, "second element"),
      ("<document>\n</document>\nrest", 3, 1, "after the last element"),
      ("<!DOCTYPE x [<!ENTITY e SYSTEM 'file:///etc/passwd'>]><x/>", 1, 1, "document type"),
      ("<document><!-- x</document>", 1, 11, "-->"),
      ("<document><![CDATA[ x</document>", 1, 11, "]]>"),
      ("</document>", 1, 3, "not open"),
      ("<plist/>", 1, 2, "expected 'document' of Interface Builder"),
      ("<archive type='com.apple.InterfaceBuilder3.CocoaTouch.XIB'/>", 1, 2, "Xcode 4"),
    ])
  func `an error has its line, its column and a sentence`(
    text: String, line: Int, column: Int, part: String
  ) throws {
    let error = try #require(InterfaceText.error(in: text))
    expect(error.message.contains(part), "\(error.message)")
    expect(error.line == line && error.column == column, "\(error.line):\(error.column)")
  }

  @Test func `files for other systems are refused by name`() throws {
    let text = InterfaceText.xib("")
    let mac = text.split(separator: "iOS.CocoaTouch").joined(separator: "MacOSX.Cocoa")
    let error = try #require(InterfaceText.error(in: mac))
    expect(error.line == 2 && error.message.contains("'MacOSX.Cocoa'"))
  }

  @Test(
    arguments: [
      (#"firstAttribute="widht" constant="1""#, "unknown attribute 'widht'"),
      (#"constant="1""#, "missing 'firstAttribute'"),
      (#"firstAttribute="width" constant="one""#, "expects a number"),
      (#"firstAttribute="width" constant="1e300""#, "within ±1e9"),
      (#"firstAttribute="width" constant="inf""#, "expects a number"),
      (#"firstAttribute="width" priority="1001" constant="1""#, "at most 1000"),
      (#"firstAttribute="width" relation="about" constant="1""#, "unknown relation"),
      (
        #"firstAttribute="width" secondItem="root" secondAttribute="width" multiplier="1:0""#,
        "divisor 0"
      ),
      (#"firstAttribute="width" secondItem="root" secondAttribute="leading""#, "size"),
      (#"firstAttribute="width" identifier="&nbsp;" constant="1""#, "&amp;"),
    ])
  func `a wrong constraint is reported at its line`(attributes: String, part: String) throws {
    let text = InterfaceText.xib(
      "<subviews>\n" + InterfaceText.view("a", "0 0 1 1")
        + "\n</subviews>\n<constraints>\n<constraint firstItem=\"a\" \(attributes)/>\n</constraints>"
    )
    let error = try #require(InterfaceText.error(in: text))
    expect(error.message.contains(part), "\(error.message)")
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    expectEqual(error.line, (lines.firstIndex { $0.hasPrefix("<constraint ") } ?? 0) + 1)
  }

  @Test func `entities, character numbers and CDATA become their characters`() throws {
    let text = InterfaceText.xib(
      """
      <subviews><label id="a" text="A &amp; B&#x2713;&lt;"><rect key="frame" x="0" y="0" width="1" height="1"/></label>
      <label id="b"><rect key="frame" x="0" y="0" width="1" height="1"/><string key="text">C<![CDATA[&D]]>&#69;</string></label></subviews>
      """)
    let file = try InterfaceFile(Array(text.utf8))
    var layout = try file.layout(of: file.scenes[0])
    try layout.layOut()
    let source = SwiftExport(layout.file, style: .anchors).source
    expect(source.contains(#"SizedLabel("A & B"# + "\u{2713}" + #"<","#))
    expect(source.contains(#"SizedLabel("C&DE","#))
  }

  @Test func `depth, attributes and encodings have limits`() throws {
    let deep = String(repeating: "<a>", count: 700)
    expectEqual(InterfaceText.error(in: deep)?.message.contains("more than 600 deep"), true)
    let many = (0...200).map { "a\($0)=''" }.joined(separator: " ")
    expectEqual(InterfaceText.error(in: "<a \(many)/>")?.message.contains("200 attributes"), true)
    expectEqual(InterfaceText.error(in: [0xFF, 0xFE, 0x3C, 0])?.message.contains("UTF-16"), true)
    var views = InterfaceText.view("v250", "0 0 1 1")
    for index in (0..<250).reversed() {
      views = InterfaceText.view(
        "v\(index)", "0 0 1 1", members: "<subviews>" + views + "</subviews>")
    }
    let nested = InterfaceText.xib("<subviews>" + views + "</subviews>")
    expectEqual(InterfaceText.error(in: nested)?.message.contains("more than 200 deep"), true)
  }

  @Test func `cells and headers inside a scene are its views, so that no view is in many scenes`()
    throws
  {
    var views = InterfaceText.view("inmost", "1 2 3 4")
    for index in 0..<50 {
      let kind = index % 2 == 0 ? "collectionReusableView" : "view"
      views = InterfaceText.view(
        "v\(index)", "1 1 9 9", kind: kind,
        attributes: index % 2 == 0 ? "" : #"key="tableHeaderView""#,
        members: "<subviews>" + views + "</subviews>")
    }
    let file = try InterfaceFile(
      Array(InterfaceText.xib("<subviews>" + views + "</subviews>").utf8))
    expectEqual(file.scenes.map(\.id), ["root"])
    try expectEqual(file.layout(of: file.scenes[0]).frames.count, 1 + 50 + 1)
  }

  @Test func `columns count characters, also in a file of one line`() throws {
    // More than 4096 bytes, of which each character has two.
    let name = String(repeating: "\u{E9}", count: 5_000)
    let text = InterfaceText.xib(
      "<subviews>" + InterfaceText.view("a", "0 0 10 10", members: "<x y='\(name)'/>")
        + InterfaceText.view("b", "50 0 10 10", attributes: #"fixedFrame="YES""#) + "</subviews>"
        + #"<constraints><constraint firstItem="a" firstAttribute="width" constant="10" id="c"/></constraints>"#
    ).split(separator: "\n").joined()
    let file = try InterfaceFile(Array(text.utf8))
    let findings = file.lint(file.scenes[0])
    let found = try #require(findings.first { $0.code == "fixedFrame" })
    let tags = text.components(separatedBy: "<view translates")
    expectEqual(tags.count, 3)
    let column = tags[0].count + "<view translates".count + tags[1].count + "<".count + 1
    expect(found.line == 1 && found.column == column, "\(found.column)")
  }

  @Test func `a truncated file throws, and no changed byte traps`() throws {
    let text = Array(
      InterfaceText.xib(
        "<subviews>" + InterfaceText.view("a", "0 0 1 1")
          + #"</subviews><constraints><constraint firstItem="a" firstAttribute="width" constant="1"/></constraints>"#
      ).utf8)
    for length in stride(from: 0, to: text.count - 1, by: 3) {
      #expect(InterfaceText.error(in: Array(text[..<length])) != nil)
    }
    for index in text.indices {
      var changed = text
      changed[index] = changed[index] ^ 0x15
      _ = InterfaceText.error(in: changed)
    }
  }

  @Test func `the parser reads each byte once, with events in proportion to the views`() throws {
    func events(_ count: Int) throws -> Int {
      let views = (0..<count).map { InterfaceText.view("v\($0)", "0 0 1 1") }.joined()
      let bytes = Array(InterfaceText.xib("<subviews>" + views + "</subviews>").utf8)
      var reader = try XMLReader(bytes)
      var (events, last) = (0, 0)
      reading: while true {
        if case .endOfFile = try reader.next() { break reading }
        #expect(reader.offset >= last)
        last = reader.offset
        events += 1
      }
      expectEqual(last, bytes.count)
      return events
    }
    let around = try events(0)
    try expectEqual(events(4_000) - around, 4 * (try events(1_000) - around))
  }
}
