package import LayoutFiles

/// A pull parser for XML in UTF-8.
///
/// Elements, attributes, text, comments, processing instructions, CDATA sections, the five entities
/// and character numbers are all that it knows. A document type without declarations is skipped on
/// request. It never reads another file.
package struct XMLReader {
  /// The maximum number of open elements.
  static let maximumDepth = 600
  /// The maximum number of attributes of an element.
  static let attributeLimit = 200

  let bytes: [UInt8]
  private(set) var offset = 0
  /// The attributes of the element that started last.
  private(set) var attributes: [XMLAttribute] = []
  /// The ranges of the names of all open elements.
  private var open: [SourceRange] = []
  private var hasRoot = false
  /// True if an empty element has started whose end is still to be delivered.
  private var endsAtOnce = false
  private let skipsDocumentType: Bool

  /// Creates a parser at the start of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - skipsDocumentType: Whether a document type is skipped, and no error.
  /// - Throws: `Fault` if the file is in an encoding other than UTF-8.
  package init(_ bytes: [UInt8], skipsDocumentType: Bool = false) throws(Fault) {
    self.bytes = bytes
    self.skipsDocumentType = skipsDocumentType
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { offset = 3 }
    if bytes.starts(with: [0xFE, 0xFF]) || bytes.starts(with: [0xFF, 0xFE]) {
      throw Fault("the file is in UTF-16; save it in UTF-8", at: SourceRange(0, 2))
    }
  }

  /// Returns the next part of the file.
  ///
  /// - Throws: `Fault` at the first character that is wrong.
  package mutating func next() throws(Fault) -> XMLEvent {
    if endsAtOnce {
      endsAtOnce = false
      open.removeLast()
      return .end
    }
    while true {
      guard offset < bytes.count else { return try finish() }
      guard bytes[offset] == UInt8(ascii: "<") else {
        if let text = try readText() { return text }
        continue
      }
      if continues(with: "<!--") {
        try skip(past: "-->", from: 4, unclosed: "unterminated comment; end it with -->")
      } else if continues(with: "<![CDATA[") {
        return try readLiteral()
      } else if continues(with: "<?") {
        try skip(past: "?>", from: 2, unclosed: "unterminated instruction; end it with ?>")
      } else if skipsDocumentType, !hasRoot, continues(with: "<!DOCTYPE") {
        try skipType()
      } else if continues(with: "<!") {
        throw Fault(
          "unexpected document type; remove the declaration", at: here(2))
      } else if continues(with: "</") {
        try readEnd()
        return .end
      } else {
        return .start(name: try readStart())
      }
    }
  }

  private func finish() throws(Fault) -> XMLEvent {
    if let name = open.last {
      throw Fault("unterminated element '\(text(name))'", at: name)
    }
    guard hasRoot else {
      throw Fault("expected an element; the file is empty or not XML", at: SourceRange(0, 1))
    }
    return .endOfFile
  }

  private mutating func readText() throws(Fault) -> XMLEvent? {
    let start = offset
    var isBlank = true
    while offset < bytes.count, bytes[offset] != UInt8(ascii: "<") {
      if !Self.isSpace(bytes[offset]) { isBlank = false }
      offset += 1
    }
    if isBlank { return nil }
    guard !open.isEmpty else {
      var first = start
      while Self.isSpace(bytes[first]) { first += 1 }
      throw Fault(
        hasRoot ? "unexpected text after the last element" : "expected '<'; the file is not XML",
        at: SourceRange(first, first + 1))
    }
    return .text(SourceRange(start, offset), isLiteral: false)
  }

  private mutating func readLiteral() throws(Fault) -> XMLEvent {
    guard !open.isEmpty else {
      throw Fault("unexpected text outside the root element", at: here(9))
    }
    let start = offset + 9
    try skip(past: "]]>", from: 9, unclosed: "unterminated CDATA section; end it with ]]>")
    return .text(SourceRange(start, offset - 3), isLiteral: true)
  }

  private mutating func readEnd() throws(Fault) {
    let start = offset
    offset += 2
    let name = try readName("expected the name of an element")
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: ">") else {
      throw Fault("unterminated tag; end it with '>'", at: SourceRange(start, offset))
    }
    offset += 1
    guard let expected = open.popLast() else {
      throw Fault("unexpected end of '\(text(name))', which is not open", at: name)
    }
    guard bytes[expected.start..<expected.end].elementsEqual(bytes[name.start..<name.end]) else {
      throw Fault(
        "unexpected end of '\(text(name))'; expected that of '\(text(expected))'", at: name)
    }
  }

  private mutating func readStart() throws(Fault) -> SourceRange {
    let start = offset
    offset += 1
    let name = try readName("expected a tag after '<'; write &lt; in text")
    guard !(open.isEmpty && hasRoot) else {
      throw Fault("unexpected second element at the top of the file", at: name)
    }
    guard open.count < Self.maximumDepth else {
      throw Fault("elements are nested more than \(Self.maximumDepth) deep", at: name)
    }
    hasRoot = true
    attributes.removeAll(keepingCapacity: true)
    while true {
      let before = offset
      skipSpace()
      guard offset < bytes.count else {
        throw Fault("unterminated tag; end it with '>'", at: SourceRange(start, name.end))
      }
      if bytes[offset] == UInt8(ascii: ">") {
        offset += 1
        break
      }
      if continues(with: "/>") {
        offset += 2
        endsAtOnce = true
        break
      }
      guard offset > before else {
        throw Fault("expected a space between attributes", at: here(1))
      }
      try readAttribute()
    }
    open.append(name)
    return name
  }

  private mutating func readAttribute() throws(Fault) {
    let name = try readName("expected an attribute or '>'")
    skipSpace()
    guard offset < bytes.count, bytes[offset] == UInt8(ascii: "=") else {
      throw Fault("missing value of the attribute '\(text(name))'", at: name)
    }
    offset += 1
    skipSpace()
    guard offset < bytes.count,
      bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'")
    else { throw Fault("expected the value of '\(text(name))' in quotes", at: name) }
    let quote = bytes[offset]
    offset += 1
    let start = offset
    while offset < bytes.count, bytes[offset] != quote {
      if bytes[offset] == UInt8(ascii: "<") {
        throw Fault("unterminated value of '\(text(name))'", at: name)
      }
      offset += 1
    }
    guard offset < bytes.count else {
      throw Fault("unterminated value of '\(text(name))'", at: name)
    }
    for other in attributes where isSame(other, as: name) {
      throw Fault("duplicate attribute '\(text(name))'", at: name)
    }
    guard attributes.count < Self.attributeLimit else {
      throw Fault("an element has more than \(Self.attributeLimit) attributes", at: name)
    }
    attributes.append(
      XMLAttribute(
        nameStart: Int32(name.start), nameEnd: Int32(name.end), valueStart: Int32(start),
        valueEnd: Int32(offset)))
    offset += 1
  }

  private func isSame(_ attribute: XMLAttribute, as name: SourceRange) -> Bool {
    let (start, end) = (Int(attribute.nameStart), Int(attribute.nameEnd))
    return end - start == name.end - name.start
      && bytes[start..<end].elementsEqual(bytes[name.start..<name.end])
  }

  private mutating func readName(_ message: String) throws(Fault) -> SourceRange {
    let start = offset
    while offset < bytes.count, Self.isName(bytes[offset]) { offset += 1 }
    guard offset > start, bytes[start] != UInt8(ascii: "-"), bytes[start] != UInt8(ascii: "."),
      !(0x30...0x39).contains(bytes[start])
    else { throw Fault(message, at: SourceRange(start, max(start + 1, offset))) }
    return SourceRange(start, offset)
  }

  private mutating func skipSpace() {
    while offset < bytes.count, Self.isSpace(bytes[offset]) { offset += 1 }
  }

  private mutating func skip(
    past end: StaticString, from length: Int, unclosed: String
  ) throws(Fault) {
    let start = offset
    offset += length
    while offset < bytes.count {
      if continues(with: end) {
        offset += end.utf8CodeUnitCount
        return
      }
      offset += 1
    }
    throw Fault(unclosed, at: SourceRange(start, start + length))
  }

  /// Skips a document type that only names its rules.
  private mutating func skipType() throws(Fault) {
    let start = offset
    var quote: UInt8?
    while offset < bytes.count {
      let byte = bytes[offset]
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: "[") {
        throw Fault("unexpected declarations in the document type; remove them", at: here(1))
      } else if byte == UInt8(ascii: ">") {
        offset += 1
        return
      }
      offset += 1
    }
    throw Fault("unterminated document type; end it with '>'", at: SourceRange(start, start + 2))
  }

  private func here(_ length: Int) -> SourceRange { SourceRange(offset, offset + length) }

  private func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  private func continues(with text: StaticString) -> Bool {
    text.withUTF8Buffer { expected in
      guard bytes.count - offset >= expected.count else { return false }
      for index in 0..<expected.count where bytes[offset + index] != expected[index] {
        return false
      }
      return true
    }
  }

  /// Returns whether the bytes of a range are a name.
  package func isNamed(_ range: SourceRange, _ name: StaticString) -> Bool {
    name.withUTF8Buffer { bytes[range.start..<range.end].elementsEqual($0) }
  }

  /// Returns the value of an attribute of the element that started last; nil without it.
  ///
  /// - Throws: `Fault` at an unknown entity.
  package func value(of name: StaticString) throws(Fault) -> String? {
    for attribute in attributes {
      let range = SourceRange(Int(attribute.nameStart), Int(attribute.nameEnd))
      guard isNamed(range, name) else { continue }
      return try characters(
        in: SourceRange(Int(attribute.valueStart), Int(attribute.valueEnd)), isLiteral: false)
    }
    return nil
  }

  /// Returns the characters of a part of the file, of text that is not literal without entities.
  ///
  /// - Throws: `Fault` at an unknown entity.
  package func characters(
    in range: SourceRange, isLiteral: Bool
  ) throws(Fault) -> String {
    isLiteral
      ? String(decoding: bytes[range.start..<range.end], as: UTF8.self)
      : try XMLEntities.decoded(bytes, range)
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09
  }

  private static func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x3A, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2D, 0x2E, 0x80...0xFF: true
    default: false
    }
  }
}
