// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// A stand-in for the part of Numerics that the tests use.

@_exported import UIKitSupport

extension FloatingPoint {
  public func isApproximatelyEqual(to other: Self, absoluteTolerance: Self) -> Bool {
    abs(self - other) <= absoluteTolerance
  }

  public func isApproximatelyEqual(to other: Self, relativeTolerance: Self = 1 / 1_000_000) -> Bool
  {
    abs(self - other) <= relativeTolerance * max(abs(self), abs(other))
  }
}
