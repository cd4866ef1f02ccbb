import Anchors
import LayoutFiles
import Rendering

// Layout files as functions of C, for a module of WebAssembly. A session is a file that was read and can be
// laid out in any size; the results of a call are bytes that stay until the next one.

private nonisolated(unsafe) var sessions: [LayoutFile?] = []
private nonisolated(unsafe) var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

/// Makes room for the bytes of a file.
///
/// - Parameter count: How many there will be.
/// - Returns: Where to write them; ``openFile(count:)`` reads them there.
@c(layout_room)
public func makeRoom(count: Int32) -> UnsafeMutablePointer<UInt8>? {
  makeMemory(max(Int(count), 1))
  return memory.baseAddress
}

/// Reads the file whose bytes were written into the room made before.
///
/// - Parameter count: How many bytes it has.
/// - Returns: The number of a session, or -1 if the file is wrong and the result says why.
@c(layout_open)
public func openFile(count: Int32) -> Int32 {
  let bytes = Array(memory.prefix(max(Int(count), 0)))
  do throws(LayoutFileError) {
    let file = try LayoutFile(bytes)
    if let free = sessions.firstIndex(where: { $0 == nil }) {
      sessions[free] = file
      return Int32(free)
    }
    sessions.append(file)
    return Int32(sessions.count - 1)
  } catch {
    keep(json { error.write(into: &$0) })
    return -1
  }
}

/// Forgets a session.
///
/// - Parameter session: Its number.
@c(layout_close)
public func close(session: Int32) {
  if sessions.indices.contains(Int(session)) { sessions[Int(session)] = nil }
}

/// Lays a file out in the size that it states.
///
/// - Parameter session: The number of the session.
/// - Returns: 0 and frames as the result, 1 and why there are none, or -1 if there is no such session.
@c(layout_solve)
public func solve(session: Int32) -> Int32 {
  run(session) { (file) throws(LayoutFailure) in try file.layOut() }
}

/// Lays a file out in another size.
///
/// - Parameters:
///   - session: The number of the session.
///   - width: The width of the root in points; NaN for its fitting width.
///   - height: The height of the root in points; NaN for its fitting height.
/// - Returns: 0 and frames as the result, 1 and why there are none, or -1 if there is no such session.
@c(layout_resize)
public func resize(session: Int32, width: Double, height: Double) -> Int32 {
  run(session) { (file) throws(LayoutFailure) in
    try file.layOut(width: width.isNaN ? nil : width, height: height.isNaN ? nil : height)
  }
}

/// Draws the frames of a session, in SVG.
///
/// - Parameter session: The number of the session.
/// - Returns: 0, or -1 if there is no such session.
@c(layout_draw)
public func draw(session: Int32) -> Int32 {
  guard sessions.indices.contains(Int(session)), let file = sessions[Int(session)] else {
    return -1
  }
  keep(Array(FrameSVG().draw(file.root).utf8))
  return 0
}

/// Where the result of the last call is, in UTF-8.
@c(layout_result)
public func resultAddress() -> UnsafeMutablePointer<UInt8>? {
  memory.baseAddress
}

/// How many bytes the result of the last call has.
@c(layout_result_count)
public func resultCount() -> Int32 { Int32(memory.count) }

private func run(_ session: Int32, _ layOut: (LayoutFile) throws(LayoutFailure) -> Void) -> Int32 {
  guard sessions.indices.contains(Int(session)), let file = sessions[Int(session)] else {
    return -1
  }
  do throws(LayoutFailure) {
    try layOut(file)
    keep(json { file.writeResult(into: &$0) })
    return 0
  } catch {
    keep(json { error.write(into: &$0) })
    return 1
  }
}

private func makeMemory(_ count: Int) {
  memory.deallocate()
  memory = .allocate(capacity: count)
  memory.initialize(repeating: 0)
}

private func keep(_ result: [UInt8]) {
  makeMemory(result.count)
  _ = memory.update(fromContentsOf: result)
}

private func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
  var writer = JSONWriter()
  body(&writer)
  return writer.takeBytes()
}
