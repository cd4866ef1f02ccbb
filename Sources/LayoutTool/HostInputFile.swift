import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file descriptor open for reading, closed with this object.
final class HostInputFile: InputFile {
  private let descriptor: Int32
  private let name: String

  init(descriptor: Int32, name: String) {
    self.descriptor = descriptor
    self.name = name
  }

  deinit {
    if descriptor != STDIN_FILENO { close(descriptor) }
  }

  func read(upTo count: Int) throws(SystemError) -> [UInt8] {
    guard Interrupts.wait(for: descriptor) else { return [] }
    return try readSome(count, from: descriptor, name: name)
  }

  func rewind() throws(SystemError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw SystemError("\(shown(name)): this is read twice; use a file, not a pipe")
    }
  }
}
