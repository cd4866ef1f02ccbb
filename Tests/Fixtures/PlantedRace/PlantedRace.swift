// Two threads change one number without a lock. The thread sanitizer must report it; otherwise it
// would find no race in the tests either.

import Foundation

/// A number falsely declared safe to share.
final class Counter: @unchecked Sendable {
  var count = 0
}

// Threads, because tasks may share one; with enough work to overlap, also on a fast machine.
let counter = Counter()
let done = DispatchSemaphore(value: 0)
for _ in 0..<2 {
  Thread.detachNewThread {
    for _ in 0..<1_000_000 { counter.count += 1 }
    done.signal()
  }
}
for _ in 0..<2 { done.wait() }
print(counter.count > 0)
