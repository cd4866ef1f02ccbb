public import Anchors

// Constraints from visual formats.

extension LayoutConstraint {
  /// Creates the constraints of a visual format; they are inactive.
  ///
  /// Their order is that of the format: for each view the spacing before it and its sizes, then the
  /// spacing at the end, then the alignments of ``FormatOptions``. `Docs/VisualFormat.md` has the
  /// grammar.
  ///
  /// ```swift
  /// LayoutConstraint.activate(
  ///   try LayoutConstraint.constraints(
  ///     withVisualFormat: "|-m-[photo(80)]-[name]-(>=m)-|", options: .alignAllTop,
  ///     metrics: ["m": 5], views: ["photo": photo, "name": name]))
  /// ```
  ///
  /// Complexity: O(length of the format), and O(number of names) for each name in it.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: Alignments, and the direction of a row.
  ///   - metrics: Numbers by name, in points, or priorities.
  ///   - views: Views and layout guides by name; those next to `|` must have a superview.
  ///   - superviewSpacing: The meaning of `-` next to `|`; 20 points by default.
  ///   - dialect: The dialect of the format.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraints.
  /// - Throws: ``VisualFormatError`` for the first fault in the format; nothing has been changed.
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: KeyValuePairs<String, Double>? = nil,
    views: KeyValuePairs<String, any LayoutArea>,
    superviewSpacing: SuperviewSpacing = .fixed(20), dialect: FormatDialect = .standard,
    file: StaticString = #fileID, line: Int = #line
  ) throws(VisualFormatError.Thrown) -> [LayoutConstraint] {
    try constraints(
      withVisualFormat: format, names: ListedNames(metrics: metrics, views: views),
      settings: FormatSettings(
        options: options, superviewSpacing: superviewSpacing, dialect: dialect,
        origin: ConstraintOrigin(file: file, line: line)))
  }

  /// Creates the constraints of a visual format whose names the caller resolves.
  package static func constraints(
    withVisualFormat format: String, names: some FormatNames, settings: FormatSettings
  ) throws(VisualFormatError) -> [LayoutConstraint] {
    do throws(FormatFault) {
      return try FormatReader.read(format, names, settings)
    } catch {
      throw VisualFormatError(error, in: format, suggestion: suggestion(for: error, names))
    }
  }

  private static func suggestion(for fault: FormatFault, _ names: some FormatNames) -> String? {
    switch fault.kind {
    case .unknownView: NearestName.find(fault.name, in: names.viewNames)
    case .unknownMetric: NearestName.find(fault.name, in: names.metricNames)
    case .unknownName: NearestName.find(fault.name, in: names.metricNames + names.viewNames)
    case .unknownAttribute:
      NearestName.find(fault.name, in: LayoutAttribute.written.map { $0.name })
    default: nil
    }
  }
}

#if !hasFeature(Embedded)
extension LayoutConstraint {
  /// Creates the constraints of a visual format with names in dictionaries; they are inactive.
  ///
  /// It is the overload for names in dictionaries instead of literals.
  ///
  /// Complexity: O(length of the format).
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: Alignments, and the direction of a row.
  ///   - metrics: Numbers by name, in points, or priorities.
  ///   - views: Views and layout guides by name; those next to `|` must have a superview.
  ///   - superviewSpacing: The meaning of `-` next to `|`; 20 points by default.
  ///   - dialect: The dialect of the format.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraints.
  /// - Throws: ``VisualFormatError`` for the first fault in the format; nothing has been changed.
  @_disfavoredOverload
  public static func constraints(
    withVisualFormat format: String, options: FormatOptions = [],
    metrics: [String: Double]? = nil, views: [String: any LayoutArea],
    superviewSpacing: SuperviewSpacing = .fixed(20), dialect: FormatDialect = .standard,
    file: StaticString = #fileID, line: Int = #line
  ) throws -> [LayoutConstraint] {
    try constraints(
      withVisualFormat: format, names: MappedNames(metrics: metrics ?? [:], views: views),
      settings: FormatSettings(
        options: options, superviewSpacing: superviewSpacing, dialect: dialect,
        origin: ConstraintOrigin(file: file, line: line)))
  }
}
#endif
