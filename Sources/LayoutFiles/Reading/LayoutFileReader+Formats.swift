import Anchors
import VisualFormat

extension LayoutFileReader {
  /// Reads a visual format: its text, or an object with the text and its settings.
  mutating func readFormat(_ value: JSONValue) throws(Fault) {
    let text: FileText
    var options: LayoutConstraint.FormatOptions = []
    var identifier: FileText?
    var isExtended = false
    var spacing: LayoutConstraint.SuperviewSpacing = .fixed(20)
    if case .object = value.content {
      var object = try ObjectReader(value, role: "a format")
      guard let format = object.string("format") else {
        throw object.error(
          withoutMember: "format", "a format requires a 'format', its text", at: value.range)
      }
      text = format
      for option in object.list("options") { options.insert(try Self.option(option)) }
      identifier = object.string("identifier")
      isExtended = object.bool("extended") ?? false
      if let explicit = try Self.superviewSpacing(&object) { spacing = explicit }
      try object.finish()
    } else {
      guard case .string(let format) = value.content else {
        throw Fault("a format must be a string or an object, not \(value.kind)", at: value.range)
      }
      text = FileText(format, range: value.range)
    }
    let settings = FormatSettings(
      options: options, superviewSpacing: spacing, dialect: isExtended ? .extended : .standard,
      origin: ConstraintOrigin())
    do throws(VisualFormatError) {
      let made = try LayoutConstraint.constraints(
        withVisualFormat: text.text, names: FileNames(reader: self), settings: settings)
      for constraint in made {
        constraint.identifier = identifier?.text
        constraints.append(
          FileConstraint(
            constraint: constraint, text: text.text, range: text.range, isFormat: true))
      }
    } catch {
      let range = text.range(error.column, error.column + error.length)
      let name = text.bytes[error.column..<min(text.bytes.count, error.column + error.length)]
      if error.kind == .unknownView, isUnread(String(decoding: name, as: UTF8.self)) {
        throw .consequence
      }
      throw Fault(error.explanation, at: range)
    }
  }

  private static func option(
    _ value: JSONValue
  ) throws(Fault) -> LayoutConstraint.FormatOptions {
    let name = try value.string("options")
    guard let option = FileFormatOption.named(name.text) else {
      let words = FileFormatOption.allCases.map { $0.rawValue }.joined(separator: ", ")
      throw Fault("'options' must list some of \(words)", at: name.range)
    }
    return option.option
  }

  /// Reads the meaning of a dash without a number at the superview's edge.
  private static func superviewSpacing(
    _ object: inout ObjectReader
  ) throws(Fault) -> LayoutConstraint.SuperviewSpacing? {
    guard let value = object.value("superviewSpacing") else { return nil }
    if let points = try value.number("superviewSpacing", or: "margins") { return .fixed(points) }
    return .layoutMargins
  }
}

/// The items and metrics of a file by the names in formats.
private struct FileNames: FormatNames {
  let reader: LayoutFileReader

  func node(named name: Range<Int>, in bytes: [UInt8]) -> LayoutNode? {
    reader.index(named: String(decoding: bytes[name], as: UTF8.self)).map { reader.items[$0].node }
  }

  func metric(named name: Range<Int>, in bytes: [UInt8]) -> Double? {
    reader.metrics[String(decoding: bytes[name], as: UTF8.self)]
  }

  var viewNames: [String] { reader.items.map { $0.name.text } }
  var metricNames: [String] { reader.metrics.names }
}
