#if Swift3Names
// The names that UIKit had in Swift 3 and 4, beside those of UIKitNames.

/// The name of `UIControl.State` in Swift 3.
public typealias UIControlState = UIControl.State
/// The name of `UIControl.Event` in Swift 3.
public typealias UIControlEvents = UIControl.Event
/// The name of `UIButton.ButtonType` in Swift 3.
public typealias UIButtonType = UIButton.ButtonType
/// The name of `UITableViewCell.CellStyle` in Swift 3.
public typealias UITableViewCellStyle = UITableViewCell.CellStyle
/// The name of `UITableViewCell.SelectionStyle` in Swift 3.
public typealias UITableViewCellSelectionStyle = UITableViewCell.SelectionStyle
/// The name of `UITableView.Style` in Swift 3.
public typealias UITableViewStyle = UITableView.Style
/// The name of `UIActivityIndicatorView.Style` in Swift 3.
public typealias UIActivityIndicatorViewStyle = UIActivityIndicatorView.Style
/// The name of `UITextField.BorderStyle` in Swift 3.
public typealias UITextBorderStyle = UITextField.BorderStyle
/// The name of `UIView.AnimationOptions` in Swift 3.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name of `UIFont.TextStyle` in Swift 3.
public typealias UIFontTextStyle = UIFont.TextStyle
/// The name of `NSAttributedString.Key` in Swift 4.
public typealias NSAttributedStringKey = NSAttributedString.Key
#endif
