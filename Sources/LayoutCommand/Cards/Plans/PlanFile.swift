import Anchors
import LayoutFiles

/// A layout file whose items show values of a contact.
///
/// The text of a label may contain fields in braces, as in `"text": "Tel. {phone}"`; the image of
/// an item may be `{photo}`.
struct PlanFile: Sendable {
  /// An item with fields.
  struct Binding: Sendable {
    /// The index of the item in the file.
    let item: Int
    /// The parts of its text; empty for the photo.
    let parts: [Part]
  }

  /// A part of a text.
  enum Part: Sendable {
    case text(String)
    case field(CardField)
  }

  /// The name of the file, without folders and ending.
  let name: String
  /// The path of the file.
  let path: String
  let bytes: [UInt8]
  let bindings: [Binding]
  /// The width that the file states, or nil.
  let width: Double?
  /// True if the constraints leave a number open, which earlier contacts could then decide.
  let isAmbiguous: Bool

  /// Reads a plan.
  ///
  /// - Throws: `CommandError.file` if the file cannot be read or is wrong.
  init(_ path: String, on system: ProgramSystem) throws(CommandError) {
    let input = LayoutFileInput(file: path, output: nil)
    let bytes = try input.readBytes(on: system, command: "cards")
    let last = path.split(separator: "/").last ?? ""
    name = last.lastIndex(of: ".").map { String(last[..<$0]) } ?? String(last)
    self.path = path
    self.bytes = bytes
    do throws(LayoutFileError) {
      let file = try LayoutFile(bytes)
      var bindings: [Binding] = []
      for (index, item) in file.items.enumerated() {
        if let text = item.text {
          let parts = try Self.parts(of: text, in: bytes)
          if !parts.isEmpty { bindings.append(Binding(item: index, parts: parts)) }
        }
        if let image = item.image {
          guard image.text == "{photo}" else {
            throw LayoutFileError(
              Fault("the image of a card must be \"{photo}\"", at: image.range), in: bytes)
          }
          bindings.append(Binding(item: index, parts: []))
        }
      }
      self.bindings = bindings
      width = file.size.width
      // A plan that cannot be laid out is reported with the first contact.
      if (try? file.layOut()) == nil {
        isAmbiguous = false
      } else {
        isAmbiguous = !file.ambiguous.isEmpty
      }
    } catch {
      throw .file(error.report(file: input.name))
    }
  }

  /// Splits a text at its fields; empty if there are none.
  private static func parts(
    of text: FileText, in bytes: [UInt8]
  ) throws(LayoutFileError) -> [Part] {
    var parts: [Part] = []
    var rest = text.text[...]
    var hasField = false
    while let open = rest.firstIndex(of: "{"),
      let close = rest[open...].firstIndex(of: "}")
    {
      let word = String(rest[rest.index(after: open)..<close])
      guard let field = CardField(rawValue: word), field != .photo else {
        let words = CardField.allCases.filter { $0 != .photo }.map(\.rawValue)
        let start = text.text.utf8.distance(from: text.text.startIndex, to: open)
        throw LayoutFileError(
          Fault(
            "unknown field '{\(word)}'; expected one of: "
              + words.map { "{\($0)}" }.joined(separator: ", ")
              + Suggestion.text(for: word, in: words),
            at: text.range(start, start + word.utf8.count + 2)), in: bytes)
      }
      if open > rest.startIndex { parts.append(.text(String(rest[..<open]))) }
      parts.append(.field(field))
      hasField = true
      rest = rest[rest.index(after: close)...]
    }
    guard hasField else { return [] }
    if !rest.isEmpty { parts.append(.text(String(rest))) }
    return parts
  }

  /// Returns whether an item shows a field.
  func shows(_ field: CardField) -> Bool {
    bindings.contains { binding in
      binding.parts.contains { part in
        if case .field(field) = part { return true }
        return false
      }
    }
  }
}
