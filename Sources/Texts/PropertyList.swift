import InterfaceFiles
import LayoutFiles

/// A value of a property list in XML, as far as files of texts need them.
struct PropertyList {
  /// A member of a dictionary.
  struct Member {
    let key: String
    let value: PropertyList
  }

  /// The kinds of values.
  enum Content {
    case text(String)
    case dictionary([Member])
    /// A value of another kind.
    case other
  }

  /// The deepest nesting of values.
  static let maximumDepth = 40

  let content: Content
  /// The position of its start.
  let range: SourceRange

  /// Returns whether a file is XML, by its first character.
  static func isXML(_ bytes: [UInt8]) -> Bool {
    bytes.first { $0 > 0x20 } == UInt8(ascii: "<")
  }

  /// Reads the dictionary that makes up a file.
  ///
  /// - Throws: `Fault` at the first error, or if the file is no dictionary.
  static func dictionary(_ bytes: [UInt8]) throws(Fault) -> [Member] {
    var reader = PropertyListReader(try XMLReader(bytes, skipsDocumentType: true))
    let value = try reader.read()
    guard case .dictionary(let members) = value.content else {
      throw Fault("expected a dictionary of texts", at: value.range)
    }
    return members
  }

  /// The members of a dictionary; nil for another value.
  var members: [Member]? {
    if case .dictionary(let members) = content { return members }
    return nil
  }

  /// The text of a string; nil for another value.
  var text: String? {
    if case .text(let text) = content { return text }
    return nil
  }
}

/// Reads a property list in XML.
private struct PropertyListReader {
  private var reader: XMLReader

  init(_ reader: XMLReader) { self.reader = reader }

  mutating func read() throws(Fault) -> PropertyList {
    guard case .start(let name) = try reader.next(), reader.isNamed(name, "plist") else {
      throw Fault("expected a property list; its root is 'plist'", at: SourceRange(0, 1))
    }
    guard case .start(let element) = try reader.next() else {
      throw Fault("expected a value in the property list", at: name)
    }
    let value = try value(element, depth: 0)
    guard case .end = try reader.next() else {
      throw Fault("unexpected second value in the property list", at: name)
    }
    guard case .endOfFile = try reader.next() else {
      throw Fault("unexpected text after the property list", at: name)
    }
    return value
  }

  /// Reads a value whose element has started, up to its end.
  private mutating func value(_ name: SourceRange, depth: Int) throws(Fault) -> PropertyList {
    guard depth < PropertyList.maximumDepth else {
      throw Fault("values are nested more than \(PropertyList.maximumDepth) deep", at: name)
    }
    if reader.isNamed(name, "string") {
      return PropertyList(content: .text(try characters()), range: name)
    }
    guard reader.isNamed(name, "dict") else {
      try skipElement()
      return PropertyList(content: .other, range: name)
    }
    var members: [PropertyList.Member] = []
    while true {
      switch try reader.next() {
      case .end: return PropertyList(content: .dictionary(members), range: name)
      case .start(let key) where reader.isNamed(key, "key"):
        let text = try characters()
        guard case .start(let element) = try reader.next() else {
          throw Fault("expected the value of '\(text)'", at: key)
        }
        members.append(
          PropertyList.Member(key: text, value: try value(element, depth: depth + 1)))
      case .start(let other): throw Fault("expected a 'key' in the dictionary", at: other)
      case .text(let range, _): throw Fault("unexpected text in the dictionary", at: range)
      case .endOfFile: throw Fault("unterminated dictionary", at: name)
      }
    }
  }

  /// Reads the text of an element up to its end.
  private mutating func characters() throws(Fault) -> String {
    var text = ""
    while true {
      switch try reader.next() {
      case .end: return text
      case .text(let range, let isLiteral):
        text += try reader.characters(in: range, isLiteral: isLiteral)
      case .start(let name): throw Fault("unexpected element in a text", at: name)
      case .endOfFile: return text
      }
    }
  }

  /// Skips the contents of an element and its end.
  private mutating func skipElement() throws(Fault) {
    var depth = 1
    while depth > 0 {
      switch try reader.next() {
      case .start: depth += 1
      case .end: depth -= 1
      case .text: break
      case .endOfFile: return
      }
    }
  }
}
