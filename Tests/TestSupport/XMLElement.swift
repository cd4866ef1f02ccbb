import Foundation

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of a well-formed XML text, with its contents.
package final class XMLElement {
  package let name: String
  package let attributes: [String: String]
  package fileprivate(set) var text = ""
  package fileprivate(set) var children: [XMLElement] = []

  /// An error about malformed XML or a non-numeric attribute.
  private struct Malformed: Error {
    let reason: String
  }

  fileprivate init(name: String, attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// The element and its descendants, in the order of the text.
  package var all: [XMLElement] { [self] + children.flatMap(\.all) }

  /// All elements with a name, including this one.
  package func all(_ name: String) -> [XMLElement] { all.filter { $0.name == name } }

  /// The number of an attribute; 0 if it is missing.
  package func number(_ attribute: String) throws -> Double {
    guard let number = Double(attributes[attribute] ?? "0") else {
      throw Malformed(reason: "\(attribute) is no number")
    }
    return number
  }

  /// Reads a document; throws if it is malformed.
  package static func read(_ bytes: [UInt8]) throws -> XMLElement {
    let parser = XMLParser(data: Data(bytes))
    let builder = Builder()
    parser.delegate = builder
    guard parser.parse(), let root = builder.root else {
      throw Malformed(reason: "not well formed: \(String(describing: parser.parserError))")
    }
    return root
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
