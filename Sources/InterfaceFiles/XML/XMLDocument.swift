import LayoutFiles

/// The elements of an XML file in a flat table.
///
/// An element is an index into the table, in the order of the file; 0 is the root. Names and values
/// stay bytes of the file until somebody asks for them, so that a large file needs little memory.
final class XMLDocument {
  /// The maximum number of elements and texts of a file.
  static let elementLimit = 4_000_000

  private struct Node {
    var nameStart: Int32
    var nameEnd: Int32
    /// The index of the first attribute, or -1 for a text and -2 for a CDATA section.
    var firstAttribute: Int32
    var attributeEnd: Int32
    var parent: Int32
    var firstChild: Int32 = -1
    var nextSibling: Int32 = -1
  }

  let bytes: [UInt8]
  private var nodes: [Node] = []
  private var attributes: [XMLAttribute] = []

  /// Reads a file.
  ///
  /// - Throws: `Fault` at the first character that is wrong.
  /// - Complexity: O(length).
  init(_ bytes: [UInt8]) throws(Fault) {
    self.bytes = bytes
    var reader = try XMLReader(bytes)
    // The open elements and the last child of each.
    var open: [Int] = []
    var lastChildren: [Int] = []
    while true {
      let node: Node
      switch try reader.next() {
      case .endOfFile: return
      case .end:
        open.removeLast()
        lastChildren.removeLast()
        continue
      case .text(let range, let isLiteral):
        node = Node(
          nameStart: Int32(range.start), nameEnd: Int32(range.end),
          firstAttribute: isLiteral ? -2 : -1, attributeEnd: 0, parent: Int32(open.last ?? -1))
        append(node, after: lastChildren.last ?? -1)
        if !lastChildren.isEmpty { lastChildren[lastChildren.count - 1] = nodes.count - 1 }
      case .start(let name):
        let first = attributes.count
        attributes += reader.attributes
        node = Node(
          nameStart: Int32(name.start), nameEnd: Int32(name.end), firstAttribute: Int32(first),
          attributeEnd: Int32(attributes.count), parent: Int32(open.last ?? -1))
        append(node, after: lastChildren.last ?? -1)
        if !lastChildren.isEmpty { lastChildren[lastChildren.count - 1] = nodes.count - 1 }
        open.append(nodes.count - 1)
        lastChildren.append(-1)
      }
      guard nodes.count <= Self.elementLimit else {
        throw Fault(
          "the file has more than \(Self.elementLimit) elements; split it",
          at: SourceRange(Int(node.nameStart), Int(node.nameEnd)))
      }
    }
  }

  private func append(_ node: Node, after sibling: Int) {
    if sibling >= 0 {
      nodes[sibling].nextSibling = Int32(nodes.count)
    } else if node.parent >= 0 {
      nodes[Int(node.parent)].firstChild = Int32(nodes.count)
    }
    nodes.append(node)
  }

  /// The number of elements and texts.
  var count: Int { nodes.count }

  /// Returns whether an index is that of an element, not of a text.
  func isElement(_ index: Int) -> Bool { nodes[index].firstAttribute >= 0 }

  /// Returns the range of an element's name, or of a text.
  func range(_ index: Int) -> SourceRange {
    SourceRange(Int(nodes[index].nameStart), Int(nodes[index].nameEnd))
  }

  func parent(_ index: Int) -> Int? {
    nodes[index].parent < 0 ? nil : Int(nodes[index].parent)
  }

  func name(_ index: Int) -> String {
    let range = range(index)
    return String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// Returns whether an element has a name.
  func isNamed(_ index: Int, _ name: StaticString) -> Bool {
    isElement(index)
      && isSame(Int(nodes[index].nameStart), Int(nodes[index].nameEnd), name)
  }

  /// Returns whether the name of an element ends with a text.
  func hasSuffix(_ index: Int, _ suffix: StaticString) -> Bool {
    let (start, end) = (Int(nodes[index].nameStart), Int(nodes[index].nameEnd))
    let length = suffix.utf8CodeUnitCount
    return isElement(index) && end - start >= length && isSame(end - length, end, suffix)
  }

  /// Returns the first child, or nil.
  func firstChild(_ index: Int) -> Int? {
    nodes[index].firstChild < 0 ? nil : Int(nodes[index].firstChild)
  }

  /// Returns the next node with the same parent, or nil.
  func nextSibling(_ index: Int) -> Int? {
    nodes[index].nextSibling < 0 ? nil : Int(nodes[index].nextSibling)
  }

  /// Returns the children that are elements.
  func children(_ index: Int) -> [Int] {
    var found: [Int] = []
    var child = firstChild(index)
    while let current = child {
      if isElement(current) { found.append(current) }
      child = nextSibling(current)
    }
    return found
  }

  /// Returns the first child with a name and, if a key is given, with that value of its `key`.
  func child(_ index: Int, _ name: StaticString, key: StaticString? = nil) -> Int? {
    var child = firstChild(index)
    while let current = child {
      if isNamed(current, name) {
        guard let key else { return current }
        if has(current, "key", key) { return current }
      }
      child = nextSibling(current)
    }
    return nil
  }

  /// Returns the range of an attribute's value, or nil without the attribute.
  func valueRange(_ index: Int, _ name: StaticString) -> SourceRange? {
    let node = nodes[index]
    guard node.firstAttribute >= 0 else { return nil }
    for position in Int(node.firstAttribute)..<Int(node.attributeEnd) {
      let attribute = attributes[position]
      if isSame(Int(attribute.nameStart), Int(attribute.nameEnd), name) {
        return SourceRange(Int(attribute.valueStart), Int(attribute.valueEnd))
      }
    }
    return nil
  }

  /// Returns whether an attribute has a value.
  func has(_ index: Int, _ name: StaticString, _ value: StaticString) -> Bool {
    guard let range = valueRange(index, name) else { return false }
    return isSame(range.start, range.end, value)
  }

  /// Returns the value of an attribute, or nil without the attribute.
  ///
  /// - Throws: `Fault` at an unknown entity.
  func value(_ index: Int, _ name: StaticString) throws(Fault) -> String? {
    guard let range = valueRange(index, name) else { return nil }
    return try XMLEntities.decoded(bytes, range)
  }

  /// Returns the texts in an element, joined.
  ///
  /// - Throws: `Fault` at an unknown entity.
  func text(_ index: Int) throws(Fault) -> String {
    var text = ""
    var child = firstChild(index)
    while let current = child {
      let range = range(current)
      if nodes[current].firstAttribute == -1 {
        text += try XMLEntities.decoded(bytes, range)
      } else if nodes[current].firstAttribute == -2 {
        text += String(decoding: bytes[range.start..<range.end], as: UTF8.self)
      }
      child = nextSibling(current)
    }
    return text
  }

  private func isSame(_ start: Int, _ end: Int, _ text: StaticString) -> Bool {
    guard end - start == text.utf8CodeUnitCount else { return false }
    return text.withUTF8Buffer { expected in
      for index in 0..<expected.count where bytes[start + index] != expected[index] {
        return false
      }
      return true
    }
  }
}
