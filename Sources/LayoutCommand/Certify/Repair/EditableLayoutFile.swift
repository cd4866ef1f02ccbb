import Anchors
import LayoutFiles

/// A layout file, whose changes keep its formatting.
struct EditableLayoutFile: EditableFile {
  private let bytes: [UInt8]
  private let root: JSONValue
  /// The object of each view; nil for a view that is not in the file.
  private let objects: [JSONValue?]

  /// Reads the text of a file with views; nil if it is no JSON.
  init?(_ file: LayoutFile, _ nodes: [LayoutNode]) {
    guard let root = try? JSONReader.read(file.bytes) else { return nil }
    bytes = file.bytes
    self.root = root
    var items: [Int: JSONValue] = [:]
    if case .array(let list)? = Self.member("items", of: root)?.value.content {
      for item in list {
        if let name = Self.member("name", of: item) { items[name.value.range.start] = item }
      }
    }
    objects = nodes.map { node in
      guard let item = file.items.first(where: { $0.node === node }) else { return nil }
      return node === nodes[0] ? root : items[item.name.range.start]
    }
  }

  private static func member(_ name: String, of value: JSONValue) -> JSONMember? {
    guard case .object(let members) = value.content else { return nil }
    return members.first { $0.name.isSame(as: name) }
  }

  private func text(_ start: Int, _ end: Int) -> String {
    String(decoding: bytes[start..<end], as: UTF8.self)
  }

  // MARK: Views

  var height: String? {
    Self.member("height", of: root).map { text($0.value.range.start, $0.value.range.end) }
  }

  var withoutHeight: SourceEdit? {
    guard case .object(let members) = root.content,
      let index = members.firstIndex(where: { $0.name.isSame(as: "height") })
    else { return nil }
    // One comma goes with it.
    let isLast = index + 1 == members.count
    let start =
      isLast && index > 0 ? members[index - 1].value.range.end : members[index].nameRange.start
    let end = isLast ? members[index].value.range.end : members[index + 1].nameRange.start
    return SourceEdit(SourceRange(start, end), "")
  }

  func settingLines(_ view: Int) -> SourceEdit? { setting("lines", to: "0", view) }

  /// Returns nil: labels of layout files keep their size.
  func settingScale(_ tenths: Int, _ view: Int) -> [SourceEdit]? { nil }

  func settingCompression(_ priority: Int, _ view: Int) -> SourceEdit? {
    guard let object = objects[view], Self.member("compression", of: object) == nil else {
      return nil
    }
    return setting("compression", to: "{\"horizontal\": \(priority)}", view)
  }

  /// Sets a member, or adds it with the space that is before the second one.
  private func setting(_ name: String, to value: String, _ view: Int) -> SourceEdit? {
    guard let object = objects[view] else { return nil }
    if let member = Self.member(name, of: object) { return SourceEdit(member.value.range, value) }
    guard case .object(let members) = object.content, let last = members.last else { return nil }
    let separator =
      members.count > 1 ? text(members[0].value.range.end, members[1].nameRange.start) : ", "
    return SourceEdit(at: last.value.range.end, "\(separator)\"\(name)\": \(value)")
  }

  // MARK: Constraints

  func settingMinimum(_ constraint: SourceRange) -> SourceEdit? {
    offset(of: "==", in: constraint).map { SourceEdit(SourceRange($0, $0 + 2), ">=") }
  }

  func setting(priority: Int, _ constraint: SourceRange) -> SourceEdit? {
    guard let mark = offset(of: "@", in: constraint) else {
      return SourceEdit(at: constraint.end - 1, " @\(priority)")
    }
    return SourceEdit(SourceRange(mark, constraint.end - 1), "@\(priority)")
  }

  private func offset(of word: String, in range: SourceRange) -> Int? {
    (range.start..<range.end).first { bytes[$0..<range.end].starts(with: word.utf8) }
  }

  func adding(_ bound: Bound, text: String, in ancestor: Int) -> SourceEdit? {
    guard objects[bound.first.view] != nil, objects[bound.second.view] != nil else { return nil }
    return adding(text)
  }

  func adding(minimumHeight: String, name: String) -> SourceEdit? {
    adding("\(name).height >= \(minimumHeight)")
  }

  /// Adds a constraint after the others, on a line of its own if one of them begins a line.
  private func adding(_ constraint: String) -> SourceEdit? {
    guard case .array(let values)? = Self.member("constraints", of: root)?.value.content,
      let last = values.last
    else { return nil }
    let separators = zip(values, values.dropFirst()).map { text($0.range.end, $1.range.start) }
    let separator = separators.last { $0.utf8.contains(0x0A) } ?? ", "
    return SourceEdit(at: last.range.end, "\(separator)\"\(constraint)\"")
  }
}
