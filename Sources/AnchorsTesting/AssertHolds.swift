public import Anchors
@_exported public import Certify
internal import Devices
internal import Foundation
internal import Rendering
public import Testing

/// Expects a layout to keep its properties in all languages, over all widths of a range.
///
/// An issue is all that a language loses and the base language does not, with the text, the
/// languages, the widths and the constraints, and with a picture of the worst case. So are a
/// language that cannot be judged, and an ambiguous quantity, of which nothing can be proved.
///
/// ```swift
/// @Test func loginFormInAllLanguages() {
///   assertHolds(
///     widths: 320...440, in: .languages(["en": ["go": "Log in"], "de": ["go": "Anmelden"]])
///   ) {
///     LoginForm(texts: $0.texts)
///   }
/// }
/// ```
///
/// - Parameters:
///   - properties: The properties.
///   - widths: The widths of the root in points.
///   - height: The height of the root in points, or nil for that of its content.
///   - environments: The languages, text sizes and directions.
///   - tolerance: The share by which the widths of texts may be wrong.
///   - isStrict: Whether what depends on less than the tolerance is an issue, too.
///   - sourceLocation: The location at which an issue is reported.
///   - makeView: Makes the root in an environment, at its text size.
public func assertHolds(
  _ properties: [LayoutProperty] = LayoutProperty.usual, widths: ClosedRange<Double>,
  height: Double? = nil, in environments: Environments, tolerance: Double = 0.03,
  isStrict: Bool = false, sourceLocation: SourceLocation = #_sourceLocation,
  makeView: (Certify.Environment) throws -> View
) rethrows {
  try holdsProblems(
    properties, widths, height, environments, tolerance, isStrict, makeView
  ).record(sourceLocation)
}

func holdsProblems(
  _ properties: [LayoutProperty], _ widths: ClosedRange<Double>, _ height: Double?,
  _ environments: Environments, _ tolerance: Double, _ isStrict: Bool,
  _ makeView: (Certify.Environment) throws -> View
) rethrows -> [Problem] {
  var views: [View] = []
  for environment in environments.list {
    try TextSize.$current.withValue(environment.textSize) {
      views.append(try makeView(environment))
    }
  }
  let certificate = Certificate(
    proving: properties, widths: widths, height: height, in: environments, tolerance: tolerance
  ) { environment in
    views[environments.list.firstIndex { $0.name == environment.name } ?? 0]
  }
  var problems: [Problem] = []
  for failure in certificate.failures where isStrict || failure.certainty == .fails {
    let text = failure.text(certificate.environments) + " [\(failure.property.rawValue)]"
    guard let worst = failure.cases.first else { continue }
    let view = views[worst.environment]
    let name = "\(failure.item)-\(certificate.environments[worst.environment].name).svg"
    let isLaidOut = (try? view.layout(width: worst.worstWidth, height: height)) != nil
    problems.append(
      Problem(
        text,
        attachments: isLaidOut
          ? [(FrameSVG().draw(view), name.replacingOccurrences(of: " ", with: "-"))] : []))
  }
  for skip in certificate.skipped {
    problems.append(
      Problem(
        "nothing is proved in \(certificate.environments[skip.environment].name): \(skip.reason)"))
  }
  if !certificate.ambiguous.isEmpty {
    problems.append(
      Problem(
        "nothing is proved, because these are ambiguous: "
          + certificate.ambiguous.joined(separator: ", ")))
  }
  return problems
}
