/// A PDF file, read through its cross-reference table.
public struct PDFFile {
  /// A fault of a file.
  public struct Broken: Error, CustomStringConvertible {
    /// The first problem found.
    public let description: String
  }

  /// The text of each object between `obj` and `endobj`, by number; one character per byte.
  public let objects: [Int: String]
  /// The pages' dictionaries, in order.
  public let pages: [String]
  /// The operators of each page.
  public let contents: [String]

  /// Reads a file whose cross-reference table is exact.
  ///
  /// - Throws: `Broken` with the first fault.
  public init(_ bytes: [UInt8]) throws {
    func text(_ range: Range<Int>) -> String {
      String(String.UnicodeScalarView(bytes[range].map { Unicode.Scalar($0) }))
    }
    guard text(0..<min(bytes.count, 9)) == "%PDF-1.5\n" else { throw Broken(description: "header") }
    let tail = text(max(0, bytes.count - 120)..<bytes.count).split(separator: "\n").map(String.init)
    guard tail.suffix(3).first == "startxref", tail.last == "%%EOF",
      let start = Int(tail[tail.count - 2]),
      start < bytes.count
    else { throw Broken(description: "the end: \(tail)") }
    let head = text(start..<min(start + 40, bytes.count)).split(separator: "\n").map(String.init)
    guard head.count > 2, head[0] == "xref", head[1].hasPrefix("0 "),
      let count = Int(head[1].dropFirst(2))
    else { throw Broken(description: "no table at \(start)") }
    let first = start + head[0].utf8.count + head[1].utf8.count + 2
    guard text(first..<first + 20) == "0000000000 65535 f \n" else {
      throw Broken(description: "the entry of object 0")
    }
    var objects: [Int: String] = [:]
    var positions: [Int] = []
    for number in 1..<count {
      let entry = text(first + 20 * number..<first + 20 * number + 20)
      guard entry.hasSuffix(" 00000 n \n"), let position = Int(entry.prefix(10)) else {
        throw Broken(description: "the entry of object \(number): \(entry)")
      }
      positions.append(position)
    }
    let ends = (positions + [start]).sorted()
    let next = Dictionary(zip(ends, ends.dropFirst())) { $1 }
    for (index, position) in positions.enumerated() {
      let number = index + 1
      guard let end = next[position] else {
        throw Broken(description: "object \(number) begins after the table")
      }
      let object = text(position..<end)
      guard object.hasPrefix("\(number) 0 obj\n"), object.hasSuffix("\nendobj\n") else {
        throw Broken(description: "object \(number) is not at \(position): \(object.prefix(40))")
      }
      objects[number] = String(
        object.dropFirst("\(number) 0 obj\n".count).dropLast("\nendobj\n".count))
    }
    self.objects = objects
    let root = try Self.reference("/Root", in: tail.joined(separator: " "), objects)
    let tree = try Self.reference("/Pages", in: root, objects)
    let pages = try Self.pages(in: tree, objects)
    self.pages = pages
    contents = try pages.map { page in
      try Self.stream(try Self.reference("/Contents", in: page, objects))
    }
  }

  /// The text after a key in a dictionary, up to a character that ends it.
  public static func value(_ key: String, in dictionary: String, until end: Character) -> String? {
    guard let range = dictionary.range(of: key) else { return nil }
    return String(dictionary[range.upperBound...].prefix { $0 != end })
  }

  /// The bytes of a stream, whose number must be that of its dictionary.
  public static func stream(_ object: String) throws -> String {
    guard let start = object.range(of: "\nstream\n"), object.hasSuffix("\nendstream") else {
      throw Broken(description: "no stream: \(object.prefix(60))")
    }
    let stream = String(object[start.upperBound...].dropLast("\nendstream".count))
    let length = value("/Length ", in: object, until: ">").flatMap { Int($0) }
    guard length == stream.unicodeScalars.count else {
      throw Broken(
        description: "a stream of \(stream.unicodeScalars.count) bytes says \(length ?? -1)")
    }
    return stream
  }

  private static func reference(
    _ key: String, in dictionary: String, _ objects: [Int: String]
  ) throws -> String {
    let text = value(key + " ", in: dictionary, until: "R") ?? ""
    guard text.hasSuffix(" 0 "), let number = Int(text.dropLast(3)), let object = objects[number]
    else {
      throw Broken(description: "no \(key) in \(dictionary.prefix(80))")
    }
    return object
  }

  /// The pages below a node of the page tree, whose count must be correct.
  private static func pages(in node: String, _ objects: [Int: String]) throws -> [String] {
    guard node.contains("/Type/Pages") else { return [node] }
    let kids = (value("/Kids[", in: node, until: "]") ?? "").split(separator: " ")
    var pages: [String] = []
    for kid in kids where kid != "0" && kid != "R" {
      guard let number = Int(kid), let object = objects[number] else {
        throw Broken(description: "there is no page \(kid)")
      }
      pages += try Self.pages(in: object, objects)
    }
    let count = (value("/Count ", in: node, until: "/") ?? "").prefix { $0.isNumber }
    guard Int(count) == pages.count else {
      throw Broken(description: "\(pages.count) pages, but /Count says \(count)")
    }
    return pages
  }
}

extension String {
  /// The range of the first occurrence of another text.
  fileprivate func range(of other: String) -> Range<Index>? {
    guard let first = other.unicodeScalars.first else { return nil }
    var start = startIndex
    while let found = unicodeScalars[start...].firstIndex(of: first) {
      if self[found...].hasPrefix(other) {
        return found..<index(found, offsetBy: other.count)
      }
      start = unicodeScalars.index(after: found)
    }
    return nil
  }
}
