// Views, layout guides and constraints are equal only to themselves, as in UIKit.

extension LayoutNode: Hashable {
  /// Compares two nodes or views.
  ///
  /// - Parameters:
  ///   - lhs: A node.
  ///   - rhs: Another node.
  /// - Returns: Whether they are the same object.
  public static func == (lhs: LayoutNode, rhs: LayoutNode) -> Bool { lhs === rhs }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutGuide: Hashable {
  /// Compares two guides.
  ///
  /// - Parameters:
  ///   - lhs: A guide.
  ///   - rhs: Another guide.
  /// - Returns: Whether they are the same object.
  public static func == (lhs: LayoutGuide, rhs: LayoutGuide) -> Bool { lhs === rhs }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension LayoutConstraint: Hashable {
  /// Compares two constraints.
  ///
  /// - Parameters:
  ///   - lhs: A constraint.
  ///   - rhs: Another constraint.
  /// - Returns: Whether they are the same object.
  public static func == (lhs: LayoutConstraint, rhs: LayoutConstraint) -> Bool { lhs === rhs }

  /// Hashes the identity.
  ///
  /// - Parameter hasher: The hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
