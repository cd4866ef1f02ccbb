/// The files of paths, of which some may be folders.
struct LintPaths {
  /// The folders that contain code of others or what tools make.
  private static let omitted = ["Carthage", "DerivedData", "Pods", "node_modules"]

  /// A file, or a folder that cannot be read.
  struct Entry {
    let path: String
    /// True if the path is an argument, false for a file that was found in a folder.
    let isNamed: Bool
    /// The reason why a folder cannot be read.
    var failure: String?
  }

  private let system: any System
  private(set) var entries: [Entry] = []

  /// Lists the files in the order of the paths, those in a folder by name.
  ///
  /// Of a folder, they are those of Interface Builder and possible layout files.
  init(_ paths: [String], on system: any System) {
    self.system = system
    for path in paths { add(path, isNamed: true) }
  }

  private mutating func add(_ path: String, isNamed: Bool) {
    let contents: [(name: String, isFolder: Bool)]?
    do throws(SystemError) {
      contents = path == "-" ? nil : try system.entries(ofFolder: path)
    } catch {
      entries.append(Entry(path: path, isNamed: isNamed, failure: error.message))
      return
    }
    guard let contents else {
      entries.append(Entry(path: path, isNamed: isNamed))
      return
    }
    let prefix = path.utf8.last == UInt8(ascii: "/") ? path : path + "/"
    // Names are compared byte by byte, so that every machine has the same order.
    let sorted = contents.sorted { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    for (name, isFolder) in sorted {
      if isFolder {
        if !Self.omitted.contains(name) { add(prefix + name, isNamed: false) }
      } else if LayoutFileInput.isInterface(name) || name.hasSuffix(".json") {
        entries.append(Entry(path: prefix + name, isNamed: false))
      }
    }
  }
}
