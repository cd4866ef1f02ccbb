public import Anchors

// Constraints from a visual format.

extension LayoutConstraint {
  /// The constraints that a visual format states, none of them active.
  ///
  /// The order is that of the format: for each view the spacing before it and its sizes, then the
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
  ///   - options: Alignments, and the direction in which a row is read.
  ///   - metrics: Numbers by name, in points, or priorities.
  ///   - views: Views and layout guides by name; those beside `|` must be in their superview.
  ///   - superviewSpacing: What `-` means beside `|`; 20 points unless said otherwise.
  ///   - dialect: Which language the format is written in.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraints.
  /// - Throws: ``VisualFormatError`` at the first thing wrong; nothing has changed then.
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

  /// The constraints of a visual format whose names the caller looks up.
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
  /// The constraints that a visual format states about names in dictionaries, none of them active.
  ///
  /// It is the same as with names in a literal, for programs that keep their views in a dictionary.
  ///
  /// Complexity: O(length of the format).
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - options: Alignments, and the direction in which a row is read.
  ///   - metrics: Numbers by name, in points, or priorities.
  ///   - views: Views and layout guides by name; those beside `|` must be in their superview.
  ///   - superviewSpacing: What `-` means beside `|`; 20 points unless said otherwise.
  ///   - dialect: Which language the format is written in.
  ///   - file: The caller's file, kept for reports.
  ///   - line: The caller's line, kept for reports.
  /// - Returns: The constraints.
  /// - Throws: ``VisualFormatError`` at the first thing wrong; nothing has changed then.
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
