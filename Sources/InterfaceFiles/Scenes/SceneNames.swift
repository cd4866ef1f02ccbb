import LayoutFiles

/// Names views as people know them.
///
/// A name is the outlet, otherwise the label in Xcode, the class of the app, the text, or the kind
/// with the object identifier. Underscores replace characters that constraints cannot contain.
struct SceneNames {
  private static let maximumLength = 40
  private let file: InterfaceFile
  private var used = UniqueNames()

  init(_ file: InterfaceFile) {
    self.file = file
  }

  /// Returns a name that no view of the scene has yet.
  mutating func name(of element: Int, id: String, text: String) throws(Fault) -> String {
    let document = file.document
    var base = file.outlets[TextKey(id)].map { Self.identifier(file.outletNames[$0]) } ?? ""
    if base.utf8.isEmpty {
      base = Self.identifier(try document.value(element, "userLabel") ?? "")
    }
    if base.utf8.isEmpty {
      base = Self.lowercased(try document.value(element, "customClass") ?? "")
    }
    if base.utf8.isEmpty { base = Self.identifier(text) }
    if base.utf8.isEmpty {
      base = Self.identifier(document.name(element) + (id.utf8.isEmpty ? "" : "_" + id))
    }
    if base.utf8.isEmpty { base = "view" }
    return used.use(base)
  }

  private static func lowercased(_ name: String) -> String {
    var bytes = Array(identifier(name).utf8)
    if let first = bytes.first, (0x41...0x5A).contains(first) { bytes[0] = first + 0x20 }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Returns a text as an identifier of layout files, or an empty text if nothing of it remains.
  private static func identifier(_ text: String) -> String {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      switch scalar.value {
      case 0x30...0x39 where !bytes.isEmpty: bytes.append(UInt8(scalar.value))
      case 0x41...0x5A, 0x61...0x7A: bytes.append(UInt8(scalar.value))
      case 0x30...0x39: bytes += [UInt8(ascii: "_"), UInt8(scalar.value)]
      case 0xC0...0x1FFF, 0x3040...0xD7FF:
        if let encoded = UTF8.encode(scalar) { bytes += encoded }
      default: if bytes.last != UInt8(ascii: "_"), !bytes.isEmpty { bytes.append(0x5F) }
      }
      if bytes.count >= maximumLength { break }
    }
    while bytes.last == UInt8(ascii: "_") { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}
