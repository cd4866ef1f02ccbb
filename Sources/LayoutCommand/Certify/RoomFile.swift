import Anchors
import Certify
import LayoutFiles
import Rendering

/// The room of texts as tools for translators read it.
struct RoomFile {
  /// The formats, by the endings of their files.
  enum Format: String, CaseIterable {
    case xliff
    case po
    case csv
    case xcstrings

    /// The format of a path; nil for another ending.
    init?(path: String) {
      guard let ending = FileEnding.format(of: path), let format = Self(rawValue: ending) else {
        return nil
      }
      self = format
    }
  }

  /// A text with its room.
  private struct Entry {
    let key: String
    let table: String
    let place: String
    let room: Room

    /// The largest width in whole points; nil without a limit.
    var width: String? { room.limit == nil ? nil : decimal(room.points.rounded(.down)) }

    var comment: String {
      let font = "of \(decimal(room.fontSize, decimals: 1)) points"
      guard let width, let limit = room.limit else {
        return "No limit up to \(decimal(Room.maximumGrowth)) times its length, in a font \(font)."
      }
      return "At most \(width) points on one line, in a font \(font). Beyond that \(limit)."
    }
  }

  private var entries: [Entry] = []
  private var base = "en"

  /// Collects the rooms; of a text that several views show, the smallest one counts.
  ///
  /// The segments of a control grow together, and have the room of the first.
  init(_ scenes: [CertifiedScene]) {
    for scene in scenes {
      for certificate in scene.certificates {
        base = certificate.environments.first?.language ?? base
        for room in certificate.rooms {
          let place = scene.place(of: room.view)
          guard let key = place.keys.first else { continue }
          let entry = Entry(
            key: key, table: place.table, place: "\(scene.file):\(place.line)", room: room)
          let known = entries.firstIndex { $0.key.isSame(as: key) && $0.table == entry.table }
          guard let known else {
            entries.append(entry)
            continue
          }
          if room.growth < entries[known].room.growth { entries[known] = entry }
        }
      }
    }
  }

  /// Returns the file in a format.
  func bytes(_ format: Format) -> [UInt8] {
    switch format {
    case .xliff: Array(xliff.utf8)
    case .po: Array(po.utf8)
    case .csv: Array(csv.utf8)
    case .xcstrings: catalog
    }
  }

  /// The tables in the order of their first texts.
  private var tables: [String] {
    entries.reduce(into: []) { if !$0.contains($1.table) { $0.append($1.table) } }
  }

  /// Returns the key of an entry, with its table if there are several.
  private func name(_ entry: Entry) -> String {
    tables.count > 1 ? entry.table + ":" + entry.key : entry.key
  }

  /// An XLIFF 1.2, whose widths are in pixels of a screen with one a point.
  private var xliff: String {
    func escaped(_ text: String) -> String {
      text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { SVGWriter.escaped(String($0)) }.joined(separator: "\n")
    }
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
    text += "<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\">\n"
    for table in tables {
      text += "  <file original=\"\(escaped(table)).strings\" source-language=\"\(escaped(base))\""
      text += " datatype=\"plaintext\">\n    <body>\n"
      for entry in entries where entry.table == table {
        text += "      <trans-unit id=\"\(escaped(entry.key))\""
        if let width = entry.width { text += " maxwidth=\"\(width)\" size-unit=\"pixel\"" }
        text += ">\n        <source xml:space=\"preserve\">\(escaped(entry.room.text))</source>\n"
        text += "        <note>\(escaped(entry.comment))</note>\n      </trans-unit>\n"
      }
      text += "    </body>\n  </file>\n"
    }
    return text + "</xliff>\n"
  }

  /// A template of gettext with the flags that Weblate reads.
  private var po: String {
    func quoted(_ text: String) -> String {
      var json = JSONWriter()
      // Its escapes are those of gettext, but for other control characters.
      json.value(
        String(text.unicodeScalars.filter { $0.value >= 0x20 || $0 == "\n" || $0 == "\t" }))
      return String(decoding: json.detachBytes(), as: UTF8.self)
    }
    var text = "msgid \"\"\nmsgstr \"\"\n\"Content-Type: text/plain; charset=UTF-8\\n\"\n"
    for entry in entries {
      text += "\n#. \(ShownText.sentence(entry.comment))\n#: \(ShownText.name(entry.place))\n"
      if let width = entry.width {
        text += "#, max-size:\(width):1, font-size:\(decimal(entry.room.fontSize.rounded()))\n"
      }
      text += "msgctxt \(quoted(name(entry)))\nmsgid \(quoted(entry.room.text))\nmsgstr \"\"\n"
    }
    return text
  }

  /// A table with a line for each text, after RFC 4180.
  private var csv: String {
    func quoted(_ text: String) -> String {
      guard text.utf8.contains(where: { [0x22, 0x2C, 0x0A, 0x0D].contains($0) }) else {
        return text
      }
      return "\"" + text.replacing("\"", with: "\"\"") + "\""
    }
    var text = "table,key,text,growth,points,lines,font,place,limit\r\n"
    for entry in entries {
      let room = entry.room
      let fields = [
        entry.table, entry.key, room.text, decimal(room.growth, decimals: 3),
        decimal(room.points, decimals: 1), "\(room.lines)", decimal(room.fontSize, decimals: 1),
        entry.place, room.limit ?? "",
      ]
      text += fields.map { quoted($0) }.joined(separator: ",") + "\r\n"
    }
    return text
  }

  /// A string catalog of Xcode with the texts of the base language and a comment for each.
  private var catalog: [UInt8] {
    var json = JSONWriter()
    json.beginObject()
    json.key("sourceLanguage")
    json.value(base)
    json.key("strings")
    json.beginObject()
    for entry in entries {
      json.newline()
      json.key(name(entry))
      json.beginObject()
      json.key("comment")
      json.value(entry.comment)
      json.key("localizations")
      for key in [base, "stringUnit"] {
        json.beginObject()
        json.key(key)
      }
      json.beginObject()
      for (key, value) in [("state", "translated"), ("value", entry.room.text)] {
        json.key(key)
        json.value(value)
      }
      for _ in 0..<4 { json.endObject() }
    }
    json.endObject()
    json.key("version")
    json.value("1.0")
    json.endObject()
    json.lineBreak()
    return json.detachBytes()
  }
}
