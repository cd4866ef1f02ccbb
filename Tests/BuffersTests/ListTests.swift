import Buffers
import TestSupport
import Testing

/// The list of trivial values that solver and engine share.
@Suite("Lists")
struct ListTests {
  @Test("a list grows out of borrowed memory without changing that memory")
  func borrowedMemory() {
    let memory = UnsafeMutableRawPointer.allocate(byteCount: 16, alignment: 8)
    defer { memory.deallocate() }
    var list = List<Int32>(in: memory, capacity: 4)
    for number in 0..<100 { list.append(Int32(number)) }
    expectEqual(list.indices.map { list[$0] }, Array(0..<100))
    for number in 0..<4 {
      expectEqual(memory.load(fromByteOffset: 4 * number, as: Int32.self), Int32(number))
    }
    list.free()
  }

  @Test("elements can be removed at the end, from an index on, or by a predicate")
  func removing() {
    var list = List<Int>()
    defer { list.free() }
    expectNil(list.popLast())
    expect(list.first == nil && list.last == nil && list.isEmpty)
    for number in 0..<20 { list.append(number) }
    expectEqual(list.removeLast(), 19)
    list.removeAll { $0 % 3 == 0 }
    expectEqual(list.indices.map { list[$0] }, [1, 2, 4, 5, 7, 8, 10, 11, 13, 14, 16, 17])
    list.removeAll(from: 4)
    expectEqual(list.indices.map { list[$0] }, [1, 2, 4, 5])
    expect(list.first == 1 && list.last == 5)
    list.removeAll(from: 9)
    expectEqual(list.count, 4)
  }

  @Test("a copy of a list is independent")
  func copying() {
    var list = List<Int>()
    for number in 0..<5 { list.append(number) }
    var copy = list.copy()
    copy[0] = 50
    copy.append(5)
    expectEqual(list.indices.map { list[$0] }, [0, 1, 2, 3, 4])
    expectEqual(copy.indices.map { copy[$0] }, [50, 1, 2, 3, 4, 5])
    list.free()
    copy.free()
  }
}
