// UIKit's names together with Foundation, as `import UIKit` provides both. `CGFloat` is
// Foundation's type, which converts to and from `Double` by itself; the other types are the views'.

@_exported public import Foundation
@_exported public import UIKitNames

/// Core Graphics' name for a number of points.
public typealias CGFloat = Foundation.CGFloat
/// Core Graphics' name for a rectangle.
public typealias CGRect = UIKitNames.CGRect
/// Core Graphics' name for a width and a height.
public typealias CGSize = UIKitNames.CGSize
/// Core Graphics' name for a point.
public typealias CGPoint = UIKitNames.CGPoint
/// UIKit's name for a decoder of archived views, which has no instances.
public typealias NSCoder = UIKitNames.NSCoder

extension View: NSObjectProtocol {
  /// Compares the view with an object.
  ///
  /// - Parameter object: An object, or nil.
  /// - Returns: Whether they are the same object.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// A number derived from the identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// The view itself.
  public func `self`() -> Self { self }

  /// False.
  public func isProxy() -> Bool { false }
}

extension LayoutGuide: NSObjectProtocol {
  /// Compares the guide with an object.
  ///
  /// - Parameter object: An object, or nil.
  /// - Returns: Whether they are the same object.
  public func isEqual(_ object: Any?) -> Bool { object as AnyObject? === self }

  /// A number derived from the identity.
  public var hash: Int { ObjectIdentifier(self).hashValue }

  /// The name of the guide.
  public var description: String { identifier }

  /// The guide itself.
  public func `self`() -> Self { self }

  /// False.
  public func isProxy() -> Bool { false }
}
