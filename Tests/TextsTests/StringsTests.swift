import Certify
import LayoutFiles
import TestSupport
import Testing
import Texts

/// Files of texts as translators write them.
@Suite struct StringsTests {
  private static func read(
    _ text: String, _ path: String = "de.lproj/Main.strings"
  ) throws(LayoutFileError) -> Translations {
    var texts = Translations(base: "en")
    try texts.readFile(Array(text.utf8), path: path)
    return texts
  }

  private static func fault(_ text: String, _ path: String = "Main.strings") -> LayoutFileError? {
    do throws(LayoutFileError) {
      _ = try read(text, path)
      return nil
    } catch {
      return error
    }
  }

  private static func text(_ texts: Translations, _ key: String) -> String? {
    texts.text(key, table: "Main", in: "de")
  }

  @Test func `keys and texts have quotes, comments and escapes`() throws {
    let texts = try Self.read(
      #"""
      /* Class = "UILabel"; text = "Hello"; ObjectID = "a-1"; */
      "a-1.text" = "Hallo, \"Welt\"";
      // A line.
      plain.key_1 = 'it is so';
      "tab" = "a\tb\nc\\d";"umlaut"="\U00e4\u00F6"; "pair" = "\Ud83d\Ude00";
      "octal" = "\101\102"; "key itself";
      a/b = "slash"; c // comment
        = "d" ;
      "more
      lines" = "one
      two";
      """#)
    for (key, text) in [
      ("a-1.text", #"Hallo, "Welt""#), ("plain.key_1", "it is so"), ("tab", "a\tb\nc\\d"),
      ("umlaut", "äö"), ("pair", "😀"), ("octal", "AB"), ("key itself", "key itself"),
      ("a/b", "slash"), ("c", "d"), ("more\nlines", "one\ntwo"),
    ] {
      expectEqual(Self.text(texts, key), "\(text)")
    }
    expectEqual(texts.languages, ["en", "de"])
  }

  @Test func `braces around all pairs, an empty file and a property list are files, too`() throws {
    try expectEqual(Self.text(Self.read("{ a = b; }"), "a"), "b")
    try expectEqual(Self.read("/* nothing */ ").languages, ["en"])
    let list = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/P>L.dtd">
      <plist version="1.0"><dict><key>a</key><string>x &amp; y</string></dict></plist>
      """
    try expectEqual(Self.text(Self.read(list), "a"), "x & y")
  }

  @Test func `of a key that occurs twice the last text counts`() throws {
    try expectEqual(Self.text(Self.read(#""a" = "1"; "b" = "2"; "a" = "3";"#), "a"), "3")
  }

  @Test func `a missing translation is the base text, and a missing key nothing`() throws {
    var texts = try Self.read(#""a" = "one"; "b" = "two";"#, "Base.lproj/Main.strings")
    try texts.readFile(Array(#""a" = "eins";"#.utf8), path: "x/de.lproj/Main.strings")
    try texts.readFile(Array(#""a" = "uno";"#.utf8), path: "x/es.lproj/Other.strings")
    expectEqual(texts.languages, ["en", "de", "es"])
    expectEqual(texts.text("a", table: "Main", in: "de"), "eins")
    expectEqual(texts.text("b", table: "Main", in: "de"), "two")
    expectEqual(texts.text("a", table: "Main", in: "fr"), "one")
    expectNil(texts.text("c", table: "Main", in: "de"))
    expectEqual(texts.text("a", table: "Other", in: "es"), "uno")
    expect(texts.isTranslated("a", table: "Main") && !texts.isTranslated("b", table: "Main"))
  }

  @Test func `an error has the line and the column of what is wrong`() {
    for (text, line, column, words) in [
      ("\"a\" = \"b\"\n\"c\" = \"d\";", 2, 1, "expected ';' after the text of 'a'"),
      ("\"a\" = ;", 1, 7, "expected a text in quotes"),
      ("= \"b\";", 1, 1, "expected a key in quotes"),
      ("\n\n  \"ä\" = \"b;", 3, 9, "unterminated text"),
      ("\"a\" = \"b\"; /* c", 1, 12, "unterminated comment"),
      ("{ a = b;", 1, 1, "unterminated list"),
      ("{ a = b; } c", 1, 12, "unexpected text after '}'"),
      ("a = \"\\Ud83d\";", 1, 6, "half a character"),
      ("a = \"\\U12\";", 1, 6, "four hexadecimal digits"),
      ("<plist><dict><key>a</key><array/></dict></plist>", 1, 27, "must be a text"),
      ("<plist><string>a</string></plist>", 1, 9, "expected a dictionary"),
    ] {
      let error = Self.fault(text)
      expectEqual(error?.line, line, "\(text)")
      expectEqual(error?.column, column, "\(text): \(error?.message ?? "")")
      expect(error?.message.contains(words) ?? false, "\(error?.message ?? "no error")")
    }
  }

  @Test func `a file of UTF-16 has a mark or none, in either order of bytes`() throws {
    let text = "/* ä */ \"a\" = \"größer 😀\";"
    for isBig in [true, false] {
      for hasMark in [true, false] {
        var bytes: [UInt8] = hasMark ? (isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]) : []
        for unit in text.utf16 {
          let pair = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
          bytes += isBig ? pair : pair.reversed()
        }
        var texts = Translations()
        try texts.readFile(bytes, path: "de.lproj/Main.strings")
        expectEqual(Self.text(texts, "a"), "größer 😀")
        // Half a unit at the end.
        expect(Self.error(Array(bytes.dropLast()))?.message.contains("UTF-16") ?? false)
      }
    }
    expectEqual(Self.error([0xFE, 0xFF, 0xD8, 0x3D])?.message.contains("half"), true)
    expectEqual(Self.error(Array("\"a\" = \"".utf8) + [0xFF, 0x22])?.column, 8)
    expectEqual(Self.error(Array("bplist00".utf8))?.message.contains("plutil"), true)
    try expectEqual(Self.text(Self.read("\u{FEFF}\"a\" = \"b\";"), "a"), "b")
  }

  private static func error(_ bytes: [UInt8]) -> LayoutFileError? {
    var texts = Translations()
    do throws(LayoutFileError) {
      try texts.readFile(bytes, path: "Main.strings")
      return nil
    } catch {
      expectEqual(texts.languages, ["en"], "nothing is added")
      return error
    }
  }

  @Test func `no beginning of a file, and no wrong byte in it, ends the program`() {
    let text = #"/* ä */ "a\n" = "größer \U00e4"; b = 'c'; // d"# + "\n{e = f;}"
    let bytes = Array(text.utf8)
    var random = SplitMix64(seed: 7)
    for end in 0...bytes.count { _ = Self.error(Array(bytes[..<end])) }
    for _ in 0..<2000 {
      var damaged = bytes
      for _ in 0..<3 {
        damaged[Int(random.next() % UInt64(bytes.count))] = UInt8(random.next() & 255)
      }
      var texts = Translations()
      do throws(LayoutFileError) {
        try texts.readFile(damaged, path: "Main.strings")
      } catch {
        expect(error.line >= 1 && error.column >= 1 && !error.message.isEmpty)
      }
    }
  }

  @Test func `a name without a known ending is an error`() {
    expect(Self.fault("", "a.txt")?.message.contains("unknown kind of file '.txt'") ?? false)
    expect(Self.fault("", "strings")?.message.contains("unknown kind") ?? false)
  }

  @Test func `the script of a language decides its direction, otherwise its code`() {
    for language in ["ar", "he", "fa-IR", "ur", "uz-Arab", "pa_Arab_PK"] {
      expect(Translations.isRightToLeft(language), "\(language)")
    }
    for language in ["en", "az-Latn", "ar-Latn", "zh-Hans", "", "-"] {
      expect(!Translations.isRightToLeft(language), "\(language)")
    }
  }
}
