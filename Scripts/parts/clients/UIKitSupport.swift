// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Names outside of layout that the tests of the libraries mention.

@_exported import UIKitFoundation

public typealias CGFloat = UIKitFoundation.CGFloat
public typealias CGRect = UIKitFoundation.CGRect
public typealias CGSize = UIKitFoundation.CGSize
public typealias CGPoint = UIKitFoundation.CGPoint
public typealias NSCoder = UIKitFoundation.NSCoder

public struct UIColor: Hashable, Sendable {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public static let white = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
  public static let red = white, green = white, blue = white, yellow = white, orange = white
  public static let black = white, gray = white, clear = white, cyan = white
}

extension UIView {
  public var backgroundColor: UIColor? {
    get { objc_getAssociatedObject(self, colorKeys + 1) as? UIColor }
    set { objc_setAssociatedObject(self, colorKeys + 1, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}

open class UITabBarController: UIViewController {
  public var viewControllers: [UIViewController]?
  public func setViewControllers(_ controllers: [UIViewController]?, animated: Bool) {}
}

open class UINavigationController: UIViewController {
  public convenience init(rootViewController: UIViewController) { self.init() }
}

public struct Selector: Hashable {
  public init(_ name: String) {}
}

extension UIButton {
  public enum ButtonType { case system, custom }

  public convenience init(type: ButtonType) { self.init(frame: .zero) }
}

extension UIImage {
  public static var checkmark: UIImage { UIImage(size: CGSize(width: 20, height: 20)) }
}

extension UILabel {
  public var textColor: UIColor? {
    get { objc_getAssociatedObject(self, colorKeys) as? UIColor }
    set { objc_setAssociatedObject(self, colorKeys, newValue, .OBJC_ASSOCIATION_RETAIN) }
  }
}
nonisolated(unsafe) private let colorKeys = UnsafeRawPointer(
  UnsafeMutablePointer<UInt8>.allocate(capacity: 2))
