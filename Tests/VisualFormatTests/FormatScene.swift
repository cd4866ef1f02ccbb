import Anchors
import VisualFormat

/// Named views in one superview, called `|`, or in none.
struct FormatScene {
  let root = View("|")
  let views: [String: View]
  var metrics: [String: Double] = [:]

  init(
    _ names: [String] = ["a", "b", "c", "_x", "label1"], metrics: [String: Double] = [:],
    isInSuperview: Bool = true
  ) {
    var views: [String: View] = [:]
    for name in names {
      let view = View(name)
      if isInSuperview { root.addSubview(view) }
      views[name] = view
    }
    self.views = views
    self.metrics = metrics
  }

  /// The constraints of a format.
  func constraints(
    _ format: String, options: LayoutConstraint.FormatOptions = [],
    spacing: LayoutConstraint.SuperviewSpacing = .fixed(20),
    dialect: LayoutConstraint.FormatDialect = .standard
  ) throws -> [LayoutConstraint] {
    try LayoutConstraint.constraints(
      withVisualFormat: format, options: options, metrics: metrics, views: views,
      superviewSpacing: spacing, dialect: dialect)
  }

  /// The constraints of a format in written form and in order.
  func equations(
    _ format: String, options: LayoutConstraint.FormatOptions = [],
    spacing: LayoutConstraint.SuperviewSpacing = .fixed(20),
    dialect: LayoutConstraint.FormatDialect = .standard
  ) throws -> [String] {
    try constraints(format, options: options, spacing: spacing, dialect: dialect)
      .map { $0.equation }
  }

  /// The error of a format, or nil.
  func error(
    _ format: String, options: LayoutConstraint.FormatOptions = [],
    dialect: LayoutConstraint.FormatDialect = .standard
  ) -> VisualFormatError? {
    do {
      _ = try constraints(format, options: options, dialect: dialect)
      return nil
    } catch {
      return error as? VisualFormatError
    }
  }
}
