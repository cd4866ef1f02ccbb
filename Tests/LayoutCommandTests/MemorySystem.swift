import LayoutCommand

/// A system with files in memory, for running the command.
final class MemorySystem: System {
  var files: [String: [UInt8]] = [:]
  var standardInput: [UInt8] = []
  var standardOutput: [UInt8] = []
  var messages = ""
  var reportsToTerminal = false
  var writesToTerminal = false
  var environment: [String: String] = [:]
  /// The time of the clock, and its advance at each reading.
  var time = 0.0
  var tick = 0.0
  /// Maximum number of bytes per read.
  var pieceSize = Int.max
  /// The content of files at a second reading, if it changes.
  var changed: [UInt8]?
  /// Number of bytes after which an output fails.
  var capacity = Int.max

  /// Tells whether the calls of a record end the program.
  var isDeadly: (String) -> Bool = { _ in false }

  func endsProgram(replaying record: String) throws(SystemError) -> Bool { isDeadly(record) }

  func environmentValue(_ name: String) -> String? { environment[name] }

  /// Largest number of bytes in one write.
  var largestWrite = 0

  init(_ files: [String: String] = [:]) {
    self.files = files.mapValues { Array($0.utf8) }
  }

  var seconds: Double {
    time += tick
    return time
  }

  var output: String { String(decoding: standardOutput, as: UTF8.self) }

  func openInput(_ path: String) throws(SystemError) -> any InputFile {
    if path == "-" { return MemoryInput(standardInput, canRewind: false, pieceSize: pieceSize) }
    guard let bytes = files[path] else { throw SystemError("\(path): no such file") }
    return MemoryInput(bytes, canRewind: true, pieceSize: pieceSize, changed: changed)
  }

  func entries(ofFolder path: String) throws(SystemError) -> [(name: String, isFolder: Bool)]? {
    var names: [String: Bool] = [:]
    for file in files.keys where file.hasPrefix(path + "/") {
      let parts = file.dropFirst(path.count + 1).split(separator: "/")
      if !parts[0].hasPrefix(".") { names[String(parts[0])] = parts.count > 1 }
    }
    return names.isEmpty ? nil : names.map { ($0.key, $0.value) }
  }

  func openOutput(_ path: String?, isLive: Bool) throws(SystemError) -> any OutputFile {
    MemoryOutput(path, isLive: isLive, on: self)
  }

  func isSameFile(_ path: String, _ other: String) -> Bool {
    path == other && files[path] != nil
  }

  func report(_ text: String) {
    messages += text
  }
}

final class MemoryInput: InputFile {
  private var bytes: [UInt8]
  private let changed: [UInt8]?
  private let canRewind: Bool
  private let pieceSize: Int
  private var position = 0

  init(_ bytes: [UInt8], canRewind: Bool, pieceSize: Int, changed: [UInt8]? = nil) {
    self.bytes = bytes
    self.changed = changed
    self.canRewind = canRewind
    self.pieceSize = pieceSize
  }

  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    let end = min(bytes.count, position + min(count, pieceSize))
    defer { position = end }
    return Array(bytes[position..<end])
  }

  func rewind() throws(SystemError) {
    guard canRewind else { throw SystemError("standard input: it is read twice") }
    if position > 0, let changed { bytes = changed }
    position = 0
  }
}

final class MemoryOutput: OutputFile {
  private let path: String?
  private let system: MemorySystem
  private let isLive: Bool
  private var bytes: [UInt8] = []

  init(_ path: String?, isLive: Bool, on system: MemorySystem) {
    self.path = path
    self.isLive = isLive && path == nil
    self.system = system
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    system.largestWrite = max(system.largestWrite, bytes.count)
    if isLive { return system.standardOutput += bytes }
    self.bytes += bytes
    guard self.bytes.count <= system.capacity else { throw SystemError("the disk is full") }
  }

  func commit() throws(SystemError) {
    if let path { system.files[path] = bytes } else { system.standardOutput += bytes }
    bytes = []
  }

  func discard() {
    bytes = []
  }
}
