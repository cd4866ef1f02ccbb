#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#elseif os(Windows)
import ucrt
#endif

// Broken constraints are reported as in UIKit: in debug builds, on standard error.

extension View {
  /// Lays out the tree in its current size, breaking constraints that cannot be satisfied.
  ///
  /// The broken constraints are in `layoutNode.root.lastReport`; debug builds print the report if
  /// it has changed.
  ///
  /// - Returns: The nodes whose frames changed.
  @discardableResult
  public func layoutIfNeeded() -> LayoutResult {
    printingNewReport { layoutNode.layoutIfNeeded() }
  }

  /// Runs a closure and, in debug builds, prints the tree's report if the closure changed it.
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
  var text = text
  // A failure cannot be reported anywhere.
  #if os(Windows)
  text.withUTF8 { bytes in _ = _write(2, bytes.baseAddress, UInt32(bytes.count)) }
  #elseif canImport(Glibc) || canImport(Musl) || canImport(Darwin)
  text.withUTF8 { bytes in _ = write(2, bytes.baseAddress, bytes.count) }
  #endif
}
#endif
