import LayoutCommand

/// Passes pieces through several threads and restores their order.
///
/// The thread that finishes the first undelivered piece delivers it and the finished pieces after
/// it. Outputs are therefore delivered as early as possible, even if the input is slow.
final class OrderedPipeline<Piece: Sendable, Output: Sendable>: @unchecked Sendable {
  private let work: @Sendable (Piece) -> Output
  private let deliver: (Output) throws(SystemError) -> Void

  private let monitor = Monitor()
  // Invariant: all fields below are accessed only under the monitor's lock.
  private var waiting: [(index: Int, piece: Piece)] = []
  private var finished: [Int: Output] = [:]
  private var addedCount = 0
  private var deliveredCount = 0
  private var isDelivering = false
  private var isClosed = false
  private var failure: SystemError?

  init(
    work: @escaping @Sendable (Piece) -> Output,
    deliver: @escaping (Output) throws(SystemError) -> Void
  ) {
    self.work = work
    self.deliver = deliver
  }

  /// Passes all pieces through the pipeline.
  ///
  /// - Parameters:
  ///   - jobs: The number of worker threads.
  ///   - next: Returns the next piece, or nil after the last one.
  /// - Throws: The first error of `next` or of `deliver`.
  func run(jobs: Int, next: () throws(SystemError) -> Piece?) throws(SystemError) {
    runThreads(jobs, processPieces) { started in
      do throws(SystemError) {
        while let piece = try next(), add(piece, limit: 2 * max(started, 1)) {
          if started == 0 { processPieces(untilEmpty: true) }
        }
      } catch {
        close(after: error)
        return
      }
      close(after: nil)
    }
    if let failure { throw failure }
  }

  /// Adds a piece once the pipeline has capacity.
  ///
  /// - Returns: Whether the pipeline accepts more pieces.
  private func add(_ piece: Piece, limit: Int) -> Bool {
    monitor.lock()
    defer { monitor.unlock() }
    while addedCount - deliveredCount >= limit, failure == nil { monitor.wait() }
    guard failure == nil else { return false }
    waiting.append((addedCount, piece))
    addedCount += 1
    monitor.wakeAll()
    return true
  }

  private func close(after error: SystemError?) {
    monitor.lock()
    isClosed = true
    monitor.wakeAll()
    // Pieces before the error are still delivered.
    while error != nil, deliveredCount < addedCount, failure == nil { monitor.wait() }
    failure = failure ?? error
    monitor.unlock()
  }

  private func processPieces() { processPieces(untilEmpty: false) }

  private func processPieces(untilEmpty: Bool) {
    monitor.lock()
    while failure == nil {
      if let (index, piece) = waiting.first {
        waiting.removeFirst()
        monitor.unlock()
        let output = work(piece)
        monitor.lock()
        finished[index] = output
        deliverFinished()
      } else if isClosed || untilEmpty {
        break
      } else {
        monitor.wait()
      }
    }
    monitor.unlock()
  }

  /// Delivers the finished outputs in order, unless another thread is doing so.
  private func deliverFinished() {
    guard !isDelivering else { return }
    isDelivering = true
    while failure == nil, let output = finished.removeValue(forKey: deliveredCount) {
      monitor.unlock()
      var error: SystemError?
      do throws(SystemError) { try deliver(output) } catch let caught { error = caught }
      monitor.lock()
      failure = failure ?? error
      deliveredCount += 1
      monitor.wakeAll()
    }
    isDelivering = false
  }
}
