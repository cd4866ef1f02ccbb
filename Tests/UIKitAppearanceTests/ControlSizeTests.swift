import TestSupport
import Testing
import UIKitAppearance

/// Content sizes of controls, from UIKit's numbers and from arithmetic on the size of the title.
@Suite struct ControlSizeTests {
  /// The size of a text in a font, from a label of its own.
  private func size(_ text: String, _ font: UIFont) -> CGSize {
    let label = UILabel()
    label.text = text
    label.font = font
    return label.intrinsicContentSize
  }

  @Test func `controls have the sizes of iOS`() {
    expectEqual(UISwitch().intrinsicContentSize, CGSize(width: 51, height: 31))
    expectEqual(UIStepper().intrinsicContentSize, CGSize(width: 94, height: 32))
    expectEqual(
      UIActivityIndicatorView(style: .medium).intrinsicContentSize, CGSize(width: 20, height: 20))
    expectEqual(
      UIActivityIndicatorView(style: .large).intrinsicContentSize, CGSize(width: 37, height: 37))
    expectEqual(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height, 32)
    expectEqual(UISlider().intrinsicContentSize.width, UIView.noIntrinsicMetric)
  }

  @Test func `a title has 6 points above and below while the insets are zero`() {
    let button = UIButton(type: .system)
    button.setTitle("Continue shopping", for: .normal)
    let title = size("Continue shopping", .systemFont(ofSize: 15))
    expectEqual(button.intrinsicContentSize, CGSize(width: title.width, height: title.height + 12))
  }

  @Test func `a short title is 30 points wide`() {
    let button = UIButton(type: .system)
    button.setTitle("x", for: .normal)
    expectEqual(button.intrinsicContentSize.width, 30)
  }

  @Test func `content insets replace the padding of the title`() {
    let button = UIButton(type: .custom)
    button.setTitle("Continue", for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 10, left: 20, bottom: 11, right: 22)
    let title = size("Continue", .systemFont(ofSize: 15))
    expectEqual(
      button.intrinsicContentSize, CGSize(width: title.width + 42, height: title.height + 21))
  }

  @Test func `a picture alone has its own size, and beside a title it adds its width`() {
    let button = UIButton(type: .custom)
    button.setImage(UIImage(size: CGSize(width: 24, height: 40)), for: .normal)
    expectEqual(button.intrinsicContentSize, CGSize(width: 24, height: 40))
    button.setTitle("Continue", for: .normal)
    let title = size("Continue", .systemFont(ofSize: 15))
    expectEqual(button.intrinsicContentSize, CGSize(width: title.width + 24, height: 40))
  }

  @Test func `insets of title and picture are not part of the content size`() {
    let button = UIButton(type: .custom)
    button.setTitle("Continue", for: .normal)
    let before = button.intrinsicContentSize
    button.titleEdgeInsets = UIEdgeInsets(top: 5, left: 50, bottom: 5, right: 50)
    button.imageEdgeInsets = UIEdgeInsets(top: 5, left: 50, bottom: 5, right: 50)
    expectEqual(button.intrinsicContentSize, before)
  }

  @Test(arguments: [NSDirectionalRectEdge.leading, .trailing])
  func `a configuration adds its insets and the padding beside the picture`(
    edge: NSDirectionalRectEdge
  ) {
    var configuration = UIButton.Configuration.filled()
    configuration.title = "Pay"
    configuration.image = UIImage(size: CGSize(width: 20, height: 16))
    configuration.imagePadding = 8
    configuration.imagePlacement = edge
    let title = size("Pay", .systemFont(ofSize: 17))
    let button = UIButton(configuration: configuration)
    expectEqual(
      button.intrinsicContentSize,
      CGSize(width: 12 + 20 + 8 + title.width + 12, height: 7 + title.height + 7))
  }

  @Test func `a picture above the title adds to the height`() {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Pay"
    configuration.image = UIImage(size: CGSize(width: 60, height: 16))
    configuration.imagePadding = 4
    configuration.imagePlacement = .top
    configuration.contentInsets = NSDirectionalEdgeInsets(
      top: 1, leading: 2, bottom: 3, trailing: 4)
    let title = size("Pay", .systemFont(ofSize: 17))
    expectEqual(
      UIButton(configuration: configuration).intrinsicContentSize,
      CGSize(width: 66, height: 1 + 16 + 4 + title.height + 3))
  }

  @Test func `title and picture are laid out in the middle of a wider button`() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Pay", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    try button.layout(width: 200, height: 44)
    let title = try #require(button.titleLabel)
    let picture = try #require(button.imageView)
    let left = picture.convert(CGPoint.zero, to: button).x
    let right = 200 - title.convert(CGPoint(x: title.frame.width, y: 0), to: button).x
    expectNear(left, right, within: 0.51)
    expectEqual(picture.frame.size, CGSize(width: 20, height: 20))
  }

  @Test func `a new font of the title label resizes a button that was laid out`() throws {
    let (screen, button) = (UIView(), UIButton(type: .system))
    button.setTitle("Continue", for: .normal)
    screen.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: screen.topAnchor),
      button.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
    ])
    try screen.layout(width: 400, height: 100)
    button.titleLabel?.font = .systemFont(ofSize: 30)
    try screen.layout(width: 400, height: 100)
    let title = size("Continue", .systemFont(ofSize: 30))
    expectNear(button.frame.width, title.width, within: 0.01)
    expectNear(button.frame.height, (title.height + 12), within: 0.01)
  }

  @Test func `a rounded text field is 34 points high, and its border adds 14 points of width`() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.text = "Name"
    let title = size("Name", .systemFont(ofSize: 17))
    expectNear(field.intrinsicContentSize.height, 34, within: 0.01)
    expectNear(field.intrinsicContentSize.width, (title.width + 14), within: 0.01)
    field.text = nil
    expectNear(field.intrinsicContentSize.height, 34, within: 0.01)
  }

  @Test func `a text view that does not scroll wraps its text inside insets and padding`() throws {
    let text = UITextView()
    text.isScrollEnabled = false
    text.text = "Desenvolvedora de aplicativos para telefones"
    let label = UILabel()
    label.font = .systemFont(ofSize: 12)
    label.numberOfLines = 0
    label.text = text.text
    let result = try text.layout(width: 110, height: nil)
    let lines = try label.layout(width: 100, height: nil)
    expectEqual(result.size.height, lines.size.height + 16)
    text.isScrollEnabled = true
    expectEqual(text.intrinsicContentSize.height, UIView.noIntrinsicMetric)
  }
}
