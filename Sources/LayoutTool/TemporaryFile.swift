import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file next to another one, which it replaces once it is complete.
///
/// Its name is `.NAME.layout-N` with the lowest N that no running program has locked. Files left
/// behind by a power failure or `kill -9` are therefore reused by the next run.
final class TemporaryFile {
  let descriptor: Int32
  private let path: String
  private let target: String
  private var isPending = true

  /// Creates the empty file in the folder of its target.
  ///
  /// Renaming is atomic only within a file system.
  ///
  /// - Parameters:
  ///   - target: The path of the file to create or replace, not of a link.
  ///   - mode: Its permissions.
  /// - Throws: `SystemError` if the folder does not exist or allows no files.
  init(nextTo target: String, mode: mode_t) throws(SystemError) {
    self.target = target
    let start = target.utf8.lastIndex(of: UInt8(ascii: "/")).map(target.utf8.index(after:))
    let folder = target[..<(start ?? target.startIndex)]
    // The maximum length of a name is 255 bytes.
    let name = String(decoding: target[folder.endIndex...].utf8.prefix(200), as: UTF8.self)
    for number in 0..<1000 {
      let path = "\(folder).\(name).layout-\(number)"
      guard let descriptor = try Self.open(path, for: target) else { continue }
      self.path = path
      self.descriptor = descriptor
      fchmod(descriptor, mode)
      Interrupts.removeFile(path)
      return
    }
    throw SystemError("\(shown(target)): too many programs write this file")
  }

  deinit {
    discard()
    close(descriptor)
  }

  /// Replaces the target by the file, after its bytes are on disk.
  ///
  /// - Throws: `SystemError` if that fails; the target is then unchanged.
  func commit() throws(SystemError) {
    // Some file systems have nothing to synchronize and report an error.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
      throw SystemError.lastFailure(of: target)
    }
    guard rename(HostPath.bytes(of: path), HostPath.bytes(of: target)) == 0 else {
      throw SystemError.lastFailure(of: target)
    }
    isPending = false
    Interrupts.removeFile(nil)
  }

  /// Removes the file unless it has been committed.
  func discard() {
    guard isPending else { return }
    isPending = false
    unlink(HostPath.bytes(of: path))
    Interrupts.removeFile(nil)
  }

  /// Opens the file at a path if it is new, or if the program that made it has ended.
  ///
  /// - Returns: The locked, empty file, or nil if another program owns it.
  /// - Throws: `SystemError` if the folder allows no new file.
  private static func open(_ path: String, for target: String) throws(SystemError) -> Int32? {
    let flags = O_RDWR | O_CLOEXEC | O_NOFOLLOW
    var descriptor = openPrivate(path, flags | O_CREAT | O_EXCL)
    let isNew = descriptor >= 0
    if !isNew {
      guard errno == EEXIST else { throw SystemError.lastFailure(of: target) }
      descriptor = openPrivate(path, flags)
      guard descriptor >= 0 else { return nil }
    }
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    // Another program may have locked a new file first. Without locks, only a new file is safe.
    let isOwn = isLocked || isNew && errno != EWOULDBLOCK
    if isOwn, isStill(descriptor, path), ftruncate(descriptor, 0) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Returns whether an open file is a regular file of this user that still has its name.
  private static func isStill(_ descriptor: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, lstat(HostPath.bytes(of: path), &named) == 0 else {
      return false
    }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
      && opened.st_mode & S_IFMT == S_IFREG && opened.st_uid == geteuid() && opened.st_nlink == 1
  }
}

/// Opens a file with permissions for its owner only.
private func openPrivate(_ path: String, _ flags: Int32) -> Int32 {
  open(HostPath.bytes(of: path), flags, 0o600)
}
