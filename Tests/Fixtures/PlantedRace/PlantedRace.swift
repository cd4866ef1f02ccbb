// Two threads change one number without a lock. The thread sanitizer must say so: if it does not, it
// finds no race in the tests either.

import Foundation

/// A number that claims to be safe to share, and is not.
final class Counter: @unchecked Sendable {
  var count = 0
}

// Threads, not tasks, which may share one; and busy for so long that both are at it, also on a fast machine.
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
