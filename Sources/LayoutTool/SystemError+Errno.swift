import Foundation
import LayoutCommand

extension SystemError {
  /// The error that the last system call left behind, in words.
  static func lastFailure(of name: String) -> SystemError {
    let code = errno
    if code == ENOENT { return SystemError("\(name): there is no such file or directory") }
    let reason = String(cString: strerror(code))
    return SystemError("\(name): \(reason.prefix(1).lowercased())\(reason.dropFirst())")
  }
}
