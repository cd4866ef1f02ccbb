/// A location or an extent of a view or layout guide, under UIKit's name.
///
/// Anchors of one kind have one type: left, right, leading, trailing and center are all
/// ``NSLayoutXAxisAnchor``. So the compiler accepts a constraint between a leading and a left
/// anchor; it has a ``LayoutConstraint/fault``, which the next layout reports with the line of the
/// constraint. Two anchors are equal if they are the same anchor of the same item.
///
/// An anchor is a short-lived object.
public class NSLayoutAnchor<AnchorType: AnyObject> {
  final let node: LayoutNode
  final let attribute: LayoutAttribute

  init(_ node: LayoutNode, _ attribute: LayoutAttribute) {
    self.node = node
    self.attribute = attribute
  }

  /// The near end of an offset between two anchors; nil for all other anchors, which do not store
  /// it, because most anchors are objects of a single call.
  var start: AnchorEnd? { nil }

  final func constraint(
    _ relation: LayoutRelation, _ other: NSLayoutAnchor<AnchorType>, _ multiplier: Double,
    _ constant: Double, _ file: StaticString, _ line: Int
  ) -> LayoutConstraint {
    LayoutConstraint(
      node, attribute, relation, other.node, other.attribute, multiplier: multiplier,
      constant: constant, origin: ConstraintOrigin(file: file, line: line), firstStart: start,
      secondStart: other.start)
  }

  /// Returns the inactive constraint `self == anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same kind.
  ///   - constant: The distance in points, positive to the right, downward, or in the reading
  ///     direction if `anchor` is a leading or trailing edge.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public final func constraint(
    equalTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.equal, anchor, 1, constant, file, line)
  }

  /// Returns the inactive constraint `self >= anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same kind.
  ///   - constant: The distance in points, with the sign of
  ///     ``constraint(equalTo:constant:file:line:)``.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public final func constraint(
    greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.greaterThanOrEqual, anchor, 1, constant, file, line)
  }

  /// Returns the inactive constraint `self <= anchor + constant`.
  ///
  /// - Parameters:
  ///   - anchor: An anchor of the same kind.
  ///   - constant: The distance in points, with the sign of
  ///     ``constraint(equalTo:constant:file:line:)``.
  ///   - file: The caller's file, for reports.
  ///   - line: The caller's line, for reports.
  /// - Returns: The constraint.
  @inline(never)
  public final func constraint(
    lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>, constant: Double = 0,
    file: StaticString = #fileID, line: Int = #line
  ) -> LayoutConstraint {
    constraint(.lessThanOrEqual, anchor, 1, constant, file, line)
  }

  /// The view or layout guide of the anchor.
  public final var item: AnyObject? { node.uiKitItem }

  /// The name of the item and of the attribute, as in `photo.top`.
  public final var name: String { node.name + "." + attribute.name }
}

extension NSLayoutAnchor: Hashable {
  /// Compares two anchors.
  ///
  /// - Parameters:
  ///   - lhs: An anchor.
  ///   - rhs: Another anchor.
  /// - Returns: Whether they are the same anchor of the same item.
  public static func == (lhs: NSLayoutAnchor, rhs: NSLayoutAnchor) -> Bool {
    lhs.node === rhs.node && lhs.attribute == rhs.attribute
      && lhs.start?.node === rhs.start?.node && lhs.start?.attribute == rhs.start?.attribute
  }

  /// Hashes the item and the attribute.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(node))
    hasher.combine(attribute)
  }
}

extension LayoutNode {
  /// The object that UIKit code knows the node by: its view, its guide, or the node itself.
  var uiKitItem: AnyObject {
    if let view = ownView { return view }
    return ownGuide.map { $0 as AnyObject } ?? self
  }
}
