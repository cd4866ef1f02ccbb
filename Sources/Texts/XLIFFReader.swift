import InterfaceFiles
import LayoutFiles

/// Reads an XLIFF of version 1.2 or 2.0.
///
/// The key of a text is the identifier of its unit, and its table the name of the file that the
/// text is from.
struct XLIFFReader {
  private var reader: XMLReader
  private var found: [FoundText] = []
  /// The languages of the document, or of the file in it.
  private var languages: (source: String?, target: String?)
  private var table = "Localizable"
  /// The key of the open unit, and its texts so far.
  private var key: String?
  private var texts: (source: String?, target: String?)
  /// The text that is being read, and the number of elements open since it began.
  private var text: (isTarget: Bool, characters: String, depth: Int)?
  /// The number of open elements whose texts are those of alternatives and notes.
  private var ignoredDepth = 0

  init(_ bytes: [UInt8]) throws(Fault) {
    reader = try XMLReader(bytes, skipsDocumentType: true)
  }

  /// Reads all texts.
  ///
  /// - Returns: The texts in the order of the file; a source without a language is in the base one.
  /// - Throws: `Fault` at the first error.
  mutating func read() throws(Fault) -> [FoundText] {
    guard case .start(let root) = try reader.next(), reader.isNamed(root, "xliff") else {
      throw Fault("expected the root element 'xliff'", at: SourceRange(0, 1))
    }
    languages = (try reader.value(of: "srcLang"), try reader.value(of: "trgLang"))
    var open: [SourceRange] = [root]
    while true {
      switch try reader.next() {
      case .start(let name):
        open.append(name)
        try begin(name)
      case .end:
        guard let name = open.popLast() else { return found }
        end(name)
      case .text(let range, let isLiteral):
        if text != nil, ignoredDepth == 0 {
          text?.characters += try reader.characters(in: range, isLiteral: isLiteral)
        }
      case .endOfFile: return found
      }
    }
  }

  private mutating func begin(_ name: SourceRange) throws(Fault) {
    if ignoredDepth > 0 {
      ignoredDepth += 1
      return
    }
    if text != nil {
      text?.depth += 1
      return
    }
    if reader.isNamed(name, "file") {
      languages.source = try reader.value(of: "source-language") ?? languages.source
      languages.target = try reader.value(of: "target-language") ?? languages.target
      table = TextPlace(try reader.value(of: "original") ?? "Localizable").table
    } else if reader.isNamed(name, "trans-unit") || reader.isNamed(name, "unit") {
      let id = try reader.value(of: "id")
      // Version 2.0 allows no spaces in identifiers, so that the key is the name.
      let unitName = reader.isNamed(name, "unit") ? try reader.value(of: "name") : nil
      guard let key = unitName ?? id else {
        throw Fault("missing 'id' of a unit", at: name)
      }
      self.key = key
      texts = (nil, nil)
    } else if reader.isNamed(name, "source") || reader.isNamed(name, "target") {
      guard key != nil else { return }
      text = (isTarget: reader.isNamed(name, "target"), characters: "", depth: 0)
    } else if reader.isNamed(name, "alt-trans") || reader.isNamed(name, "note")
      || reader.isNamed(name, "seg-source")
    {
      ignoredDepth = 1
    }
  }

  private mutating func end(_ name: SourceRange) {
    if ignoredDepth > 0 {
      ignoredDepth -= 1
      return
    }
    if let current = text {
      guard current.depth == 0 else {
        text?.depth -= 1
        return
      }
      // A unit of version 2.0 has a text for each segment.
      if current.isTarget {
        texts.target = (texts.target ?? "") + current.characters
      } else {
        texts.source = (texts.source ?? "") + current.characters
      }
      text = nil
      return
    }
    guard let key, reader.isNamed(name, "trans-unit") || reader.isNamed(name, "unit") else {
      return
    }
    if let source = texts.source { add(source, key, languages.source) }
    if let target = texts.target, let language = languages.target, !target.utf8.isEmpty {
      add(target, key, language)
    }
    self.key = nil
  }

  private mutating func add(_ text: String, _ key: String, _ language: String?) {
    found.append(FoundText(key: key, table: table, language: language, forms: [text]))
  }
}
