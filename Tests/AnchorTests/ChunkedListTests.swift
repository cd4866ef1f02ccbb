import TestSupport
import Testing

@testable import Anchors

@Suite struct ChunkedListTests {
  @Test func `a chunked list holds the appended elements in order at any size`() {
    var list = ChunkedList<Int>()
    defer { list.free() }
    for number in 0..<1000 {
      list.append(3 * number)
      expectEqual(list.count, number + 1)
    }
    expectEqual(list.indices.map { list[$0] }, (0..<1000).map { 3 * $0 })
  }

  @Test func `elements of a chunked list keep their addresses from the second chunk on`() {
    var list = ChunkedList<Int>()
    defer { list.free() }
    for number in 0..<256 { list.append(number) }
    let first = list.address(0)
    let last = list.address(255)
    for number in 256..<1500 { list.append(number) }
    expectEqual(list.address(0), first)
    expectEqual(list.address(255), last)
    first.pointee = -1
    expectEqual(list[0], -1)
  }

  @Test func `a chunked list that begins in borrowed memory does not free it`() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 8 * 8, alignment: 16)
    defer { memory.deallocate() }
    var list = ChunkedList<Int>(in: memory, capacity: 8)
    for number in 0..<600 { list.append(number) }
    expectEqual(list.indices.map { list[$0] }, Array(0..<600))
    list.free()
  }

  @Test func `a copy of a chunked list is independent`() {
    var list = ChunkedList<Int>()
    for number in 0..<100 { list.append(number) }
    let copy = list.copy()
    copy[70] = -1
    list.removeAll(from: 50)
    list.append(7)
    expectEqual(list.count, 51)
    expectEqual(list[50], 7)
    expectEqual(copy.indices.map { copy[$0] }, (0..<100).map { $0 == 70 ? -1 : $0 })
    list.free()
    copy.free()
  }
}
