import Anchors
import Gallery
import TestSupport
import Testing

/// Layouts of the button, determined by the sizes of its contents.
@Suite struct GalleryButtonTests {
  private func contents(
    _ title: String?, image: Size? = nil, background: Size? = nil
  ) -> ButtonContents {
    var contents = ButtonContents(title: title)
    contents.images[.normal] = image
    contents.backgroundImages[.normal] = background
    return contents
  }

  private func width(of text: String) -> Double {
    TextMeasurer.helvetica.measure(TextRequest(text, font: .label)).size.width
  }

  /// Checks all frames: image and title side by side in the middle.
  private func check(
    _ button: Button, _ size: Size, _ image: Size, padding: Double = 0, mirrored: Bool = false
  ) {
    expectEqual(button.frame.size, size)
    expectEqual(numbers(button.backgroundImageView), [0, 0, size.width, size.height])
    let title = Size(
      width: width(of: button.titleLabel.text), height: button.titleLabel.text.isEmpty ? 0 : 20.4)
    let total = image.width + padding + title.width
    let height = max(image.height, title.height)
    let content = button.contentView.frame
    expectNear(
      numbers(content),
      [(size.width - total) / 2, (size.height - height) / 2, total, height])
    let imageX = mirrored ? title.width + padding : 0
    let titleX = mirrored ? 0 : image.width + padding
    expectNear(
      numbers(button.imageView),
      [imageX, (height - image.height) / 2, image.width, image.height])
    expectNear(
      numbers(button.titleLabel),
      [titleX, (height - title.height) / 2, title.width, title.height])
  }

  @Test(arguments: [Size(width: 200, height: 44), Size(width: 320, height: 100)], [false, true])
  func `image and title are side by side in the middle`(size: Size, mirrored: Bool) throws {
    let image = Size(width: 24, height: 30)
    let button = Button(contents: contents("Send", image: image), padding: 6)
    button.layoutDirection = mirrored ? .rightToLeft : .leftToRight
    try button.layout(in: size)
    check(button, size, image, padding: 6, mirrored: mirrored)
    expectEmpty(button.ambiguousItems)
  }

  @Test func `missing parts of a button have no extent`() throws {
    let size = Size(width: 200, height: 44)
    let titled = Button(contents: contents("Send"))
    try titled.layout(in: size)
    check(titled, size, .zero)
    let pictured = Button(contents: contents(nil, image: Size(width: 10, height: 12)))
    try pictured.layout(in: size)
    check(pictured, size, Size(width: 10, height: 12))
    let empty = Button(contents: contents(nil))
    try empty.layout(in: size)
    check(empty, size, .zero)
    expectEmpty(empty.ambiguousItems)
  }

  @Test func `the fitting size is that of the content plus its insets`() throws {
    let image = Size(width: 24, height: 30)
    let button = Button(contents: contents("Send", image: image), padding: 6, inset: 10)
    try button.layout(width: nil, height: nil)
    expectNear([button.frame.width], [24 + 6 + width(of: "Send") + 20])
    expectEqual(button.frame.height, 50)
  }

  @Test func `a larger background enlarges only a button of free size`() throws {
    let button = Button(
      contents: contents("Send", background: Size(width: 300, height: 80)), inset: 4)
    try button.layout(width: nil, height: nil)
    check(button, Size(width: 300, height: 80), .zero)
    try button.layout(in: Size(width: 100, height: 30))
    check(button, Size(width: 100, height: 30), .zero)
  }

  @Test func `the title of a narrow button is compressed`() throws {
    let image = Size(width: 24, height: 30)
    let button = Button(contents: contents("Send the message", image: image), inset: 4)
    try button.layout(in: Size(width: 80, height: 40))
    expectNear(numbers(button.contentView), [4, 5, 72, 30])
    expectNear([button.imageView.frame.width, button.titleLabel.frame.width], [24, 48])
  }

  @Test func `changing the state resizes contents and retains the layout`() throws {
    var table = contents("Send", image: Size(width: 20, height: 20))
    table.titles[.selected] = "Sent already"
    table.images[.selected] = Size(width: 30, height: 40)
    let button = Button(contents: table, padding: 6)
    let size = Size(width: 300, height: 60)
    try button.layout(in: size)
    check(button, size, Size(width: 20, height: 20), padding: 6)
    button.state = .selected
    try button.layout(in: size)
    expectEqual(button.titleLabel.text, "Sent already")
    check(button, size, Size(width: 30, height: 40), padding: 6)
    button.state = .normal
    try button.layout(in: size)
    check(button, size, Size(width: 20, height: 20), padding: 6)
  }

  @Test func `a disabled button cannot be tapped`() {
    let button = Button(contents: contents("Send"))
    var taps = 0
    button.onTap = { taps += 1 }
    button.tap()
    button.isEnabled = false
    expectEqual(button.state, .disabled)
    button.tap()
    expectEqual(taps, 1)
    button.isEnabled = true
    expectEqual(button.state, .normal)
    button.state = .selected
    button.isEnabled = true
    expectEqual(button.state, .selected)
  }
}
