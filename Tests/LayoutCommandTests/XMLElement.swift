import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of a well-formed XML text, with what is in it.
final class XMLElement {
  let name: String
  let attributes: [String: String]
  var text = ""
  var children: [XMLElement] = []

  init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The element and all inside it, in the order of the text.
  var all: [XMLElement] { [self] + children.flatMap(\.all) }

  /// All elements of that name inside.
  func all(_ name: String) -> [XMLElement] { all.filter { $0.name == name } }

  func number(_ attribute: String) throws -> Double {
    try #require(Double(attributes[attribute] ?? "0"))
  }

  /// Reads a document, and fails the test if it is not well formed.
  static func read(_ bytes: [UInt8]) throws -> XMLElement {
    let parser = XMLParser(data: Data(bytes))
    let builder = Builder()
    parser.delegate = builder
    try #require(parser.parse(), "not well formed: \(String(describing: parser.parserError))")
    return try #require(builder.root)
  }

  private final class Builder: NSObject, XMLParserDelegate {
    var root: XMLElement?
    private var open: [XMLElement] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      let element = XMLElement(name: name, attributes: attributes)
      open.last?.children.append(element)
      open.append(element)
      if root == nil { root = element }
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) {
      open.last?.text += string
    }

    func parser(
      _ parser: XMLParser, didEndElement name: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      open.removeLast()
    }
  }
}
