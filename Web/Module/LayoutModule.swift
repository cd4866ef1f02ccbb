import Anchors
import AnchorsQuestions
import LayoutFiles
import Rendering

// Layout files as C functions, for a WebAssembly module.
//
// A session is a parsed file that can be laid out in any size. The result of a call is a range of
// bytes that stays valid until the next call.

private nonisolated(unsafe) var sessions: [Session?] = []
private nonisolated(unsafe) var memory = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 0)

/// Allocates memory for the bytes of a file or of a quantity.
///
/// - Parameter count: The number of bytes.
/// - Returns: The address to write them to; the call that receives their number reads them there.
@c(layout_room)
public func makeRoom(count: Int32) -> UnsafeMutablePointer<UInt8>? {
  makeMemory(max(Int(count), 1))
  return memory.baseAddress
}

/// Reads the file in the memory of the preceding `layout_room`.
///
/// - Parameter count: The number of bytes.
/// - Returns: The number of a session, or -1 with an error as the result.
@c(layout_open)
public func openFile(count: Int32) -> Int32 {
  do throws(LayoutFileError) {
    return append(Session(try LayoutFile(room(count))))
  } catch {
    keep(json { error.write(into: &$0) })
    return -1
  }
}

/// Closes a session.
///
/// - Parameter session: Its number.
@c(layout_close)
public func close(session: Int32) {
  if sessions.indices.contains(Int(session)) { sessions[Int(session)] = nil }
}

/// Lays out a file in its own size.
///
/// - Parameter session: The number of the session.
/// - Returns: 0 with frames as the result, 1 with an error, or -1 if there is no such session.
@c(layout_solve)
public func solve(session: Int32) -> Int32 {
  answer(session) { $0.solve(into: &$1) }
}

/// Lays out a file in another size.
///
/// - Parameters:
///   - session: The number of the session.
///   - width: The width of the root in points; NaN for its fitting width.
///   - height: The height of the root in points; NaN for its fitting height.
/// - Returns: 0 with frames as the result, 1 with an error, or -1 if there is no such session.
@c(layout_resize)
public func resize(session: Int32, width: Double, height: Double) -> Int32 {
  answer(session) { $0.resize(size(width, height), into: &$1) }
}

/// Lays out a file in another size, breaking constraints until the rest can be satisfied.
///
/// - Parameters:
///   - session: The number of the session.
///   - width: The width of the root in points; NaN for its fitting width.
///   - height: The height of the root in points; NaN for its fitting height.
/// - Returns: 0 with frames as the result, or -1 if there is no such session.
@c(layout_recover)
public func recover(session: Int32, width: Double, height: Double) -> Int32 {
  answer(session) { $0.recover(size(width, height), into: &$1) }
}

/// Explains the value of a quantity after a layout.
///
/// - Parameters:
///   - session: The number of the session.
///   - count: The number of bytes of a quantity in the memory of `layout_room`, such as
///     `title.width`.
///   - value: Another value to suppose for the result, or NaN.
/// - Returns: 0 with the explanation as the result, 1 with an error, or -1 if there is no such
///   session.
@c(layout_explain)
public func explain(session: Int32, count: Int32, value: Double) -> Int32 {
  let quantity = text(count)
  return answer(session) { $0.explain(quantity, at: value.isNaN ? nil : value, into: &$1) }
}

/// Writes the ambiguous quantities after a layout.
///
/// - Parameter session: The number of the session.
/// - Returns: 0 with `{"ambiguous":[…]}` as the result, or -1 if there is no such session.
@c(layout_ambiguity)
public func ambiguity(session: Int32) -> Int32 {
  answer(session) { $0.ambiguity(into: &$1) }
}

/// Finds the likely mistakes of the last layout, and for a scene the stored frames that differ.
///
/// - Parameter session: The number of the session.
/// - Returns: 0 with `{"findings":[…],"compared":…}` as the result, or -1 if there is no such
///   session.
@c(layout_lint)
public func lint(session: Int32) -> Int32 {
  answer(session) { $0.lint(into: &$1) }
}

/// Computes a layout as a function of a parameter.
///
/// - Parameters:
///   - session: The number of the session.
///   - count: The number of bytes of a parameter in the memory of `layout_room`, such as
///     `card.width` or a metric; 0 for the root's width.
///   - from: The lower end of the range, or NaN for no bound.
///   - to: The upper end of the range, or NaN for no bound.
/// - Returns: 0 with the function as the result, 1 with an error, or -1 if there is no such
///   session.
@c(layout_ranges)
public func ranges(session: Int32, count: Int32, from: Double, to: Double) -> Int32 {
  let parameter = text(count)
  let lower = from.isNaN ? -Double.infinity : from
  let upper = to.isNaN ? Double.infinity : max(lower, to)
  return answer(session) { $0.ranges(parameter, in: lower...upper, into: &$1) }
}

/// Writes the texts of a file with their positions, and the visible frames of its items.
///
/// - Parameter session: The number of the session.
/// - Returns: 0 with the outline as the result, or -1 if there is no such session.
@c(layout_outline)
public func outline(session: Int32) -> Int32 {
  answer(session) { $0.outline(into: &$1) }
}

/// Pulls a quantity toward a value from the next layout on.
///
/// Content and required constraints have priority. If the layout is ambiguous, it stays as it was
/// pulled; use a separate session for pulling.
///
/// - Parameters:
///   - session: The number of the session.
///   - count: The number of bytes of a quantity in the memory of `layout_room`, such as
///     `title.right`.
///   - value: The value in points, or NaN to release the quantity.
/// - Returns: 0, 1 with an error as the result, or -1 if there is no such session.
@c(layout_pull)
public func pull(session: Int32, count: Int32, value: Double) -> Int32 {
  let quantity = text(count)
  return answer(session) { $0.pull(quantity, to: value.isNaN ? nil : value, into: &$1) }
}

/// Writes a file as Swift.
///
/// - Parameters:
///   - session: The number of the session.
///   - style: 0 for chains, 1 for a list of constraints.
/// - Returns: 0 with the source text as the result, or -1 if there is no such session or style.
@c(layout_export)
public func export(session: Int32, style: Int32) -> Int32 {
  guard let file = find(session)?.file, (0...1).contains(style) else { return -1 }
  keep(Array(SwiftExport(file, style: style == 0 ? .chain : .anchors).source.utf8))
  return 0
}

/// Draws the frames of a session as SVG.
///
/// - Parameter session: The number of the session.
/// - Returns: 0 with the drawing as the result, or -1 if there is no such session.
@c(layout_draw)
public func draw(session: Int32) -> Int32 {
  guard let session = find(session) else { return -1 }
  keep(session.scene?.svg() ?? Array(FrameSVG().draw(session.file.root).utf8))
  return 0
}

/// Returns the address of the last call's result, in UTF-8.
@c(layout_result)
public func resultAddress() -> UnsafeMutablePointer<UInt8>? {
  memory.baseAddress
}

/// Returns the number of bytes of the last call's result.
@c(layout_result_count)
public func resultCount() -> Int32 { Int32(memory.count) }

/// Stores a session and returns its number.
func append(_ session: Session) -> Int32 {
  if let free = sessions.firstIndex(where: { $0 == nil }) {
    sessions[free] = session
    return Int32(free)
  }
  sessions.append(session)
  return Int32(sessions.count - 1)
}

func find(_ session: Int32) -> Session? {
  sessions.indices.contains(Int(session)) ? sessions[Int(session)] : nil
}

private func answer(_ session: Int32, _ body: (Session, inout JSONWriter) -> Bool) -> Int32 {
  guard let session = find(session) else { return -1 }
  var writer = JSONWriter()
  let isDone = body(session, &writer)
  keep(writer.detachBytes())
  return isDone ? 0 : 1
}

private func size(_ width: Double, _ height: Double) -> (width: Double?, height: Double?) {
  (width.isNaN ? nil : width, height.isNaN ? nil : height)
}

func room(_ count: Int32) -> [UInt8] { Array(memory.prefix(max(Int(count), 0))) }

private func text(_ count: Int32) -> String { String(decoding: room(count), as: UTF8.self) }

private func makeMemory(_ count: Int) {
  memory.deallocate()
  memory = .allocate(capacity: count)
  memory.initialize(repeating: 0)
}

func keep(_ result: [UInt8]) {
  makeMemory(result.count)
  _ = memory.update(fromContentsOf: result)
}

func json(_ body: (inout JSONWriter) -> Void) -> [UInt8] {
  var writer = JSONWriter()
  body(&writer)
  return writer.detachBytes()
}
