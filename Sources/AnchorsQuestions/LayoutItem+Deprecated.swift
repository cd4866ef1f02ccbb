// Spellings of earlier versions; each is removed with the next one.

public import Anchors

extension LayoutItem {
  /// Explains the value of an anchor along x.
  @available(*, deprecated, renamed: "explanation(of:)")
  public func explain<Kind>(_ anchor: XAxisAnchor<Kind>) -> LayoutExplanation? {
    explanation(of: anchor)
  }

  /// Explains the value of an anchor along y.
  @available(*, deprecated, renamed: "explanation(of:)")
  public func explain(_ anchor: YAxisAnchor) -> LayoutExplanation? { explanation(of: anchor) }

  /// Explains a width or height.
  @available(*, deprecated, renamed: "explanation(of:)")
  public func explain(_ anchor: DimensionAnchor) -> LayoutExplanation? { explanation(of: anchor) }

  /// Computes how the layout would change if an anchor along x had another value.
  @available(*, deprecated, renamed: "supposition(of:equals:)")
  public func suppose<Kind>(_ anchor: XAxisAnchor<Kind>, is value: Double) -> LayoutSupposition? {
    supposition(of: anchor, equals: value)
  }

  /// Computes how the layout would change if an anchor along y had another value.
  @available(*, deprecated, renamed: "supposition(of:equals:)")
  public func suppose(_ anchor: YAxisAnchor, is value: Double) -> LayoutSupposition? {
    supposition(of: anchor, equals: value)
  }

  /// Computes how the layout would change if a width or height had another value.
  @available(*, deprecated, renamed: "supposition(of:equals:)")
  public func suppose(_ anchor: DimensionAnchor, is value: Double) -> LayoutSupposition? {
    supposition(of: anchor, equals: value)
  }
}
