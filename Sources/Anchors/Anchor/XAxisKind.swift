/// The family of a horizontal anchor: ``LeadingTrailing``, ``LeftRight`` or ``CenterX``.
///
/// The families make the compiler refuse what Auto Layout refuses only when it runs: a leading or
/// trailing edge against a left or right one. A horizontal center meets both.
public protocol XAxisKind {}

/// A family that a leading or trailing edge may meet.
public protocol MeetsLeadingTrailing: XAxisKind {}

/// A family that a left or right edge may meet.
public protocol MeetsLeftRight: XAxisKind {}

/// The family of the edges named by the direction of reading.
public enum LeadingTrailing: MeetsLeadingTrailing {}

/// The family of the edges named by their side.
public enum LeftRight: MeetsLeftRight {}

/// The family of the horizontal center.
public enum CenterX: MeetsLeadingTrailing, MeetsLeftRight {}
