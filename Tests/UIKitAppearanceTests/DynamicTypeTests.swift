import TestSupport
import Testing
import UIKitAppearance

/// Sizes of text styles against the table of the Human Interface Guidelines.
@Suite struct DynamicTypeTests {
  private func sizes(_ style: UIFont.TextStyle) -> [Double] {
    UIContentSizeCategory.allCases.map { category in
      UIFont.preferredFont(
        forTextStyle: style,
        compatibleWith: UITraitCollection(preferredContentSizeCategory: category)
      ).size
    }
  }

  @Test func `at the default text size, each style has the size that Apple publishes`() {
    let styles: [(UIFont.TextStyle, Double)] = [
      (.largeTitle, 34), (.title1, 28), (.title2, 22), (.title3, 20), (.headline, 17), (.body, 17),
      (.callout, 16), (.subheadline, 15), (.footnote, 13), (.caption1, 12), (.caption2, 11),
    ]
    for (style, size) in styles {
      expectEqual(UIFont.preferredFont(forTextStyle: style).size, size)
    }
  }

  @Test func `plain text grows from 14 to 53 points`() {
    expectEqual(sizes(.body), [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53])
  }

  @Test func `second captions are never smaller than 11 points`() {
    expectEqual(sizes(.caption2), [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40])
  }

  @Test func `no style shrinks when the reader's text size grows`() {
    for style: UIFont.TextStyle in [
      .largeTitle, .title1, .title2, .title3, .headline, .body, .callout, .subheadline, .footnote,
      .caption1, .caption2,
    ] {
      let sizes = sizes(style)
      expectEqual(sizes, sizes.sorted())
      expectEqual(sizes.count, 12)
    }
  }

  @Test func `only headlines are bold`() {
    expect(UIFont.preferredFont(forTextStyle: .headline).face.isBold)
    expect(!UIFont.preferredFont(forTextStyle: .largeTitle).face.isBold)
  }

  @Test func `traits made current apply inside the closure and not after it`() {
    var inside = 0.0
    UITraitCollection(preferredContentSizeCategory: .extraExtraLarge).performAsCurrent {
      inside = UIFont.preferredFont(forTextStyle: .body).size
    }
    expectEqual(inside, 21)
    expectEqual(UIFont.preferredFont(forTextStyle: .body).size, 17)
  }

  @Test func `a custom font grows in proportion to its style`() {
    let metrics = UIFontMetrics(forTextStyle: .body)
    expectEqual(metrics.scaledValue(for: 10), 10)
    UITraitCollection(preferredContentSizeCategory: .accessibilityLarge).performAsCurrent {
      // Plain text has 33 points there, and 17 at the default size.
      #expect(abs(metrics.scaledValue(for: 10) - 330.0 / 17) < 1e-9)
      expectEqual(metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 50).size, 50)
    }
  }
}
