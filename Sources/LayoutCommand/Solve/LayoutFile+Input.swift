import LayoutFiles

extension LayoutFile {
  /// Opens a layout file; `-` is standard input.
  static func openInput(_ path: String, on system: any System) throws(CommandError) -> any InputFile
  {
    do throws(SystemError) {
      return try system.openInput(path)
    } catch {
      throw CommandError(error)
    }
  }

  /// Reads a layout file to its end.
  ///
  /// - Throws: `CommandError.file` if it cannot be read or is wrong.
  static func read(_ input: any InputFile, name: String) throws(CommandError) -> LayoutFile {
    var bytes: [UInt8] = []
    do throws(SystemError) {
      while true {
        let piece = try input.read(upTo: 1 << 16)
        if piece.isEmpty { break }
        bytes += piece
      }
    } catch {
      throw CommandError(error)
    }
    do throws(LayoutFileError) {
      return try LayoutFile(bytes)
    } catch {
      throw .file(error.report(file: name))
    }
  }
}
