import Certify
import LayoutFiles
import TestSupport
import Testing
import Texts

/// Texts with several forms, and files with several languages.
@Suite struct CatalogTests {
  private static func read(_ text: String, _ path: String) throws(LayoutFileError) -> Translations {
    var texts = Translations(base: "en")
    try texts.readFile(Array(text.utf8), path: path)
    return texts
  }

  private static func fault(_ text: String, _ path: String) -> LayoutFileError? {
    do throws(LayoutFileError) {
      _ = try read(text, path)
      return nil
    } catch {
      return error
    }
  }

  private static func dictionary(_ body: String) -> String {
    "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict>\(body)</dict></plist>"
  }

  private static func entry(_ key: String, _ text: String) -> String {
    "<key>\(key)</key><string>\(text)</string>"
  }

  @Test func `a stringsdict has all forms of its variables, the general one first`() throws {
    let text = Self.dictionary(
      """
      <key>files</key><dict>
      \(Self.entry("NSStringLocalizedFormatKey", "%#@count@ in %#@folders@"))
      <key>count</key><dict>\(Self.entry("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"))
      \(Self.entry("NSStringFormatValueTypeKey", "d"))\(Self.entry("one", "%d file"))
      \(Self.entry("other", "%d files"))</dict>
      <key>folders</key><dict>\(Self.entry("NSStringFormatSpecTypeKey", "NSStringPluralRuleType"))
      \(Self.entry("NSStringFormatValueTypeKey", "d"))\(Self.entry("other", "%d folders"))
      \(Self.entry("zero", "no folder"))</dict>
      </dict>
      \(Self.entry("plain", "as it is"))
      <key>wide</key><dict><key>NSStringVariableWidthRuleType</key>
      <dict>\(Self.entry("20", "Save"))\(Self.entry("50", "Save the file"))</dict></dict>
      <key>device</key><dict><key>NSStringDeviceSpecificRuleType</key>
      <dict>\(Self.entry("iphone", "Tap"))\(Self.entry("other", "Click"))</dict></dict>
      """)
    let texts = try Self.read(text, "de.lproj/Localizable.stringsdict")
    expectEqual(
      texts.forms(of: "files", in: "de"),
      [
        "%d files in %d folders", "%d file in %d folders", "%d files in no folder",
        "%d file in no folder",
      ])
    expectEqual(texts.text("files", in: "de"), "%d files in %d folders")
    expectEqual(texts.forms(of: "plain", in: "de"), ["as it is"])
    expectEqual(texts.forms(of: "wide", in: "de"), ["Save", "Save the file"])
    expectEqual(texts.forms(of: "device", in: "de"), ["Click", "Tap"])
  }

  @Test func `variables that contain each other, and many of them, come to an end`() throws {
    func variable(_ name: String, _ forms: [String]) -> String {
      let texts = forms.enumerated().map { Self.entry("f\($0)", $1) }.joined()
      return "<key>\(name)</key><dict>\(texts)</dict>"
    }
    let loop = String(repeating: "%#@a@", count: 50)
    let all = (0..<20).map { "%#@v\($0)@" }.joined()
    let many = (0..<20).map { variable("v\($0)", ["x", "y", "z"]) }.joined()
    let text = Self.dictionary(
      "<key>k</key><dict>\(Self.entry("NSStringLocalizedFormatKey", "%#@a@"))"
        + variable("a", [loop, "end"]) + "</dict>"
        + "<key>m</key><dict>\(Self.entry("NSStringLocalizedFormatKey", all))\(many)</dict>")
    let texts = try Self.read(text, "L.stringsdict")
    let forms = texts.forms(of: "k", table: "L", in: "en")
    expect(!forms.isEmpty && forms.count <= 64 && forms.allSatisfy { $0.utf8.count < 20_000 })
    expectEqual(texts.forms(of: "m", table: "L", in: "en").count, 64)
  }

  @Test func `a stringsdict without a format, a form or an end is an error at its place`() {
    let path = "L.stringsdict"
    for (body, words) in [
      ("<key>a</key><dict></dict>", "'a' has no NSStringLocalizedFormatKey"),
      ("<key>a</key><array/>", "must be a dictionary of its forms"),
      (
        "<key>a</key><dict>\(Self.entry("NSStringLocalizedFormatKey", "%#@b@"))"
          + "<key>b</key><dict></dict></dict>", "'b' has no form"
      ),
      ("<key>a</key>", "expected the value of 'a'"), ("<string>a</string>", "expected a 'key'"),
      ("text", "unexpected text"), ("<key>a<b/></key>", "unexpected element in a text"),
    ] {
      let error = Self.fault(Self.dictionary(body), path)
      expect(error?.message.contains(words) ?? false, "\(error?.message ?? body)")
      expectEqual(error?.line, 1)
    }
    expect(Self.fault("<plist><dict>", path)?.message.contains("unterminated") ?? false)
    let deep = String(repeating: "<key>a</key><dict>", count: 300)
    expect(Self.fault("<plist><dict>" + deep, path)?.message.contains("nested") ?? false)
    let declared = "<!DOCTYPE plist [<!ENTITY a \"b\">]><plist><dict/></plist>"
    expect(Self.fault(declared, path)?.message.contains("declarations") ?? false)
  }

  private static let catalog = #"""
    {"sourceLanguage": "en", "version": "1.0", "strings": {
      "Cancel": {"localizations": {
        "de": {"stringUnit": {"state": "translated", "value": "Abbrechen"}},
        "fr": {"stringUnit": {"state": "needs_review", "value": "Annuler"}},
        "ja": {"stringUnit": {"state": "new", "value": ""}}}},
      "files": {"localizations": {
        "en": {"variations": {"plural": {
          "one": {"stringUnit": {"state": "translated", "value": "%lld file"}},
          "other": {"stringUnit": {"state": "translated", "value": "%lld files"}}}}},
        "de": {"stringUnit": {"state": "translated", "value": "%#@n@ hier"}, "substitutions": {
          "n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
            "other": {"stringUnit": {"state": "translated", "value": "%arg Dateien"}},
            "one": {"stringUnit": {"state": "translated", "value": "eine Datei"}}}}}}},
        "fr": {"variations": {"device": {
          "iphone": {"stringUnit": {"state": "translated", "value": "Touchez"}},
          "other": {"variations": {"plural": {
            "one": {"stringUnit": {"value": "un fichier"}},
            "other": {"stringUnit": {"value": "%lld fichiers"}}}}}}}}}},
      "untouched": {"extractionState": "stale"}}}
    """#

  @Test func `a string catalog has variations by number and device, and states`() throws {
    let texts = try Self.read(Self.catalog, "App/Main.xcstrings")
    expectEqual(texts.languages, ["en", "de", "fr"])
    let forms = { (key: String, language: String) in
      texts.forms(of: key, table: "Main", in: language)
    }
    expectEqual(forms("Cancel", "en"), ["Cancel"])
    expectEqual(forms("Cancel", "de"), ["Abbrechen"])
    expectEqual(forms("Cancel", "fr"), ["Annuler"])
    expectEqual(texts.text("Cancel", table: "Main", in: "ja"), "Cancel")
    expectEqual(forms("files", "en"), ["%lld files", "%lld file"])
    expectEqual(forms("files", "de"), ["%arg Dateien hier", "eine Datei hier"])
    expectEqual(forms("files", "fr"), ["%lld fichiers", "un fichier", "Touchez"])
    expectEqual(forms("untouched", "en"), ["untouched"])
  }

  @Test func `a catalog may have another source language than the base`() throws {
    let text =
      #"{"sourceLanguage": "de", "strings": {"Sichern": {"localizations": {"#
      + #""en": {"stringUnit": {"value": "Save"}}}}}}"#
    let texts = try Self.read(text, "Main.xcstrings")
    expectEqual(texts.text("Sichern", table: "Main", in: "de"), "Sichern")
    expectEqual(texts.text("Sichern", table: "Main", in: "en"), "Save")
  }

  @Test func `a wrong catalog is an error at its place`() {
    let path = "Main.xcstrings"
    for (text, line, words) in [
      ("", 1, "empty"), ("[]", 1, "must be an object"), ("{}", 1, "the member 'strings'"),
      ("{\"strings\": {\n\"a\": {}, \"a\": {}}}", 2, "duplicate member 'a'"),
      ("{\"strings\": {\"a\": {\"localizations\":\n {\"de\": 1}}}}", 2, "must be an object"),
      (
        "{\"strings\": {\"a\": {\"localizations\": {\"de\":\n{\"stringUnit\": {\"value\": 1}}}}}}",
        2,
        "must be a string, not a number"
      ),
    ] {
      let error = Self.fault(text, path)
      expectEqual(error?.line, line, "\(text)")
      expect(error?.message.contains(words) ?? false, "\(error?.message ?? text)")
    }
    let deep = String(repeating: "{\"variations\": {\"plural\": {\"other\": ", count: 500)
    let nested = "{\"strings\": {\"a\": {\"localizations\": {\"de\": " + deep
    expect(Self.fault(nested, path)?.message.contains("nested") ?? false)
  }

  @Test func `an XLIFF of version 1 has its texts in units, by the file they are from`() throws {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
      <file original="App/Base.lproj/Main.storyboard" source-language="en" target-language="de">
      <header><tool tool-id="x"/></header><body>
      <trans-unit id="a-1.text" xml:space="preserve"><source>Cancel</source>
      <target>Ab<g id="1">bre</g>chen<x id="2"/> &amp; mehr</target><note>Label</note>
      <alt-trans><target>anders</target></alt-trans></trans-unit>
      <trans-unit id="b"><source>Open</source></trans-unit>
      <trans-unit id="c"><source>Shut</source><target></target></trans-unit>
      </body></file>
      <file original="App/en.lproj/Localizable.strings" source-language="en" target-language="fr">
      <body><group><trans-unit id="b"><source>Open</source><target><![CDATA[Ouvrir <]]></target>
      </trans-unit></group></body></file></xliff>
      """
    let texts = try Self.read(text, "de.xliff")
    expectEqual(texts.languages, ["en", "de", "fr"])
    expectEqual(texts.text("a-1.text", table: "Main", in: "de"), "Abbrechen & mehr")
    expectEqual(texts.text("a-1.text", table: "Main", in: "en"), "Cancel")
    expectEqual(texts.text("b", table: "Main", in: "de"), "Open")
    expectEqual(texts.text("c", table: "Main", in: "de"), "Shut")
    expectEqual(texts.text("b", in: "fr"), "Ouvrir <")
  }

  @Test func `an XLIFF of version 2 has segments in its units`() throws {
    let text = """
      <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.0" srcLang="en" trgLang="ru">
      <file id="f" original="Main.strings"><unit id="u1" name="greeting"><notes><note>x</note></notes>
      <segment><source>Hello. </source><target>Привет. </target></segment>
      <segment><source>How are you?</source><target>Как дела?</target></segment></unit>
      <unit id="u2"><segment><source>Bye</source></segment></unit></file></xliff>
      """
    let texts = try Self.read(text, "ru.xlf")
    expectEqual(texts.text("greeting", table: "Main", in: "ru"), "Привет. Как дела?")
    expectEqual(texts.text("greeting", table: "Main", in: "en"), "Hello. How are you?")
    expectEqual(texts.text("u2", table: "Main", in: "ru"), "Bye")
  }

  @Test func `a wrong XLIFF is an error, and no beginning of a file ends the program`() {
    for (text, words) in [
      ("<a/>", "root element 'xliff'"), ("<xliff>", "unterminated"),
      ("<xliff><file><body><trans-unit/></body></file></xliff>", "missing 'id'"),
      (
        "<xliff><file><trans-unit id='a'><source>&x;</source></trans-unit></file></xliff>", "entity"
      ),
      (String(repeating: "<xliff>", count: 700), "nested"),
    ] {
      let error = Self.fault(text, "a.xliff")
      expect(error?.message.contains(words) ?? false, "\(error?.message ?? text)")
    }
    let catalog = Array(Self.catalog.utf8)
    for end in stride(from: 0, to: catalog.count, by: 7) {
      expect(Self.fault(String(decoding: catalog[..<end], as: UTF8.self), "a.xcstrings") != nil)
    }
  }
}
