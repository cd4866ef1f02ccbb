// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Names outside of layout that the tests of the libraries mention.

@_exported import UIKitAppearance

public typealias CGFloat = UIKitAppearance.CGFloat
public typealias CGRect = UIKitAppearance.CGRect
public typealias CGSize = UIKitAppearance.CGSize
public typealias CGPoint = UIKitAppearance.CGPoint
public typealias NSCoder = UIKitAppearance.NSCoder

extension UIImage {
  public static var checkmark: UIImage { UIImage(size: CGSize(width: 20, height: 20)) }
}
