import Certify
import LayoutFiles
import Texts

/// The texts of the files that are certified: those that options name, and those beside a file.
struct CertifyTexts {
  private let options: CertifyOptions
  private let system: ProgramSystem
  /// The texts that options name.
  private var shared: Translations
  private static let endings = [".strings", ".stringsdict", ".xcstrings", ".xliff", ".xlf"]

  /// Reads the texts that options name.
  ///
  /// - Throws: `CommandError.file` if a file cannot be read or is wrong.
  init(_ options: CertifyOptions, on system: ProgramSystem) throws(CommandError) {
    self.options = options
    self.system = system
    shared = Translations(base: options.base ?? "en")
    var read = shared
    for path in options.texts {
      let isFolder = try entries(path) != nil
      for file in try isFolder ? files(in: path) : [path] { try add(file, to: &read) }
    }
    shared = read
  }

  /// Returns the texts of a file: those of options, and those of the folders beside it.
  ///
  /// `Base.lproj/Main.storyboard` and `Main.storyboard` have theirs in `de.lproj/Main.strings` and
  /// in `Main.xcstrings`, and so does a layout file, for which `Localizable` counts, too.
  ///
  /// - Parameter path: The path of the file.
  /// - Returns: The texts.
  /// - Throws: `CommandError.file` if a file cannot be read or is wrong.
  func texts(of path: String) throws(CommandError) -> Translations {
    let (folder, name) = Self.parts(path)
    let (parent, own) = Self.parts(folder)
    let isLocalized = Self.language(own) != nil
    var texts = shared
    // A file in en.lproj has its texts in English.
    if options.base == nil, isLocalized, let language = Self.language(own), language != "Base",
      language != shared.base
    {
      texts = Translations(base: language)
      for file in options.texts { try addAll(file, to: &texts) }
    }
    let place = isLocalized ? parent : folder
    let tables = [Self.stem(name)] + (LayoutFileInput.isInterface(name) ? [] : ["Localizable"])
    let prefix = place.isEmpty ? "" : place + "/"
    let beside = try entries(place.isEmpty ? "." : place) ?? []
    // Texts beside a file of Base.lproj are shown in it, and not in others of its name.
    if LayoutFileInput.isInterface(name), own != "Base.lproj",
      beside.contains(where: { $0.isFolder && $0.name == "Base.lproj" }),
      try entries(prefix + "Base.lproj")?.contains(where: { $0.name == name }) == true
    {
      return texts
    }
    for (entry, isFolder) in beside {
      if !isFolder, entry.hasSuffix(".xcstrings"), tables.contains(Self.stem(entry)) {
        try add(prefix + entry, to: &texts)
      }
      guard isFolder, Self.language(entry) != nil else { continue }
      for (inner, isInnerFolder) in try entries(prefix + entry) ?? []
      where !isInnerFolder && tables.contains(Self.stem(inner)) && Self.isText(inner) {
        try add(prefix + entry + "/" + inner, to: &texts)
      }
    }
    return texts
  }

  private func addAll(_ path: String, to texts: inout Translations) throws(CommandError) {
    for file in try entries(path) != nil ? files(in: path) : [path] { try add(file, to: &texts) }
  }

  private func add(_ path: String, to texts: inout Translations) throws(CommandError) {
    let bytes: [UInt8]
    do throws(SystemError) {
      bytes = try system.openInput(path).readToEnd(name: ShownText.name(path))
    } catch {
      throw CommandError(error)
    }
    do throws(LayoutFileError) {
      try texts.readFile(bytes, path: path)
    } catch {
      throw .file(error.report(file: path))
    }
  }

  /// Returns the files of texts in a folder and the folders inside, by name.
  private func files(in folder: String) throws(CommandError) -> [String] {
    var found: [String] = []
    for (name, isFolder) in try entries(folder) ?? [] {
      let path = folder.hasSuffix("/") ? folder + name : folder + "/" + name
      if isFolder {
        found += try files(in: path)
      } else if Self.isText(name) {
        found.append(path)
      }
    }
    return found
  }

  private func entries(
    _ path: String
  ) throws(CommandError) -> [(name: String, isFolder: Bool)]? {
    do throws(SystemError) {
      return try system.entries(ofFolder: path)?.sorted {
        $0.name.utf8.lexicographicallyPrecedes($1.name.utf8)
      }
    } catch {
      throw CommandError(error)
    }
  }

  private static func isText(_ name: String) -> Bool { endings.contains { name.hasSuffix($0) } }

  /// Returns the language of a folder such as `de.lproj`; nil for another name.
  private static func language(_ folder: String) -> String? {
    guard folder.hasSuffix(".lproj") else { return nil }
    return String(folder.dropLast(".lproj".count))
  }

  /// Returns the folder and the name of a path.
  private static func parts(_ path: String) -> (folder: String, name: String) {
    guard let slash = path.lastIndex(of: "/") else { return ("", path) }
    return (String(path[..<slash]), String(path[path.index(after: slash)...]))
  }

  /// Returns a name without its ending.
  static func stem(_ name: String) -> String {
    let name = parts(name).name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
    return String(name[..<dot])
  }
}
