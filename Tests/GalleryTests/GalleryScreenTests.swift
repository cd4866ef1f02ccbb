import Anchors
import Gallery
import TestSupport
import Testing

/// The form, the cells and the view with a view model.
@Suite struct GalleryScreenTests {
  // MARK: Login form

  @Test(arguments: ["", "juca"], ["", "secret"])
  func `login is enabled if both fields have text`(userName: String, password: String) {
    let expected = !userName.isEmpty && !password.isEmpty
    let credentials = Credentials(userName: userName, password: password)
    expectEqual(credentials.areComplete, expected)
    expectEqual(LoginForm(credentials: credentials).loginButton.isEnabled, expected)
    let form = LoginForm()
    expect(!form.loginButton.isEnabled)
    form.userNameField.text = userName
    form.passwordField.text = password
    expectEqual(form.loginButton.isEnabled, expected)
    var given: Credentials?
    form.onLogin = { given = $0 }
    form.loginButton.tap()
    expectEqual(given, (expected ? credentials : nil))
    form.userNameField.text = ""
    expect(!form.loginButton.isEnabled)
  }

  @Test(
    arguments: [
      (320.0, 280.0), (380, 340), (400, 360), (1024, 360), (120, 80), (101, 61), (30, 0),
    ],
    [LayoutDirection.leftToRight, .rightToLeft])
  func `the column is centered and at most 360 wide`(
    widths: (Double, Double), direction: LayoutDirection
  ) throws {
    let form = LoginForm()
    form.layoutDirection = direction
    let (width, expected) = widths
    try form.layout(width: width, height: 400)
    let column = try #require(form.subviews.first)
    // Two fields of 44, a button of one line with 12 around it, and gaps of 12.
    let height = 44 + 12 + 44 + 12 + (20.4 + 24)
    if width > 100 {
      expectNear(numbers(column), [(width - expected) / 2, (400 - height) / 2, expected, height])
      for view in column.subviews { expectNear([view.frame.width], [expected]) }
      let text = form.userNameField.label.frame
      expectEqual(direction == .leftToRight ? text.minX : expected - text.maxX, 12)
    } else {
      // Too narrow for its paddings: the column has their width and remains centered.
      expectEqual(column.frame.midX, width / 2)
    }
    expectEmpty(form.ambiguousItems)
    try form.layout(width: width, height: nil)
    expectEqual(form.frame.height, height + 40)
  }

  @Test func `a password is shown as dots and an empty field as its hint`() {
    let form = LoginForm()
    expectEqual(form.passwordField.label.text, "Password")
    form.passwordField.text = "né!"
    expectEqual(form.passwordField.label.text, "•••")
    form.userNameField.text = "juca"
    expectEqual(form.userNameField.label.text, "juca")
    form.userNameField.text = ""
    expectEqual(form.userNameField.label.text, "User name")
  }

  // MARK: Cells

  @Test(
    arguments: [(12, 3), (12, 5), (1, 4), (7, 1), (3, 0)],
    [LayoutDirection.leftToRight, .rightToLeft])
  func `a grid has rows of equal cells filled by their views`(
    grid: (count: Int, columns: Int), direction: LayoutDirection
  ) throws {
    let (count, columns) = (grid.count, max(1, grid.columns))
    let view = CellGrid(
      models: (1...count).map { "Cell \($0)/\(count)" }, columns: grid.columns,
      makeContent: { Label() })
    view.layoutDirection = direction
    for width in [320.0, 500] {
      try view.layout(width: width, height: nil)
      let extent = (width - 8 * Double(columns + 1)) / Double(columns)
      for (index, cell) in view.cells.enumerated() {
        let column = Double(index % columns)
        let row = Double(index / columns)
        let leading = 8 + column * (extent + 8)
        let x = direction == .leftToRight ? leading : width - leading - extent
        expectNear(numbers(cell), [x, 8 + row * 68, extent, 60])
        let label = try #require(cell.subviews.first as? Label)
        expectNear(numbers(label), [0, 0, extent, 60])
        expect(label.text == "Cell \(index + 1)/\(count)" && cell.model == label.text)
      }
      let rows = Double((count + columns - 1) / columns)
      expectEqual(view.frame.height, 8 + rows * 68)
    }
  }

  @Test func `a cell passes its model to its view`() {
    let label = Label()
    let cell = Cell(label, model: "Cell 3/12")
    expectEqual(label.text, "Cell 3/12")
    cell.model = "Cell 4/12"
    expectEqual(label.text, "Cell 4/12")
    label.text = "other"
    expectEqual(cell.model, "other")
  }

  @Test func `a cell is filled after moving to another grid`() throws {
    let cell = Cell(Label(), model: "a")
    for width in [100.0, 60, 240] {
      let host = View("host")
      host.addSubview(cell)
      cell.edges(equalTo: host)
      try host.layout(in: Size(width: width, height: 30))
      try expectEqual(numbers(#require(cell.subviews.first)), [0, 0, width, 30])
    }
  }

  // MARK: View model

  @Test(arguments: Reaction.Emoji.allCases)
  func `a view model has the texts and colors of its reaction`(emoji: Reaction.Emoji) {
    var tapped: [String] = []
    let model = ReactionViewModel(Reaction(name: "Juca", emoji: emoji)) {
      tapped.append($0.buttonText)
    }
    expectEqual(model.labelText, ["👍", "👎", "👊"][Reaction.Emoji.allCases.firstIndex(of: emoji)!])
    expectEqual(model.buttonText, "Juca")
    expectEqual(model.buttonColor, Color(red: 1, green: 0, blue: 0))
    model.onTap?(model)
    expectEqual(tapped, ["Juca"])
  }

  @Test func `a default view model has a label and a button without action`() {
    let model = ReactionViewModel()
    expect(model.labelText == "Label" && model.buttonText == "Button" && model.onTap == nil)
    expectEqual(model.buttonColor, .tint)
  }

  @Test func `a view shows each view model that it is given`() throws {
    var tapped = 0
    let view = ReactionView(
      viewModel: ReactionViewModel(Reaction(name: "Juca", emoji: .fist)) { _ in tapped += 1 })
    for (text, width) in [("Juca", 320.0), ("A very long name indeed", 200), ("", 90)] {
      view.viewModel = ReactionViewModel(
        labelText: "ok", buttonText: text, onTap: view.viewModel.onTap)
      try view.layout(width: width, height: nil)
      let label = try #require(view.subviews.first)
      let button = try #require(view.subviews.last)
      expectEqual(label.frame.midX, width / 2)
      expectEqual(label.frame.minY, 20)
      expectEqual(label.frame.height, 48)
      expectEqual(button.frame.midX, width / 2)
      expectEqual(button.frame.minY, 80)
      #expect(button.frame.width <= width - 40 + 1e-9)
      expectEqual(button.frame.height, (text.isEmpty ? 0 : 20.4) + 16)
      expectEqual(view.frame.height, button.frame.maxY + 20)
      view.tap()
    }
    expectEqual(tapped, 3)
  }
}
