package import Anchors

/// Texts in place of those of a file, and the way in which they are measured.
package struct SceneTexts: Sendable {
  /// The measurer of texts in the system's font; a font of another family is measured in Helvetica.
  package var measurer: TextMeasurer
  /// Returns the text of an object's attribute, such as `normalTitle`; nil for that of the file.
  package var replacement: @Sendable (_ id: String, _ attribute: String) -> String?
  /// Returns the measurer of an object's text in a font, in place of its usual one.
  package var adjusted: @Sendable (String, String, Font, TextMeasurer) -> TextMeasurer

  /// Creates the texts of the file.
  ///
  /// - Parameters:
  ///   - measurer: The measurer of texts in the system's font.
  ///   - replacement: Returns the text of an object's attribute; nil for that of the file.
  ///   - adjusted: Returns the measurer of an object's text in place of its usual one.
  package init(
    measurer: TextMeasurer,
    replacement: @escaping @Sendable (_ id: String, _ attribute: String) -> String?,
    adjusted: @escaping @Sendable (String, String, Font, TextMeasurer) -> TextMeasurer
  ) {
    self.measurer = measurer
    self.replacement = replacement
    self.adjusted = adjusted
  }
}
