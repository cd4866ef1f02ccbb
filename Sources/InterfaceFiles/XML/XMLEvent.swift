package import LayoutFiles

/// A part of an XML file as the pull parser finds it.
package enum XMLEvent {
  /// The start of an element; its attributes are in `XMLReader.attributes`.
  case start(name: SourceRange)
  /// The end of the innermost open element.
  case end
  /// Characters between two tags, with entities unless they are of a CDATA section.
  case text(SourceRange, isLiteral: Bool)
  /// The end of the file after the root element.
  case endOfFile
}

/// An attribute of an element: the ranges of its name and of its value without quotes.
struct XMLAttribute {
  let nameStart: Int32
  let nameEnd: Int32
  let valueStart: Int32
  let valueEnd: Int32
}
