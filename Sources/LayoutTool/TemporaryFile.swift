import LayoutCommand

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A file beside another one, whose place it takes once it is whole.
///
/// It is called `.NAME.layout-N` with the lowest N that no running program has locked. So at most as many
/// remain as were written when power or `kill -9` ended them, and the next run uses them again.
final class TemporaryFile {
  let descriptor: Int32
  private let path: String
  private let target: String
  private var isPending = true

  /// Creates the file, empty, in the folder of its target: a rename is only atomic within a file system.
  ///
  /// - Parameters:
  ///   - target: The file to create or replace, no link.
  ///   - mode: Its permissions.
  /// - Throws: `SystemError` if the folder does not exist or allows no files.
  init(beside target: String, mode: mode_t) throws(SystemError) {
    self.target = target
    let start = target.utf8.lastIndex(of: UInt8(ascii: "/")).map(target.utf8.index(after:))
    let folder = target[..<(start ?? target.startIndex)]
    // A name has up to 255 bytes.
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

  /// Puts the file in the place of its target, with its bytes on the disk before its name.
  ///
  /// - Throws: `SystemError` if that fails; the target is then as it was.
  func commit() throws(SystemError) {
    // Some file systems have nothing to wait for, and say so.
    if fsync(descriptor) != 0, errno != EINVAL, errno != ENOTSUP, errno != EROFS {
      throw SystemError.lastFailure(of: target)
    }
    guard rename(path, target) == 0 else { throw SystemError.lastFailure(of: target) }
    isPending = false
    Interrupts.removeFile(nil)
  }

  /// Removes the file, unless it has been committed.
  func discard() {
    guard isPending else { return }
    isPending = false
    unlink(path)
    Interrupts.removeFile(nil)
  }

  /// Opens the file of a path if it is new or left by a program that is gone.
  ///
  /// - Returns: The locked file, empty; nil if another program has it.
  /// - Throws: `SystemError` if no file can be made in the folder.
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
    // Another program may have locked a new one first; without locks only a new one is safe.
    let isOwn = isLocked || isNew && errno != EWOULDBLOCK
    if isOwn, isStill(descriptor, path), ftruncate(descriptor, 0) == 0 { return descriptor }
    close(descriptor)
    return nil
  }

  /// Whether an open file is a plain one of this user's that still has its name.
  private static func isStill(_ descriptor: Int32, _ path: String) -> Bool {
    var (opened, named) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, lstat(path, &named) == 0 else { return false }
    return opened.st_ino == named.st_ino && opened.st_dev == named.st_dev
      && opened.st_mode & S_IFMT == S_IFREG && opened.st_uid == geteuid() && opened.st_nlink == 1
  }
}

/// Opens a file that only its owner may read and write.
private func openPrivate(_ path: String, _ flags: Int32) -> Int32 { open(path, flags, 0o600) }
