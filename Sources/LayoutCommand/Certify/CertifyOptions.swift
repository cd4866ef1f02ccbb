import Anchors
import Certify
import Devices
import InterfaceFiles
import LayoutFiles

/// The options of `layout certify`.
struct CertifyOptions {
  /// The format of the result.
  enum Format: String, CaseIterable {
    case text
    case json
  }

  let paths: [String]
  let output: String?
  let format: Format
  /// The files and folders of texts.
  let texts: [String]
  /// The code of the base language; nil for that of the files.
  let base: String?
  /// The languages to judge; nil for all.
  let languages: [String]?
  let widths: [ClosedRange<Double>]
  /// The heights of scenes that have none of their own.
  let heights: [Double]
  /// Widths of scenes that have none of their own, by name or identifier.
  let widthsByScene: [(scene: String, widths: ClosedRange<Double>)]
  let directions: Environments.Directions
  let textSizes: [TextSize]
  let tolerance: Double
  let properties: [LayoutProperty]
  let scene: String?
  /// True if the report has the room of each text.
  let showsRoom: Bool
  /// The file for the room of each text; nil for none.
  let roomFile: String?
  /// The file for changes that repair what fails; nil for none.
  let patch: String?
  /// True if the status of a marginal or a skipped scene is that of a failing one.
  let isStrict: Bool

  /// True if the room of each text is measured.
  var measuresRoom: Bool { showsRoom || roomFile != nil }

  /// The properties of which a repair loses none.
  var repairProperties: [LayoutProperty] {
    LayoutProperty.allCases.filter { properties.contains($0) || LayoutProperty.usual.contains($0) }
  }

  /// Reads the arguments of `layout certify`.
  ///
  /// - Throws: `CommandError.arguments` with a sentence about the option and its values.
  init(_ reader: ArgumentReader) throws(CommandError) {
    output = try reader.outputFile()
    format = try reader.choice("--format", or: .text)
    texts = reader.values(of: "--texts")
    if texts.contains("") { throw reader.failure("--texts needs a file or a folder") }
    base = reader.value(of: "--base")
    if base == "" { throw reader.failure("--base needs the code of a language, such as en") }
    languages = reader.value(of: "--languages").map { Self.words($0) }
    if languages?.contains("") == true {
      throw reader.failure("--languages expects codes with commas between them, such as de,fr")
    }
    widths = try Self.ranges(reader, "--widths") ?? [320...440]
    heights = try Self.numbers(reader, "--heights") ?? [667]
    widthsByScene = try Self.widthsByScene(reader)
    directions = try reader.choice("--directions", or: .natural)
    textSizes = try Self.textSizes(reader)
    tolerance = try Self.tolerance(reader)
    properties = try Self.properties(reader)
    scene = reader.value(of: "--scene")
    if scene == "" { throw reader.failure("--scene requires the name or identifier of a scene") }
    patch = reader.value(of: "--patch")
    if let patch, patch == output || patch == "-" || patch.isEmpty {
      throw reader.failure("--patch needs a file of its own")
    }
    showsRoom = reader.flags.contains("--room")
    roomFile = reader.value(of: "--room-file")
    if let roomFile, RoomFile.Format(path: roomFile) == nil || roomFile == output {
      let endings = RoomFile.Format.allCases.map { "." + $0.rawValue }.joined(separator: ", ")
      throw reader.failure("--room-file needs a file of its own that ends with \(endings)")
    }
    isStrict = reader.flags.contains("--strict")
    paths = reader.operands
    guard !paths.isEmpty else {
      throw reader.failure("missing layout file, .xib, .storyboard or folder")
    }
    guard !paths.contains(""), !paths.contains("-") else {
      throw reader.failure("certify needs the name of a file or a folder")
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",", omittingEmptySubsequences: false).map { String($0) }
  }

  private static func number(_ text: String) -> Double? {
    guard let number = Double(text), number >= 0, number <= 1e6 else { return nil }
    return number
  }

  private static func range(_ text: String) -> ClosedRange<Double>? {
    if let single = number(text) { return single...single }
    let bytes = Array(text.utf8)
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "..".utf8) }) else {
      return nil
    }
    let ends = [bytes[..<dots], bytes[(dots + 2)...]].map {
      number(String(decoding: $0, as: UTF8.self))
    }
    guard let low = ends[0], let high = ends[1], low <= high else { return nil }
    return low...high
  }

  private static func ranges(
    _ reader: ArgumentReader, _ name: String
  ) throws(CommandError) -> [ClosedRange<Double>]? {
    guard let text = reader.value(of: name) else { return nil }
    let ranges = words(text).compactMap { range($0) }
    guard ranges.count == words(text).count else {
      throw reader.failure(
        "\(name) expects widths in points and ranges of them, such as 320..440 or 320,375, not "
          + "'\(text)'")
    }
    return ranges
  }

  private static func numbers(
    _ reader: ArgumentReader, _ name: String
  ) throws(CommandError) -> [Double]? {
    guard let text = reader.value(of: name) else { return nil }
    let numbers = words(text).compactMap { number($0) }
    guard numbers.count == words(text).count else {
      throw reader.failure(
        "\(name) expects heights in points with commas between them, not '\(text)'")
    }
    return numbers
  }

  private static func widthsByScene(
    _ reader: ArgumentReader
  ) throws(CommandError) -> [(scene: String, widths: ClosedRange<Double>)] {
    var list: [(scene: String, widths: ClosedRange<Double>)] = []
    for text in reader.values(of: "--width-of") {
      let parts = text.split(separator: "=", maxSplits: 1).map { String($0) }
      guard parts.count == 2, let range = range(parts[1]) else {
        throw reader.failure(
          "--width-of expects the name of a scene and its widths, such as Card=300..360, not "
            + "'\(text)'")
      }
      list.append((parts[0], range))
    }
    return list
  }

  private static func textSizes(_ reader: ArgumentReader) throws(CommandError) -> [TextSize] {
    guard let text = reader.value(of: "--text-sizes") else { return [.large] }
    if text == "all" { return TextSize.allCases }
    let names = TextSize.allCases.map { $0.shortName }
    return try words(text).map { (word) throws(CommandError) in
      guard let size = TextSize.allCases.first(where: { $0.shortName == word }) else {
        throw reader.failure(
          "--text-sizes expects all, or some of \(names.joined(separator: ", ")), not '\(word)'"
            + Suggestion.text(for: word, in: names))
      }
      return size
    }
  }

  private static func tolerance(_ reader: ArgumentReader) throws(CommandError) -> Double {
    guard let text = reader.value(of: "--tolerance") else { return 0.03 }
    guard let number = Double(text), number >= 0, number < 0.5 else {
      throw reader.failure(
        "--tolerance expects the error of widths, from 0 to below 0.5, not '\(text)'")
    }
    return number
  }

  private static func properties(_ reader: ArgumentReader) throws(CommandError) -> [LayoutProperty]
  {
    let names = reader.values(of: "--property")
    guard !names.isEmpty else { return LayoutProperty.usual }
    let all = LayoutProperty.allCases.map(\.rawValue)
    return try names.map { (name) throws(CommandError) in
      guard let property = LayoutProperty(rawValue: name) else {
        throw reader.failure(
          "--property expects one of \(all.joined(separator: ", ")), not '\(name)'"
            + Suggestion.text(for: name, in: all))
      }
      return property
    }
  }
}
