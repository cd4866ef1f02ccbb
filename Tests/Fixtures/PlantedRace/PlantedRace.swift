// Two tasks change one number without a lock. The thread sanitizer must say so: if it does not, it
// finds no race in the tests either.

/// A number that claims to be safe to share, and is not.
final class Counter: @unchecked Sendable {
  var count = 0
}

let counter = Counter()
await withTaskGroup(of: Void.self) { group in
  for _ in 0..<2 {
    group.addTask {
      for _ in 0..<100_000 { counter.count += 1 }
    }
  }
}
print(counter.count > 0)
