package import LayoutFiles

extension InterfaceFile {
  /// Returns the change that sets an attribute of an object; nil if there is no such object.
  ///
  /// A new attribute stands after the last of some others, as Interface Builder has it.
  package func setting(
    _ name: StaticString, to value: String, ofObject id: String, after places: [StaticString]
  ) -> SourceEdit? {
    guard let element = element(id) else { return nil }
    return setting(name, to: value, of: element, after: places)
  }

  /// Returns the change that makes an equation a minimum; nil if it depends on size classes.
  package func settingMinimum(ofConstraintAt start: Int) -> SourceEdit? {
    guard let element = constraint(at: start) else { return nil }
    return setting("relation", to: "greaterThanOrEqual", of: element, after: ["firstAttribute"])
  }

  /// Returns the change that sets the priority of a constraint; nil if it depends on size classes.
  package func setting(priority: Int, ofConstraintAt start: Int) -> SourceEdit? {
    guard let element = constraint(at: start) else { return nil }
    return setting(
      "priority", to: "\(priority)", of: element,
      after: ["firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier"])
  }

  /// Returns the change that adds a constraint, by its attributes without the identifier, to those
  /// of a view and before them; nil if the view has none.
  package func adding(constraint attributes: String, to id: String) -> SourceEdit? {
    guard let view = element(id), let list = document.child(view, "constraints"),
      let first = document.children(list).first
    else { return nil }
    let bytes = document.bytes
    let start = document.range(first).start - 1
    var space = start
    while space > 0, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[space - 1]) { space -= 1 }
    let indent = String(decoding: bytes[space..<start], as: UTF8.self)
    // An identifier that the same constraint has again in another run.
    let identifier = Self.identifier(attributes)
    return SourceEdit(at: start, "<constraint \(attributes) id=\"\(identifier)\"/>" + indent)
  }

  /// Returns an identifier like those of Interface Builder for a text.
  private static func identifier(_ text: String) -> String {
    var hash = text.stableHash
    let letters = Array("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789".utf8)
    var identifier: [UInt8] = []
    for length in [3, 2, 3] {
      if !identifier.isEmpty { identifier.append(UInt8(ascii: "-")) }
      for _ in 0..<length {
        identifier.append(letters[Int(hash % 62)])
        hash /= 62
      }
    }
    return String(decoding: identifier, as: UTF8.self)
  }

  private func setting(
    _ name: StaticString, to value: String, of element: Int, after places: [StaticString]
  ) -> SourceEdit? {
    if let range = document.valueRange(element, name) { return SourceEdit(range, value) }
    let ends = places.compactMap { document.valueRange(element, $0) }.map { $0.end + 1 }
    return SourceEdit(
      at: ends.max() ?? document.range(element).end, " \(name)=\"\(value)\"")
  }

  private func constraint(at start: Int) -> Int? {
    let found = (0..<document.count).first { document.range($0).start == start }
    return found.flatMap { document.child($0, "variation") == nil ? $0 : nil }
  }

  private func element(_ id: String) -> Int? {
    (0..<document.count).first { index in
      guard document.isElement(index), let found = try? document.value(index, "id") else {
        return false
      }
      return found.isSame(as: id)
    }
  }
}
