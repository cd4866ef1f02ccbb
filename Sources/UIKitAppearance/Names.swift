// The one import of a file written for UIKit: layout, appearance and Foundation.
//
//   #if canImport(UIKit)
//   import UIKit
//   #else
//   import UIKitAppearance
//   #endif

@_exported public import Devices
@_exported public import UIKitFoundation

/// The name of a method, which is stored and never called.
public struct Selector: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The name.
  public let description: String

  /// Creates a name from a text.
  public init(_ name: String) { description = name }

  /// Creates a name from a literal.
  public init(stringLiteral name: String) { description = name }
}

extension NotificationCenter {
  /// Does nothing, because no method is called by its name.
  public func addObserver(
    _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
  ) {}
}

/// UIKit's name for an event, of which there are none.
public typealias UIEvent = ViewEvent
/// UIKit's name for a touch, of which there are none.
public typealias UITouch = ViewTouch
/// UIKit's name for an object that responds to events; here only views do.
public typealias UIResponder = UIView
