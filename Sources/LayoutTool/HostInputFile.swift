import Foundation
import LayoutCommand

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
    let descriptor = self.descriptor
    var received = 0
    let bytes = [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      repeat {
        received = Foundation.read(descriptor, buffer.baseAddress, count)
      } while received < 0 && errno == EINTR
      initialized = max(0, received)
    }
    guard received >= 0 else { throw SystemError.lastFailure(of: name) }
    return bytes
  }

  func rewind() throws(SystemError) {
    guard lseek(descriptor, 0, SEEK_SET) == 0 else {
      throw SystemError("\(name): it is read twice, so give a file, not a pipe")
    }
  }
}
