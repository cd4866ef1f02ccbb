import Anchors
import Certify
import Devices
import TestSupport
import Testing

/// Repairs of small trees, whose widths are worked out by hand.
///
/// Each letter is a square of 10 points. A title begins at the left of the root; edits say where
/// it ends.
@Suite struct RepairTests {
  /// An edit of the tree: the width of the title, the distance of a badge, and others.
  private enum Edit: Hashable {
    case fixed(Double)
    case minimum(Double)
    case lines
    /// The badge begins after the title.
    case apart
    /// The title is as wide as its text, and the badge has a width.
    case badge(Double)
    /// Nothing determines the width any more.
    case open
  }

  private static let texts: KeyValuePairs<String, KeyValuePairs<String, String>> = [
    "en": ["title": "ab", "badge": "x"], "de": ["title": "abcdef", "badge": "x"],
    "fr": ["title": "abc", "badge": "xxxxx"],
  ]

  /// A title 40 points wide, and a badge at the right of the root, each a line of 10 points.
  private static func row(_ texts: LocalizedTexts, _ edits: [Edit]) -> View {
    let root = View("root")
    let title = Label(texts["title"], name: "title", font: Font(size: 10))
    let badge = Label(texts["badge"], name: "badge", font: Font(size: 10))
    root.textMeasurer = .square
    for label in [title, badge] { root.addSubview(label) }
    title.leadingAnchor(equalTo: root.leadingAnchor).topAnchor(equalTo: root.topAnchor)
    badge.trailingAnchor(equalTo: root.trailingAnchor).topAnchor(equalTo: root.topAnchor)
    var hasWidth = false
    for edit in edits {
      switch edit {
      case .fixed(let width): title.widthAnchor(equalTo: width)
      case .minimum(let width): title.widthAnchor(greaterThanOrEqualTo: width)
      case .lines: title.numberOfLines = 0
      case .badge(let width): badge.widthAnchor(equalTo: width)
      case .apart: badge.leadingAnchor(greaterThanOrEqualTo: title.trailingAnchor)
      case .open:
        title.setContentHuggingPriority(.required, for: .vertical)
        title.widthAnchor(greaterThanOrEqualTo: 60)
        title.widthAnchor(lessThanOrEqualTo: 70)
        title.setContentHuggingPriority(LayoutPriority(0), for: .horizontal)
      }
      if edit != .lines, edit != .apart { hasWidth = true }
    }
    if !hasWidth { title.widthAnchor(equalTo: 40) }
    return root
  }

  private static func run(
    _ widths: ClosedRange<Double>, _ edits: [Edit] = []
  ) -> Certification<Never> {
    Certification(
      proving: LayoutProperty.usual, widths: [widths], height: nil, in: .languages(texts),
      tolerance: 0, maker(edits))
  }

  private static func maker(_ edits: [Edit]) -> Certification<Never>.Maker {
    { (environment, _, _, _) throws(Never) in
      .tree(JudgedTree(row(environment.texts, edits).layoutNode, height: nil))
    }
  }

  /// Returns the repair of the first failure at widths, of some candidates.
  private static func repair(
    _ widths: [ClosedRange<Double>], _ candidates: [Edit]
  ) -> [Edit]? {
    var search = RepairSearch<Edit, Never>(
      candidates: { _ in candidates }, isAttribute: { $0 != .apart })
    var first: Failure?
    for range in widths {
      let before = search.add(run(range)) { maker($0) }
      first = first ?? before.failures.first
    }
    guard let first else { return [] }
    expectEqual(first.item, "title")
    return search.repair(of: first, in: 0)
  }

  @Test func `of two edits the one counts that changes less in the base language`() {
    // German needs 60 points. The base has 40 in any case, with the fixed width 70.
    expectEqual(Self.repair([200...300], [.fixed(70), .minimum(40)]), [.minimum(40)])
    expectEqual(Self.repair([200...300], [.minimum(40), .fixed(70)]), [.minimum(40)])
    expectEqual(Self.repair([200...300], [.fixed(70)]), [.fixed(70)])
    expectEqual(Self.repair([200...300], [.fixed(50), .lines]), nil)
  }

  @Test func `an edit that loses something in another language is not offered`() {
    // The French badge needs 50 points.
    expectEqual(Self.repair([200...300], [.badge(48)]), nil)
    expectEqual(Self.repair([200...300], [.badge(48), .minimum(40)]), [.minimum(40)])
    expectEqual(Self.repair([200...300], [.badge(50)]), [.badge(50)])
    // A German title and its badge need 70 points, of which two may be missing.
    expectEqual(Self.repair([68...300], [.minimum(40)]), [.minimum(40)])
    expectEqual(Self.repair([67...300], [.minimum(40)]), nil)
  }

  @Test func `edits that only move the loss are not offered`() {
    // Kept apart from the badge, the title has 50 points for a word of 60.
    expectEqual(Self.repair([60...300], [.minimum(40), .apart]), nil)
  }

  @Test func `an edit that makes the layout ambiguous is not offered`() {
    expectEqual(Self.repair([200...300], [.open]), nil)
    expectEqual(Self.repair([200...300], [.open, .minimum(40)]), [.minimum(40)])
  }

  @Test func `an edit holds in each layout of the file`() {
    // In the second one the title would meet the badge.
    expectEqual(Self.repair([200...300, 80...90], [.minimum(40)]), [.minimum(40)])
    expectEqual(Self.repair([200...300, 62...66], [.minimum(40)]), nil)
  }
}
