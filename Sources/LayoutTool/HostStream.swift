import LayoutCommand

/// An open stream that is written without buffering.
final class HostStream: OutputFile {
  private let descriptor: Int32
  private let name: String

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  func write(_ bytes: [UInt8]) throws(SystemError) {
    try writeAll(bytes[...], to: descriptor, name: name)
  }

  func commit() throws(SystemError) {}

  func discard() {}
}
