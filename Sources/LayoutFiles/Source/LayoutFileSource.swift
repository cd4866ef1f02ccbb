/// The text of a layout file, for changes that keep its formatting.
package struct LayoutFileSource {
  private let bytes: [UInt8]
  private let root: JSONValue
  /// The range of each item's name, the root first.
  private let names: [SourceRange]

  /// Reads the text of a file; nil if it is no JSON.
  package init?(_ file: LayoutFile) {
    guard let root = try? JSONReader.read(file.bytes) else { return nil }
    bytes = file.bytes
    self.root = root
    names = file.items.map { $0.name.range }
  }

  /// The height that the file requests for the root, as it is written; nil without one.
  package var height: String? {
    member("height", of: root).map { text(of: $0.value.range) }
  }

  /// Returns the change that sets a member of an item, 0 for the root; nil without the item.
  package func setting(_ name: String, to value: String, of item: Int) -> SourceEdit? {
    guard let object = object(of: item) else { return nil }
    if let member = member(name, of: object) { return SourceEdit(member.value.range, value) }
    guard case .object(let members) = object.content, let last = members.last else { return nil }
    var separator = ", "
    if members.count > 1 {
      separator = text(
        of: SourceRange(members[0].value.range.end, members[1].nameRange.start))
    }
    return SourceEdit(at: last.value.range.end, "\(separator)\"\(name)\": \(value)")
  }

  /// Returns whether an item has a member.
  package func has(_ name: String, _ item: Int) -> Bool {
    object(of: item).map { member(name, of: $0) != nil } ?? false
  }

  /// The change that removes the requested height of the root; nil without one.
  package var withoutHeight: SourceEdit? {
    guard case .object(let members) = root.content,
      let index = members.firstIndex(where: { $0.name.isSame(as: "height") })
    else { return nil }
    let range = SourceRange(members[index].nameRange.start, members[index].value.range.end)
    if index + 1 < members.count {
      return SourceEdit(SourceRange(range.start, members[index + 1].nameRange.start), "")
    }
    guard index > 0 else { return SourceEdit(range, "") }
    return SourceEdit(SourceRange(members[index - 1].value.range.end, range.end), "")
  }

  /// Returns the change that adds a constraint after the others; nil if there are none.
  package func adding(constraint text: String) -> SourceEdit? {
    guard case .array(let values)? = member("constraints", of: root)?.value.content,
      let last = values.last
    else { return nil }
    // On a line of its own, if a constraint of the file begins one.
    let separators = zip(values, values.dropFirst()).map {
      self.text(of: SourceRange($0.range.end, $1.range.start))
    }
    let separator = separators.last { $0.utf8.contains(0x0A) } ?? ", "
    return SourceEdit(at: last.range.end, "\(separator)\"\(text)\"")
  }

  /// Returns the change that makes an equation a minimum; nil if there is no `==` in its text.
  package func settingMinimum(_ range: SourceRange) -> SourceEdit? {
    offset(of: "==", in: range).map { SourceEdit(SourceRange($0, $0 + 2), ">=") }
  }

  /// Returns the change that sets the priority of the constraint in a range with quotes.
  package func setting(priority: Int, _ range: SourceRange) -> SourceEdit {
    guard let mark = offset(of: "@", in: range) else {
      return SourceEdit(at: range.end - 1, " @\(priority)")
    }
    return SourceEdit(SourceRange(mark, range.end - 1), "@\(priority)")
  }

  private func offset(of word: String, in range: SourceRange) -> Int? {
    let word = Array(word.utf8)
    return (range.start..<max(range.start, range.end - word.count)).first {
      bytes[$0...].starts(with: word)
    }
  }

  private func text(of range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  private func object(of item: Int) -> JSONValue? {
    guard item > 0 else { return root }
    guard names.indices.contains(item),
      case .array(let items)? = member("items", of: root)?.value.content
    else { return nil }
    return items.first { member("name", of: $0)?.value.range.start == names[item].start }
  }

  private func member(_ name: String, of value: JSONValue) -> JSONMember? {
    guard case .object(let members) = value.content else { return nil }
    return members.first { $0.name.isSame(as: name) }
  }
}
