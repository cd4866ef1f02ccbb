public import Anchors

/// A text above a button, with a view model as its only input.
public final class ReactionView: View {
  /// The current content.
  public var viewModel: ReactionViewModel { didSet { updateViews() } }
  private let label = Label(name: "label", font: .systemFont(ofSize: 40))
  private let button = Button(contents: ButtonContents(), inset: 8)

  /// Creates the view.
  public init(viewModel: ReactionViewModel) {
    self.viewModel = viewModel
    super.init("reaction")
    addSubview(label)
    addSubview(button)
    label
      .centerXAnchor(equalTo: centerXAnchor)
      .topAnchor(equalTo: topAnchor, constant: 20)
    button
      .topAnchor(equalTo: label.bottomAnchor, constant: 12)
      .centerXAnchor(equalTo: centerXAnchor)
      .leadingAnchor(greaterThanOrEqualTo: leadingAnchor, constant: 20)
      .bottomAnchor(lessThanOrEqualTo: bottomAnchor, constant: -20)
      .bottomAnchor(equalTo: bottomAnchor, constant: -20, priority: 20)
    updateViews()
  }

  /// Taps the button.
  public func tap() { button.tap() }

  private func updateViews() {
    label.text = viewModel.labelText
    var contents = ButtonContents(title: viewModel.buttonText)
    contents.titleColors[.normal] = viewModel.buttonColor
    button.contents = contents
    button.onTap = { [viewModel] in viewModel.onTap?(viewModel) }
  }
}
