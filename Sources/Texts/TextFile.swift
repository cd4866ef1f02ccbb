import LayoutFiles

/// A text of a file, in a language.
struct FoundText {
  let key: String
  let table: String
  /// The code of the language; nil for the base.
  let language: String?
  /// The text, then its other forms.
  let forms: [String]
}

/// Reads files of texts by the ending of their names.
enum TextFile {
  /// The maximum size of a file in bytes: 64 MiB.
  static let maximumSize = 64 << 20

  /// Reads all texts of a file.
  ///
  /// - Parameters:
  ///   - bytes: The contents.
  ///   - path: The path, which tells format, language and table.
  ///   - base: The code of the base language.
  /// - Returns: The texts in the order of the file.
  /// - Throws: `LayoutFileError` at the first error.
  static func texts(
    _ bytes: [UInt8], path: String, base: String
  ) throws(LayoutFileError) -> [FoundText] {
    var text = bytes
    do throws(Fault) {
      guard bytes.count <= maximumSize else {
        throw Fault("a file of texts has at most 64 MiB; split it", at: SourceRange(0, 1))
      }
      text = try TextEncoding.utf8(bytes)
      let place = TextPlace(path)
      switch place.ending {
      case "strings": return try strings(text).map { place.found($0.key, [$0.text]) }
      case "stringsdict":
        return try StringsDictionary.read(text).map { place.found($0.key, $0.forms) }
      case "xcstrings": return try StringCatalog.read(text, table: place.table, base: base)
      case "xliff", "xlf":
        var reader = try XLIFFReader(text)
        return try reader.read()
      default:
        throw Fault(
          "unknown kind of file '.\(place.ending)'; expected one of: .strings, .stringsdict, "
            + ".xcstrings, .xliff, .xlf", at: SourceRange(0, 0))
      }
    } catch {
      throw LayoutFileError(error, in: text)
    }
  }

  /// Reads a `.strings`, which may also be a property list.
  private static func strings(_ bytes: [UInt8]) throws(Fault) -> [(key: String, text: String)] {
    guard PropertyList.isXML(bytes) else {
      var reader = StringsReader(bytes)
      return try reader.read()
    }
    var texts: [(key: String, text: String)] = []
    for member in try PropertyList.dictionary(bytes) {
      guard case .text(let text) = member.value.content else {
        throw Fault("the value of '\(member.key)' must be a text", at: member.value.range)
      }
      texts.append((member.key, text))
    }
    return texts
  }
}

/// The table and the language of a file by its path.
struct TextPlace {
  /// The name of the file without its ending.
  let table: String
  /// The ending of the name in small letters, without its period.
  let ending: String
  /// The language of the folder that contains the file; nil for the base.
  let language: String?

  init(_ path: String) {
    let parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    let name = parts.last ?? []
    let dot = name.lastIndex(of: UInt8(ascii: ".")) ?? name.endIndex
    table = String(decoding: name[..<dot], as: UTF8.self)
    ending = String(
      decoding: name[dot...].dropFirst().map { (0x41...0x5A).contains($0) ? $0 + 32 : $0 },
      as: UTF8.self)
    let mark = Array(".lproj".utf8)
    let folder = parts.dropLast().last { $0.count > mark.count && $0.suffix(6).elementsEqual(mark) }
    let code = folder.map { String(decoding: $0.dropLast(mark.count), as: UTF8.self) }
    language = code.flatMap { $0.isSame(as: "Base") ? nil : $0 }
  }

  /// Makes a text of the file.
  func found(_ key: String, _ forms: [String]) -> FoundText {
    FoundText(key: key, table: table, language: language, forms: forms)
  }
}
