public import Anchors
public import AnchorsQuestions

/// The parameter of a layout function of a file.
public struct LayoutFileParameter {
  enum Subject {
    case extent(LayoutFunction.Extent)
    /// The constraints with the metric in their constants, as functions of the metric.
    case metric([MetricUse])
  }

  /// The parameter as written: `card.width`, or the name of a metric.
  public let text: String
  let subject: Subject

  /// True if it is the width or the height of the root, which are never below 0.
  public var isExtent: Bool { if case .extent = subject { true } else { false } }
}

/// A constraint whose constant is `offset + rate * metric`.
struct MetricUse {
  let constraint: LayoutConstraint
  let offset: Double
  let rate: Double
}

extension LayoutFile {
  /// Reads the parameter of a layout function.
  ///
  /// It is `card.width` or `card.height` for the root `card`, or a metric.
  ///
  /// - Parameter text: The parameter, or nil for the root's width.
  /// - Returns: The parameter.
  /// - Throws: `LayoutFileParameterError` if the file has no such parameter, or if the metric is
  ///   unused, a factor or a priority.
  public func parameter(_ text: String?) throws(LayoutFileParameterError) -> LayoutFileParameter {
    let width = root.name + ".width"
    let height = root.name + ".height"
    let name = text ?? width
    if [width, "width"].contains(where: name.isSame) {
      return LayoutFileParameter(text: width, subject: .extent(.width))
    }
    if [height, "height"].contains(where: name.isSame) {
      return LayoutFileParameter(text: height, subject: .extent(.height))
    }
    guard let value = metrics[name] else {
      let known = metrics.names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      let names = [width, height] + known
      throw LayoutFileParameterError(
        "unknown parameter '\(name)'; expected one of: \(names.joined(separator: ", "))"
          + Suggestion.text(for: name, in: names))
    }
    return LayoutFileParameter(text: name, subject: .metric(try uses(of: name, value)))
  }

  /// Finds the uses of a metric by reading the file with another value of it.
  private func uses(
    of name: String, _ value: Double
  ) throws(LayoutFileParameterError) -> [MetricUse] {
    // Half of a number is as valid a priority, factor or constant as the number.
    let other = value == 0 ? 1 : value / 2
    let changed: LayoutFile
    do throws(Fault) {
      changed = try LayoutFileReader.read(bytes, replacing: (name, other))
    } catch {
      throw .notLinear(name)
    }
    var uses: [MetricUse] = []
    for (mine, theirs) in zip(constraints, changed.constraints) {
      let (here, there) = (mine.constraint, theirs.constraint)
      guard here.priority == there.priority, here.multiplier == there.multiplier else {
        throw .notLinear(name)
      }
      guard here.constant != there.constant else { continue }
      let rate = (here.constant - there.constant) / (value - other)
      // Formats add and subtract metrics, so that the rate is an integer up to rounding.
      let whole = rate.rounded()
      let exact = (rate - whole).magnitude < 1e-6 ? whole : rate
      uses.append(
        MetricUse(constraint: here, offset: here.constant - exact * value, rate: exact))
    }
    guard !uses.isEmpty else {
      throw LayoutFileParameterError("no constraint uses the metric '\(name)'")
    }
    return uses
  }

  /// Computes the layout as a function of a parameter; the rest of the size is that of the file.
  ///
  /// - Parameters:
  ///   - parameter: The parameter of the function.
  ///   - range: The range of the parameter; ends may be infinite.
  ///   - maximumPieces: The maximum number of pieces to find.
  ///   - whenFound: Receives the number of each piece and its start, for progress.
  /// - Returns: The function.
  /// - Throws: `LayoutFunctionError`.
  public func layoutFunction(
    of parameter: LayoutFileParameter, in range: ClosedRange<Double>, maximumPieces: Int = 100_000,
    whenFound: @escaping (Int, Double) -> Void = { _, _ in }
  ) throws(LayoutFunctionError) -> LayoutFunction {
    switch parameter.subject {
    case .extent(.width):
      try root.layoutNode.layoutFunction(
        of: .extent(.horizontal), in: range, width: nil, height: size.height,
        maximumPieces: maximumPieces, whenFound: whenFound)
    case .extent(.height):
      try root.layoutNode.layoutFunction(
        of: .extent(.vertical), in: range, width: size.width, height: nil,
        maximumPieces: maximumPieces, whenFound: whenFound)
    case .metric(let uses):
      try root.layoutNode.layoutFunction(
        of: .constants(parameter.text, uses.map { ($0.constraint, $0.offset, $0.rate) }),
        in: range, width: size.width, height: size.height, maximumPieces: maximumPieces,
        whenFound: whenFound)
    }
  }

  /// Describes an error of a layout function that is an error of the layout itself.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - name: The name of the file, for messages.
  /// - Returns: The failure in terms of the file.
  public func failure(_ error: LayoutError, name: String?) -> LayoutFailure {
    LayoutFailure(error, ConstraintWriter(self, name: name))
  }
}

/// The reason why a layout is not a function of a parameter.
public struct LayoutFileParameterError: Error, Sendable {
  /// The error as a sentence without its period.
  public let message: String

  init(_ message: String) { self.message = message }

  static func notLinear(_ name: String) -> LayoutFileParameterError {
    LayoutFileParameterError(
      "the metric '\(name)' is a factor or a priority in a constraint, so the layout is not piecewise "
        + "linear in it; use a metric that is only added")
  }
}
