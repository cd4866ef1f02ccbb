import AnchorsQuestions
import LayoutFiles
import TestSupport
import Testing

/// Errors in layout files that are valid JSON: the line, the marked text and words of the message.
@Suite struct LayoutFileErrorTests {
  struct Case: CustomTestStringConvertible {
    let member: String
    let marked: String
    let words: String

    init(_ member: String, _ marked: String, _ words: String) {
      self.member = member
      self.marked = marked
      self.words = words
    }

    var testDescription: String { member }
  }

  static let items = [
    Case(#""itmes": []"#, #""itmes""#, "unknown member 'itmes'"),
    Case(#""items": {}"#, "{}", "a list in brackets, not an object"),
    Case(#""items": [7]"#, "7", "an item must be an object in braces, not a number"),
    Case(#""items": [{}]"#, "{", "requires a 'name'"),
    Case(#""items": [{"name": 5}]"#, "5", "'name' must be a string"),
    Case(#""items": [{"name": ""}]"#, #""""#, "letters, digits and underscores"),
    Case(#""items": [{"name": "a b"}]"#, #""a b""#, "letters, digits and underscores"),
    Case(#""items": [{"name": "1a"}]"#, #""1a""#, "not begin with a digit"),
    Case(#""items": [{"name": "a.b"}]"#, #""a.b""#, "letters, digits and underscores"),
    Case(#""items": [{"name": "r"}]"#, #""r""#, "duplicate item 'r'"),
    Case(#""items": [{"name": "a"}, {"name": "a"}]"#, #""a""#, "duplicate item 'a'"),
    Case(#""items": [{"name": "a", "in": "b"}]"#, #""b""#, "unknown item 'b'"),
    Case(#""items": [{"name": "a", "in": "a"}]"#, #""a""#, "cycle in \"in\": a → a"),
    Case(
      #""items": [{"name": "a", "in": "b"}, {"name": "b", "in": "a"}]"#, #""b""#,
      "cycle in \"in\": a → b → a"),
    Case(
      #""items": [{"name": "g", "kind": "guide"}, {"name": "a", "in": "g"}]"#, #""g""#,
      "the guide 'g' cannot contain items"),
    Case(#""items": [{"name": "a", "kind": "button"}]"#, #""button""#, "view, label, image"),
    Case(
      #""items": [{"name": "a", "text": "x"}]"#, #""text""#, "'text' requires an item of kind label"
    ),
    Case(
      #""items": [{"name": "g", "kind": "guide", "hidden": true}]"#, #""hidden""#, "unknown member"),
    Case(
      #""items": [{"name": "g", "kind": "guide", "text": "x"}]"#, #""text""#,
      "'text' requires an item of kind label"),
    Case(#""items": [{"name": "a", "hidden": 1}]"#, "1", "true or false, not a number"),
    Case(#""items": [{"name": "a", "intrinsic": 5}]"#, "5", "'intrinsic' must be an object"),
    Case(#""items": [{"name": "a", "intrinsic": {"width": -1}}]"#, "-1", "at least 0"),
    Case(#""items": [{"name": "a", "intrinsic": {"depth": 1}}]"#, #""depth""#, "height, width"),
    Case(#""items": [{"name": "a", "hugging": {"vertical": 0}}]"#, #"{"vertical": 0}"#, "above 0"),
    Case(#""items": [{"name": "a", "compression": {"vertical": 1001}}]"#, "1001", "at most 1000"),
    Case(#""items": [{"name": "a", "alignmentInsets": {"leading": 1}}]"#, #""leading""#, "left"),
    Case(#""items": [{"name": "a", "firstBaseline": "top"}]"#, #""top""#, "a number, not a string"),
    Case(#""items": [{"name": "a", "kind": "label", "font": 0}]"#, "0", "at least 1"),
    Case(
      #""items": [{"name": "a", "kind": "label", "face": "Arial"}]"#, #""Arial""#, "Helvetica-Bold"),
    Case(
      #""items": [{"name": "a", "kind": "label", "textAlignment": "top"}]"#, #""top""#, "justified"),
    Case(
      #""items": [{"name": "a", "kind": "label", "face": "Courier", "weight": 700}]"#, "700",
      "use 'family' instead"),
    Case(#""items": [{"name": "a", "kind": "label", "family": ""}]"#, #""""#, "name a family"),
    Case(
      #""items": [{"name": "a", "kind": "label", "features": ["tnum", "figures"]}]"#,
      #""figures""#, "a tag of four"),
    Case(
      #""items": [{"name": "a", "kind": "label", "features": ["liga="]}]"#, #""liga=""#, "liga=0"),
    Case(#""items": [{"name": "a", "kind": "label", "slant": "bold"}]"#, #""bold""#, "oblique"),
    Case(#""items": [{"name": "a", "minimum": {"priority": 0}}]"#, #"{"priority": 0}"#, "above 0"),
    Case(#""items": [{"name": "a", "minimum": 5}]"#, "5", "'minimum' must be an object"),
    Case(#""items": [{"name": "a", "kind": "label", "lines": 1.5}]"#, "1.5", "whole number"),
    Case(#""items": [{"name": "a", "kind": "label", "lines": -1}]"#, "-1", "at least 0"),
    Case(#""items": [{"name": "a", "kind": "label", "text": null}]"#, "null", "not null"),
    Case(#""items": [{"name": "a", "kind": "stack", "axis": "x"}]"#, #""x""#, "vertical, not 'x'"),
  ]

  static let containers = [
    Case(#""kind": "stack", "distribution": "even""#, #""even""#, "equalSpacing, equalCentering"),
    Case(#""kind": "stack", "alignment": 5"#, "5", "a string, not a number"),
    Case(#""kind": "stack", "alignment": "middle""#, #""middle""#, "firstBaseline, center"),
    Case(#""kind": "stack", "spacing": "wide""#, #""wide""#, "a number or \"system\""),
    Case(#""kind": "stack", "spacing": 1e10"#, "1e10", "at most 1000000000"),
    Case(#""kind": "stack", "spacing": null"#, "null", "a number or \"system\", not null"),
    Case(#""kind": "stack", "marginsRelative": 1"#, "1", "true or false"),
    Case(#""kind": "stack", "baselineRelative": "no""#, #""no""#, "true or false"),
    Case(#""kind": "stack", "proportional": "apple""#, #""apple""#, "correct, uikit"),
    Case(#""kind": "stack", "hidingPriority": 0"#, "0", "'hidingPriority' must be above 0"),
    Case(#""kind": "stack", "hidingPriority": 1001"#, "1001", "at most 1000"),
    Case(#""kind": "stack", "zoom": 2"#, #""zoom""#, "'zoom' requires an item of kind scroll"),
    Case(#""kind": "scroll", "zoom": 0"#, "0", "at least 0.001"),
    Case(#""kind": "scroll", "zoom": 1e4"#, "1e4", "at most 1000"),
    Case(#""kind": "scroll", "contentOffset": {"top": 4}"#, #""top""#, "expected one of: x, y"),
    Case(#""kind": "scroll", "contentInset": {"leading": 4}"#, #""leading""#, "left, right, top"),
    Case(#""kind": "scroll", "contentInset": 8"#, "8", "'contentInset' must be an object"),
    Case(
      #""kind": "scroll", "spacing": 8"#, #""spacing""#, "'spacing' requires an item of kind stack"),
    Case(#""axis": "vertical""#, #""axis""#, "'axis' requires an item of kind stack"),
    Case(#""spacingAfter": 8"#, #""spacingAfter""#, "requires an item in a stack"),
    Case(#""in": "row", "spacingAfter": "far""#, #""far""#, "a number or \"system\""),
    Case(#""in": "row", "frame": [1, 2, 3, 4]"#, "[1, 2, 3, 4]", "not allowed in the stack 'row'"),
  ]

  @Test(arguments: containers)
  func `a wrong setting of a stack, a scroll view or an item inside is marked`(
    _ wrong: Case
  ) throws {
    let row = #"{"name": "row", "kind": "stack"}"#
    try check("{\n\"items\": [\(row),\n{\"name\": \"a\", \(wrong.member)}]}", line: 3, wrong)
  }

  static let placements = [
    Case(#""frame": [1, 2, 3]"#, "[1, 2, 3]", "four numbers: x, y, width, height"),
    Case(#""frame": {"x": 1}"#, #"{"x": 1}"#, "four numbers"),
    Case(#""frame": [1, 2, -3, 4]"#, "-3", "at least 0"),
    Case(#""frame": [1, 2, 3, "4"]"#, #""4""#, "a number, not a string"),
    Case(#""autoresizing": ["flexibleWidth"]"#, #""autoresizing""#, "requires 'frame'"),
    Case(#""was": {"width": 1, "height": 1}"#, #""was""#, "requires 'frame'"),
    Case(
      #""frame": [1, 2, 3, 4], "autoresizing": ["width"]"#, #""width""#, "flexibleLeftMargin"),
    Case(
      #""frame": [1, 2, 3, 4], "autoresizing": ["flexibleWidth"]"#, #"["flexibleWidth"]"#,
      "requires 'was'"),
    Case(#""frame": [1, 2, 3, 4], "was": {"width": 9}"#, #"{"width": 9}"#, "a width and a height"),
    Case(#""margins": {"left": 4}"#, #""left""#, "bottom, leading, top, trailing"),
    Case(#""safeArea": {"top": 4}"#, #""safeArea""#, "unknown member 'safeArea'"),
    Case(
      #""contentInset": {"top": 4}"#, #""contentInset""#,
      "'contentInset' requires an item of kind scroll"),
  ]

  @Test(arguments: placements)
  func `a wrong frame, margin or inset is marked`(_ wrong: Case) throws {
    try check("{\n\"items\": [\n{\"name\": \"a\", \(wrong.member)}]}", line: 3, wrong)
  }

  static let whole = [
    Case(#""scale": 0"#, "0", "'scale' must be above 0"),
    Case(#""scale": 1e6"#, "1e6", "at most 100"),
    Case(#""safeArea": {"leading": 4}"#, #""leading""#, "bottom, left, right, top"),
    Case(#""$schema": 7"#, "7", "'$schema' must be a string, not a number"),
    Case(#""width": -1"#, "-1", "at least 0"),
    Case(#""height": 1e10"#, "1e10", "at most 1000000000"),
    Case(#""width": "320""#, #""320""#, "a number, not a string"),
    Case(#""direction": "up""#, #""up""#, "leftToRight, rightToLeft"),
    Case(#""kind": "guide""#, #""guide""#, "the root must be a view"),
    Case(#""name": "x""#, #""name""#, "unknown member 'name'"),
    Case(#""metrics": []"#, "[]", "'metrics' must be an object"),
    Case(#""metrics": {"a b": 1}"#, #""a b""#, "letters, digits and underscores"),
    Case(#""metrics": {"a": "b"}"#, #""b""#, "a number, not a string"),
    Case(#""metrics": {"a": 1e20}"#, "1e20", "at most 1000000000"),
    Case(#""formats": "|[a]|""#, #""|[a]|""#, "'formats' must be a list"),
  ]

  static let constraints = [
    Case("7", "7", "a constraint must be a string or an object, not a number"),
    Case("{}", "{}", "requires a 'rule'"),
    Case(#"{"rule": "a.width == 1", "name": "x"}"#, #""name""#, "unknown member 'name'"),
    Case(#""""#, #"""#, "expected an attribute"),
    Case(#""a""#, "a", "written item.width"),
    Case(#""a.""#, #"""#, "attribute after the dot, found the end of the constraint"),
    Case(#""a.width""#, #"""#, "expected '==', '<=' or '>=', found the end of the constraint"),
    Case(#""a.width = 5""#, "=", "expected ==, <= or >="),
    Case(#""a.width < 5""#, "<", "expected ==, <= or >="),
    Case(#""a.width ≤ 5""#, "≤", "expected '=='"),
    Case(#""a.width ==""#, #"""#, "expected an attribute"),
    Case(#""a.widht == 5""#, "widht", "unknown attribute 'widht'; expected one of: left, right"),
    Case(#""b.width == 5""#, "b", "unknown item 'b'"),
    Case(#""a.width == b.width""#, "b", "unknown item 'b'"),
    Case(#""a.width == pad""#, "pad", "neither a metric nor an attribute"),
    Case(#""a.width == m.width""#, "m", "unknown item 'm'"),
    Case(#""m == 5""#, "m", "'m' is a metric"),
    Case(#""a.width == 2 * m""#, "m", "'m' is a metric"),
    Case(#""a.width == 2 * 3""#, "3", "expected an attribute"),
    Case(#""a.width == a.height * 2""#, "*", "expected '+', '-', '@' or the end"),
    Case(#""a.width == a.height + ""#, #"""#, "expected a number or a metric"),
    Case(#""a.width == a.height + a.width""#, "a", "unknown metric 'a'"),
    Case(#""a.width == 5 5""#, "5", "expected '+'"),
    Case(#""a.width == 5 @""#, #"""#, "expected a number or a metric"),
    Case(#""a.width == 5 @0""#, "0", "above 0 and at most 1000"),
    Case(#""a.width == 5 @1000.5""#, "1000.5", "above 0 and at most 1000"),
    Case(#""a.width == 5 @-1""#, "-", "above 0 and at most 1000"),
    Case(#""a.width == 2e9""#, "2e9", "within ±1e9"),
    Case(#""a.width == 1e999""#, "1e999", "within ±1e9"),
    Case(#""a.width == $5""#, "$", "unexpected character"),
    Case(#""a.inside.width == 5""#, "inside", "unknown guide 'inside'; expected one of: margins"),
    Case(#""a.width == r.width + 5pt""#, "pt", "expected '+'"),
    Case(#""(a.left -> r.left == 5""#, "==", "expected ')'"),
    Case(#""(a.left r.left) == 5""#, "r", "expected '->'"),
    Case(
      #""(a.left -> r.leading) == 5""#, "a.left -> r.leading",
      "leading or trailing cannot be combined"),
    Case(
      #""(a.left -> r.top) == 5""#, "a.left -> r.top", "a horizontal position cannot be related"),
    Case(#""(a.left -> r.left) == a.top""#, "a.top", "related to a width, a height"),
    Case(#""(a.width -> r.width) == 5""#, "a.width -> r.width", "between two edges, centers or"),
    Case(#""g.firstBaseline == r.top""#, "firstBaseline", "a guide has no baseline"),
    Case(#""g.margins.left == r.left""#, "margins", "the guide 'g' has no guides"),
    Case(#""g.leftMargin == r.left""#, "leftMargin", "a guide has no margins"),
    Case(#""a.margins.leftMargin == r.left""#, "leftMargin", "a guide has no margins"),
    Case(#""a.safeArea.baseline == r.top""#, "baseline", "a guide has no baseline"),
    Case(#""a.contentGuide.width == 5""#, "contentGuide", "requires a scroll view, not 'a'"),
    Case(#""r.frameGuide.left == a.left""#, "frameGuide", "'frameGuide' requires a scroll view"),
    Case(#""s.contentGuide.leftMargin == a.left""#, "leftMargin", "a guide has no margins"),
    Case(#""s.frameGuide.firstBaseline == a.top""#, "firstBaseline", "a guide has no baseline"),
    Case(
      #""a.left == r.leading""#, "a.left == r.leading", "leading or trailing cannot be combined"),
    Case(
      #""a.left == r.top""#, "a.left == r.top",
      "horizontal position cannot be related to a vertical"),
    Case(#""a.left == r.width""#, "a.left == r.width", "a size cannot be related to a position"),
    Case(#""a.left == 5""#, "a.left == 5", "needs a second position"),
    Case(#""a.left == 0 * r.left""#, "a.left == 0 * r.left", "nonzero multiplier"),
  ]

  private func check(_ json: String, line: Int, _ expected: Case) throws {
    do throws(LayoutFileError) {
      _ = try LayoutFile(Array(json.utf8))
      Issue.record("read without an error")
    } catch {
      expectEqual(error.line, line, "\(error)")
      expect(error.message.contains(expected.words), "\(error.message)")
      let length = error.mark.filter { $0 != " " }.count
      let marked = error.text.dropFirst(error.mark.count - length).prefix(length)
      expectEqual(String(marked), expected.marked, "\(error.text)\n\(error.mark)")
      expectEqual(error.mark.drop { $0 == " " }.first, "^")
      let report = error.report(file: "x.json").split(separator: "\n")
      expectEqual(report.count, 3)
      expectEqual(report.first, "x.json:\(line): \(error.message)")
    }
  }

  @Test(arguments: whole)
  func `a wrong setting of the root is marked`(_ wrong: Case) throws {
    try check("{\n  \(wrong.member),\n  \"root\": \"r\"\n}", line: 2, wrong)
  }

  @Test(arguments: items)
  func `a wrong item is marked`(_ wrong: Case) throws {
    try check("{\n  \"root\": \"r\",\n  \(wrong.member)\n}", line: 3, wrong)
  }

  @Test(arguments: constraints)
  func `a wrong constraint is marked`(_ wrong: Case) throws {
    let json = """
      {
        "root": "r", "metrics": {"m": 5},
        "items": [{"name": "a"}, {"name": "g", "kind": "guide"}, {"name": "s", "kind": "scroll"}],
        "constraints": [
          \(wrong.member)
        ]
      }
      """
    try check(json, line: 5, wrong)
  }

  @Test(arguments: ItemKind.allCases)
  func `a member of another kind of item is refused with that kind`(_ kind: ItemKind) throws {
    let listed = explanation(of: "other", in: kind)
    let others = ItemKind.allCases.filter { $0 != kind }.flatMap(\.ownMembers)
    for member in kind.ownMembers {
      expect(listed.contains(" \(member),") || listed.hasSuffix(" \(member)"))
    }
    for member in others where !kind.ownMembers.contains(member) {
      expect(explanation(of: member, in: kind).contains("'\(member)' requires an item of kind "))
    }
  }

  private func explanation(of member: String, in kind: ItemKind) -> String {
    let json = #"{"items": [{"name": "a", "kind": "\#(kind.rawValue)", "\#(member)": null}]}"#
    do throws(LayoutFileError) {
      _ = try LayoutFile(Array(json.utf8))
      return ""
    } catch {
      return error.message
    }
  }

  @Test func `a text with escapes is marked entirely`() throws {
    let wrong = Case("", #""\u0061.width = 5""#, "expected ==")
    try check(#"{"items":[{"name":"a"}],"constraints":["\u0061.width = 5"]}"#, line: 1, wrong)
  }

  @Test func `a long line is shown around the mark`() throws {
    let filler = String(repeating: "x", count: 500)
    let json = #"{"root": "\#(filler)", "width": -1, "metrics": {"\#(filler)": 1}}"#
    do throws(LayoutFileError) {
      _ = try LayoutFile(Array(json.utf8))
      Issue.record("read without an error")
    } catch {
      expectEqual(error.column, 523)
      expect(error.text.count <= 76 && error.text.hasPrefix("…") && error.text.hasSuffix("…"))
      expect(error.text.contains("\"width\": -1"))
    }
  }

  @Test func `items nested too deeply are refused`() throws {
    let items = (1...2000).map { #"{"name": "i\#($0)", "in": "i\#($0 - 1)"}"# }
    let json = #"{"root": "i0", "width": 5, "items": [\#(items.joined(separator: ","))]}"#
    do throws(LayoutFileError) {
      _ = try LayoutFile(Array(json.utf8))
      Issue.record("read without an error")
    } catch {
      expect(error.message.contains("more than 200 deep"))
    }
  }
}
