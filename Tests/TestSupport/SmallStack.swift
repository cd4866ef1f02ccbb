private import Foundation

/// Does some work, and waits for it, on a thread whose stack is as small as that of a secondary thread
/// on other systems: 512 kB.
///
/// - Parameter work: What to do; nothing else runs meanwhile.
/// - Throws: What the work throws.
package func onSmallStack(_ work: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    let thread = Thread {
      done.resume(with: Result { try work() })
    }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
