/// The kind of a horizontal anchor: ``LeadingTrailing``, ``LeftRight`` or ``CenterX``.
///
/// By the kinds, the compiler rejects constraints between a leading or trailing edge and a left or
/// right one; Auto Layout rejects them at run time. A horizontal center can be related to both.
public protocol XAxisKind {}

/// A kind of anchor that can be related to a leading or trailing edge.
public protocol RelatesToLeadingTrailing: XAxisKind {}

/// A kind of anchor that can be related to a left or right edge.
public protocol RelatesToLeftRight: XAxisKind {}

/// The kind of the leading and trailing edges.
public enum LeadingTrailing: RelatesToLeadingTrailing {}

/// The kind of the left and right edges.
public enum LeftRight: RelatesToLeftRight {}

/// The kind of the horizontal center.
public enum CenterX: RelatesToLeadingTrailing, RelatesToLeftRight {}
