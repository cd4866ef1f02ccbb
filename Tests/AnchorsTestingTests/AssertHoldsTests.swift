import Anchors
import Certify
import TestSupport
import Testing

@testable import AnchorsTesting

/// `assertHolds`, by the problems that it reports.
@Suite struct AssertHoldsTests {
  private static let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "en": ["t": "abcd"], "de": ["t": "abcdefg"],
  ]

  /// A row whose title is as wide as the root at most; letters are squares of 10 points.
  private static func row(_ text: String) -> View {
    let root = View("root"), title = Label(text, name: "title", font: Font(size: 10))
    root.textMeasurer = .square
    root.addSubview(title)
    title.leadingAnchor(equalTo: root.leadingAnchor)
      .trailingAnchor(lessThanOrEqualTo: root.trailingAnchor).verticalEdges(equalTo: root)
    return root
  }

  private static func problems(
    _ widths: ClosedRange<Double>, isStrict: Bool = false, _ makeView: (Certify.Environment) -> View
  ) -> [Problem] {
    holdsProblems(
      LayoutProperty.usual, widths, nil, .languages(texts), 0.03, isStrict, makeView)
  }

  @Test func `a layout that holds reports nothing`() {
    assertHolds(widths: 80...200, in: .languages(Self.texts)) { Self.row($0.texts["t"]) }
  }

  @Test func `a text that is cut is a sentence with a picture of the worst width`() {
    let problems = Self.problems(50...200) { Self.row($0.texts["t"]) }
    expectEqual(problems.count, 1)
    let text = problems.first?.text ?? ""
    // All letters narrower by 3 %: 67.9 points, of which half a one may be missing.
    expect(text.hasPrefix("title loses 20 of 70 points in de from 50 to 67.4: "), "\(text)")
    expect(
      text.contains("title.trailing <= root.trailing") && text.hasSuffix("[textsWhole]"), "\(text)")
    let picture = problems.first?.attachments.first
    expect(picture?.name == "title-de.svg" && picture?.text.hasPrefix("<svg") ?? false)
  }

  @Test func `the error of the font counts only if asked for`() {
    expectEqual(Self.problems(69...200) { Self.row($0.texts["t"]) }.count, 0)
    expectEqual(Self.problems(69...200, isStrict: true) { Self.row($0.texts["t"]) }.count, 1)
  }

  @Test func `one view for all languages is judged in each, and keeps its measurers`() {
    let root = Self.row("abcd")
    let title = root.subviews[0] as? Label
    let problems = Self.problems(30...200) { _ in root }
    expectEqual(problems.count, 0)
    expect(title?.textMeasurer == nil)
  }

  @Test func `an ambiguous layout and one that differs prove nothing`() {
    let open = Self.problems(80...200) { environment in
      let root = Self.row(environment.texts["t"]), box = View("box")
      root.addSubview(box)
      box.widthAnchor(equalTo: 10).heightAnchor(equalTo: 5).topAnchor(equalTo: root.topAnchor)
        .leadingAnchor(greaterThanOrEqualTo: root.leadingAnchor)
      return root
    }
    expect(open.count == 1 && open[0].text.contains("ambiguous: box."), "\(open)")
    let other = Self.problems(80...200) { environment in
      let root = Self.row(environment.texts["t"])
      if environment.language == "de" { root.addSubview(View("box")) }
      return root
    }
    expect(other.contains { $0.text.hasPrefix("nothing is proved in de: ") }, "\(other)")
  }
}
