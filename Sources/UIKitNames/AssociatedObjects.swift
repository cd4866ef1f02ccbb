import Synchronization

// Objects that are attached to others by a key, as by the Objective-C runtime. They are released
// after the object that they belong to. A deinitializer of that object can still read them.

/// The ownership of an associated object.
public enum objc_AssociationPolicy: Hashable, Sendable {
  /// The object is not retained in UIKit; here it is.
  case OBJC_ASSOCIATION_ASSIGN
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC
  /// The object is retained, not copied.
  case OBJC_ASSOCIATION_COPY_NONATOMIC
  /// The object is retained.
  case OBJC_ASSOCIATION_RETAIN
  /// The object is retained, not copied.
  case OBJC_ASSOCIATION_COPY
}

/// Returns the object that is attached to another one by a key, also in its deinitializer.
///
/// The list of attached objects is behind a lock, but not the objects themselves: tasks that use an
/// object together use what is attached to it together. A view must be attached to an object of one
/// task alone, since one task at a time may use a tree of views.
///
/// - Parameters:
///   - object: An object.
///   - key: The key: an address.
/// - Returns: The attached object, or nil.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  let object = Sent(value: object as AnyObject)
  let address = UInt(bitPattern: key)
  return associations.withLock { Sent(value: $0.value(of: object.value, address)) }.value
}

/// Attaches an object to another one by a key.
///
/// Tasks that use the other object together use the attached one together; see
/// ``objc_getAssociatedObject(_:_:)``.
///
/// - Parameters:
///   - object: An object.
///   - key: The key: an address.
///   - value: The object to attach, or nil for none.
///   - policy: Ignored; the object is retained.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  let (object, new) = (Sent(value: object as AnyObject), Sent(value: value))
  let address = UInt(bitPattern: key)
  let old = associations.withLock {
    Sent(value: $0.replace(new.value, of: object.value, address))
  }
  // Released outside of the lock, because a deinitializer may attach objects, too.
  withExtendedLifetime(old) {}
}

/// A value that the client passes between threads, if it does, on its own responsibility.
private struct Sent<Value>: @unchecked Sendable {
  let value: Value
}

private let associations = Mutex(Associations())

/// The attached objects, by the object that they belong to.
private struct Associations: ~Copyable, @unchecked Sendable {
  private struct Owner {
    /// The object; nil once its deinitialization has begun.
    weak var object: AnyObject?
    /// The object, whose memory no other one gets until the values are removed.
    unowned let memory: AnyObject
    var values: [UInt: Any] = [:]

    init(_ object: AnyObject) {
      self.object = object
      memory = object
    }
  }

  private var owners: [ObjectIdentifier: Owner] = [:]
  /// The number of owners at which those that no longer exist are removed.
  private var limit = 64

  func value(of object: AnyObject, _ key: UInt) -> Any? {
    owners[ObjectIdentifier(object)]?.values[key]
  }

  /// Replaces a value; the result must outlive the lock.
  mutating func replace(_ value: Any?, of object: AnyObject, _ key: UInt) -> [Any] {
    let identifier = ObjectIdentifier(object)
    var released: [Any] = []
    var owner = owners[identifier] ?? Owner(object)
    if let old = owner.values.updateValue(value as Any, forKey: key) { released.append(old) }
    if value == nil { owner.values[key] = nil }
    owners[identifier] = owner.values.isEmpty ? nil : owner
    if owners.count > limit {
      let gone = owners.filter { $0.value.object == nil }
      for (identifier, owner) in gone {
        released.append(owner.values)
        owners[identifier] = nil
      }
      limit = max(64, 2 * owners.count)
    }
    return released
  }
}

/// Runs a closure, whose objects are released as always: there is no pool.
///
/// - Parameter body: The closure.
/// - Returns: Its result.
/// - Throws: What the closure throws.
public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}
