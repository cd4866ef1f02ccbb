public import Anchors
import Devices

extension Certificate {
  /// Judges a tree of views in all environments, exactly over a range of widths.
  ///
  /// ```swift
  /// let certificate = Certificate(
  ///   widths: 320...440, in: .languages(texts, textSizes: [.large, .extraExtraExtraLarge])
  /// ) { environment in
  ///   LoginForm(texts: environment.texts)
  /// }
  /// print(certificate)
  /// ```
  ///
  /// - Parameters:
  ///   - properties: The properties to prove.
  ///   - widths: The widths of the root in points.
  ///   - height: The height of the root in points, or nil for that of its content.
  ///   - environments: The environments; the base of each text size is judged first.
  ///   - tolerance: The share by which the widths of texts may be wrong: all texts are judged
  ///     narrower and wider by it, too. Letters that are only estimated have at least 8 %.
  ///   - textMeasurer: The measurer of a root without one; nil to keep its own.
  ///   - measuresRoom: Whether the room of each text is searched, which takes about ten layout
  ///     functions for each.
  ///   - makeView: Makes the root in an environment, at its text size. The trees of all
  ///     environments must have the same items inside each other.
  /// - Throws: The error of `makeView`.
  /// - Complexity: Three layout functions for each environment.
  public init(
    proving properties: [LayoutProperty] = LayoutProperty.usual, widths: ClosedRange<Double>,
    height: Double? = nil, in environments: Environments, tolerance: Double = 0.03,
    textMeasurer: TextMeasurer? = .systemLike, measuringRoom measuresRoom: Bool = false,
    _ makeView: (Environment) throws -> View
  ) rethrows {
    var views: [(name: String, view: View)] = []
    for environment in environments.list {
      try TextSize.$current.withValue(environment.textSize) {
        views.append((environment.name, try makeView(environment)))
      }
    }
    let source = ViewSource(views, height: height, textMeasurer: textMeasurer)
    var certification = Certification<Never>(
      proving: properties, widths: [widths], height: height, in: environments,
      tolerance: tolerance
    ) { (environment, error, grown, growth) throws(Never) in
      source.tree(environment, error, grown, growth)
    }
    self = certification.run(measuringRoom: measuresRoom)
    source.restore()
  }
}
