/// Writes SVG text into a byte buffer, element by element.
///
/// Attributes are written after the start of their element; the next element, text or end closes
/// the tag. Text and attribute values are escaped, and numbers have at most three decimals. Nothing
/// depends on a locale or a hash, so equal calls produce equal bytes.
///
/// ```swift
/// var svg = SVGWriter()
/// svg.beginDocument(width: 100, height: 50)
/// svg.begin("rect")
/// svg.attribute("width", 100)
/// svg.attribute("fill", "#eee")
/// svg.end()
/// svg.end()                        // the document
/// ```
public struct SVGWriter: Sendable {
  /// The UTF-8 text written since the last `detachBytes`.
  public private(set) var bytes: [UInt8] = []

  private var openElements: [String] = []
  private var tagIsOpen = false
  private var holdsText = false

  /// Creates an empty writer.
  public init() {}

  /// Returns and discards the bytes written since the last call, so that memory stays constant.
  ///
  /// - Returns: The bytes written since the last call, in UTF-8.
  /// - Complexity: O(1).
  public mutating func detachBytes() -> [UInt8] {
    var detached: [UInt8] = []
    swap(&detached, &bytes)
    return detached
  }

  /// Starts the outermost element with a view box from (0, 0), y growing down.
  ///
  /// - Parameters:
  ///   - width: The width of the drawing, in points.
  ///   - height: The height of the drawing, in points.
  ///   - magnification: The scale at which the drawing is shown.
  public mutating func beginDocument(
    width: Double, height: Double, magnification: Double = 1
  ) {
    begin("svg")
    attribute("xmlns", "http://www.w3.org/2000/svg")
    attribute("width", width * magnification)
    attribute("height", height * magnification)
    attribute("viewBox", "0 0 \(Self.decimal(width)) \(Self.decimal(height))")
  }

  /// Starts an element inside the innermost open one.
  ///
  /// - Parameter element: The name of the element.
  public mutating func begin(_ element: String) {
    closeTag()
    if !holdsText, !openElements.isEmpty { breakLine() }
    append("<")
    append(element)
    openElements.append(element)
    tagIsOpen = true
  }

  /// Ends the innermost element; the last one ends the document and its last line.
  public mutating func end() {
    guard let element = openElements.popLast() else { return }
    if tagIsOpen {
      append("/>")
      tagIsOpen = false
    } else {
      if !holdsText { breakLine() }
      append("</")
      append(element)
      append(">")
    }
    holdsText = false
    if openElements.isEmpty { append("\n") }
  }

  /// Writes an attribute of the element just begun.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - value: The value, of any characters; it is escaped.
  public mutating func attribute(_ name: String, _ value: String) {
    append(" ")
    append(name)
    append("=\"")
    append(Self.escaped(value))
    append("\"")
  }

  /// Writes a numeric attribute of the element just begun, with at most three decimals.
  ///
  /// - Parameters:
  ///   - name: The name of the attribute.
  ///   - value: The value; a value that is not finite is written as 0.
  public mutating func attribute(_ name: String, _ value: Double) {
    append(" ")
    append(name)
    append("=\"")
    append(Self.decimal(value))
    append("\"")
  }

  /// Writes character data into the innermost open element.
  ///
  /// - Parameter text: The text, of any characters; it is escaped.
  public mutating func text(_ text: String) {
    closeTag()
    holdsText = true
    append(Self.escaped(text))
  }

  private mutating func closeTag() {
    guard tagIsOpen else { return }
    append(">")
    tagIsOpen = false
  }

  private mutating func breakLine() {
    append("\n")
    for _ in 0..<openElements.count { append(" ") }
  }

  private mutating func append(_ text: String) {
    bytes.append(contentsOf: text.utf8)
  }
}
