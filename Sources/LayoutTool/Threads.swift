#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// Runs a body on new threads, runs another one on the calling thread, and joins the threads.
///
/// Only the calling thread receives signals, so that they interrupt its waiting calls.
///
/// - Parameters:
///   - count: The number of threads to start; fewer start if the system refuses some.
///   - body: The function that each thread runs once.
///   - meanwhile: The function that the calling thread runs, with the number of started threads.
func runThreads(
  _ count: Int, _ body: @escaping @Sendable () -> Void, meanwhile: (Int) -> Void
) {
  var body = body
  withUnsafeMutablePointer(to: &body) { context in
    var all = sigset_t()
    var previous = sigset_t()
    sigfillset(&all)
    pthread_sigmask(SIG_BLOCK, &all, &previous)
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    // The usual size for the main thread, instead of the C library's default.
    pthread_attr_setstacksize(&attributes, 8 << 20)
    var threads: [pthread_t] = []
    for _ in 0..<count {
      guard let thread = startThread(&attributes, context) else { break }
      threads.append(thread)
    }
    pthread_attr_destroy(&attributes)
    pthread_sigmask(SIG_SETMASK, &previous, nil)
    meanwhile(threads.count)
    for thread in threads { pthread_join(thread, nil) }
  }
}

private func startThread(
  _ attributes: inout pthread_attr_t, _ context: UnsafeMutablePointer<@Sendable () -> Void>
) -> pthread_t? {
  #if canImport(Darwin)
  var thread: pthread_t?
  #else
  var thread = pthread_t()
  #endif
  let status = pthread_create(
    &thread, &attributes,
    { context in
      #if canImport(Darwin)
      context.assumingMemoryBound(to: (@Sendable () -> Void).self).pointee()
      #else
      context?.assumingMemoryBound(to: (@Sendable () -> Void).self).pointee()
      #endif
      return nil
    }, context)
  return status == 0 ? thread : nil
}
