#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

// What cannot hold is said as UIKit says it: in debug builds, on the standard error stream.

extension View {
  /// Lays the tree out in its present size, leaving out constraints that cannot hold.
  ///
  /// What was left out is in `layoutNode.root.lastReport`; debug builds print it, once for as long as it is the same.
  ///
  /// - Returns: The nodes whose frame moved.
  @discardableResult
  public func layoutIfNeeded() -> LayoutResult {
    printingNewReport { layoutNode.layoutIfNeeded() }
  }

  /// Prints what the tree reports after a call, unless it did so before.
  func printingNewReport<Result>(_ body: () -> Result) -> Result {
    #if DEBUG
    let root = layoutNode.root
    let old = root.lastReport?.description
    defer {
      if let report = root.lastReport?.description, report != old {
        printToStandardError(report + "\n")
      }
    }
    #endif
    return body()
  }
}

#if DEBUG
private func printToStandardError(_ text: String) {
  #if canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  var text = text
  // Nobody can be told that this fails.
  text.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
  #endif
}
#endif
