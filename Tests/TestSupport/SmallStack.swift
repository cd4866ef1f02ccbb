private import Foundation

/// Runs and awaits work on a thread with a stack of 512 kB, as small as on other systems.
///
/// - Parameter work: The work; nothing else runs at the same time.
/// - Throws: The error of the work.
package func onSmallStack(_ work: @escaping @Sendable () throws -> Void) async throws {
  try await withCheckedThrowingContinuation { (done: CheckedContinuation<Void, any Error>) in
    let thread = Thread {
      done.resume(with: Result { try work() })
    }
    thread.stackSize = 512 * 1024
    thread.start()
  }
}
