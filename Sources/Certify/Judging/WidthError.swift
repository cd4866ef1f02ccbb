package import Anchors

/// The error of the widths of glyphs, in one of the cases that are judged.
package struct WidthError: Sendable {
  /// The share by which widths may be wrong of letters that are measured.
  package let share: Double
  /// -1 if all texts are narrower, 1 if they are wider, 0 if they are as measured.
  package let sign: Double

  /// The share by which widths may be wrong of letters that are only estimated.
  package static let estimatedShare = 0.08

  package init(share: Double, sign: Double) {
    self.share = share
    self.sign = sign
  }

  /// The cases that are judged: all texts narrower, as measured, and wider; one without an error.
  ///
  /// - Parameter share: The share by which widths may be wrong.
  /// - Returns: The cases, that of the measured widths in the middle.
  static func cases(_ share: Double) -> [WidthError] {
    share > 0
      ? [-1, 0, 1].map { WidthError(share: share, sign: $0) } : [WidthError(share: 0, sign: 0)]
  }

  /// Returns the factor of the widths of a text.
  ///
  /// - Parameter isEstimated: Whether the measurer only estimates some of its letters.
  /// - Returns: The factor; 1 for the measured width.
  package func factor(isEstimated: Bool) -> Double {
    guard share > 0 else { return 1 }
    return 1 + sign * (isEstimated ? max(share, Self.estimatedShare) : share)
  }

  /// Returns a measurer with the error, for a text.
  ///
  /// - Parameters:
  ///   - measurer: The measurer of the text.
  ///   - text: The text.
  ///   - font: The font of the text.
  ///   - growth: A further factor of its widths.
  /// - Returns: The measurer, the same if nothing changes.
  package func measurer(
    _ measurer: TextMeasurer, for text: String, font: Font, growth: Double = 1
  ) -> TextMeasurer {
    let isEstimated = measurer.measure(TextRequest(text, font: font)).missingGlyphs > 0
    let factor = factor(isEstimated: isEstimated) * growth
    return factor == 1 ? measurer : measurer.scaled(by: factor)
  }
}
