import Foundation
import LayoutCommand

/// Writes all bytes to a descriptor, however many calls that takes.
///
/// - Parameters:
///   - bytes: What to write.
///   - descriptor: An open file descriptor.
///   - name: What the messages call it.
/// - Throws: `SystemError` if the descriptor takes no more.
func writeAll(_ bytes: ArraySlice<UInt8>, to descriptor: Int32, name: String) throws(SystemError) {
  var rest = bytes
  while !rest.isEmpty {
    let count = rest.withUnsafeBytes { buffer in
      write(descriptor, buffer.baseAddress, buffer.count)
    }
    if count < 0 {
      if errno == EINTR { continue }
      throw SystemError.lastFailure(of: name)
    }
    rest = rest.dropFirst(count)
  }
}
